import type { CardId } from "@thunderjack/cards";
import type { Seat } from "@thunderjack/core";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { faultsIn } from "../../../test/measured-table.js";
import { all, drawn, seatedAt } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";
import { fontWidthAt } from "../../platform/font-width.js";

const SIZES = [
  [320, 568],
  [360, 616],
  [375, 553],
  [740, 360],
  [844, 390],
  [768, 560],
  [768, 1024],
  [1024, 768],
  [1366, 625],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
] as const;

/** One size for each of the modes `tall`, `land` and `wide`. */
const SOME_SIZES = [
  [360, 616],
  [740, 360],
  [768, 1024],
] as const;

const INSURED_SIZES = [
  [320, 568],
  [390, 844],
  [740, 360],
  [1366, 625],
  [1440, 900],
] as const;

const RENDERERS = ["lit", "canvas"] as const;

/**
 * The numbers of hands. An ordinary run measures the smallest and the largest numbers. `pnpm pictures layout-matrix`
 * measures all of them in all languages.
 */
const HANDS = IS_THOROUGH ? [1, 2, 3, 6, 12] : [1, 6, 12];

const SEATS: Readonly<Record<number, readonly Seat[]>> = { 1: ["middle"], 2: ["right", "left"] };

// The table is resized within one window, because resizing the window takes longer.
beforeAll(async () => {
  await page.viewport(2560, 1080);
  return () => page.viewport(1280, 800);
});

/** Adds a table, and bets on its seats. */
async function tableOf(renderer: "lit" | "canvas", hands: number, language = "en"): Promise<ThunderjackTable> {
  const rules = hands > 6 ? "casino" : "thunderjack";
  const { element } = await seatedAt({ credits: 100_000, renderer, rules });
  element.style.setProperty("min-height", "0");
  element.lang = language;
  await expect.poll(() => all(element, renderer === "lit" ? "tj-table" : "canvas").length).toBe(1);
  await expect.poll(() => element.conductor?.view.language).toBe(language);
  for (const seat of SEATS[hands] ?? ["right", "middle", "left"]) element.placeBet(seat as Seat, 1000);
  return element;
}

/** Deals eights, and splits until there are enough hands. The dealer busts if the player stands. */
function deal(element: ThunderjackTable, hands: number): void {
  const decks = hands > 6 ? 6 : 4;
  const cards = (rank: number, count: number) =>
    Array.from({ length: count }, (_, place) => `${rank}_${"hdcs"[place % 4]}_${place >> 2}` as CardId);
  expect(element.deal([...cards(8, 4 * decks), ...cards(10, 4)])).toBeNull();
  const count = () => element.conductor?.view.seats.reduce((sum, seat) => sum + seat.hands.length, 0);
  for (let step = 0; step < 40 && (count() ?? 0) < hands; step++) if (element.split() !== null) element.stand();
  expect(count()).toBe(hands);
}

/** Measures a table at several sizes. Returns the faults by size. */
async function faultsAt(
  element: ThunderjackTable,
  sizes: readonly (readonly [number, number])[],
): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  for (const [width, height] of sizes) {
    element.style.setProperty("width", `${width}px`);
    element.style.setProperty("height", `${height}px`);
    await drawn(element);
    await drawn(element);
    const found = faultsIn(element, width, height);
    if (found.length > 0) faults[`${width} by ${height}`] = found;
  }
  return faults;
}

describe.each(RENDERERS)("the renderer %s", (renderer) => {
  test.each(HANDS)("fits %i hands, their bets and their results into every size", async (hands) => {
    const element = await tableOf(renderer, hands);
    if (hands === HANDS[0]) expect(await faultsAt(element, SIZES), "betting").toEqual({});
    deal(element, hands);
    expect(await faultsAt(element, SIZES), "play").toEqual({});
    while (element.stand() === null);
    await drawn(element);
    expect(element.conductor?.view.dealer.badge?.label).toBe("Dealer busts");
    expect(await faultsAt(element, SIZES), "results").toEqual({});
  });

  test.each(["en", "de", "es", "fr", "ar"])("fits insurances into every size in the language %s", async (language) => {
    const element = await tableOf(renderer, 12, language);
    const cards = "9_h 9_c 9_d a_s 8_h 8_d 8_c".split(" ").map((card, deck) => `${card}_${deck % 6}` as CardId);
    expect(element.deal([...cards, "k_h_5" as CardId])).toBeNull();
    expect(await faultsAt(element, INSURED_SIZES), "question").toEqual({});
    while (element.insure() === null);
    expect(element.conductor?.view.seats[0]?.hands[0]?.insuranceText).toContain("10");
    await drawn(element);
    expect(await faultsAt(element, INSURED_SIZES), "results").toEqual({});
  });

  test("fits hands of ten cards into every size", async () => {
    const element = await tableOf(renderer, 12);
    element.clearBets();
    element.placeBet("middle", 1000);
    const cards = "a_h 7_s a_d 10_s a_c a_s 2_h 2_d 2_c 2_s 3_h 3_d".split(" ").map((card) => `${card}_0` as CardId);
    expect(element.deal(cards)).toBeNull();
    for (let card = 2; card < 10; card++) expect(element.hit()).toBeNull();
    expect(await faultsAt(element, SIZES)).toEqual({});
  });

  test.each(["de", "es", "fr", "ar"])("fits the texts of the language %s", async (language) => {
    const element = await tableOf(renderer, 6, language);
    expect(await faultsAt(element, SOME_SIZES), "betting").toEqual({});
    deal(element, 6);
    expect(await faultsAt(element, SOME_SIZES), "six hands").toEqual({});
    while (element.stand() === null);
    expect(await faultsAt(element, SOME_SIZES), "results").toEqual({});
  });
});

/** Adds a font as wide or as narrow as the widest and the narrowest system fonts, from the font of the tests. */
async function addFont(name: string, scale: number): Promise<void> {
  const style = document.createElement("style");
  const face = (weights: string, full: string) =>
    `@font-face{font-family:${name};font-weight:${weights};src:local("${full}"),local("${full.replace(" ", "-")}");size-adjust:${scale}%;` +
    `ascent-override:${90 / (scale / 100)}%;descent-override:${21 / (scale / 100)}%}`;
  style.textContent = face("100 500", "Arimo Regular") + face("600 900", "Arimo Bold");
  document.head.append(style);
  onTestFinished(() => style.remove());
  await Promise.all([400, 600, 750, 800].map((weight) => document.fonts.load(`${weight} 20px ${name}`)));
  expect(document.fonts.check(`700 20px ${name}`)).toBe(true);
}

// DejaVu Sans and Verdana are about 21 % wider than Arial, and Liberation Sans Narrow is 18 % narrower.
test.each([
  ["wide", 122, 1.2],
  ["narrow", 82, 1],
])("fits its texts in a %s font", async (name, scale, width) => {
  await addFont(name, scale);
  const element = await tableOf("lit", 6, "de");
  element.style.setProperty("--tj-font", name);
  expect(all(element, "tj-table").map(fontWidthAt)).toEqual([width]);
  expect(await faultsAt(element, SOME_SIZES), "betting").toEqual({});
  deal(element, 6);
  expect(await faultsAt(element, SOME_SIZES), "six hands").toEqual({});
  while (element.stand() === null);
  expect(await faultsAt(element, SOME_SIZES), "results").toEqual({});
});
