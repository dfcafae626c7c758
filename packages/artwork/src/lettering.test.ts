import { expect, test } from "vitest";
import { contours, stormAmount } from "./lettering.js";
import type { Point } from "./point.js";
import { RANK_GLYPHS } from "./rank-glyphs.js";
import { storm } from "./storm.js";
import { SIGN_GLYPHS } from "./storm-glyphs.js";
import { BOLT_J, LETTER_GLYPHS } from "./storm-letters.js";
import { wordmark } from "./wordmark.js";

const CHARACTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-±−×%:!.,"];
const GLYPHS = { ...RANK_GLYPHS, ...LETTER_GLYPHS, ...SIGN_GLYPHS, boltJ: BOLT_J };

/** Returns the points of path data with the commands M, L and Z. */
const pointsOf = (path: string): readonly Point[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Returns the area of a polygon, which is positive if it is clockwise. */
function area(points: readonly Point[]): number {
  return (
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x: 0, y: 0 };
      return sum + x * next.y - next.x * y;
    }, 0) / 2
  );
}

const widthOf = (text: string): number => storm(text, 100)?.width ?? Number.NaN;

test.each(CHARACTERS)("%s has a glyph", (character) => {
  const lettering = storm(character, 100);
  expect(lettering?.path).toMatch(/^M[\d. MLZ]+Z$/);
  expect(lettering?.width).toBeGreaterThan(10);
});

test("every glyph is within its width, and its inner contours are counterclockwise", () => {
  for (const [name, glyph] of Object.entries(GLYPHS)) {
    const [width] = glyph;
    const all = contours(glyph);
    expect(all.flat().length, name).toBeGreaterThanOrEqual(4);
    for (const { x, y } of all.flat()) {
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(x, name).toBeLessThanOrEqual(width + 2);
      expect(y, name).toBeGreaterThanOrEqual(0);
    }
    for (const contour of all) {
      const isInside = all.some((other) => other !== contour && surrounds(other, contour));
      expect(Math.sign(area(contour)), name).toBe(isInside ? -1 : 1);
    }
  }
});

/** Returns whether the bounds of a polygon contain another polygon. */
function surrounds(outer: readonly Point[], inner: readonly Point[]): boolean {
  const xs = outer.map(({ x }) => x);
  const ys = outer.map(({ y }) => y);
  return inner.every(
    ({ x, y }) => x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys),
  );
}

test("the width is the sum of the widths of the glyphs, with tracking and kerning", () => {
  expect(widthOf("150")).toBe(40 + 12 + 62 + 12 + 66);
  expect(widthOf("+150")).toBe(58 + 12 + widthOf("150"));
  expect(widthOf("AT")).toBe(78 + 12 - 14 + 70);
  expect(widthOf("1 0")).toBe(40 + 12 + 34 + 12 + 66);
  expect(widthOf("")).toBe(0);
});

test("the lettering has the requested height and fills its width", () => {
  const { path, width } = storm("BLITZ 5:3", 25) ?? { path: "", width: 0 };
  const points = pointsOf(path);
  expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(25);
  expect(Math.min(...points.map(({ y }) => y))).toBe(0);
  expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(width, 1);
});

test("letters are drawn as capitals, and signs that look alike have one glyph", () => {
  expect(storm("blitz", 100)).toEqual(storm("BLITZ", 100));
  expect(storm("−50", 100)).toEqual(storm("-50", 100));
  expect(storm("1\u202f000", 100)).toEqual(storm("1 000", 100));
});

test("the mark for the direction of an Arabic amount is not drawn", () => {
  expect(stormAmount("\u200e−50", 100)).toEqual(stormAmount("−50", 100));
});

test("storm returns null for a text with a character that has no glyph", () => {
  expect(storm("١٥٠", 20)).toBeNull();
  expect(storm("150 €", 20)).toBeNull();
});

test("the wordmark rises at both ends of its arc, and its J extends below the line", () => {
  const { letters, width } = wordmark("THUNDERJACK", 100, 1500);
  expect(letters).toHaveLength(11);
  const [first, last] = [letters[0], letters.at(-1)];
  expect(first?.centre.y).toBeLessThan(-50);
  expect(last?.centre.y).toBeLessThan(-50);
  expect(letters[5]?.centre.y).toBeCloseTo(0, 0);
  expect((last?.centre.x ?? 0) - (first?.centre.x ?? 0)).toBeLessThan(width);
  const lowest = letters.map(({ path }) => Math.max(...pointsOf(path).map(({ y }) => y)));
  expect(Math.max(...lowest)).toBe(lowest[7]);
  expect(lowest[7]).toBeGreaterThan(85);
});

test("a wordmark on a straight line has all letters at one height", () => {
  const { letters } = wordmark("BLITZ", 40, Number.POSITIVE_INFINITY);
  expect(new Set(letters.map(({ centre }) => centre.y))).toEqual(new Set([0]));
});

test("wordmark throws a RangeError for characters without a glyph", () => {
  expect(() => wordmark("BLÍTZ", 40, 400)).toThrow(RangeError);
});
