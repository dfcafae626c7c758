import type { cardFace } from "@thunderjack/artwork";
import type { Palette } from "./palette.js";
import type { Pen } from "./pen.js";

/** Draws a texture. The units of the pen are CSS pixels, from the top left. */
export type Draw = (pen: Pen) => void;

/** A texture and its size. */
export interface CachedTexture<Drawing> {
  readonly texture: Drawing;
  /** The width in CSS pixels, without the margin for shadows. */
  readonly width: number;
  /** The height in CSS pixels, without the margin for shadows. */
  readonly height: number;
}

/** The colours and the card faces of a table. */
export interface TextureStyle {
  readonly palette: Palette;
  /** Returns the face of a card of the deck. */
  readonly faces: typeof cardFace;
  /** The loaded image of the page's own back; `null` for none. */
  readonly backImage: HTMLImageElement | null;
}

/** Textures by name. A texture is a drawing for Pixi, or a fragment of SVG. */
export interface Textures<Drawing> extends TextureStyle {
  /** The number of device pixels per CSS pixel. */
  readonly resolution: number;
  /** Returns the width of text in CSS pixels. */
  measure(text: string, font: string, spacing?: number): number;
  /** Returns the texture of this name, or `undefined` if it is not known. */
  find(name: string): CachedTexture<Drawing> | undefined;
  /** Returns the texture of this name. Draws it first if it is not known. */
  get(name: string, width: number, height: number, margin: number, draw: Draw): CachedTexture<Drawing>;
  /** Returns the large texture in a slot. Each slot contains one texture, and a new texture replaces it. */
  getSingle(
    slot: string,
    name: string,
    width: number,
    height: number,
    margin: number,
    draw: Draw,
  ): CachedTexture<Drawing>;
}
