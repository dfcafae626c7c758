import { createRequire } from "node:module";
import type { FilmPicture } from "@thunderjack/canvas/svg";
import type { Easel, PictureSize } from "./easel.js";

/** The part of the library that is used. It has no types, and its names cannot be imported from Node. */
interface GifLibrary {
  GIFEncoder(): {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: object): void;
    finish(): void;
    bytes(): Uint8Array;
  };
  quantize(pixels: Uint8Array, colours: number): number[][];
  applyPalette(pixels: Uint8Array, palette: number[][]): Uint8Array;
}

const { GIFEncoder, quantize, applyPalette } = createRequire(import.meta.url)("gifenc") as GifLibrary;

/** The number of colours of a frame. One more entry of its table stands for an unchanged pixel. */
const COLOURS = 255;

/** The shortest duration of a frame that players observe, and the longest one that a file can state, in milliseconds. */
const SHORTEST = 20;
const LONGEST = 655_350;

/** Returns an animated GIF that repeats forever. A frame contains only the pixels that changed. */
export async function gifOf(
  easel: Easel,
  pictures: Iterable<FilmPicture>,
  { width, height }: PictureSize,
): Promise<Uint8Array> {
  const gif = GIFEncoder();
  let before: Buffer | null = null;
  for (const { svg, time, duration } of pictures) {
    const pixels: Buffer = await easel.pixels(svg);
    // A GIF counts hundredths of a second. The ends are rounded, so that the film does not become longer or shorter.
    const delay = Math.min(LONGEST, Math.max(SHORTEST, tens(time + duration) - tens(time)));
    const { changed, places } = changesOf(pixels, before);
    const palette = changed.length === 0 ? [[0, 0, 0]] : quantize(changed, COLOURS);
    const transparent = palette.length;
    const indices = new Uint8Array(width * height).fill(transparent);
    const drawn = changed.length === 0 ? new Uint8Array() : applyPalette(changed, palette);
    for (const [index, place] of places.entries()) indices[place] = drawn[index] ?? transparent;
    const table = [...palette, [0, 0, 0]];
    gif.writeFrame(indices, width, height, {
      palette: table,
      delay,
      repeat: 0,
      transparent: true,
      transparentIndex: transparent,
      dispose: 1,
    });
    before = pixels;
  }
  gif.finish();
  return gif.bytes();
}

function tens(time: number): number {
  return 10 * Math.round(time / 10);
}

/** Returns the pixels that differ from the frame before, and their places. */
function changesOf(
  pixels: Buffer,
  before: Buffer | null,
): { readonly changed: Uint8Array; readonly places: readonly number[] } {
  const places: number[] = [];
  for (let place = 0; place < pixels.length / 4; place++) {
    if (before === null || pixels.readUInt32LE(4 * place) !== before.readUInt32LE(4 * place)) places.push(place);
  }
  const changed = new Uint8Array(4 * places.length);
  for (const [index, place] of places.entries()) changed.set(pixels.subarray(4 * place, 4 * place + 4), 4 * index);
  return { changed, places };
}
