import type { Box } from "../layout/geometry.js";

/**
 * Returns the outline of a plate: a rectangle whose corners alternate between a small and a large radius.
 *
 * @param large the large radius, in CSS pixels
 * @param small the small radius; defaults to a third of the large one
 */
export function stormCorner({ x, y, width, height }: Box, large: number, small = large / 3): Path2D {
  const most = Math.min(width, height) / 2;
  const [little, big] = [Math.min(small, most), Math.min(large, most)];
  const path = new Path2D();
  path.roundRect(x, y, width, height, [little, big, little, big]);
  return path;
}
