import { CARD_BOX, type CardFace, isCourt, plainFace } from "./card-face.js";
import type { CourtRank, RankName, SuitLetter } from "./card-name.js";
import { type Box, circle, type Mark, outline } from "./mark.js";
import { INK } from "./palette.js";
import { suitMark } from "./suits.js";
import { turnedAround } from "./turned-around.js";

/*
 * The built-in court cards. Each card consists of a half figure in a few flat shapes, and the same half figure rotated
 * by 180°. The robe reaches both edges of the card; the head is beside the corner with the rank.
 *
 * The origin of the robe is the middle of the card; x ranges from -50 to 50, y from -26 to 0. A head has units of its
 * own, which `HEAD` scales and places on the card: x ranges from -13 to 26, y from -55 to -8, and the chin is at -22.
 */

/** The place and the size of a head, relative to the middle of the card. */
const HEAD = { x: 2, y: 3, scale: 1.25 };

/** The place of the pip in the upper half, which has no corner on its right. */
const PIP = { x: 89.5, y: 15, scale: 13.5 };

const LINE = { stroke: INK.black, lineWidth: 0.7 };

interface Cloth {
  readonly robe: string;
  readonly panel: string;
  readonly trim: string;
}

function clothOf(suit: SuitLetter): Cloth {
  const isRed = suit === "h" || suit === "d";
  return { robe: isRed ? INK.red : INK.blue, panel: isRed ? INK.blue : INK.red, trim: INK.gold };
}

const shape = (path: string, fill: string): Mark => outline(path, { fill, ...LINE });
const line = (path: string, stroke: string = INK.black, lineWidth = 0.7): Mark => outline(path, { stroke, lineWidth });

/** Returns the shoulders up to the edges of the card, a front panel with three studs, and two lapels. */
function robe({ robe, panel, trim }: Cloth): readonly Mark[] {
  return [
    shape("M-50.5 0V-14C-38 -15.5 -22 -19.5 -9 -26H13C26 -21.5 38 -17 50.5 -15.5V0Z", robe),
    line("M-44 0V-14.5M-39 0V-15.2M44 0V-15.8M39 0V-16.6", trim, 1.2),
    shape("M-25 0C-23.5 -9 -19 -17 -10 -25.7L-4 -26L-8.5 0ZM29 0C27.5 -9 23 -17 14 -25.7L8 -26L12.5 0Z", trim),
    shape("M-9 0L-3.5 -26H7.5L13 0Z", panel),
    outline(circle(2, -17.5, 1.6) + circle(2, -11.5, 1.6) + circle(2, -5.5, 1.6), { fill: trim }),
  ];
}

const FACE = "M-7 -37C-7 -31 -5.5 -24 0 -22.5C5.5 -24 7 -31 7 -37C7 -42 -7 -42 -7 -37Z";
const EYES = line("M-4.6 -34.6q1.6 -1.3 3 0M1.6 -34.6q1.4 -1.3 3 0");
const NOSE = line("M.2 -34.2L-.9 -30.6H.5", INK.black, 0.5);
const MOUTH = outline("M-2 -27.9Q0 -28.9 2 -27.9Q0 -26.1 -2 -27.9Z", { fill: INK.rose });

const KING: (cloth: Cloth) => readonly Mark[] = ({ panel, trim }) => [
  shape("M-9 -39C-11.5 -33 -11.5 -27 -8.5 -23.5H8.5C11.5 -27 11.5 -33 9 -39Z", INK.silver),
  shape(FACE, INK.cream),
  shape(
    "M-7.4 -32C-8 -24 -5 -17 0 -14C5 -17 8 -24 7.4 -32C5.5 -29.4 3 -30.4 0 -29.6C-3 -30.4 -5.5 -29.4 -7.4 -32Z",
    INK.silver,
  ),
  line("M-3 -25.5Q-2.4 -20.5 0 -17.4M3 -25.5Q2.4 -20.5 0 -17.4", INK.black, 0.4),
  MOUTH,
  EYES,
  NOSE,
  shape("M-9 -39.5L-11.5 -50L-5.6 -45.4L0 -52.5L5.6 -45.4L11.5 -50L9 -39.5Z", trim),
  outline(circle(-11.5, -50.4, 1.3) + circle(0, -53, 1.3) + circle(11.5, -50.4, 1.3), { fill: panel }),
  outline("M-8.6 -41.6Q0 -43 8.6 -41.6L9 -39.5Q0 -41 -9 -39.5Z", { fill: panel }),
  // Sword.
  shape("M18.6 -8V-43L20 -46.5L21.4 -43V-8Z", INK.silver),
  shape("M15.4 -14.6H24.6V-12.6H15.4Z", trim),
];

const QUEEN: (cloth: Cloth) => readonly Mark[] = ({ panel, trim }) => [
  shape("M-8 -41C-14 -36 -13 -24 -10.5 -17C-8 -18 -6 -20 -5 -23H5C6 -20 8 -18 10.5 -17C13 -24 14 -36 8 -41Z", INK.hair),
  shape(FACE, INK.cream),
  line("M0 -41.4C-3 -40.6 -6 -38.4 -7 -35M0 -41.4C3 -40.6 6 -38.4 7 -35", INK.hair, 1.6),
  EYES,
  NOSE,
  MOUTH,
  outline(circle(-4.6, -30, 0.9) + circle(4.6, -30, 0.9), { fill: INK.blush }),
  // Pearls.
  outline([-4.5, -2.3, 0, 2.3, 4.5].map((x) => circle(x, -20.2 + (4.5 - Math.abs(x)) * 0.45, 0.95)).join(""), {
    fill: INK.paper,
    stroke: INK.black,
    lineWidth: 0.35,
  }),
  shape("M-8.5 -40.4L-9 -47L-5 -44L-3.4 -49.4L0 -45.4L3.4 -49.4L5 -44L9 -47L8.5 -40.4Q0 -43.6 -8.5 -40.4Z", trim),
  outline(circle(-9, -47.4, 1.1) + circle(-3.4, -50, 1.2) + circle(3.4, -50, 1.2) + circle(9, -47.4, 1.1), {
    fill: panel,
  }),
  // Rose.
  line("M21 -9C20 -16 22 -22 21 -29", INK.leaf, 1.2),
  outline(
    "M21 -20C17 -20.6 16 -23.4 16 -25C19 -25 21 -23.4 21 -20ZM21.2 -15C25 -15.6 26 -18.4 26 -20C23 -20 21.2 -18.4 21.2 -15Z",
    { fill: INK.leaf },
  ),
  shape(circle(21, -32, 4), panel),
  line("M21 -32m-1.8 .2a1.8 1.8 0 1 1 2.6 1.5M21 -32a.8 .8 0 1 0 .8 .8", INK.cream, 0.6),
];

const JACK: (cloth: Cloth) => readonly Mark[] = ({ panel, trim }) => [
  shape(
    "M-8.5 -40C-12.5 -34 -12 -28 -10.5 -24.5C-8.5 -23.5 -6.5 -24.5 -5.5 -26H5.5C6.5 -24.5 8.5 -23.5 10.5 -24.5C12 -28 12.5 -34 8.5 -40Z",
    INK.gold,
  ),
  shape(FACE, INK.cream),
  EYES,
  NOSE,
  MOUTH,
  shape("M-11 -39.6C-12 -45 -8 -49.4 0 -49.4C8 -49.4 12 -45 11 -39.6Q0 -43.4 -11 -39.6Z", panel),
  shape("M-11 -39.4Q0 -44.4 11 -39.4L11.6 -37.4Q0 -41.8 -11.6 -37.4Z", trim),
  // Feather.
  shape("M7 -43.5C9 -50 15 -53.5 20.5 -52C19.4 -46.4 14 -42.4 7 -43.5Z", INK.paper),
  line("M8 -44Q13 -48 19 -51.4", INK.black, 0.5),
  // Halberd.
  shape("M18.4 -8V-40H20V-8Z", INK.hair),
  shape("M19.2 -46L21 -38.6H17.4ZM20 -38C24 -39 25 -35 24.6 -31.5C23.2 -33.6 22 -33.6 20 -33.4Z", INK.silver),
];

const FIGURES: Readonly<Record<CourtRank, (cloth: Cloth) => readonly Mark[]>> = { j: JACK, q: QUEEN, k: KING };

/** Returns the middle of a court card: both halves of the figure, a sash between them, and two pips. */
function courtMarks(rank: CourtRank, suit: SuitLetter, box: Box): readonly Mark[] {
  const cloth = clothOf(suit);
  const middle = { x: box.width / 2, y: box.height / 2 };
  const head = { x: middle.x + HEAD.x, y: middle.y + HEAD.y, scale: HEAD.scale };
  const half = [
    ...robe(cloth).map((mark) => ({ ...mark, ...middle })),
    ...FIGURES[rank](cloth).map((mark) => ({ ...mark, ...head })),
  ];
  const pip = suitMark(suit, PIP);
  return [
    ...half,
    ...half.map((mark) => turnedAround(mark, box)),
    outline("M0 70H100", { stroke: INK.gold, lineWidth: 3.4 }),
    outline("M0 68.2H100M0 71.8H100", { stroke: INK.black, lineWidth: 0.6 }),
    pip,
    turnedAround(pip, box),
  ];
}

const faces = new Map<string, CardFace>();

/** Returns the face of a card. Repeated calls return the same object. */
export function cardFace(rank: RankName, suit: SuitLetter): CardFace {
  const plain = plainFace(rank, suit);
  if (!isCourt(rank)) return plain;
  const name = rank + suit;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const face = { ...plain, middle: courtMarks(rank, suit, CARD_BOX) };
  faces.set(name, face);
  return face;
}
