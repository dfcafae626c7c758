import type { CourtRank, RankName, SuitLetter } from "./card-name.js";
import { courtMarks } from "./courts.js";
import { type Box, type Mark, outline, type TextMark, turnedAround } from "./mark.js";
import { INDEX_FONT, INK } from "./palette.js";
import { PIP_LAYOUTS } from "./pips.js";
import { SUIT_PATHS, suitColour } from "./suits.js";

/** The box of a card: every mark of a face or a back lies in it. */
export const CARD_BOX: Box = { width: 100, height: 140, radius: 7 };

/** What is printed on the front of a card, on {@link CardFace.paper}. */
export interface CardFace {
  readonly paper: string;
  /** Rank and suit in the upper left corner. */
  readonly index: readonly Mark[];
  /** The same in the lower right corner, on its head. */
  readonly turnedIndex: readonly Mark[];
  /** The pips or the figure. */
  readonly middle: readonly Mark[];
  /** For cards too small for pips: rank and suit and nothing else, as large as they go; drawn instead of all the rest. */
  readonly small: readonly Mark[];
}

/** The ranks whose letters are wider than the corner. */
const WIDE: readonly RankName[] = ["10", "q", "k", "a"];

/** What those are squeezed into. */
const INDEX_WIDTH = 17.5;

const faces = new Map<string, CardFace>();

/** The front of a card. The same object for the same card. */
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

/** Rank and suit in the upper left corner, around `x`; the rank is squeezed into a width, or as wide as it is by itself. */
export function indexMarks(rank: RankName, suit: SuitLetter, x: number, width: number | null): readonly Mark[] {
  return [rankText(rank, suit, x, 23.5, 25, width), suitMark(suit, x, 36, 13)];
}

/** Whether a card has a figure. */
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
