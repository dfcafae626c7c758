import type { Seat } from "@thunderjack/core";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { faultsIn } from "../../../test/measured-table.js";
import { all, drawn, seatedAt } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

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

/**
 * An ordinary run measures the narrowest size, a low one and some usual ones. The tests of the stage cover all sizes.
 */
const MEASURED = IS_THOROUGH ? SIZES : SIZES.filter(([width]) => [320, 375, 844, 768, 1440].includes(width));

/** Cards that deal two pairs of eights and a pair of nines to three seats, and the cards that are drawn later. */
const PAIRS = "8_s_0 9_h_0 8_d_0 10_h_0 8_h_0 9_c_0 8_c_0 7_c_0 2_h_0 3_h_0 10_c_0 j_d_0 9_d_0 5_c_0".split(" ");

/** Bets on the given seats and deals. If `splits` is set, splits every pair and stands on its hands. */
async function play(element: ThunderjackTable, seats: readonly Seat[], splits: boolean): Promise<void> {
  for (const seat of seats) element.placeBet(seat, 5000);
  element.deal(PAIRS as never);
  while (splits && element.split() === null) for (let stands = 0; stands < 2; stands++) element.stand();
  await drawn(element);
}

test.each(MEASURED)(
  "fits bets, hands and results with 1, 3 and 6 hands into %i by %i pixels",
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const faults: Record<string, readonly string[]> = {};
    const check = async (when: string, element: ThunderjackTable) => {
      await drawn(element);
      const found = faultsIn(element, width, height);
      if (found.length > 0) faults[when] = found;
    };
    const all3: readonly Seat[] = ["right", "middle", "left"];
    for (const [hands, seats, splits] of [
      [1, ["middle"], false],
      [3, all3, false],
      [6, all3, true],
    ] as const) {
      const { element } = await seatedAt({ credits: 100_000 });
      element.style.setProperty("height", `${height}px`);
      await check(`${hands}: betting`, element);
      await play(element, seats, splits);
      await check(`${hands}: play`, element);
      while (element.stand() === null);
      await check(`${hands}: results`, element);
      element.remove();
    }
    expect(faults).toEqual({});
  },
);

/** The tests of the stage measure the texts of all languages without a browser. */
const LANGUAGES = IS_THOROUGH ? ["de", "es", "fr", "ar"] : ["de", "ar"];

/** The sizes at which the other languages are measured: one for each of the modes `tall`, `land` and `wide`. */
const SOME_SIZES = [
  [360, 616],
  [740, 360],
  [768, 1024],
] as const;

/** Measures a table at several sizes. Returns the faults by size. */
async function faultsAt(
  element: ThunderjackTable,
  sizes: readonly (readonly [number, number])[],
): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    element.style.setProperty("height", `${height}px`);
    await drawn(element);
    await drawn(element);
    const found = faultsIn(element, width, height);
    if (found.length > 0) faults[`${width} by ${height}`] = found;
  }
  return faults;
}

test.each(LANGUAGES)("fits the texts of the language %s", async (language) => {
  onTestFinished(() => page.viewport(1280, 800));
  const { element } = await seatedAt({ credits: 100_000 });
  element.lang = language;
  await expect.poll(() => all(element, `[lang=${language}]`).length).toBeGreaterThan(1);
  for (const seat of ["right", "middle", "left"] as const) element.placeBet(seat, 5000);
  expect(await faultsAt(element, SOME_SIZES), "betting").toEqual({});
  await play(element, [], true);
  expect(await faultsAt(element, SOME_SIZES), "six hands").toEqual({});
  while (element.stand() === null);
  expect(await faultsAt(element, SOME_SIZES), "results").toEqual({});
});

test("fits the controls of the canvas into every size", async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { element } = await seatedAt({ credits: 100_000 });
  element.renderer = "canvas";
  await expect.poll(() => all(element, "canvas").length).toBe(1);
  for (const seat of ["right", "middle", "left"] as const) element.placeBet(seat, 5000);
  expect(await faultsAt(element, MEASURED), "betting").toEqual({});
  await play(element, [], true);
  expect(await faultsAt(element, MEASURED), "six hands").toEqual({});
  while (element.stand() === null);
  expect(await faultsAt(element, MEASURED), "results").toEqual({});
});
