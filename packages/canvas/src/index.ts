export { canvasRenderer } from "./canvas-renderer.js";
export type { AnimationClock, CanvasOptions } from "./options.js";
export type { CanvasBackend } from "./surface/surface.js";
export { DEFAULT_PAINTS, type PaintName } from "./textures/palette.js";
