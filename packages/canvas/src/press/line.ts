import { BOLT_PATH } from "@thunderjack/artwork";
import type { LinePlace, Scene, Words } from "../scene/scene.js";
import { shade } from "./atlas.js";
import { glow } from "./furniture.js";
import { outlineOf } from "./marks.js";
import { filling } from "./paint.js";
import type { Press, Print } from "./press.js";
import { type Look, lookOf, type Plate } from "./text-looks.js";

/** Between two words on one line, in CSS pixels. */
const GAP = 7;

/** Around a line, for what shines. */
const MARGIN = 16;

/** A part of a line, measured. */
interface Piece {
  readonly look: Look;
  /** One for each row. */
  readonly rows: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** What the sign before the words takes. */
  readonly signWidth: number;
}

/**
 * The words of a line, no larger than its box.
 *
 * @param scene says in which language the words are, and which way they run
 */
export function linePrint(press: Press, place: LinePlace, scene: Pick<Scene, "direction" | "language">): Print {
  const { words, box, size, lines } = place;
  const name = words.map(({ look, text }) => `${look}:${text}`).join("|");
  const { direction, language } = scene;
  const key = `line ${name} ${size} ${lines} ${Math.round(box.width)}x${Math.round(box.height)} ${language}`;
  const known = press.known(key);
  if (known !== undefined) return known;
  const pieces = words.map((piece) => measured(press, piece, place));
  const natural = {
    width: pieces.reduce((sum, { width }) => sum + width, 0) + GAP * (pieces.length - 1),
    height: Math.max(1, ...pieces.map(({ height }) => height)),
  };
  const fit = Math.min(1, box.width / natural.width, (box.height + 4) / natural.height);
  return press.print(key, natural.width * fit, natural.height * fit, MARGIN, (context) => {
    context.scale(fit, fit);
    context.direction = direction;
    const inOrder = direction === "rtl" ? [...pieces].reverse() : pieces;
    let x = 0;
    for (const piece of inOrder) {
      context.save();
      context.translate(x, (natural.height - piece.height) / 2);
      drawPiece(context, piece, direction === "rtl");
      context.restore();
      x += piece.width + GAP;
    }
  });
}

function measured(press: Press, { look: name, text }: Words, place: LinePlace): Piece {
  const look = lookOf(name, press.palette);
  const [padX, padY] = look.plate?.padding ?? [0, 0];
  let size = place.size * look.scale;
  let rows: readonly string[] = [text];
  if (place.lines > 1) {
    // Smaller and smaller, until it fits into the lines that it may take.
    for (; size > 9; size -= 0.5) {
      rows = wrapped(press, text, fontOf(look, size), place.box.width - 2 * padX * size);
      if (rows.length <= place.lines) break;
    }
  }
  const spacing = look.spacing * size;
  const signWidth = look.sign === "none" ? 0 : size * (look.sign === "bolt" ? 0.95 : 0.92);
  const wordsWidth = Math.max(...rows.map((row) => press.measure(row, fontOf(look, size), spacing)));
  return {
    look,
    rows,
    size,
    width: wordsWidth + signWidth + 2 * padX * size,
    height: rows.length * lineHeight(size) + 2 * padY * size,
    signWidth,
  };
}

function drawPiece(context: CanvasRenderingContext2D, piece: Piece, isFromTheRight: boolean): void {
  const { look, rows, size, width, height, signWidth } = piece;
  if (look.plate !== null) drawPlate(context, look.plate, width, height);
  const [padX, padY] = look.plate?.padding ?? [0, 0];
  context.font = fontOf(look, size);
  context.letterSpacing = `${look.spacing * size}px`;
  context.fillStyle = look.ink;
  context.textBaseline = "alphabetic";
  context.textAlign = "center";
  const middle = (width + (isFromTheRight ? -signWidth : signWidth)) / 2;
  for (const [place, row] of rows.entries()) {
    const baseline = padY * size + (place + 0.5) * lineHeight(size) + size * 0.355;
    context.fillText(row, middle, baseline);
  }
  const signX = isFromTheRight ? width - padX * size - signWidth * 0.42 : padX * size + signWidth * 0.42;
  drawSign(context, look, signX, height / 2, size);
}

function drawPlate(context: CanvasRenderingContext2D, plate: Plate, width: number, height: number): void {
  const { paint, ring, ringWidth, shine, radius } = plate;
  const edge = new Path2D();
  edge.roundRect(0, 0, width, height, Math.min(radius, height / 2));
  context.save();
  if (shine !== null) glow(context, shine, 14);
  else if (paint.includes("gradient")) shade(context, 0.5, 8, 3);
  context.fillStyle = filling(context, paint, width, height);
  context.fill(edge);
  context.restore();
  context.strokeStyle = ring;
  context.lineWidth = ringWidth;
  context.stroke(edge);
}

function drawSign(context: CanvasRenderingContext2D, { sign, ink }: Look, x: number, y: number, size: number): void {
  if (sign === "none") return;
  context.save();
  context.translate(x, y);
  if (sign === "bolt") {
    context.scale(size, size);
    context.fillStyle = ink;
    context.fill(outlineOf(BOLT_PATH));
  } else {
    context.beginPath();
    context.arc(0, 0, size * 0.31, 0, 2 * Math.PI);
    context.fillStyle = "rgb(0 0 0 / 0.3)";
    context.fill();
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.setLineDash([size * 0.2, size * 0.125]);
    context.stroke();
  }
  context.restore();
}

/** Breaks a text into rows of about the same length that fit into a width. */
function wrapped(press: Press, text: string, font: string, width: number): readonly string[] {
  const rows = broken(press, text, font, width);
  if (rows.length < 2) return rows;
  // As many rows, but balanced.
  const whole = press.measure(text, font);
  for (let narrower = whole / rows.length; narrower < width; narrower += 8) {
    const balanced = broken(press, text, font, narrower);
    if (balanced.length === rows.length && balanced.every((row) => press.measure(row, font) <= width)) return balanced;
  }
  return rows;
}

function broken(press: Press, text: string, font: string, width: number): readonly string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(" ")) {
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && press.measure(longer, font) > width) {
      rows.push(row);
      row = word;
    } else {
      row = longer;
    }
  }
  if (row !== "") rows.push(row);
  return rows;
}

function fontOf({ weight, font }: Look, size: number): string {
  return `${weight} ${size}px ${font}`;
}

function lineHeight(size: number): number {
  return size * 1.35;
}
