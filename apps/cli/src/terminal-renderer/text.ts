/*
 * Text before it is on a screen: how wide it is counts, and colour is no part of that. A span is a piece of one colour,
 * a line is spans in a row, a block is lines.
 */

/** The kind of a piece of text, which decides its colour. */
export type Tone = "plain" | "quiet" | "strong" | "red" | "back" | "turn" | "good" | "bad" | "award";

/** A piece of text in one tone. */
export interface Span {
  readonly text: string;
  readonly tone: Tone;
}

/** Spans beside each other. */
export type Line = readonly Span[];

/** Lines below each other. */
export type Block = readonly Line[];

/** A piece of text. */
export function span(text: string, tone: Tone = "plain"): Span {
  return { text, tone };
}

/** Marks that stand above or below a letter, and signs that cannot be seen, take no room. */
const NO_ROOM = /[\p{Mn}\p{Me}\p{Cf}]/gu;

const ASCII = /^[ -~]*$/;

/** How many columns a text takes. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  return [...text.replace(NO_ROOM, "")].length;
}

/** How many columns a line takes. */
function lineWidth(line: Line): number {
  return line.reduce((sum, { text }) => sum + textWidth(text), 0);
}

/** How many columns the widest line of a block takes. */
export function blockWidth(block: Block): number {
  return block.reduce((widest, line) => Math.max(widest, lineWidth(line)), 0);
}

/** A line that is filled up with blanks to a width. */
export function padded(line: Line, width: number): Line {
  const rest = width - lineWidth(line);
  return rest > 0 ? [...line, span(" ".repeat(rest))] : line;
}

/**
 * A block in the middle of a width; its lines keep their places below each other.
 *
 * @param least how wide it is taken to be at least
 */
export function centered(block: Block, width: number, least = 0): Block {
  const margin = Math.max(0, Math.floor((width - Math.max(least, blockWidth(block))) / 2));
  return margin === 0 ? block : block.map((line) => (line.length === 0 ? line : [span(" ".repeat(margin)), ...line]));
}

/** Blocks beside each other, each in a column of this width, with their last lines on one level. */
export function beside(blocks: readonly Block[], width: number, gap: number): Block {
  const height = Math.max(0, ...blocks.map(({ length }) => length));
  const columns = blocks.map((block) => [...Array<Line>(height - block.length).fill([]), ...block]);
  return Array.from({ length: height }, (_, row) =>
    columns.flatMap((column, place) => {
      const cell = column[row] ?? [];
      return place === columns.length - 1 ? cell : padded(cell, width + gap);
    }),
  );
}

/** Pieces that follow each other on as many lines as they need, set apart by a gap. */
export function flowing(pieces: readonly Line[], width: number, gap = "  "): Block {
  const lines: Line[] = [];
  let line: Line = [];
  for (const piece of pieces) {
    if (line.length === 0) line = piece;
    else if (lineWidth(line) + gap.length + lineWidth(piece) <= width) line = [...line, span(gap), ...piece];
    else {
      lines.push(line);
      line = piece;
    }
  }
  return line.length === 0 ? lines : [...lines, line];
}

/** A sentence on as many lines as it needs. */
export function sentence(text: string, width: number, tone: Tone): Block {
  const words = text.split(" ").filter((word) => word !== "");
  const lines = flowing(
    words.map((word) => [span(word, tone)]),
    width,
    " ",
  );
  return lines.map((line) => [span(line.map((word) => word.text).join(""), tone)]);
}

/** A line that is cut where the width ends. */
export function clipped(line: Line, width: number): Line {
  if (lineWidth(line) <= width) return line;
  const kept: Span[] = [];
  let room = width;
  for (const { text, tone } of line) {
    const piece = textWidth(text) <= room ? text : [...text].slice(0, room).join("");
    kept.push(span(piece, tone));
    room -= textWidth(piece);
    if (room <= 0) break;
  }
  return kept;
}
