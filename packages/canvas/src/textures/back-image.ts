import type { Pen } from "./pen.js";

const URL_IMAGE = /^url\("(?<url>[^"]+)"\)$/;

/**
 * Loads the image of a page's own card back. It is requested with CORS, because a canvas cannot use other images.
 *
 * @param css the computed value of `background-image`
 * @returns `null` for any value other than one `url(…)`, and for an image that cannot be loaded
 */
export async function loadBackImage(document: Document, css: string): Promise<HTMLImageElement | null> {
  const url = URL_IMAGE.exec(css)?.groups?.url;
  if (url === undefined) return null;
  const image = document.createElement("img");
  image.crossOrigin = "anonymous";
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Draws an image over a rectangle at the origin, like `background-size: cover`. */
export function drawCover(context: Pen, image: HTMLImageElement, width: number, height: number): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
}
