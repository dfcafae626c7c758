import { expect, test } from "vitest";
import { chipColours, chipFace, chipText, storm } from "../src/index.js";

/** Returns the outline of a chip's value at the size at which it fits on the plate. */
function valuePath(value: number): string | undefined {
  const capHeight = Math.min(25, 41 / (storm(chipText(value), 1)?.width ?? 0));
  return storm(chipText(value), capHeight)?.path;
}

test("a chip shows its value in credits, and the usual chips have distinct colours", () => {
  expect(chipText(2500)).toBe("25");
  const usual = [500, 1000, 2500, 5000, 10000, 25000, 50000, 100000];
  expect(new Set(usual.map((value) => chipColours(value).body)).size).toBe(usual.length);
  for (const value of usual) {
    expect(chipFace(value).at(-1)).toMatchObject({ path: valuePath(value), fill: chipColours(value).ink });
  }
});
