import { CHIP_BOX, chipColours, chipFace } from "@thunderjack/artwork";
import { drawMarks } from "./marks.js";
import { dropShadow } from "./shadow.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

/** The space around a chip for its edge and its shadow, relative to its size. */
const MARGIN = 0.12;

/**
 * Returns the texture of a chip that no seat accepts: faint, with less colour, in a dashed ring.
 *
 * @param value in hundredths of a credit
 * @param size the diameter in whole CSS pixels
 */
export function disabledChipTexture(cache: TextureCache, value: number, size: number): CachedTexture {
  const margin = Math.ceil(size * MARGIN);
  const { off } = cache.palette.paints;
  return cache.get(`disabled chip ${value} ${size}`, size, size, margin, (context) => {
    context.save();
    context.scale(size / CHIP_BOX.width, size / CHIP_BOX.width);
    drawMarks(context, chipFace(value));
    context.restore();
    context.save();
    context.beginPath();
    context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
    context.clip();
    // Blend modes are used, because not every browser has the filters of a 2D canvas.
    context.globalCompositeOperation = "saturation";
    context.fillStyle = "rgb(128 128 128 / 0.6)";
    context.fillRect(0, 0, size, size);
    context.globalCompositeOperation = "destination-in";
    context.fillStyle = "rgb(0 0 0 / 0.38)";
    context.fillRect(0, 0, size, size);
    context.restore();
    context.strokeStyle = off;
    context.lineWidth = 2;
    context.setLineDash([6, 4]);
    context.beginPath();
    context.arc(size / 2, size / 2, size / 2 + 2, 0, 2 * Math.PI);
    context.stroke();
  });
}

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
