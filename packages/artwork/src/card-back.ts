import { BOLT_PATH } from "./bolt.js";
import { CARD_BOX } from "./card-face.js";
import { circle, ellipse, type Mark, outline } from "./mark.js";
import { INK } from "./palette.js";
import { roundedRectangle } from "./rounded-rectangle.js";

/** The drawing of the back of a card. */
export interface CardBack {
  /** The colour of the paper. */
  readonly paper: string;
  readonly marks: readonly Mark[];
}

const MARGIN = 5;
const INNER = 8.4;

/** Half of the widths and the heights of the isobars. */
const ISOBARS = [
  [27, 30],
  [32, 38],
  [36, 45.5],
  [39, 52],
  [41, 57],
] as const;

const rectangle = (inset: number, radius: number): string =>
  roundedRectangle(inset, inset, CARD_BOX.width - 2 * inset, CARD_BOX.height - 2 * inset, radius);

/** The back of every card: isobars around a medallion with a bolt. */
export const CARD_BACK: CardBack = {
  paper: INK.paper,
  marks: [
    outline(rectangle(MARGIN, 4.5), { fill: INK.night }),
    outline(ellipse(50, 70, 36, 45.5), { fill: INK.dusk }),
    outline(ISOBARS.map(([across, down]) => ellipse(50, 70, across, down)).join(""), {
      stroke: INK.lattice,
      lineWidth: 0.7,
    }),
    outline(rectangle(INNER, 2.6), { stroke: INK.gold, lineWidth: 0.9 }),
    outline(circle(50, 70, 22), { fill: INK.night, stroke: INK.gold, lineWidth: 1.2 }),
    outline(BOLT_PATH, { x: 50, y: 70, scale: 30, fill: INK.gold }),
  ],
};
