import { type Point, polygonPath } from "./point.js";

/** A bolt of lightning to a seat, with two twigs. */
export interface StormBolt {
  /** The points from its start to its end. A renderer may light only the first of them. */
  readonly points: readonly Point[];
  /** The bolt as a tapering outline, in path data. */
  readonly path: string;
  /** The twigs as tapering outlines, in path data. */
  readonly twigs: readonly string[];
}

/** The widths of a bolt at its start and its end, in the units of its points. */
export interface BoltWidths {
  readonly start: number;
  readonly end: number;
}

/** The seeds of the bolts of the seats 0 to 2. The seed of any other seat is computed from its number. */
const SEEDS: readonly number[] = [11, 4, 23];

/** The widths of a bolt that is printed on the felt, in CSS pixels. */
const PRINTED: BoltWidths = { start: 5, end: 1.4 };

/** The twigs: the index of the point of the bolt at which each begins, its extent and its shape. */
const TWIGS = [
  { at: 13, across: 0.11, down: 0.28, seed: 4, roughness: 0.12, levels: 4, widths: { start: 2.6, end: 0.5 } },
  { at: 21, across: -0.05, down: 0.2, seed: 9, roughness: 0.14, levels: 3, widths: { start: 2, end: 0.4 } },
] as const;

/**
 * Returns the bolt that is printed on the felt for a seat. Equal arguments return an equal bolt.
 *
 * @param from the point below the dealer at which the bolts separate, in CSS pixels
 * @param to the end above the seat, in CSS pixels
 * @param seat the number of the seat from the left, starting with 0
 */
export function stormBolt(from: Point, to: Point, seat: number): StormBolt {
  const seed = SEEDS[seat] ?? seat * 7 + 3;
  const isSteep = Math.abs(to.x - from.x) < Math.abs(to.y - from.y) / 2;
  const points = jaggedLine(from, to, seed, isSteep ? 0.11 : 0.085, 5);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const side = isSteep ? 0.5 : Math.sign(to.x - from.x);
  const twigs = TWIGS.map(({ at, across, down, seed: more, roughness, levels, widths }) => {
    const start = points[at] ?? to;
    const end = { x: start.x + side * across * length, y: start.y + down * Math.min(length, 420) };
    return tapered(jaggedLine(start, end, seed + more, roughness, levels), widths);
  });
  return { points, path: tapered(points, PRINTED), twigs };
}

/** Returns the trunk from the dealer to the point at which the bolts separate, as a tapering outline. */
export function stormTrunk(from: Point, to: Point): string {
  return tapered(jaggedLine(from, to, 5, 0.07, 4), { start: 3, end: PRINTED.start });
}

/**
 * Returns a jagged line by midpoint displacement: each level halves the segments and reduces the displacement. The line
 * has `2 ** levels + 1` points. Equal arguments return an equal line.
 *
 * @param seed an integer
 * @param roughness the maximum displacement on the first level, relative to the length of the line
 */
export function jaggedLine(from: Point, to: Point, seed: number, roughness: number, levels: number): readonly Point[] {
  const random = centredRandom(seed);
  let points: readonly Point[] = [from, to];
  let reach = Math.hypot(to.x - from.x, to.y - from.y) * roughness;
  for (let level = 0; level < levels; level++) {
    points = points.flatMap((point, index) => {
      const before = points[index - 1];
      return before === undefined ? [point] : [displaced(before, point, reach, random), point];
    });
    reach *= 0.52;
  }
  return points;
}

/** Returns a point near the middle of a segment, displaced at a right angle. */
function displaced(from: Point, to: Point, reach: number, random: () => number): Point {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(right, down) || 1;
  const shift = random() * reach * 2;
  const share = 0.5 + random() * 0.24;
  return { x: from.x + right * share - (down / length) * shift, y: from.y + down * share + (right / length) * shift };
}

/** Returns a line as an outline whose width changes linearly from its start to its end, in path data. */
export function tapered(points: readonly Point[], { start, end }: BoltWidths): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (start + ((end - start) * index) / Math.max(1, points.length - 1)) / 2;
    const [across, down] = [((after.y - before.y) / length) * half, ((after.x - before.x) / length) * half];
    left.push({ x: point.x - across, y: point.y + down });
    right.unshift({ x: point.x + across, y: point.y - down });
  }
  return polygonPath([...left, ...right]);
}

/** Returns a generator of pseudorandom numbers from -0.5 to 0.5: the minimal standard generator of Park and Miller. */
function centredRandom(seed: number): () => number {
  let state = seed * 7919 + 104_729;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  // The first numbers of neighbouring seeds are similar, so they are skipped.
  next();
  next();
  return next;
}
