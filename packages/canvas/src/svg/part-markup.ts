import type { Placement } from "../textures/placements.js";
import { numberText } from "./svg-number.js";
import type { SvgTexture } from "./svg-textures.js";

/** A texture at its place in a picture. */
export interface Part extends Pick<Placement<SvgTexture>, "texture" | "x" | "y" | "rotation" | "scale" | "opacity"> {
  /** The width of a card that is being turned over, relative to its whole width. Defaults to 1. */
  readonly narrowed?: number;
  /** The textures over this one, which follow its movement. Defaults to none. */
  readonly over?: string;
}

/** Returns a texture at its place as SVG. */
export function partMarkup({ texture, x, y, rotation, scale, opacity, narrowed = 1, over = "" }: Part): string {
  if (opacity <= 0) return "";
  const { markup, width, height } = texture;
  const turn = rotation === 0 ? "" : ` rotate(${numberText((rotation * 180) / Math.PI)})`;
  const size = scale === 1 && narrowed === 1 ? "" : ` scale(${sizeText(scale, narrowed)})`;
  const at =
    turn === "" && size === ""
      ? `translate(${numberText(x - width / 2)} ${numberText(y - height / 2)})`
      : `translate(${numberText(x)} ${numberText(y)})${turn}${size} translate(${numberText(-width / 2)} ${numberText(-height / 2)})`;
  const seen = opacity >= 1 ? "" : ` opacity="${numberText(opacity)}"`;
  return `<g transform="${at}"${seen}>${markup}${over}</g>`;
}

function sizeText(scale: number, narrowed: number): string {
  const height = numberText(scale, 5);
  return narrowed === 1 ? height : `${numberText(scale * narrowed, 5)} ${height}`;
}
