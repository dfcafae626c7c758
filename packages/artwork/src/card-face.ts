import type { CourtRank, RankName, SuitLetter } from "./card-name.js";
import { courtMarks } from "./courts.js";
import { type Box, type Mark, outline, type TextMark, turnedAround } from "./mark.js";
import { INDEX_FONT, INK } from "./palette.js";
import { PIP_LAYOUTS } from "./pips.js";
import { SUIT_PATHS, suitColour } from "./suits.js";

/** The box of a card. All marks of a face or a back are placed in it. */
export const CARD_BOX: Box = { width: 100, height: 140, radius: 7 };

/** The SVG marks of the face of a card. */
export interface CardFace {
  /** The colour of the paper. */
  readonly paper: string;
  /** The rank and suit in the upper left corner. */
  readonly index: readonly Mark[];
  /** The rank and suit in the lower right corner, rotated by 180°. */
  readonly turnedIndex: readonly Mark[];
  /** The pips or the court figure. */
  readonly middle: readonly Mark[];
  /** A large rank and suit. On cards that are too small for pips, they replace all other marks. */
  readonly small: readonly Mark[];
}

/** The ranks whose text is wider than the corner. */
const WIDE: readonly RankName[] = ["10", "q", "k", "a"];

/** The width to which such a text is condensed. */
const INDEX_WIDTH = 17.5;

const faces = new Map<string, CardFace>();

/** Returns the face of a card. Repeated calls return the same object. */
export function cardFace(rank: RankName, suit: SuitLetter): CardFace {
  const name = rank + suit;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const index = indexMarks(rank, suit, 12, WIDE.includes(rank) ? INDEX_WIDTH : null);
  const face: CardFace = {
    paper: INK.paper,
    index,
    turnedIndex: index.map((mark) => turnedAround(mark, CARD_BOX)),
    middle: isCourt(rank) ? courtMarks(rank, suit, CARD_BOX) : pipMarks(rank, suit),
    small: [
      rankText(rank, suit, 18, 40, 44, WIDE.includes(rank) ? 30.8 : null),
      suitMark(suit, 18, 60, 24),
      suitMark(suit, 62, 101, 56),
    ],
  };
  faces.set(name, face);
  return face;
}

/**
 * Returns the rank and suit in the upper left corner.
 *
 * @param x the horizontal centre
 * @param width the width to which the rank is condensed; `null` for its natural width
 */
export function indexMarks(rank: RankName, suit: SuitLetter, x: number, width: number | null): readonly Mark[] {
  return [rankText(rank, suit, x, 23.5, 25, width), suitMark(suit, x, 36, 13)];
}

/** Returns whether a rank is a jack, queen or king. */
export function isCourt(rank: RankName): rank is CourtRank {
  return rank === "j" || rank === "q" || rank === "k";
}

function pipMarks(rank: Exclude<RankName, CourtRank>, suit: SuitLetter): readonly Mark[] {
  return PIP_LAYOUTS[rank].map(({ x, y, size, isTurned }) =>
    outline(SUIT_PATHS[suit], { x, y, scale: size, isTurned, fill: suitColour(suit), suit }),
  );
}

function suitMark(suit: SuitLetter, x: number, y: number, scale: number): Mark {
  return outline(SUIT_PATHS[suit], { x, y, scale, fill: suitColour(suit), suit });
}

function rankText(
  rank: RankName,
  suit: SuitLetter,
  x: number,
  y: number,
  size: number,
  width: number | null,
): TextMark {
  return {
    kind: "text",
    text: rank.toUpperCase(),
    x,
    y,
    scale: 1,
    isTurned: false,
    fill: suitColour(suit),
    suit,
    font: INDEX_FONT,
    weight: 700,
    size,
    width,
  };
}
