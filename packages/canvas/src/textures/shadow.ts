/**
 * Adds a shadow to all following drawing operations. Canvas shadows are not scaled, so the sizes are converted to
 * pixels.
 */
export function dropShadow(context: CanvasRenderingContext2D, opacity: number, blur: number, down: number): void {
  const { a: resolution } = context.getTransform();
  context.shadowColor = `rgb(0 0 0 / ${opacity})`;
  context.shadowBlur = blur * resolution;
  context.shadowOffsetY = down * resolution;
}

/** Adds a glow to all following drawing operations. */
export function glow(context: CanvasRenderingContext2D, colour: string, blur: number): void {
  context.shadowColor = colour;
  context.shadowBlur = blur * context.getTransform().a;
  context.shadowOffsetY = 0;
}
