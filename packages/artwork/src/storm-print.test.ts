import { expect, test } from "vitest";
import { isobars } from "./isobars.js";
import { jaggedLine, stormBolt, stormTrunk, tapered } from "./storm-bolt.js";

const EYE = { x: 720, y: 110 };
const FELT = { width: 1440, height: 700 };

const numbersOf = (path: string): readonly number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test("isobars are closed curves around the eye, each larger than the one before", () => {
  const curves = isobars(EYE, FELT, 12);
  expect(curves).toHaveLength(12);
  const radii = curves.map((curve) => {
    expect(curve).toMatch(/^M[\d. -]+(Q[\d. -]+){40}Z$/);
    const xs = numbersOf(curve).filter((_, index) => index % 2 === 0);
    expect(Math.min(...xs)).toBeLessThan(EYE.x);
    return Math.max(...xs) - EYE.x;
  });
  expect(radii).toEqual([...radii].sort((one, other) => one - other));
  expect(radii.at(-1)).toBeGreaterThan(FELT.width / 2);
});

test("isobars start and end at the same point", () => {
  for (const curve of isobars(EYE, FELT, 9)) {
    const numbers = numbersOf(curve);
    expect(numbers.slice(0, 2)).toEqual(numbers.slice(-2));
  }
});

test("a bolt is always the same for one seat, and differs between seats", () => {
  const to = { x: 250, y: 420 };
  expect(stormBolt(EYE, to, 0)).toEqual(stormBolt(EYE, to, 0));
  expect(stormBolt(EYE, to, 0).path).not.toBe(stormBolt(EYE, to, 1).path);
});

test("a bolt starts and ends at its points and stays near the line between them", () => {
  for (const [seat, x] of [250, 720, 1190].entries()) {
    const to = { x, y: 420 };
    const { points, path, twigs } = stormBolt(EYE, to, seat);
    expect(points).toHaveLength(33);
    expect(points[0]).toEqual(EYE);
    expect(points.at(-1)).toEqual(to);
    const length = Math.hypot(to.x - EYE.x, to.y - EYE.y);
    for (const point of points) {
      const distance = Math.abs(((to.x - EYE.x) * (EYE.y - point.y) - (EYE.x - point.x) * (to.y - EYE.y)) / length);
      expect(distance).toBeLessThan(length * 0.22);
    }
    expect(path).toMatch(/^M[\d.L -]+Z$/);
    expect(twigs).toHaveLength(2);
  }
});

test("a jagged line doubles its segments with each level", () => {
  for (const levels of [0, 1, 4]) {
    expect(jaggedLine(EYE, { x: 0, y: 400 }, 7, 0.1, levels)).toHaveLength(2 ** levels + 1);
  }
});

test("a tapered line is as wide as requested at both ends", () => {
  const outline = numbersOf(
    tapered(
      [
        { x: 0, y: 0 },
        { x: 0, y: 100 },
      ],
      { start: 6, end: 2 },
    ),
  );
  expect(outline).toEqual([-3, 0, -1, 100, 1, 100, 3, 0]);
});

test("a bolt of length 0 has a valid outline", () => {
  expect(stormTrunk(EYE, EYE)).not.toContain("NaN");
  expect(stormBolt(EYE, EYE, 1).path).not.toContain("NaN");
});
