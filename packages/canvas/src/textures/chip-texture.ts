import { CHIP_BOX, chipColours, chipFace } from "@thunderjack/artwork";
import { drawMarks } from "./marks.js";
import { dropShadow } from "./shadow.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

/** The space around a chip for its edge and its shadow, relative to its size. */
const MARGIN = 0.12;

/**
 * Returns the texture of a chip.
 *
 * @param value in hundredths of a credit
 * @param size the diameter in whole CSS pixels
 */
export function chipTexture(cache: TextureCache, value: number, size: number): CachedTexture {
  const margin = Math.ceil(size * MARGIN);
  return cache.get(`chip ${value} ${size}`, size, size, margin, (context) => {
    context.save();
    dropShadow(context, 0.45, margin * 0.8, margin * 0.45);
    context.fillStyle = chipColours(value).side;
    context.beginPath();
    context.arc(size / 2, size / 2 + size * 0.06, size / 2, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    context.scale(size / CHIP_BOX.width, size / CHIP_BOX.width);
    drawMarks(context, chipFace(value));
  });
}
