import type { SuitLetter } from "./card-name.js";

/**
 * One thing to draw. A renderer moves its origin to `x, y`, turns the paper by 180° where the mark is turned, scales it,
 * and fills or strokes the outline (SVG path data) or the text. Marks are drawn in the order of their list.
 */
export type Mark = OutlineMark | TextMark;

/** Where a mark stands in the box of its drawing. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** How large the mark's own units are in those of the drawing. */
  readonly scale: number;
  /** Whether it stands on its head, as everything in the lower half of a card does. */
  readonly isTurned: boolean;
  /** The suit whose ink it is printed in, if any: what a deck of four colours prints in another one. */
  readonly suit?: SuitLetter;
}

/** An outline, filled or stroked or both. */
export interface OutlineMark extends Placement {
  readonly kind: "outline";
  /** SVG path data, as `<path d>` and `Path2D` take it; filled by the nonzero rule. */
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** In the mark's own units. */
  readonly lineWidth: number;
}

/** A word, centred on its place: horizontally by its middle, vertically by its baseline. */
export interface TextMark extends Placement {
  readonly kind: "text";
  readonly text: string;
  readonly fill: string;
  /** A font family list, as CSS and canvas take it; all fonts are the system's. */
  readonly font: string;
  readonly weight: number;
  /** In the mark's own units. */
  readonly size: number;
  /** The width into which the word is squeezed, in the mark's own units; `null` for its natural width. */
  readonly width: number | null;
}

/** The size of a drawing, from 0, 0 at the top left. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Of its rounded corners. */
  readonly radius: number;
}

/** What an outline may be given besides its path. */
type OutlineLook = Partial<Omit<OutlineMark, "kind" | "path">>;

/** An outline with the usual values for what is left out: at the origin, unturned, unscaled, and neither filled nor stroked. */
export function outline(path: string, look: OutlineLook): OutlineMark {
  return {
    kind: "outline",
    path,
    x: look.x ?? 0,
    y: look.y ?? 0,
    scale: look.scale ?? 1,
    isTurned: look.isTurned ?? false,
    fill: look.fill ?? null,
    stroke: look.stroke ?? null,
    lineWidth: look.lineWidth ?? 1,
    ...(look.suit === undefined ? {} : { suit: look.suit }),
  };
}

/** The same mark, standing on its head on the other side of the middle of a box. */
export function turnedAround<M extends Mark>(mark: M, { width, height }: Box): M {
  return { ...mark, x: width - mark.x, y: height - mark.y, isTurned: !mark.isTurned };
}

/** Path data of a circle, drawn clockwise so that overlapping circles unite. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** Path data of a rectangle with rounded corners. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = `a${radius} ${radius} 0 0 1`;
  return (
    `M${x + radius} ${y}h${width - 2 * radius}${corner} ${radius} ${radius}v${height - 2 * radius}` +
    `${corner} ${-radius} ${radius}h${2 * radius - width}${corner} ${-radius} ${-radius}v${2 * radius - height}` +
    `${corner} ${radius} ${-radius}Z`
  );
}
