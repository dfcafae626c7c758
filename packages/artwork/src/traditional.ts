import { CARD_BOX, type CardFace, cardFace, indexMarks, isCourt } from "./card-face.js";
import type { CourtRank, RankName, SuitLetter } from "./card-name.js";
import { type Mark, outline, roundedRectangle, turnedAround } from "./mark.js";
import { SUIT_PATHS, suitColour } from "./suits.js";
import { TRADITIONAL_OUTLINES, type TraditionalInk } from "./traditional-outlines.js";

/*
 * The courts of the traditional French deck. They are some 60 kB and have an entry point of their own, so that they are
 * loaded when somebody wants them.
 */

/** The inks of the figures: the same under every theme. None of them is an ink of the built-in deck, which themes change. */
const INKS: Readonly<Record<TraditionalInk, string>> = {
  gold: "#f9c440",
  red: "#d4212d",
  blue: "#2b46a8",
  black: "#14161f",
};

/** The box in which the outlines are given, both halves of a figure in it. */
const SOURCE = { width: 1300, height: 2000 };

/** How much of a card's width a figure takes: the corners have the rest. */
const WIDTH = 65;

const SCALE = WIDTH / SOURCE.width;
const LEFT = (CARD_BOX.width - WIDTH) / 2;
const TOP = (CARD_BOX.height - SOURCE.height * SCALE) / 2;

/** The figures fill their frame, and leave the corners less room than a pip does. */
const CORNER = { x: 9.6, width: 13 };

/** How large a pip is of what the source makes it: so it stands clear of its frame. */
const PIP = 0.82;

const faces = new Map<string, CardFace>();

/** The front of a card of the traditional deck: as {@link cardFace}, but for the courts. The same object for the same card. */
export function traditionalFace(rank: RankName, suit: SuitLetter): CardFace {
  if (!isCourt(rank)) return cardFace(rank, suit);
  const name = rank + suit;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const index = indexMarks(rank, suit, CORNER.x, rank === "j" ? null : CORNER.width);
  const face: CardFace = {
    ...cardFace(rank, suit),
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
  // Each layer covers the ones below in both halves.
  const figure = layers.flatMap(([ink, stroke, path]) =>
    twice(
      outline(path, { ...place, ...(stroke === 0 ? { fill: INKS[ink] } : { stroke: INKS[ink], lineWidth: stroke }) }),
    ),
  );
  const [x, y, size] = pip;
  const where = { x: LEFT + x * SCALE, y: TOP + y * SCALE, scale: size * SCALE * PIP };
  return [
    ...figure,
    outline(frame, { stroke: INKS.blue, lineWidth: 0.6 }),
    ...twice(outline(SUIT_PATHS[suit], { ...where, fill: suitColour(suit), suit })),
  ];
}

function twice<M extends Mark>(mark: M): readonly M[] {
  return [mark, turnedAround(mark, CARD_BOX)];
}
