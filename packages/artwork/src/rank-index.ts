import type { RankName, SuitLetter } from "./card-name.js";
import { contours, setLine } from "./lettering.js";
import { type Mark, outline } from "./mark.js";
import { polygonPath } from "./point.js";
import { RANK_GLYPHS } from "./storm-glyphs.js";
import { SUIT_PATHS, suitColour } from "./suits.js";

/** The place of a rank and its suit below it, in the units of a card. */
export interface IndexPlace {
  /** The horizontal centre. */
  readonly x: number;
  /** The upper edge of the rank. */
  readonly top: number;
  readonly capHeight: number;
  /** The maximum width of the rank. A wider rank is condensed. */
  readonly width: number;
  /** The size of the suit. */
  readonly suitSize: number;
  /** The gap between the rank and the suit. */
  readonly gap: number;
}

/** The space between the two digits of the ten, in units of the glyphs. */
const TRACKING = 9;

/** Returns the rank in storm capitals and the suit below it. */
export function indexMarks(rank: RankName, suit: SuitLetter, place: IndexPlace): readonly Mark[] {
  const { x, top, capHeight, width, suitSize, gap } = place;
  const colour = { fill: suitColour(suit), suit };
  return [
    outline(rankPath(rank, capHeight, width), { x, y: top, ...colour }),
    outline(SUIT_PATHS[suit], { x, y: top + capHeight + gap + suitSize / 2, scale: suitSize, ...colour }),
  ];
}

/** Returns the outline of a rank. Its origin is the middle of its upper edge. */
function rankPath(rank: RankName, capHeight: number, maxWidth: number): string {
  const line = setLine(rank.toUpperCase(), (character) => RANK_GLYPHS[character], TRACKING);
  const { glyphs = [], width = 0 } = line ?? {};
  const down = capHeight / 100;
  const across = Math.min(down, maxWidth / width);
  const outlines = glyphs.flatMap(({ x, glyph }) =>
    contours(glyph).map((contour) =>
      polygonPath(contour.map((point) => ({ x: (x + point.x - width / 2) * across, y: point.y * down }))),
    ),
  );
  return outlines.join("");
}
