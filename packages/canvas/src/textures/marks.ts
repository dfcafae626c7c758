import type { Mark } from "@thunderjack/artwork";
import type { CardInk } from "./palette.js";
import type { Pen } from "./pen.js";

const paths = new Map<string, Path2D>();
const written = new WeakMap<Path2D, string>();

/** The path outside a browser, which has no `Path2D`. A pen that writes SVG reads only the data. */
class DataPath {}

/** Returns the path of SVG path data. Each path is parsed once. */
export function pathOf(data: string): Path2D {
  const found = paths.get(data);
  if (found !== undefined) return found;
  const path = newPath(data);
  paths.set(data, path);
  return path;
}

/** Returns a path that is drawn once, for data that depends on a size. */
export function newPath(data: string): Path2D {
  const path = typeof Path2D === "undefined" ? (new DataPath() as Path2D) : new Path2D(data);
  written.set(path, data);
  return path;
}

/** Returns the SVG path data of a path. */
export function dataOf(path: Path2D): string {
  return written.get(path) ?? "";
}

const unchanged: CardInk = (colour) => colour;

/** Draws the marks of a card or a chip, in the units of the artwork. */
export function drawMarks(context: Pen, marks: readonly Mark[], ink: CardInk = unchanged): void {
  for (const mark of marks) {
    context.save();
    context.translate(mark.x, mark.y);
    if (mark.isTurned) context.rotate(Math.PI);
    context.scale(mark.scale, mark.scale);
    const path = pathOf(mark.path);
    if (mark.fill !== null) {
      context.fillStyle = ink(mark.fill, mark.suit);
      context.fill(path);
    }
    if (mark.stroke !== null) {
      context.strokeStyle = ink(mark.stroke, mark.suit);
      context.lineWidth = mark.lineWidth;
      context.lineJoin = "round";
      context.stroke(path);
    }
    context.restore();
  }
}
