import { type Point, rounded } from "./point.js";

/** The number of points of a curve. */
const POINTS = 40;

/** The lower limit of the radius of an isobar, in CSS pixels. */
const INNERMOST = 40;

/**
 * Returns the isobars of the felt as path data: closed, slightly irregular curves around the eye of the storm. The
 * outermost ones extend beyond the felt.
 *
 * @param eye the centre, in CSS pixels
 * @param felt the size of the felt, in CSS pixels
 * @param count the number of curves; 12 on a wide felt, 9 on a narrow one
 */
export function isobars(
  eye: Point,
  felt: { readonly width: number; readonly height: number },
  count: number,
): readonly string[] {
  const outermost = Math.hypot(felt.width * 0.62, felt.height * 1.05);
  return Array.from({ length: count }, (_, index) => {
    const step = index + 1;
    return isobar(eye, INNERMOST + (outermost - INNERMOST) * (step / count) ** 1.25, step);
  });
}

/** Returns a closed curve. Curves with neighbouring phases have similar shapes and do not intersect. */
function isobar(eye: Point, radius: number, phase: number): string {
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const wave =
      0.055 * Math.sin(3 * angle + phase * 0.55) +
      0.035 * Math.sin(5 * angle - phase * 0.8) +
      0.02 * Math.sin(2 * angle + phase);
    const distance = radius * (1 + wave);
    return { x: eye.x + distance * 1.18 * Math.cos(angle), y: eye.y + distance * 0.78 * Math.sin(angle) };
  });
  return closedCurve(points);
}

/** Returns the path data of a smooth closed curve. The points are the control points of its quadratic segments. */
function closedCurve(points: readonly Point[]): string {
  const between = (one: Point, other: Point) => `${rounded((one.x + other.x) / 2)} ${rounded((one.y + other.y) / 2)}`;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  const segments = points.map((point, index) => {
    const next = points[index + 1] ?? first;
    return `Q${rounded(point.x)} ${rounded(point.y)} ${between(point, next)}`;
  });
  return `M${between(last, first)}${segments.join("")}Z`;
}
