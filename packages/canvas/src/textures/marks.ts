import type { Mark } from "@thunderjack/artwork";
import type { CardInk } from "./palette.js";

const paths = new Map<string, Path2D>();

/** Returns the path of SVG path data. Each path is parsed once. */
export function pathOf(data: string): Path2D {
  const found = paths.get(data);
  if (found !== undefined) return found;
  const path = new Path2D(data);
  paths.set(data, path);
  return path;
}

const unchanged: CardInk = (colour) => colour;

/** Draws the marks of a card or a chip, in the units of the artwork. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], ink: CardInk = unchanged): void {
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
