import { clamp, type Size } from "./geometry.js";
import type { TableMode } from "./table-layout.js";

/** The aspect ratio, width divided by height, above which a table counts as landscape. */
const LANDSCAPE = 1.3;

/** Returns the mode of a table. It depends on the size only, so that it stays the same during a round. */
export function modeOf({ width, height }: Size): TableMode {
  const isLandscape = width > LANDSCAPE * height;
  if (isLandscape ? height < 260 || (height < 480 && width < 500) : height < 400) return "small";
  if (isLandscape && height < 480) return "land";
  return width < 640 ? "tall" : "wide";
}

/**
 * Returns whether the bar of a table is a strip at the side instead of a row at the top. A table that is low and in
 * landscape format has such a strip.
 *
 * @param size the size of the table together with its bar
 */
export function hasSideBar({ width, height }: Size): boolean {
  return height < 520 && width > LANDSCAPE * height;
}

/** Returns how much height a table lacks in its mode: from 0 for enough height to 1 for a very low table. */
export function tightnessOf(mode: TableMode, { height }: Size): number {
  // The range of a wide table is so large that the cards of a higher table are not smaller.
  const lack =
    mode === "wide" ? (850 - height) / 240 : mode === "tall" ? (692 - height) / 60 : Number(mode === "small");
  return clamp(lack, 0, 1);
}

/** Returns the value at `share` between two values. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * clamp(share, 0, 1);
}
