import type { SuitLetter } from "./card-name.js";

/**
 * A path that is filled, stroked, or both. A renderer translates it to `x, y`, rotates it by 180° if `isTurned` is
 * true, and scales it by `scale`. Marks are drawn in list order.
 */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** The factor from the units of the mark to the units of the box. */
  readonly scale: number;
  /** Whether the mark is rotated by 180°, as in the lower half of a card. */
  readonly isTurned: boolean;
  /** SVG path data for `<path d>` or `Path2D`, filled with the nonzero rule. */
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** The width of the stroke, in the mark's units. */
  readonly lineWidth: number;
  /** The suit that determines the colour, if any. A four-colour deck replaces this colour. */
  readonly suit?: SuitLetter;
}

/** The size of a box in which marks are placed. Its origin is at the top left. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** The radius of the corners. */
  readonly radius: number;
}

/** Returns a mark. Defaults to the origin, no rotation, scale 1, no fill and no stroke. */
export function outline(path: string, options: Partial<Omit<Mark, "path">>): Mark {
  return { x: 0, y: 0, scale: 1, isTurned: false, fill: null, stroke: null, lineWidth: 1, ...options, path };
}

/** Returns the path data of a clockwise circle. The nonzero rule therefore unites overlapping circles. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** Returns the path data of a clockwise ellipse. */
export function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1 ${-2 * across} 0Z`;
}
