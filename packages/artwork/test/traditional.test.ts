import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CourtRank } from "../src/card-name.js";
import { CARD_BOX, cardFace, INK, type Mark, type SuitLetter } from "../src/index.js";
import { SUIT_PATHS, suitColour } from "../src/suits.js";
import { traditionalFace } from "../src/traditional.js";
import { TRADITIONAL_OUTLINES } from "../src/traditional-outlines.js";

const COURTS: readonly CourtRank[] = ["j", "q", "k"];
const SUITS: readonly SuitLetter[] = ["h", "d", "c", "s"];
const ALL = COURTS.flatMap((rank) => SUITS.map((suit) => [rank, suit] as const));

function isWithinCard({ x, y }: Mark): boolean {
  return x >= 0 && x <= CARD_BOX.width && y >= 0 && y <= CARD_BOX.height;
}

test.each(ALL)("the traditional %s of %s is unique and symmetrical", (rank, suit) => {
  const { middle } = traditionalFace(rank, suit);
  const figures = ALL.map(([otherRank, otherSuit]) => JSON.stringify(traditionalFace(otherRank, otherSuit).middle));
  expect(figures.filter((figure) => figure === JSON.stringify(middle))).toHaveLength(1);
  expect(middle.every(isWithinCard)).toBe(true);
  const upright = middle.filter(({ isTurned }) => !isTurned);
  // Every mark except the frame has a counterpart in the lower half.
  expect(middle.filter(({ isTurned }) => isTurned)).toHaveLength(upright.length - 1);
  expect(upright.length).toBeGreaterThanOrEqual(8);
});

test("the corners show rank and suit, and small cards are those of the built-in deck", () => {
  for (const [rank, suit] of ALL) {
    const [letter, pip] = traditionalFace(rank, suit).index;
    expect(letter).toMatchObject({ suit, fill: suitColour(suit) });
    expect(letter?.path).not.toBe(pip?.path);
    expect(pip).toMatchObject({ path: SUIT_PATHS[suit], suit });
    expect(traditionalFace(rank, suit).small).toEqual(cardFace(rank, suit).small);
  }
});

test("the two pips have their suit, and figures have no colour that themes replace", () => {
  for (const [rank, suit] of ALL) {
    const { middle } = traditionalFace(rank, suit);
    expect(middle.filter((mark) => mark.suit === suit)).toHaveLength(2);
    const inks = middle.filter((mark) => mark.suit === undefined).map(({ fill }) => fill);
    expect(inks.filter((ink) => ink !== null && Object.values<string>(INK).includes(ink))).toEqual([]);
  }
});

test("numbered cards are those of the built-in deck", () => {
  expect(traditionalFace("9", "h")).toBe(cardFace("9", "h"));
});

test("the outlines compress to less than 66 kB", () => {
  expect(gzipSync(JSON.stringify(TRADITIONAL_OUTLINES), { level: 9 }).length).toBeLessThan(66_000);
});
