import type { ArcLayout } from "@thunderjack/stage/layout";
import type { TableLayout } from "../layout/table-layout.js";
import type { Palette } from "./palette.js";
import type { Pen } from "./pen.js";

/** Scripts with joined letters. They are drawn word by word, because a single letter would have another form. */
const JOINED = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0fff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The smallest font size of printed text, in CSS pixels. */
const LEAST = 11;

/** Draws text along an arc whose middle is its lowest point. Text that is too long is drawn smaller. */
export function drawArcText(
  context: Pen,
  text: string,
  { x, y, size, radius, width }: ArcLayout,
  { paints, font }: Palette,
  direction: TableLayout["direction"],
): void {
  const isJoined = JOINED.test(text);
  const pieces = isJoined ? text.split(/(?<= )/) : [...text];
  if (isJoined && direction === "rtl") pieces.reverse();
  context.save();
  context.direction = direction;
  const setFont = (fontSize: number) => {
    context.font = `650 ${fontSize}px ${font}`;
  };
  setFont(size);
  const natural = context.measureText(text).width;
  const fit = Math.min(1, Math.max(width / natural, LEAST / size));
  setFont(size * fit);
  context.fillStyle = paints.print;
  context.textAlign = "center";
  context.textBaseline = "middle";
  let along = (-natural * fit) / 2;
  for (const piece of pieces) {
    const wide = context.measureText(piece).width;
    const angle = (along + wide / 2) / radius;
    context.save();
    context.translate(x + radius * Math.sin(angle), y + radius * (Math.cos(angle) - 1));
    context.rotate(-angle);
    context.fillText(piece, 0, 0);
    context.restore();
    along += wide;
  }
  context.restore();
}
