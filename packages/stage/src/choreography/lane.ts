import type { Box, Point } from "../layout/geometry.js";

/** A quadratic Bézier curve. */
export interface Lane {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

/**
 * The control points of the candidate curves: their distances from the straight line, and their places along it, both
 * relative to its length.
 */
const SIDES = [0.06, -0.06, 0.2, -0.2, 0.4, -0.4, 0.62, -0.62, 0.86, -0.86, 1.15, -1.15];
const ALONG = [0.5, 0.3, 0.7, 0.1, 0.9];

/** The number of points of a curve that are compared with the boxes. */
const SAMPLES = 14;

/**
 * Returns the path of a chip between two points: the first of some candidate curves that crosses no box. If each of them
 * crosses a box, returns the one with the smallest overlap.
 *
 * @param boxes the cards and captions
 * @param radius the radius of the chip
 */
export function laneBetween(from: Point, to: Point, boxes: readonly Box[], radius: number): Lane {
  const [x, y] = [to.x - from.x, to.y - from.y];
  let best: Lane = { from, control: { x: from.x + x / 2, y: from.y + y / 2 }, to };
  let fewest = Number.POSITIVE_INFINITY;
  for (const side of SIDES) {
    for (const along of ALONG) {
      const control = { x: from.x + x * along - y * side, y: from.y + y * along + x * side };
      const lane = { from, control, to };
      const covered = coveredBy(lane, boxes, radius, fewest);
      if (covered >= fewest) continue;
      best = lane;
      fewest = covered;
      if (covered === 0) return best;
    }
  }
  return best;
}

/** Returns the point of a lane at a progress from 0 to 1. */
function pointOn({ from, control, to }: Lane, progress: number): Point {
  const rest = 1 - progress;
  const [start, middle, end] = [rest * rest, 2 * rest * progress, progress * progress];
  return {
    x: start * from.x + middle * control.x + end * to.x,
    y: start * from.y + middle * control.y + end * to.y,
  };
}

/** Returns the number of overlaps with boxes at the sample points of a curve. It stops counting at `most`. */
function coveredBy(lane: Lane, boxes: readonly Box[], radius: number, most: number): number {
  let covered = 0;
  for (let sample = 1; sample < SAMPLES && covered < most; sample++) {
    const { x, y } = pointOn(lane, sample / SAMPLES);
    for (const box of boxes) {
      const isAcross = x > box.x - radius && x < box.x + box.width + radius;
      if (isAcross && y > box.y - radius && y < box.y + box.height + radius) covered++;
    }
  }
  return covered;
}
