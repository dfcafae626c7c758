/** The properties and methods of a 2D canvas with which textures are drawn. */
type Drawn =
  | "arc"
  | "beginPath"
  | "clearRect"
  | "clip"
  | "createLinearGradient"
  | "createRadialGradient"
  | "direction"
  | "drawImage"
  | "fill"
  | "fillRect"
  | "fillStyle"
  | "fillText"
  | "font"
  | "globalAlpha"
  | "globalCompositeOperation"
  | "lineCap"
  | "lineJoin"
  | "lineTo"
  | "lineWidth"
  | "rect"
  | "restore"
  | "rotate"
  | "roundRect"
  | "save"
  | "scale"
  | "setLineDash"
  | "shadowBlur"
  | "shadowColor"
  | "shadowOffsetY"
  | "stroke"
  | "strokeStyle"
  | "textAlign"
  | "textBaseline"
  | "translate";

/**
 * The part of a 2D canvas with which textures are drawn. A canvas of a page implements it, and so does the pen that writes
 * SVG. A path is begun and drawn without a change of the transformation between.
 */
export interface Pen extends Pick<CanvasRenderingContext2D, Drawn> {
  /** Returns the width of a text in the current font. */
  measureText(text: string): { readonly width: number };
  /** Returns the current transformation. `a` is the horizontal scale. */
  getTransform(): { readonly a: number };
}
