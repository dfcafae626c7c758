import { SUM_BLUR, storm } from "@thunderjack/artwork";
import type { LineLayout, TableLayout, TextRun } from "../layout/table-layout.js";
import { pathOf } from "./marks.js";
import type { Pen } from "./pen.js";
import { glow } from "./shadow.js";
import { type TextStyle, textStyle } from "./text-styles.js";
import type { CachedTexture, Textures } from "./textures.js";

/** The gap between two text runs, in CSS pixels. */
const GAP = 6;

/** The margin for a glow, in CSS pixels. */
const MARGIN = 16;

/** The smallest font size, in CSS pixels. */
const LEAST = 11;

/** The font size of a text whose characters have no storm capitals, relative to the wanted cap height. */
const SANS_IN_CAPITALS = 1.25;

/** A measured text run. */
interface MeasuredRun {
  readonly style: TextStyle;
  /** The text in storm capitals as a path; `null` for the system font. */
  readonly capitals: string | null;
  readonly rows: readonly string[];
  /** The number of characters at the start of the text with the colour of the turn. */
  readonly lead: number;
  /** The cap height if `capitals` is set, otherwise the font size, in CSS pixels. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the texture of a line of text, scaled down to fit into its box. */
export function lineTexture<T>(
  cache: Textures<T>,
  line: LineLayout,
  { direction, language }: Pick<TableLayout, "direction" | "language">,
): CachedTexture<T> {
  const { runs, box, size, lines, align } = line;
  const name = runs.map((run) => `${run.style}:${run.size ?? ""}:${run.lead ?? ""}:${run.text}`).join("|");
  const key = `line ${name} ${size} ${lines} ${align} ${Math.round(box.width)}x${Math.round(box.height)} ${language}`;
  const found = cache.find(key);
  if (found !== undefined) return found;
  const measured = shortened(
    runs.map((run) => measure(cache, run, line)),
    box.width,
  );
  const natural = {
    width: Math.max(1, widthOf(measured)),
    height: Math.max(1, ...measured.map(({ height }) => height)),
  };
  const fit = Math.min(1, box.width / natural.width);
  // Text that would become too small keeps its height and is condensed in width.
  const smallest = Math.min(...measured.map(({ size: own }) => own));
  const down = Math.max(fit, Math.min(1, LEAST / smallest));
  return cache.get(key, natural.width * fit, natural.height * down, MARGIN, (context) => {
    context.scale(fit, down);
    context.direction = direction;
    const inOrder = direction === "rtl" ? [...measured].reverse() : measured;
    let x = 0;
    for (const run of inOrder) {
      context.save();
      context.translate(x, (natural.height - run.height) / 2);
      drawRun(context, run, lines > 1 ? align : "center", textStyle("turn", cache.palette).colour);
      context.restore();
      x += run.width + GAP;
    }
  });
}

function widthOf(runs: readonly MeasuredRun[]): number {
  return runs.reduce((sum, { width }) => sum + width, 0) + GAP * (runs.length - 1);
}

/** The smallest width of condensed text, relative to its natural width. */
const CONDENSED = 0.8;

/** Leaves out the first runs of a line that is too long, such as the name of a seat before its bet. */
function shortened(runs: readonly MeasuredRun[], width: number): readonly MeasuredRun[] {
  return runs.length > 2 && widthOf(runs) * CONDENSED > width ? shortened(runs.slice(1), width) : runs;
}

function measure(cache: Textures<unknown>, run: TextRun, line: LineLayout): MeasuredRun {
  const style = textStyle(run.style, cache.palette);
  const wanted = run.size ?? line.size;
  if (style.isStorm) {
    const capitals = storm(run.text, wanted);
    if (capitals !== null) {
      const { path, width } = capitals;
      return { style, capitals: path, rows: [], lead: 0, size: wanted, width, height: wanted };
    }
  }
  let size = wanted * style.scale * (style.isStorm ? SANS_IN_CAPITALS : 1);
  let rows: readonly string[] = [run.text];
  if (line.lines > 1) {
    // Reduces the font size until the text fits into its rows.
    for (; size > LEAST; size -= 0.5) {
      rows = wrapped(cache, run.text, fontOf(style, size), line.box.width);
      if (rows.length <= line.lines && rows.length * lineHeight(size) <= line.box.height + 4) break;
    }
  }
  const width = Math.max(...rows.map((row) => cache.measure(row, fontOf(style, size))));
  return {
    style,
    capitals: null,
    rows,
    lead: run.lead?.length ?? 0,
    size,
    width,
    height: rows.length * lineHeight(size),
  };
}

function drawRun(
  context: Pen,
  { style, capitals, rows, lead, size, width }: MeasuredRun,
  align: LineLayout["align"],
  leadColour: string,
): void {
  context.fillStyle = style.colour;
  if (style.glow !== null) glow(context, style.glow, 2 * SUM_BLUR);
  if (capitals !== null) {
    context.fill(pathOf(capitals));
    return;
  }
  context.font = fontOf(style, size);
  context.textBaseline = "alphabetic";
  context.textAlign = align;
  const x = { left: 0, center: width / 2, right: width }[align];
  let rest = lead;
  for (const [index, row] of rows.entries()) {
    const y = (index + 0.5) * lineHeight(size) + size * 0.355;
    context.fillText(row, x, y);
    if (rest > 0) {
      const start = leadBox(context, row, rest, x, align);
      context.save();
      context.beginPath();
      context.rect(start.x, index * lineHeight(size), start.width, lineHeight(size));
      context.clip();
      context.clearRect(start.x, index * lineHeight(size), start.width, lineHeight(size));
      context.fillStyle = leadColour;
      context.fillText(row, x, y);
      context.restore();
    }
    rest -= row.length + 1;
  }
}

/**
 * Returns the horizontal bounds of the first characters of a row. The row is drawn whole and clipped to them, so that no
 * letter moves.
 */
function leadBox(
  context: Pen,
  row: string,
  length: number,
  x: number,
  align: LineLayout["align"],
): { readonly x: number; readonly width: number } {
  const whole = context.measureText(row).width;
  const { width } = context.measureText(row.slice(0, length));
  const left = x - { left: 0, center: whole / 2, right: whole }[align];
  return { x: context.direction === "rtl" ? left + whole - width : left, width };
}

/** Breaks text into the minimum number of rows that fit into a width. The rows have similar lengths. */
function wrapped(cache: Textures<unknown>, text: string, font: string, width: number): readonly string[] {
  // The candidates begin with the same words. Measuring is slow.
  const widths = new Map<string, number>();
  const widthOf = (part: string) => {
    const known = widths.get(part) ?? cache.measure(part, font);
    widths.set(part, known);
    return known;
  };
  const rows = broken(text, width, widthOf);
  if (rows.length < 2) return rows;
  for (let candidate = widthOf(text) / rows.length; candidate < width; candidate += 8) {
    const balanced = broken(text, candidate, widthOf);
    if (balanced.length === rows.length && balanced.every((row) => widthOf(row) <= width)) return balanced;
  }
  return rows;
}

function broken(text: string, width: number, widthOf: (part: string) => number): readonly string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(" ")) {
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && widthOf(longer) > width) {
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
  return size * 1.25;
}
