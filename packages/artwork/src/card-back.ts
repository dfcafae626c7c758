import { BOLT_PATH } from "./bolt.js";
import { CARD_BOX } from "./card-face.js";
import { circle, type Mark, outline, roundedRectangle } from "./mark.js";
import { INK } from "./palette.js";

/** The marks of the back of a card. */
export interface CardBack {
  /** The colour of the paper. */
  readonly paper: string;
  readonly marks: readonly Mark[];
}

const MARGIN = 5;
const INNER = 8.5;

/** Returns the path of diagonal lines in both directions, clipped to a rectangle. */
function lattice(left: number, top: number, right: number, bottom: number, distance: number): string {
  let path = "";
  const width = right - left;
  const height = bottom - top;
  for (let start = distance - height; start < width; start += distance) {
    const from = Math.max(0, start);
    const to = Math.min(width, start + height);
    if (to <= from) continue;
    const [upper, lower] = [from - start, to - start];
    path += `M${left + from} ${top + upper}L${left + to} ${top + lower}`;
    path += `M${right - from} ${top + upper}L${right - to} ${top + lower}`;
  }
  return path;
}

/** The back of every card: a lattice on a dark ground, and a bolt in the middle. */
export const CARD_BACK: CardBack = {
  paper: INK.paper,
  marks: [
    outline(roundedRectangle(MARGIN, MARGIN, 100 - 2 * MARGIN, 140 - 2 * MARGIN, 4), { fill: INK.night }),
    outline(lattice(INNER, INNER, CARD_BOX.width - INNER, CARD_BOX.height - INNER, 8.2), {
      stroke: INK.lattice,
      lineWidth: 0.7,
    }),
    outline(roundedRectangle(INNER, INNER, 100 - 2 * INNER, 140 - 2 * INNER, 2.5), {
      stroke: INK.gold,
      lineWidth: 0.9,
    }),
    outline(circle(50, 70, 23), { fill: INK.night, stroke: INK.gold, lineWidth: 1.2 }),
    outline(circle(50, 70, 19.5), { fill: INK.dusk, stroke: INK.gold, lineWidth: 0.5 }),
    outline(BOLT_PATH, { x: 50, y: 70, scale: 30, fill: INK.gold }),
  ],
};
