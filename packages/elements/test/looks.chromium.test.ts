import { type CardId, isCardId } from "@thunderjack/cards";
import { VirtualClock } from "@thunderjack/core";
import { emulateMedia } from "@thunderjack/vitest/emulated-media";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ThunderjackTable } from "../src/index.js";
import { all, drawn, seatedAt } from "./seated.js";

const SIX_HANDS = "8_c 8_h 8_d 9_s 8_s 8_h 8_c 10_c 3_c 2_d 5_h 4_s 7_d 6_c 10_d 9_h";
const BETS = { right: 1000, middle: 1000, left: 1000 };

function idsOf(cards: string): readonly CardId[] {
  const names = cards.split(" ");
  return names.map((name, place) => {
    const id = `${name}_${names.slice(0, place).filter((before) => before === name).length}`;
    if (!isCardId(id)) throw new Error(`${id} is not a card.`);
    return id;
  });
}

/** Deals three pairs and splits all of them. */
async function sixHands(): Promise<ThunderjackTable> {
  const { element } = await seatedAt({ bets: BETS });
  element.deal(idsOf(SIX_HANDS));
  for (let seat = 0; seat < 3; seat++) {
    expect(element.split()).toBeNull();
    if (seat < 2) for (let hand = 0; hand < 2; hand++) expect(element.stand()).toBeNull();
  }
  await drawn(element);
  return element;
}

const box = (element: Element, selector: string) => all(element, selector).map((part) => part.getBoundingClientRect());

test.each([
  [320, 640],
  [360, 740],
  [560, 800],
  [640, 800],
  [716, 900],
  [768, 1024],
  [768, 604],
  [930, 700],
  [1024, 768],
  [1440, 900],
])("fits six hands into %i by %i pixels", async (width, height) => {
  await page.viewport(width, height);
  document.body.style.height = `${height}px`;
  const element = await sixHands();
  expect(all(element, "tj-hand")).toHaveLength(6);
  const seatsEnd = Math.max(
    ...all(element, "tj-seat").flatMap((seat) => box(seat, ".foot").map(({ bottom }) => bottom)),
  );
  const firstCard = Math.min(...box(element, "tj-hand").map(({ top }) => top));
  const dealerEnd = Math.max(
    ...all(element, "tj-dealer").flatMap((dealer) => box(dealer, "tj-card").map(({ bottom }) => bottom)),
  );
  const messageTop = Math.min(...box(element, "[part=message]").map(({ top }) => top));
  expect(seatsEnd).toBeLessThanOrEqual(messageTop);
  expect(firstCard).toBeGreaterThanOrEqual(dealerEnd);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test("shifts nothing on the table while cards are dealt", async () => {
  await page.viewport(1024, 768);
  document.body.style.height = "768px";
  const clock = new VirtualClock();
  const { element } = await seatedAt({ bets: BETS, speed: "normal", clock });
  const places = () =>
    box(element, ".spot, tj-dealer, tj-shoe, tj-discard-tray, .rail, .bar").map(({ x, y }) => [x, y]);
  element.deal();
  await drawn(element);
  // At the deal, the rings move from their large places for bets to their places below the hands.
  const before = places();
  while (element.conductor?.isSettled === false) {
    clock.pass(100);
    await drawn(element);
    expect(places()).toEqual(before);
  }
});

describe("a theme", () => {
  const felt = (element: Element) =>
    getComputedStyle(all(element, "tj-table .felt, .table > .felt")[0] ?? element).backgroundImage;

  test("changes the felt; an unknown name shows the theme `storm`", async () => {
    const { element } = await seatedAt();
    const usual = felt(element);
    const looks = new Set([usual]);
    for (const theme of ["felt", "midnight", "paper", "high-contrast"]) {
      element.setAttribute("theme", theme);
      await vi.waitFor(() => expect(looks).not.toContain(felt(element)));
      looks.add(felt(element));
    }
    expect(looks.size).toBe(5);
    element.theme = "no such theme";
    await drawn(element);
    expect(felt(element)).toBe(usual);
  });

  test("is overridden by a token that the page sets on the element", async () => {
    const { element } = await seatedAt();
    element.theme = "paper";
    element.style.setProperty("--tj-felt", "rgb(1, 2, 3)");
    await drawn(element);
    expect(felt(element)).toContain("rgb(1, 2, 3)");
  });
});

test("draws green clubs, blue diamonds, red hearts and black spades with a deck of four colours", async () => {
  const card = (name: CardId) => {
    const element = document.createElement("tj-card");
    element.view = { key: name, card: name, isAcross: false, label: name };
    return element;
  };
  const { element } = await seatedAt();
  element.deck = "four-colour";
  const cards = (["9_h_0", "9_d_0", "9_c_0", "9_s_0"] as const).map(card);
  element.renderRoot.append(...cards);
  await drawn(element);
  const inks = () => cards.map((part) => getComputedStyle(all(part, ".full path")[0] ?? part).fill);
  const expected = ["rgb(196, 32, 47)", "rgb(26, 79, 181)", "rgb(12, 107, 51)", "rgb(20, 26, 51)"];
  await vi.waitFor(() => expect(inks()).toEqual(expected));
  for (const part of cards) part.remove();
});

test("shows edges of buttons, a mark on selected seats, and inks of suits with forced colours", async () => {
  await emulateMedia("forced-colors", "active");
  const { element } = await seatedAt({ bets: { right: 1000, middle: 0, left: 0 }, stack: idsOf("a_h 9_s 8_h 10_c") });
  const style = (selector: string) => getComputedStyle(all(element, selector)[0] ?? element);
  expect(style(".action").borderTopWidth).toBe("2px");
  expect(style(".spot[aria-checked=true] .ring").borderTopStyle).toBe("double");
  expect(style(".spot[aria-checked=false] .ring").borderTopStyle).toBe("dashed");
  element.deal(idsOf("a_h 9_s 8_h 10_c"));
  await drawn(element);
  const [hand = element] = all(element, "tj-hand");
  expect(getComputedStyle(all(hand, ".full path")[0] ?? element).fill).toBe("rgb(196, 32, 47)");
});
