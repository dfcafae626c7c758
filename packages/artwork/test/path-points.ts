import type { Mark } from "../src/index.js";
import type { Point } from "../src/point.js";

/** The number of arguments of each command of path data. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The number of samples of a segment. */
const SAMPLES = 8;

/** Returns points on the lines between the ends and control points of a mark's path, in the units of the card. */
export function sampledPoints(mark: Mark | undefined): readonly Point[] {
  if (mark === undefined) return [];
  const sign = mark.isTurned ? -1 : 1;
  return pathPoints(mark.path).map(({ x, y }) => ({
    x: mark.x + sign * mark.scale * x,
    y: mark.y + sign * mark.scale * y,
  }));
}

/** Returns the smallest rectangle around points, enlarged by a margin. */
export function bounds(points: readonly Point[], margin: number) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

function pathPoints(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const lineTo = (to: Point) => {
    for (let sample = 1; sample <= SAMPLES; sample++) {
      const share = sample / SAMPLES;
      points.push({ x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share });
    }
    at = to;
  };
  for (const [, command = "", text = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const name = command.toLowerCase();
    const count = ARGUMENTS[name] ?? 0;
    if (name === "z") {
      lineTo(start);
      continue;
    }
    for (let from = 0; from < numbers.length; from += count) {
      const group = numbers.slice(from, from + count);
      const origin = command === name ? at : { x: 0, y: 0 };
      if (name === "h") lineTo({ x: origin.x + (group[0] ?? 0), y: at.y });
      else if (name === "v") lineTo({ x: at.x, y: origin.y + (group[0] ?? 0) });
      else {
        // An arc is replaced by the straight line to its end. The cards have arcs only in circles and small corners.
        const pairs = name === "a" ? group.slice(5) : group;
        for (let pair = 0; pair < pairs.length; pair += 2) {
          const to = { x: origin.x + (pairs[pair] ?? 0), y: origin.y + (pairs[pair + 1] ?? 0) };
          if (name === "m") {
            at = to;
            start = to;
            points.push(to);
          } else lineTo(to);
        }
      }
    }
  }
  return points;
}
