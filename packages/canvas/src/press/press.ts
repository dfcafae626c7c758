import type { cardFace } from "@thunderjack/artwork";
import { ImageSource, Rectangle, Texture } from "pixi.js";
import type { Palette } from "./palette.js";

/** Draws into a paper whose units are CSS pixels, from the top left. */
export type Draw = (context: CanvasRenderingContext2D) => void;

/** A picture that is ready to be laid on the table. */
export interface Print {
  readonly texture: Texture;
  /** In CSS pixels, without the margin that shadows need. */
  readonly width: number;
  readonly height: number;
}

interface Kept {
  readonly print: Print;
  lastUsed: number;
}

/** What everything is drawn in. */
export interface Inkwell {
  readonly palette: Palette;
  /** The faces of the cards: those of a deck. */
  readonly faces: typeof cardFace;
}

/** Prints that nobody asked for in so many pictures are thrown away, as soon as there are many. */
const OUT_OF_USE = 60;
const MANY = 120;

/**
 * Draws pictures by means of a 2D canvas and keeps them, so that each is drawn once for a size. Nothing is fetched and
 * no markup is read: it works under the strictest content security policy.
 */
export class Press {
  /** How many pixels there are to a CSS pixel. */
  readonly resolution: number;
  readonly palette: Palette;
  readonly faces: typeof cardFace;
  readonly #document: Document;
  readonly #kept = new Map<string, Kept>();
  /** The name of the print in each slot. */
  readonly #slots = new Map<string, string>();
  readonly #measuring: CanvasRenderingContext2D;
  #round = 0;

  constructor(document: Document, resolution: number, { palette, faces }: Inkwell) {
    this.#document = document;
    this.resolution = resolution;
    this.palette = palette;
    this.faces = faces;
    this.#measuring = this.paper(1, 1);
  }

  /** The width of a text in CSS pixels. */
  measure(text: string, font: string, spacing = 0): number {
    this.#measuring.font = font;
    return this.#measuring.measureText(text).width + spacing * text.length;
  }

  /** The print of this name, if there is one. */
  known(name: string): Print | undefined {
    const known = this.#kept.get(name);
    if (known !== undefined) known.lastUsed = this.#round;
    return known?.print;
  }

  /** The print of this name: the one that is kept, else a new one. */
  print(name: string, width: number, height: number, margin: number, draw: Draw): Print {
    const known = this.known(name);
    if (known !== undefined) return known;
    const context = this.paper(width + 2 * margin, height + 2 * margin);
    context.translate(margin, margin);
    draw(context);
    const print = { texture: this.#textureOf(context.canvas), width, height };
    this.#kept.set(name, { print, lastUsed: this.#round });
    return print;
  }

  /** A large print of which there is only one at a time: the one before it is thrown away. */
  only(slot: string, name: string, width: number, height: number, margin: number, draw: Draw): Print {
    const before = this.#slots.get(slot);
    const print = this.print(name, width, height, margin, draw);
    if (before !== undefined && before !== name) {
      this.#kept.get(before)?.print.texture.destroy(true);
      this.#kept.delete(before);
    }
    this.#slots.set(slot, name);
    return print;
  }

  /** Many pictures on one large paper, so that they are drawn in one go. */
  sheet(width: number, height: number, draw: Draw): Texture {
    const context = this.paper(width, height);
    draw(context);
    return this.#textureOf(context.canvas);
  }

  /** A part of a sheet, in CSS pixels. */
  cut(sheet: Texture, x: number, y: number, width: number, height: number): Texture {
    return new Texture({ source: sheet.source, frame: new Rectangle(x, y, width, height) });
  }

  /** Throws away what has not been used for long. */
  tidy(): void {
    this.#round++;
    if (this.#kept.size < MANY) return;
    for (const [name, { print, lastUsed }] of this.#kept) {
      if (this.#round - lastUsed < OUT_OF_USE) continue;
      print.texture.destroy(true);
      this.#kept.delete(name);
    }
  }

  dispose(): void {
    for (const { print } of this.#kept.values()) print.texture.destroy(true);
    this.#kept.clear();
  }

  /** An empty paper, in CSS pixels. */
  paper(width: number, height: number): CanvasRenderingContext2D {
    const canvas = this.#document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(width * this.resolution));
    canvas.height = Math.max(1, Math.ceil(height * this.resolution));
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser draws on no canvas.");
    context.scale(this.resolution, this.resolution);
    return context;
  }

  #textureOf(resource: HTMLCanvasElement): Texture {
    return new Texture({ source: new ImageSource({ resource, resolution: this.resolution }) });
  }
}
