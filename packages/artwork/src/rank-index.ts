import type { RankName, SuitLetter } from "./card-name.js";
import { type Mark, outline } from "./mark.js";
import { RANK_GLYPHS } from "./rank-glyphs.js";
import { suitColour, suitMark } from "./suits.js";

/** The place of a rank and its suit below it, in the units of a card. */
export interface IndexPlace {
  /** The horizontal centre. */
  readonly x: number;
  /** The upper edge of the rank. */
  readonly top: number;
  readonly capHeight: number;
  /** The size of the suit, and its distance from the rank. */
  readonly suitSize: number;
  readonly gap: number;
}

/** Returns the rank in storm capitals and the suit below it. */
export function indexMarks(
  rank: RankName,
  suit: SuitLetter,
  { x, top, capHeight, suitSize, gap }: IndexPlace,
): readonly Mark[] {
  const [width = 0, path = ""] = RANK_GLYPHS[rank.toUpperCase()] ?? [];
  const scale = capHeight / 100;
  return [
    outline(path, { x: x - (width * scale) / 2, y: top, scale, fill: suitColour(suit), suit }),
    suitMark(suit, { x, y: top + capHeight + gap + suitSize / 2, scale: suitSize }),
  ];
}
