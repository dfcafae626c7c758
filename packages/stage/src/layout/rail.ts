import type { TableMode } from "./table-layout.js";

/**
 * The upper edge of a dock below the felt: a curve that is lowest in its middle, with a line of brass. All lengths are
 * in CSS pixels.
 */
export interface RailLayout {
  /** The height of both ends of the curve above the top of the dock. */
  readonly rise: number;
  /** The depth of the middle of the curve below the top of the dock. */
  readonly dip: number;
  /** The height of the shadow above the edge, which lies on the felt. */
  readonly shadow: number;
  /** The width of the brass line, which is below the edge. */
  readonly brass: number;
  /** The distance of the drawn stitches from the edge; `null` if there is no room for the message below them. */
  readonly stitches: number | null;
}

const WIDE: RailLayout = { rise: 8, dip: 8, shadow: 7, brass: 4, stitches: 9 };
const NARROW: RailLayout = { rise: 3, dip: 0, shadow: 3, brass: 2, stitches: null };

/** Returns the shape of the upper edge in a mode. */
export function railIn(mode: TableMode): RailLayout {
  return mode === "wide" ? WIDE : NARROW;
}
