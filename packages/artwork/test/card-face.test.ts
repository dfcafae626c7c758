import { expect, test } from "vitest";
import { CARD_BACK, CARD_BOX, cardFace, INK, type Mark, type RankName, type SuitLetter } from "../src/index.js";
import { PIP_LAYOUTS } from "../src/pips.js";
import { SUIT_PATHS, suitColour } from "../src/suits.js";
import { turnedAround } from "../src/turned-around.js";
import { bounds, sampledPoints } from "./path-points.js";

const RANKS: readonly RankName[] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"];
const SUITS: readonly SuitLetter[] = ["h", "d", "c", "s"];
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => [rank, suit] as const));

const marksOf = (rank: RankName, suit: SuitLetter): readonly Mark[] => {
  const { index, turnedIndex, middle, small } = cardFace(rank, suit);
  return [...index, ...turnedIndex, ...middle, ...small];
};

test("a numbered card has as many pips as its number", () => {
  for (const [number, pips] of Object.entries(PIP_LAYOUTS)) {
    expect(pips).toHaveLength(number === "a" ? 1 : Number(number));
  }
});

test("pips are symmetrical, and rotated in the lower half", () => {
  for (const [rank, pips] of Object.entries(PIP_LAYOUTS)) {
    for (const { x, y, isTurned } of pips) {
      expect(isTurned).toBe(y > CARD_BOX.height / 2);
      // The seven has one pip in its upper half that has no counterpart in the lower half.
      const isLone = rank === "7" && x === 50;
      const mirrored = pips.some(
        (other) => other.x === CARD_BOX.width - x && Math.abs(other.y - CARD_BOX.height + y) < 1e-9,
      );
      expect(mirrored).toBe(!isLone);
    }
  }
});

test("the origin of every mark is within the card", () => {
  for (const [rank, suit] of CARDS) {
    for (const { x, y } of marksOf(rank, suit)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(CARD_BOX.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(CARD_BOX.height);
    }
  }
});

/** Returns the outline of a rank, which is the same in all suits. */
const rankPath = (rank: RankName): string => cardFace(rank, "s").index[0]?.path ?? "";

test("the ranks have different outlines", () => {
  expect(new Set(RANKS.map(rankPath)).size).toBe(RANKS.length);
});

test("the rank in the corner is at least as high as a sixth of the card, and within its column", () => {
  for (const rank of RANKS) {
    const ys = sampledPoints(cardFace(rank, "h").index[0]).map(({ y }) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(CARD_BOX.height / 6);
    const xs = sampledPoints(cardFace(rank, "h").index[0]).map(({ x }) => x);
    expect(Math.min(...xs)).toBeGreaterThan(3);
    expect(Math.max(...xs)).toBeLessThan(25);
  }
});

test.each(CARDS)("nothing touches the corners of the %s of %s", (rank, suit) => {
  const { index, turnedIndex, middle } = cardFace(rank, suit);
  const corners = [index, turnedIndex].map((marks) => bounds(marks.flatMap(sampledPoints), 0.8));
  for (const mark of middle) {
    for (const point of sampledPoints(mark)) {
      for (const { left, right, top, bottom } of corners) {
        const isInside = point.x > left && point.x < right && point.y > top && point.y < bottom;
        expect(isInside, `${mark.path} at ${point.x} ${point.y}`).toBe(false);
      }
    }
  }
});

test("the robes of the courts reach both edges of the card", () => {
  for (const rank of ["j", "q", "k"] as const) {
    const { left, right } = bounds(cardFace(rank, "s").middle.flatMap(sampledPoints), 0);
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(CARD_BOX.width);
  }
});

test("every card shows its rank and suit in two corners, in the colour of the suit", () => {
  for (const [rank, suit] of CARDS) {
    const { index, turnedIndex } = cardFace(rank, suit);
    for (const [marks, isTurned] of [
      [index, false],
      [turnedIndex, true],
    ] as const) {
      expect(marks[0]).toMatchObject({ path: rankPath(rank), isTurned, fill: suitColour(suit) });
      expect(marks[1]).toMatchObject({ path: SUIT_PATHS[suit], isTurned });
    }
  }
});

test("both halves of a court card are equal", () => {
  for (const suit of SUITS) {
    for (const rank of ["j", "q", "k"] as const) {
      const { middle } = cardFace(rank, suit);
      // The sash in the middle is the only part without a counterpart.
      const figure = middle.filter(({ x, y }) => x !== 0 || y !== 0);
      const upright = figure.filter(({ isTurned }) => !isTurned);
      expect(upright.length).toBeGreaterThan(12);
      const turned = figure.filter(({ isTurned }) => isTurned);
      expect(turned).toEqual(upright.map((mark) => turnedAround(mark, CARD_BOX)));
      expect(middle.length - figure.length).toBe(2);
    }
  }
});

test("faces are cached and small", () => {
  expect(cardFace("q", "s")).toBe(cardFace("q", "s"));
  for (const [rank, suit] of CARDS) expect(JSON.stringify(marksOf(rank, suit)).length).toBeLessThan(16_000);
  expect(JSON.stringify(CARD_BACK).length).toBeLessThan(6000);
});

test("paths contain only commands and numbers", () => {
  const marks = [...CARDS.flatMap(([rank, suit]) => marksOf(rank, suit)), ...CARD_BACK.marks];
  for (const mark of marks) expect(mark.path).toMatch(/^M[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$/);
});

test("all colours are distinct", () => {
  const colours = Object.values(INK);
  expect(new Set(colours).size).toBe(colours.length);
});

test("marks in the colour of a suit have the property suit, and marks of figures do not", () => {
  for (const [rank, suit] of CARDS) {
    const { index, small, middle } = cardFace(rank, suit);
    for (const mark of [...index, ...small]) expect(mark.suit).toBe(suit);
    const isCourt = "jqk".includes(rank);
    const suited = middle.filter((mark) => mark.suit === suit);
    expect(suited).toHaveLength(isCourt ? 2 : middle.length);
  }
});
