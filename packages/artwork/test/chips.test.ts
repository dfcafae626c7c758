import { expect, test } from "vitest";
import { chipColours, chipFace, chipsFor, chipText } from "../src/index.js";

test("uses the minimum number of chips", () => {
  const values = [1000, 5000, 25000, 100000];
  expect(chipsFor(137000, values)).toEqual([100000, 25000, 5000, 5000, 1000, 1000]);
  expect(chipsFor(0, values)).toEqual([]);
});

test("leaves out a remainder smaller than the smallest chip", () => {
  expect(chipsFor(1500, [1000])).toEqual([1000]);
  expect(chipsFor(1500, [])).toEqual([]);
  expect(chipsFor(1500, [0])).toEqual([]);
});

test("limits the number of chips to the largest ones", () => {
  expect(chipsFor(1_000_000_000_000, [1000, 100000], 5)).toEqual(Array(5).fill(100000));
});

test("a chip shows its value in credits, and the usual chips have distinct colours", () => {
  expect(chipText(2500)).toBe("25");
  const usual = [500, 1000, 2500, 5000, 10000, 25000, 50000, 100000];
  expect(new Set(usual.map((value) => chipColours(value).body)).size).toBe(usual.length);
  for (const value of usual) {
    expect(chipFace(value).some((mark) => mark.kind === "text" && mark.text === chipText(value))).toBe(true);
  }
});
