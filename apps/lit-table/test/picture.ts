import { PNG } from "pngjs";

/** An area of the page, in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour: red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The pixels of a page. */
export class Picture {
  readonly #image: PNG;

  /** @param data a PNG file */
  constructor(data: Buffer) {
    this.#image = PNG.sync.read(data);
  }

  /** Returns the colours of the pixels in an area, row by row. */
  colours({ x, y, width, height }: Area): readonly Colour[] {
    const { data, width: columns } = this.#image;
    const colours: Colour[] = [];
    for (let row = Math.round(y); row < Math.round(y + height); row++) {
      for (let column = Math.round(x); column < Math.round(x + width); column++) {
        const place = (row * columns + column) * 4;
        colours.push([data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0]);
      }
    }
    return colours;
  }
}

/** Returns the brightness of a colour, from 0 to 255. */
export function brightness([red, green, blue]: Colour): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

export function isWhite([red, green, blue]: Colour): boolean {
  return Math.min(red, green, blue) > 225;
}

export function isRed([red, green, blue]: Colour): boolean {
  return red > 150 && green < 90 && blue < 100;
}

/** Returns the share of colours that meet a condition. */
export function share(colours: readonly Colour[], meets: (colour: Colour) => boolean): number {
  return colours.filter(meets).length / colours.length;
}
