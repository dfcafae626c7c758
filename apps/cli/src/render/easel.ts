import type { ChromiumPage } from "./chromium.js";

/** A picture for a film: SVG, and the time for which it is shown, in milliseconds. */
export interface FilmPicture {
  readonly svg: string;
  readonly duration: number;
}

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
globalThis.wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
globalThis.film = () => {
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: "video/webm", videoBitsPerSecond: 8e6 });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  globalThis.show = async (svg, duration) => {
    const end = performance.now() + duration;
    await draw(svg);
    // A canvas that is not drawn has no frames, and the film would end with its last change.
    const copy = await createImageBitmap(canvas);
    for (let left = duration; left > 0; left = end - performance.now()) {
      await wait(Math.min(left, 50));
      context.drawImage(copy, 0, 0);
    }
  };
  globalThis.end = async () => {
    recorder.stop();
    await stopped;
    return dataUrl(new Blob(parts));
  };
};
`;

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

  /** Returns a film as a WebM file. It is recorded while it is shown, so this takes as long as the film. */
  async webm(pictures: Iterable<FilmPicture>): Promise<Buffer> {
    await this.#page.evaluate("film(); true");
    for (const { svg, duration } of pictures) {
      await this.#page.evaluate(`show(${JSON.stringify(svg)}, ${duration})`);
    }
    return bytesOf(await this.#page.evaluate("end()"));
  }
}

function bytesOf(url: unknown): Buffer {
  if (typeof url !== "string") throw new TypeError("The page returned no picture.");
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
