import { BOLT_PATH } from "@thunderjack/artwork";
import type { LineLayout, TableLayout, TextRun } from "../layout/table-layout.js";
import { fillStyle } from "./css-paint.js";
import { pathOf } from "./marks.js";
import { dropShadow, glow } from "./shadow.js";
import { type Plate, type TextStyle, textStyle } from "./text-styles.js";
import type { CachedTexture, TextureCache } from "./texture-cache.js";

/** The gap between two text runs, in CSS pixels. */
const GAP = 7;

/** The margin for a glow, in CSS pixels. */
const MARGIN = 16;

/** A measured text run. */
interface MeasuredRun {
  readonly style: TextStyle;
  readonly rows: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** The width of the sign before the text. */
  readonly signWidth: number;
}

/** Returns the texture of a line of text, scaled down to fit into its box. */
export function lineTexture(
  cache: TextureCache,
  line: LineLayout,
  { direction, language }: Pick<TableLayout, "direction" | "language">,
): CachedTexture {
  const { runs, box, size, lines } = line;
  const name = runs.map(({ style, text }) => `${style}:${text}`).join("|");
  const key = `line ${name} ${size} ${lines} ${Math.round(box.width)}x${Math.round(box.height)} ${language}`;
  const found = cache.find(key);
  if (found !== undefined) return found;
  const measured = runs.map((run) => measure(cache, run, line));
  const natural = {
    width: measured.reduce((sum, { width }) => sum + width, 0) + GAP * (measured.length - 1),
    height: Math.max(1, ...measured.map(({ height }) => height)),
  };
  const fit = Math.min(1, box.width / natural.width, (box.height + 4) / natural.height);
  return cache.get(key, natural.width * fit, natural.height * fit, MARGIN, (context) => {
    context.scale(fit, fit);
    context.direction = direction;
    const inOrder = direction === "rtl" ? [...measured].reverse() : measured;
    let x = 0;
    for (const run of inOrder) {
      context.save();
      context.translate(x, (natural.height - run.height) / 2);
      drawRun(context, run, direction === "rtl");
      context.restore();
      x += run.width + GAP;
    }
  });
}

function measure(cache: TextureCache, run: TextRun, line: LineLayout): MeasuredRun {
  const style = textStyle(run.style, cache.palette);
  const [padX, padY] = style.plate?.padding ?? [0, 0];
  let size = line.size * style.scale;
  let rows: readonly string[] = [run.text];
  if (line.lines > 1) {
    // Reduces the font size until the text fits into its rows.
    for (; size > 9; size -= 0.5) {
      rows = wrapped(cache, run.text, fontOf(style, size), line.box.width - 2 * padX * size);
      if (rows.length <= line.lines) break;
    }
  }
  const spacing = style.spacing * size;
  const signWidth = style.sign === "none" ? 0 : size * (style.sign === "bolt" ? 0.95 : 0.92);
  const wordsWidth = Math.max(...rows.map((row) => cache.measure(row, fontOf(style, size), spacing)));
  return {
    style,
    rows,
    size,
    width: wordsWidth + signWidth + 2 * padX * size,
    height: rows.length * lineHeight(size) + 2 * padY * size,
    signWidth,
  };
}

function drawRun(context: CanvasRenderingContext2D, run: MeasuredRun, isRightToLeft: boolean): void {
  const { style, rows, size, width, height, signWidth } = run;
  if (style.plate !== null) drawPlate(context, style.plate, width, height);
  const [padX, padY] = style.plate?.padding ?? [0, 0];
  context.font = fontOf(style, size);
  context.letterSpacing = `${style.spacing * size}px`;
  context.fillStyle = style.colour;
  context.textBaseline = "alphabetic";
  context.textAlign = "center";
  const middle = (width + (isRightToLeft ? -signWidth : signWidth)) / 2;
  for (const [index, row] of rows.entries()) {
    const baseline = padY * size + (index + 0.5) * lineHeight(size) + size * 0.355;
    context.fillText(row, middle, baseline);
  }
  const signX = isRightToLeft ? width - padX * size - signWidth * 0.42 : padX * size + signWidth * 0.42;
  drawSign(context, style, signX, height / 2, size);
}

function drawPlate(context: CanvasRenderingContext2D, plate: Plate, width: number, height: number): void {
  const { paint, border, borderWidth, radius } = plate;
  const edge = new Path2D();
  edge.roundRect(0, 0, width, height, Math.min(radius, height / 2));
  context.save();
  if (plate.glow !== null) glow(context, plate.glow, 14);
  else if (paint.includes("gradient")) dropShadow(context, 0.5, 8, 3);
  context.fillStyle = fillStyle(context, paint, width, height);
  context.fill(edge);
  context.restore();
  context.strokeStyle = border;
  context.lineWidth = borderWidth;
  context.stroke(edge);
}

function drawSign(
  context: CanvasRenderingContext2D,
  { sign, colour }: TextStyle,
  x: number,
  y: number,
  size: number,
): void {
  if (sign === "none") return;
  context.save();
  context.translate(x, y);
  if (sign === "bolt") {
    context.scale(size, size);
    context.fillStyle = colour;
    context.fill(pathOf(BOLT_PATH));
  } else {
    context.beginPath();
    context.arc(0, 0, size * 0.31, 0, 2 * Math.PI);
    context.fillStyle = "rgb(0 0 0 / 0.3)";
    context.fill();
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.setLineDash([size * 0.2, size * 0.125]);
    context.stroke();
  }
  context.restore();
}

/** Breaks text into the minimum number of rows that fit into a width. The rows have similar lengths. */
function wrapped(cache: TextureCache, text: string, font: string, width: number): readonly string[] {
  const rows = broken(cache, text, font, width);
  if (rows.length < 2) return rows;
  const whole = cache.measure(text, font);
  for (let candidate = whole / rows.length; candidate < width; candidate += 8) {
    const balanced = broken(cache, text, font, candidate);
    if (balanced.length === rows.length && balanced.every((row) => cache.measure(row, font) <= width)) return balanced;
  }
  return rows;
}

function broken(cache: TextureCache, text: string, font: string, width: number): readonly string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(" ")) {
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && cache.measure(longer, font) > width) {
      rows.push(row);
      row = word;
    } else {
      row = longer;
    }
  }
  if (row !== "") rows.push(row);
  return rows;
}

function fontOf({ weight, font }: TextStyle, size: number): string {
  return `${weight} ${size}px ${font}`;
}

function lineHeight(size: number): number {
  return size * 1.35;
}
