/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point, in CSS pixels from the top left of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, in CSS pixels from the top left of the table. */
export interface Box extends Point, Size {}

/** A circle with its centre, in CSS pixels from the top left of the table. */
export interface Circle extends Point {
  readonly radius: number;
}

/** Returns the square around a circle. */
export function boxOf({ x, y, radius }: Circle): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** Returns the highest point of a circle. */
export function topOf({ x, y, radius }: Circle): Point {
  return { x, y: y - radius };
}

/** Returns a box that is larger by `by` pixels on each side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Returns the smallest box around some boxes. The list must not be empty. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns a value, or the bound that it exceeds. If the bounds contradict each other, the lower one applies. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
