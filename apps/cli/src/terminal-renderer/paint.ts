import pc from "picocolors";
import { inAscii } from "./glyphs.js";
import type { ScreenSize, ScreenStyle } from "./screen.js";
import { type Block, clipped, type Line, type Span, type Tone } from "./text.js";

const { bold, dim, blue, green, red, redBright, yellow } = pc.createColors(true);

const PAINTS: Readonly<Record<Tone, (text: string) => string>> = {
  plain: (text) => text,
  quiet: dim,
  strong: bold,
  red: (text) => bold(redBright(text)),
  back: blue,
  turn: (text) => bold(yellow(text)),
  good: (text) => bold(green(text)),
  bad: red,
  award: (text) => bold(yellow(text)),
};

/** Returns a line as text, with escape sequences for its colours if `hasColor` is set. */
export function painted(line: Line, hasColor: boolean): string {
  const paint = ({ text, tone }: Span) => (hasColor && text.trim() !== "" ? PAINTS[tone](text) : text);
  return joined(line).map(paint).join("").trimEnd();
}

/** Joins adjacent spans of the same tone. */
function joined(line: Line): Line {
  const spans: Span[] = [];
  for (const piece of line) {
    const last = spans[spans.length - 1];
    if (last?.tone === piece.tone) spans[spans.length - 1] = { tone: last.tone, text: last.text + piece.text };
    else spans.push(piece);
  }
  return spans;
}

/** Returns the lines for a screen: cut to its width, and without characters that it cannot show. */
export function written(
  block: Block,
  { columns }: ScreenSize,
  { isUnicode, hasColor }: ScreenStyle,
): readonly string[] {
  const known = (line: Line): Line =>
    isUnicode ? line : line.map(({ text, tone }) => ({ text: inAscii(text), tone }));
  return block.map((line) => painted(clipped(known(line), columns), hasColor));
}
