import { CARD_BOX, type CardFace, isCourt, plainFace } from "./card-face.js";
import type { CourtRank, RankName, SuitLetter } from "./card-name.js";
import { type Mark, outline } from "./mark.js";
import { type IndexPlace, indexMarks } from "./rank-index.js";
import { roundedRectangle } from "./rounded-rectangle.js";
import { suitMark } from "./suits.js";
import { TRADITIONAL_OUTLINES, type TraditionalInk } from "./traditional-outlines.js";
import { turnedAround } from "./turned-around.js";

/*
 * The courts of the traditional French deck. They take about 60 kB after compression and have a separate entry point
 * for lazy loading.
 */

/** The colours of the figures. They differ from those of the built-in deck, so that themes do not replace them. */
const COLOURS: Readonly<Record<TraditionalInk, string>> = {
  gold: "#f9c440",
  red: "#d4212d",
  blue: "#2b46a8",
  black: "#14161f",
};

/** The box of the outlines, for both halves of a figure. */
const SOURCE = { width: 1300, height: 2000 };

/** The width of a figure on a card. */
const WIDTH = 60;

const SCALE = WIDTH / SOURCE.width;
const LEFT = (CARD_BOX.width - WIDTH) / 2;
const TOP = (CARD_BOX.height - SOURCE.height * SCALE) / 2;

/** The corner, which is narrower than on other cards. */
const CORNER: IndexPlace = { x: 10.2, top: 8, capHeight: 20, gap: 3, suitSize: 13 };

/** The scale of a pip relative to the source. It leaves space between the pip and the frame. */
const PIP_SCALE = 0.82;

const faces = new Map<string, CardFace>();

/**
 * Returns the face of a card of the traditional deck, which differs from the built-in deck in its courts. Repeated
 * calls return the same object.
 */
export function traditionalFace(rank: RankName, suit: SuitLetter): CardFace {
  if (!isCourt(rank)) return plainFace(rank, suit);
  const name = rank + suit;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const index = indexMarks(rank, suit, CORNER);
  const face: CardFace = {
    ...plainFace(rank, suit),
    index,
    turnedIndex: index.map((mark) => turnedAround(mark, CARD_BOX)),
    middle: figureMarks(rank, suit),
  };
  faces.set(name, face);
  return face;
}

function figureMarks(rank: CourtRank, suit: SuitLetter): readonly Mark[] {
  const { layers, pip } = TRADITIONAL_OUTLINES[`${rank}${suit}`];
  const frame = roundedRectangle(LEFT, TOP, WIDTH, SOURCE.height * SCALE, 1);
  const place = { x: LEFT, y: TOP, scale: SCALE };
  // Each layer is drawn in both halves before the next layer.
  const figure = layers.flatMap(([ink, stroke, path]) =>
    twice(
      outline(path, {
        ...place,
        ...(stroke === 0 ? { fill: COLOURS[ink] } : { stroke: COLOURS[ink], lineWidth: stroke }),
      }),
    ),
  );
  const [x, y, size] = pip;
  const where = { x: LEFT + x * SCALE, y: TOP + y * SCALE, scale: size * SCALE * PIP_SCALE };
  return [...figure, outline(frame, { stroke: COLOURS.blue, lineWidth: 0.6 }), ...twice(suitMark(suit, where))];
}

function twice(mark: Mark): readonly Mark[] {
  return [mark, turnedAround(mark, CARD_BOX)];
}
