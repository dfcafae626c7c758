import type { cardFace } from "@thunderjack/artwork";
import { ImageSource, Texture } from "pixi.js";
import type { Palette } from "./palette.js";
import type { CachedTexture, Draw, TextureStyle, Textures } from "./textures.js";

interface Entry {
  readonly value: CachedTexture<Texture>;
  lastUsed: number;
}

/** The number of layouts after which an unused texture may be removed. */
const MAX_UNUSED = 60;

/** The number of cached textures at which the removal of unused textures begins. */
const MAX_ENTRIES = 200;

/**
 * The textures by name. Each is drawn once on a 2D canvas. No resource is fetched and no markup is parsed, which meets
 * the strictest content security policy.
 */
export class TextureCache implements Textures<Texture> {
  /** The number of device pixels per CSS pixel. */
  readonly resolution: number;
  readonly palette: Palette;
  readonly faces: typeof cardFace;
  readonly backImage: HTMLImageElement | null;
  readonly #document: Document;
  readonly #entries = new Map<string, Entry>();
  /** The name of the texture in each slot. */
  readonly #slots = new Map<string, string>();
  readonly #measuring: CanvasRenderingContext2D;
  #generation = 0;

  constructor(document: Document, resolution: number, { palette, faces, backImage }: TextureStyle) {
    this.#document = document;
    this.resolution = resolution;
    this.palette = palette;
    this.faces = faces;
    this.backImage = backImage;
    this.#measuring = this.#newContext(1, 1);
  }

  /** Returns the width of text in CSS pixels. */
  measure(text: string, font: string, spacing = 0): number {
    this.#measuring.font = font;
    return this.#measuring.measureText(text).width + spacing * text.length;
  }

  /** Returns the texture of this name, or `undefined` if it is not in the cache. */
  find(name: string): CachedTexture<Texture> | undefined {
    const entry = this.#entries.get(name);
    if (entry !== undefined) entry.lastUsed = this.#generation;
    return entry?.value;
  }

  /** Returns the texture of this name. Draws it first if it is not in the cache. */
  get(name: string, width: number, height: number, margin: number, draw: Draw): CachedTexture<Texture> {
    const found = this.find(name);
    if (found !== undefined) return found;
    const texture = this.draw(width + 2 * margin, height + 2 * margin, (context) => {
      context.translate(margin, margin);
      draw(context);
    });
    const value = { texture, width, height };
    this.#entries.set(name, { value, lastUsed: this.#generation });
    return value;
  }

  /**
   * Returns the large texture in a slot, like {@link TextureCache.get}. Each slot contains one texture, and a new
   * texture replaces it.
   */
  getSingle(
    slot: string,
    name: string,
    width: number,
    height: number,
    margin: number,
    draw: Draw,
  ): CachedTexture<Texture> {
    const before = this.#slots.get(slot);
    const value = this.get(name, width, height, margin, draw);
    if (before !== undefined && before !== name) this.#remove(before);
    this.#slots.set(slot, name);
    return value;
  }

  /** Draws a texture that is not stored in the cache. The caller must destroy it. */
  draw(width: number, height: number, draw: Draw): Texture {
    const context = this.#newContext(width, height);
    draw(context);
    return new Texture({ source: new ImageSource({ resource: context.canvas, resolution: this.resolution }) });
  }

  /** Removes the textures that have not been used for a long time. Call it once per layout. */
  removeUnused(): void {
    this.#generation++;
    if (this.#entries.size < MAX_ENTRIES) return;
    for (const [name, { lastUsed }] of this.#entries) {
      if (this.#generation - lastUsed >= MAX_UNUSED) this.#remove(name);
    }
  }

  dispose(): void {
    for (const name of this.#entries.keys()) this.#remove(name);
  }

  #remove(name: string): void {
    this.#entries.get(name)?.value.texture.destroy(true);
    this.#entries.delete(name);
  }

  /** @throws Error when the browser has no 2D canvas */
  #newContext(width: number, height: number): CanvasRenderingContext2D {
    const canvas = this.#document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(width * this.resolution));
    canvas.height = Math.max(1, Math.ceil(height * this.resolution));
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser does not support the 2D canvas.");
    context.scale(this.resolution, this.resolution);
    return context;
  }
}
