/*
 * Text before it is written to a screen. Its width is counted in columns without colours. A span is text of one colour,
 * a line is a list of spans, and a block is a list of lines.
 */

/** The kind of a span, which determines its colour. */
export type Tone = "plain" | "quiet" | "strong" | "red" | "back" | "turn" | "good" | "bad" | "award";

/** Text with a tone. */
export interface Span {
  readonly text: string;
  readonly tone: Tone;
}

/** Spans side by side. */
export type Line = readonly Span[];

/** Lines one below the other. */
export type Block = readonly Line[];

/** Creates a span. */
export function span(text: string, tone: Tone = "plain"): Span {
  return { text, tone };
}

/** Combining marks and invisible characters, which have no width. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

const ASCII = /^[ -~]*$/;

/** Returns the width of text in columns. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  return [...text.replace(WITHOUT_WIDTH, "")].length;
}

/** Returns the width of a line in columns. */
function lineWidth(line: Line): number {
  return line.reduce((sum, { text }) => sum + textWidth(text), 0);
}

/** Returns the width of the widest line of a block in columns. */
export function blockWidth(block: Block): number {
  return block.reduce((widest, line) => Math.max(widest, lineWidth(line)), 0);
}

/** Pads a line with spaces to a width. */
export function padded(line: Line, width: number): Line {
  const rest = width - lineWidth(line);
  return rest > 0 ? [...line, span(" ".repeat(rest))] : line;
}

/**
 * Centres a block in a width. Its lines keep their positions relative to each other.
 *
 * @param least the minimum width that the block is assumed to have
 */
export function centered(block: Block, width: number, least = 0): Block {
  const margin = Math.max(0, Math.floor((width - Math.max(least, blockWidth(block))) / 2));
  return margin === 0 ? block : block.map((line) => (line.length === 0 ? line : [span(" ".repeat(margin)), ...line]));
}

/** Places blocks side by side in columns of this width, aligned at the bottom. */
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

/** Wraps a list of pieces to a width. A gap separates the pieces of a line. */
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

/** Wraps a sentence to a width. */
export function sentence(text: string, width: number, tone: Tone): Block {
  const words = text.split(" ").filter((word) => word !== "");
  const lines = flowing(
    words.map((word) => [span(word, tone)]),
    width,
    " ",
  );
  return lines.map((line) => [span(line.map((word) => word.text).join(""), tone)]);
}

/** Cuts a line to a width. */
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
