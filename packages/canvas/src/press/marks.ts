import type { Mark } from "@thunderjack/artwork";
import type { CardInk } from "./palette.js";

const outlines = new Map<string, Path2D>();

/** The outline of SVG path data; read once. */
export function outlineOf(path: string): Path2D {
  const known = outlines.get(path);
  if (known !== undefined) return known;
  const outline = new Path2D(path);
  outlines.set(path, outline);
  return outline;
}

/** As it is printed. */
const asPrinted: CardInk = (colour) => colour;

/** Draws the marks of a card or a chip, in the units of their drawing. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], ink: CardInk = asPrinted): void {
  for (const mark of marks) {
    context.save();
    context.translate(mark.x, mark.y);
    if (mark.isTurned) context.rotate(Math.PI);
    context.scale(mark.scale, mark.scale);
    if (mark.kind === "outline") {
      const outline = outlineOf(mark.path);
      if (mark.fill !== null) {
        context.fillStyle = ink(mark.fill, mark.suit);
        context.fill(outline);
      }
      if (mark.stroke !== null) {
        context.strokeStyle = ink(mark.stroke, mark.suit);
        context.lineWidth = mark.lineWidth;
        context.lineJoin = "round";
        context.stroke(outline);
      }
    } else {
      context.font = `${mark.weight} ${mark.size}px ${mark.font}`;
      context.fillStyle = ink(mark.fill, mark.suit);
      context.textAlign = "center";
      context.textBaseline = "alphabetic";
      if (mark.width !== null) context.scale(mark.width / context.measureText(mark.text).width, 1);
      context.fillText(mark.text, 0, 0);
    }
    context.restore();
  }
}
