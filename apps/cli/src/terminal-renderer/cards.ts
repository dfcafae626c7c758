import type { CardView } from "@thunderjack/stage";
import { cornerOf, type Frame, type Glyphs, isRed } from "./glyphs.js";
import { type Block, flowing, type Line, type Span, span, type Tone, textWidth } from "./text.js";

/** The possible heights of a framed card in lines, in descending order. */
export const CARD_HEIGHTS = [5, 4, 3] as const;

/** The height of a framed card in lines. */
export type CardHeight = (typeof CARD_HEIGHTS)[number];

/**
 * The visible width of a covered card without its edge, in characters: the width of "10♥". If the hand does not fit,
 * the visible strip of each covered card is only as wide as the text in its corner.
 */
const STRIP = 3;

/** The width inside the frame of the top card, in characters, by the height of the card. */
const INSIDE: Readonly<Record<CardHeight, number>> = { 5: 5, 4: 4, 3: 3 };

/**
 * Draws the cards of a hand in frames. Each card covers the one before it.
 *
 * @returns `null` if the cards are wider than the given width
 */
export function fan(cards: readonly CardView[], glyphs: Glyphs, height: CardHeight, width: number): Block | null {
  if (cards.length === 0) return [];
  const covered = cards.slice(0, -1);
  const top = INSIDE[height] + 2;
  const loose = covered.map(() => STRIP);
  const tight = covered.map((card) => textWidth(corner(card, glyphs)));
  for (const strips of [loose, tight]) {
    if (strips.reduce((sum, strip) => sum + strip + 1, top) <= width) {
      return Array.from({ length: height }, (_, row) =>
        cards.flatMap((card, place) => cardRow(card, glyphs, height, row, strips[place])),
      );
    }
  }
  return null;
}

/** Draws the empty place of a hand. */
export function emptyPlace({ emptyFrame }: Glyphs, height: CardHeight): Block {
  const inside = INSIDE[height];
  return Array.from({ length: height }, (_, row) => {
    if (row === 0 || row === height - 1) return [span(edge(emptyFrame, row === 0, inside), "quiet")];
    return [span(`${emptyFrame.down}${" ".repeat(inside)}${emptyFrame.down}`, "quiet")];
  });
}

/** Writes the cards of a hand in brackets, wrapped to the width. */
export function inBrackets(cards: readonly CardView[], glyphs: Glyphs, width: number): Block {
  const pieces = cards.map((card): Line => [span("["), face(card, corner(card, glyphs)), span("]")]);
  return flowing(pieces, width, "");
}

/** Draws one row of a card. Only a strip on the left of a covered card is visible; the top card has no `strip`. */
function cardRow(
  card: CardView,
  glyphs: Glyphs,
  height: CardHeight,
  row: number,
  strip: number | undefined,
): readonly Span[] {
  const { frame } = glyphs;
  const isTop = strip === undefined;
  const inside = strip ?? INSIDE[height];
  if (row === 0 || row === height - 1) {
    const text = edge(frame, row === 0, inside);
    return [span(isTop ? text : text.slice(0, -1))];
  }
  return [span(frame.down), face(card, inner(card, glyphs, height, row, inside, isTop)), ...end(isTop, frame)];
}

function end(isTop: boolean, { down }: Frame): readonly Span[] {
  return isTop ? [span(down)] : [];
}

function edge(frame: Frame, isUpper: boolean, inside: number): string {
  const [left, right] = isUpper ? [frame.topLeft, frame.topRight] : [frame.bottomLeft, frame.bottomRight];
  return `${left}${frame.across.repeat(inside)}${right}`;
}

function inner(
  card: CardView,
  glyphs: Glyphs,
  height: CardHeight,
  row: number,
  inside: number,
  isTop: boolean,
): string {
  if (card.card === null) return glyphs.back.repeat(inside);
  const index = corner(card, glyphs);
  if (row === 1) return index.padEnd(inside);
  if (!isTop) return " ".repeat(inside);
  if (row === height - 2) return index.padStart(inside);
  const suit = index.slice(-1);
  return suit.padStart(Math.ceil(inside / 2)).padEnd(inside);
}

function corner({ card }: CardView, glyphs: Glyphs): string {
  return card === null ? glyphs.back.repeat(2) : cornerOf(card, glyphs);
}

function face({ card }: CardView, text: string): Span {
  const tone: Tone = card === null ? "back" : isRed(card) ? "red" : "strong";
  return span(text, tone);
}
