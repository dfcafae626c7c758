import type { SuitLetter } from "./card-name.js";

/**
 * A shape or text. A renderer translates it to `x, y`, rotates it by 180° if `isTurned` is true, scales it by
 * `scale`, and fills and strokes the path or fills the text. Marks are drawn in list order.
 */
export type Mark = OutlineMark | TextMark;

/** The transformation of a mark in its box. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** The factor from the units of the mark to the units of the box. */
  readonly scale: number;
  /** Whether the mark is rotated by 180°, as in the lower half of a card. */
  readonly isTurned: boolean;
  /** The suit that determines the colour, if any. A four-colour deck replaces this colour. */
  readonly suit?: SuitLetter;
}

/** A path that is filled, stroked, or both. */
export interface OutlineMark extends Placement {
  readonly kind: "outline";
  /** SVG path data for `<path d>` or `Path2D`, filled with the nonzero rule. */
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** The width of the stroke, in the mark's units. */
  readonly lineWidth: number;
}

/** Text that is centred horizontally on `x`, with its baseline at `y`. */
export interface TextMark extends Placement {
  readonly kind: "text";
  readonly text: string;
  readonly fill: string;
  /** The CSS font family list, which contains only system fonts. */
  readonly font: string;
  readonly weight: number;
  /** The font size, in the mark's units. */
  readonly size: number;
  /** The width to which the text is condensed, in the mark's units; `null` for its natural width. */
  readonly width: number | null;
}

/** The size of a box in which marks are placed. Its origin is at the top left. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** The radius of the corners. */
  readonly radius: number;
}

type OutlineOptions = Partial<Omit<OutlineMark, "kind" | "path">>;

/** Returns an outline. Defaults to the origin, no rotation, scale 1, no fill and no stroke. */
export function outline(path: string, options: OutlineOptions): OutlineMark {
  return {
    kind: "outline",
    path,
    x: options.x ?? 0,
    y: options.y ?? 0,
    scale: options.scale ?? 1,
    isTurned: options.isTurned ?? false,
    fill: options.fill ?? null,
    stroke: options.stroke ?? null,
    lineWidth: options.lineWidth ?? 1,
    ...(options.suit === undefined ? {} : { suit: options.suit }),
  };
}

/** Returns a mark rotated by 180° around the middle of a box. */
export function turnedAround<M extends Mark>(mark: M, { width, height }: Box): M {
  return { ...mark, x: width - mark.x, y: height - mark.y, isTurned: !mark.isTurned };
}

/** Returns the path data of a clockwise circle. The nonzero rule therefore unites overlapping circles. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** Returns the path data of a rectangle with rounded corners. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = `a${radius} ${radius} 0 0 1`;
  return (
    `M${x + radius} ${y}h${width - 2 * radius}${corner} ${radius} ${radius}v${height - 2 * radius}` +
    `${corner} ${-radius} ${radius}h${2 * radius - width}${corner} ${-radius} ${-radius}v${2 * radius - height}` +
    `${corner} ${radius} ${-radius}Z`
  );
}
