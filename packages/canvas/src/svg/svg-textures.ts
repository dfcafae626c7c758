import type { cardFace } from "@thunderjack/artwork";
import type { Palette } from "../textures/palette.js";
import type { CachedTexture, Draw, Textures } from "../textures/textures.js";
import type { Definitions } from "./svg-definitions.js";
import { SvgPen } from "./svg-pen.js";
import { textWidth } from "./text-width.js";

/** A texture as SVG. Its centre is at `width / 2, height / 2`. */
export interface SvgTexture {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** The textures of one picture, which are SVG instead of bitmaps. */
export class SvgTextures implements Textures<SvgTexture> {
  readonly resolution = 1;
  readonly palette: Palette;
  readonly faces: typeof cardFace;
  readonly backImage = null;
  readonly #definitions: Definitions;
  readonly #known = new Map<string, CachedTexture<SvgTexture>>();

  constructor(definitions: Definitions, palette: Palette, faces: typeof cardFace) {
    this.#definitions = definitions;
    this.palette = palette;
    this.faces = faces;
  }

  measure(text: string, font: string, spacing = 0): number {
    const { weight = "400", size = "10" } = /^(?<weight>\d+) (?<size>[\d.]+)px /.exec(font)?.groups ?? {};
    return textWidth(text, Number(weight), Number(size)) + spacing * text.length;
  }

  find(name: string): CachedTexture<SvgTexture> | undefined {
    return this.#known.get(name);
  }

  get(name: string, width: number, height: number, _margin: number, draw: Draw): CachedTexture<SvgTexture> {
    const found = this.find(name);
    if (found !== undefined) return found;
    const pen = new SvgPen(this.#definitions);
    draw(pen);
    const value = { texture: { markup: pen.markup, width, height }, width, height };
    this.#known.set(name, value);
    return value;
  }

  getSingle(
    _slot: string,
    name: string,
    width: number,
    height: number,
    margin: number,
    draw: Draw,
  ): CachedTexture<SvgTexture> {
    return this.get(name, width, height, margin, draw);
  }
}
