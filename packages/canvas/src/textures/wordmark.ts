import { wordmark } from "@thunderjack/artwork";
import type { FeltLayout } from "../layout/table-layout.js";
import { fillStyle } from "./css-paint.js";
import { pathOf } from "./marks.js";
import type { Palette } from "./palette.js";
import { glow } from "./shadow.js";

/** Draws the wordmark: in brass between two rounds, engraved during a round. */
export function drawWordmark(
  context: CanvasRenderingContext2D,
  { word, isAtRest }: FeltLayout,
  { paints, glow: strength }: Palette,
): void {
  if (word === null) return;
  const { x, y, size, radius, text } = word;
  const { letters } = wordmark(text, size, radius);
  context.save();
  context.translate(x, y);
  context.lineJoin = "round";
  if (isAtRest) {
    context.save();
    if (strength > 0) glow(context, `rgb(255 214 120 / ${0.42 * strength})`, size * 0.22);
    context.fillStyle = paints["gold-light"];
    for (const { path } of letters) context.fill(pathOf(path));
    context.restore();
    const brass = fillStyle(context, paints.wordmark, 0, size);
    for (const { path, centre } of letters) {
      // A gradient begins at the origin, which is moved to the upper edge of each letter.
      const top = centre.y - size / 2;
      const letter = new Path2D();
      letter.addPath(pathOf(path), { e: 0, f: -top });
      context.save();
      context.translate(0, top);
      context.fillStyle = brass;
      context.fill(letter);
      context.restore();
    }
  } else {
    context.fillStyle = paints.engraving;
    context.strokeStyle = paints["engraving-edge"];
    context.lineWidth = Math.max(0.8, size * 0.022);
    for (const { path } of letters) {
      context.fill(pathOf(path));
      context.stroke(pathOf(path));
    }
  }
  context.restore();
}
