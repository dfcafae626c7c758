export { canvasRenderer } from "./canvas-renderer.js";
export type { CanvasOptions, PaintTime } from "./options.js";
export { FELT_PAINTS, type PaintName } from "./press/palette.js";
export { layout } from "./scene/layout.js";
export type {
  Asides,
  Box,
  ButtonLook,
  ButtonPlace,
  CardPlace,
  ChipPlace,
  LinePlace,
  Mouth,
  OutlinePlace,
  PilePlace,
  Scene,
  Size,
  SpotPlace,
  TextLook,
  Words,
} from "./scene/scene.js";
export type { Means } from "./surface.js";
