import type { CourtRank, RankName, SuitLetter } from "./card-name.js";
import type { Box, Mark } from "./mark.js";
import { INK } from "./palette.js";
import { PIP_LAYOUTS } from "./pips.js";
import { type IndexPlace, indexMarks } from "./rank-index.js";
import { suitMark } from "./suits.js";
import { turnedAround } from "./turned-around.js";

/** The box of a card. All marks of a face or a back are placed in it. */
export const CARD_BOX: Box = { width: 100, height: 140, radius: 8 };

/** The width in CSS pixels below which a card shows its `small` marks. */
export const SMALL_CARD_WIDTH = 63;

/** The marks of the face of a card. */
export interface CardFace {
  /** The colour of the paper. */
  readonly paper: string;
  /** The rank and suit in the upper left corner. */
  readonly index: readonly Mark[];
  /** The rank and suit in the lower right corner, rotated by 180°. */
  readonly turnedIndex: readonly Mark[];
  /** The pips or the court figure. They are drawn first, so that the corners lie over them. */
  readonly middle: readonly Mark[];
  /** A large rank and suit. On cards narrower than {@link SMALL_CARD_WIDTH}, they replace all other marks. */
  readonly small: readonly Mark[];
}

/** The corner: a rank and a suit that together take 30% of the height of the card. */
const CORNER: IndexPlace = { x: 14, top: 8, capHeight: 23.5, gap: 3, suitSize: 15 };

/** The corner of a small card. */
const SMALL_CORNER: IndexPlace = { x: 20, top: 9, capHeight: 35, gap: 4.5, suitSize: 25 };

const faces = new Map<string, CardFace>();

/**
 * Returns the face of a card without the figure of a court, which can be loaded later. Repeated calls return the same
 * object.
 */
export function plainFace(rank: RankName, suit: SuitLetter): CardFace {
  const name = rank + suit;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const index = indexMarks(rank, suit, CORNER);
  const face: CardFace = {
    paper: INK.paper,
    index,
    turnedIndex: index.map((mark) => turnedAround(mark, CARD_BOX)),
    middle: isCourt(rank) ? [] : pipMarks(rank, suit),
    small: [...indexMarks(rank, suit, SMALL_CORNER), suitMark(suit, { x: 62, y: 98, scale: 58 })],
  };
  faces.set(name, face);
  return face;
}

/** Returns whether a rank is a jack, queen or king. */
export function isCourt(rank: RankName): rank is CourtRank {
  return rank === "j" || rank === "q" || rank === "k";
}

function pipMarks(rank: Exclude<RankName, CourtRank>, suit: SuitLetter): readonly Mark[] {
  return PIP_LAYOUTS[rank].map(({ x, y, size, isTurned }) => suitMark(suit, { x, y, scale: size, isTurned }));
}
