import type { Box, Mark } from "./mark.js";

/** Returns a mark rotated by 180° around the middle of a box. */
export function turnedAround(mark: Mark, { width, height }: Box): Mark {
  return { ...mark, x: width - mark.x, y: height - mark.y, isTurned: !mark.isTurned };
}
