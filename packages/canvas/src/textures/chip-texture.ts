import { CHIP_BOX, chipColours, chipFace } from "@thunderjack/artwork";
import { drawMarks } from "./marks.js";
import { dropShadow } from "./shadow.js";
import type { CachedTexture, Textures } from "./textures.js";

/** The space around a disabled chip for its ring, relative to its size. */
const MARGIN = 0.12;

/** The height of the visible side of a chip, relative to its size. */
const SIDE = 0.05;

/** The shadow of a chip, as in the elements, in CSS pixels. */
const SHADOW = { opacity: 0.4, blur: 5, down: 3 } as const;

/**
 * Returns the texture of a chip that no seat accepts: faint, with less colour, in a dashed ring.
 *
 * @param value in hundredths of a credit
 * @param size the diameter in whole CSS pixels
 */
export function disabledChipTexture<T>(cache: Textures<T>, value: number, size: number): CachedTexture<T> {
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
export function chipTexture<T>(cache: Textures<T>, value: number, size: number): CachedTexture<T> {
  const margin = Math.ceil(Math.max(size * SIDE, SHADOW.down + SHADOW.blur));
  const radius = size / 2;
  return cache.get(`chip ${value} ${size}`, size, size, margin, (context) => {
    const circle = (down: number, inset: number) => {
      context.beginPath();
      context.arc(radius, radius + down, radius - inset, 0, 2 * Math.PI);
    };
    context.save();
    dropShadow(context, SHADOW.opacity, SHADOW.blur, SHADOW.down);
    circle(0, 0);
    context.fill();
    context.restore();
    context.fillStyle = chipColours(value).side;
    circle(size * SIDE, 0);
    context.fill();
    context.save();
    context.scale(size / CHIP_BOX.width, size / CHIP_BOX.width);
    drawMarks(context, chipFace(value));
    context.restore();
    context.strokeStyle = "rgb(255 255 255 / 0.15)";
    context.lineWidth = 1;
    circle(0, 0.5);
    context.stroke();
  });
}
