import type { Pen } from "./pen.js";

/**
 * Adds a shadow to all following drawing operations. The sizes are in the units of the context. A canvas does not scale
 * its shadows, so the sizes are converted to device pixels.
 */
export function dropShadow(context: Pen, opacity: number, blur: number, down: number): void {
  const { a: resolution } = context.getTransform();
  context.shadowColor = `rgb(0 0 0 / ${opacity})`;
  context.shadowBlur = blur * resolution;
  context.shadowOffsetY = down * resolution;
}

/** Adds a glow to all following drawing operations. */
export function glow(context: Pen, colour: string, blur: number): void {
  context.shadowColor = colour;
  context.shadowBlur = blur * context.getTransform().a;
  context.shadowOffsetY = 0;
}
