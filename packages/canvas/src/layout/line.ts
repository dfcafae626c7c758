import type { Box } from "./geometry.js";
import type { LineLayout, TextRun, TextStyleName } from "./table-layout.js";

/** Returns a line of text. By default, it is centred, in one row, and under the cards. */
export function line(
  key: string,
  runs: readonly TextRun[],
  box: Box,
  size: number,
  changes: Partial<Pick<LineLayout, "align" | "lines" | "isAbove">> = {},
): LineLayout {
  return { key, runs, box, size, align: "center", lines: 1, isAbove: false, ...changes };
}

/** Returns a line across the cards of a hand. `bottom` is its lower edge. */
export function overlayLine(
  key: string,
  style: TextStyleName,
  text: string,
  { x, width }: Box,
  bottom: number,
  size: number,
): LineLayout {
  const height = overlayHeight(size);
  return line(key, [{ style, text }], { x, y: bottom - height, width, height }, size, { isAbove: true });
}

/** The height of an overlay line with this font size. */
export function overlayHeight(size: number): number {
  return Math.round(size * 1.8);
}
