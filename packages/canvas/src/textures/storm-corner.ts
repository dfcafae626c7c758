import type { Box } from "../layout/geometry.js";

/**
 * Returns the outline of a plate as SVG path data: a rectangle whose corners alternate between a small and a large radius.
 *
 * @param large the large radius, in CSS pixels
 * @param small the small radius; defaults to a third of the large one
 */
export function stormCorner({ x, y, width, height }: Box, large: number, small = large / 3): string {
  const most = Math.min(width, height) / 2;
  const [little, big] = [Math.min(small, most), Math.min(large, most)];
  const corner = (radius: number, across: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${across * radius} ${down * radius}`;
  const [along, down] = [width - little - big, height - little - big];
  return (
    `M${x + little} ${y}h${along}${corner(big, 1, 1)}v${down}${corner(little, -1, 1)}` +
    `h${-along}${corner(big, -1, -1)}v${-down}${corner(little, 1, -1)}Z`
  );
}
