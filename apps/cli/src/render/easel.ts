import type { FilmPicture } from "@thunderjack/canvas/svg";
import { BadInput } from "../bad-input.js";
import type { ChromiumPage } from "./chromium.js";
import { type EncodedPicture, webmOf } from "./webm.js";

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Defines the functions of the page: each draws SVG on a canvas and returns a `data:` URL. */
const SCRIPT = `
const canvas = document.createElement("canvas");
const context = canvas.getContext("2d", { willReadFrequently: true });
const dataUrl = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
});
globalThis.resize = (width, height) => Object.assign(canvas, { width, height });
globalThis.draw = async (svg) => {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
};
globalThis.png = () => canvas.toDataURL("image/png");
globalThis.pixels = () => dataUrl(new Blob([context.getImageData(0, 0, canvas.width, canvas.height).data]));
globalThis.film = (settings) => {
  const chunks = [];
  const parts = [];
  let failure = null;
  const check = () => {
    if (failure !== null) throw failure;
  };
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      parts.push(bytes);
      chunks.push({ time: chunk.timestamp / 1000, isKey: chunk.type === "key", length: bytes.length });
    },
    error: (error) => { failure = error; },
  });
  encoder.configure(settings);
  globalThis.show = async (svg, time, keyFrame) => {
    await draw(svg);
    const frame = new VideoFrame(canvas, { timestamp: Math.round(1000 * time) });
    encoder.encode(frame, { keyFrame });
    frame.close();
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
    check();
  };
  globalThis.end = async () => {
    await encoder.flush();
    check();
    encoder.close();
    return { chunks, url: await dataUrl(new Blob(parts)) };
  };
};
`;

/** VP9 for the largest pictures that are drawn: profile 0, level 5.1, 8 bits. */
const VP9 = "vp09.00.51.08";

/** The bits for a pixel of a film, and the smallest rate, in bits per second. */
const BITS_PER_PIXEL = 0.15;
const LEAST_BITRATE = 1_000_000;

/** The time between two pictures to which a player can seek, in milliseconds. */
const KEY_INTERVAL = 5000;

/** The answer of the page: the encoded pictures in one `data:` URL, and the length of each. */
interface EncodedFilm {
  readonly chunks: readonly { readonly time: number; readonly isKey: boolean; readonly length: number }[];
  readonly url: string;
}

/** Draws pictures in a page of a Chromium. */
export class Easel {
  readonly #page: ChromiumPage;

  private constructor(page: ChromiumPage) {
    this.#page = page;
  }

  static async open(page: ChromiumPage, { width, height }: PictureSize): Promise<Easel> {
    await page.evaluate(`${SCRIPT}; resize(${width}, ${height}); true`);
    return new Easel(page);
  }

  /** Returns a picture as a PNG file. */
  async png(svg: string): Promise<Buffer> {
    return bytesOf(await this.#page.evaluate(`draw(${JSON.stringify(svg)}).then(png)`));
  }

  /** Returns the pixels of a picture: four bytes each, red, green, blue and opacity. */
  async pixels(svg: string): Promise<Buffer> {
    return bytesOf(await this.#page.evaluate(`draw(${JSON.stringify(svg)}).then(pixels)`));
  }

  /**
   * Returns a film as a WebM file.
   *
   * @param fps the number of pictures per second while something moves
   * @throws BadInput when the Chromium has no encoder of films
   */
  async webm(pictures: Iterable<FilmPicture>, { width, height }: PictureSize, fps: number): Promise<Uint8Array> {
    if ((await this.#page.evaluate("typeof VideoEncoder")) !== "function") {
      throw new BadInput("--webm needs Chromium 94 or later");
    }
    const bitrate = Math.max(LEAST_BITRATE, Math.round(width * height * fps * BITS_PER_PIXEL));
    await this.#page.evaluate(`film(${JSON.stringify({ codec: VP9, width, height, bitrate, framerate: fps })}); true`);
    let key = Number.NEGATIVE_INFINITY;
    let last: FilmPicture | null = null;
    for (const picture of pictures) {
      last = picture;
      const isKey = picture.time - key >= KEY_INTERVAL;
      if (isKey) key = picture.time;
      await this.#show(picture.svg, picture.time, isKey);
    }
    const duration = last === null ? 0 : last.time + last.duration;
    // A picture of WebM has no duration. Some players end a film with the start of its last picture.
    if (last !== null && duration - 1000 / fps > last.time) await this.#show(last.svg, duration - 1000 / fps, false);
    const { chunks, url } = (await this.#page.evaluate("end()")) as EncodedFilm;
    const bytes = bytesOf(url);
    let start = 0;
    const encoded = chunks.map(({ time, isKey, length }): EncodedPicture => {
      const data = bytes.subarray(start, start + length);
      start += length;
      return { time, isKey, data };
    });
    return webmOf(encoded, { width, height, duration });
  }

  async #show(svg: string, time: number, isKey: boolean): Promise<void> {
    await this.#page.evaluate(`show(${JSON.stringify(svg)}, ${time}, ${isKey})`);
  }
}

function bytesOf(url: unknown): Buffer {
  if (typeof url !== "string") throw new TypeError("The page returned no picture.");
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
