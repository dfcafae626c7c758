import type { SuitLetter } from "./card-name.js";
import { circle, type Mark, outline } from "./mark.js";
import { INK } from "./palette.js";

const HEART =
  "M0 .5C-.07 .33 -.5 .14 -.5 -.19C-.5 -.37 -.38 -.48 -.25 -.48C-.13 -.48 -.04 -.41 0 -.29" +
  "C.04 -.41 .13 -.48 .25 -.48C.38 -.48 .5 -.37 .5 -.19C.5 .14 .07 .33 0 .5Z";

const DIAMOND = "M0 -.5C.09 -.3 .23 -.13 .4 0C.23 .13 .09 .3 0 .5C-.09 .3 -.23 .13 -.4 0C-.23 -.13 -.09 -.3 0 -.5Z";

const FOOT = "M.025 .1C.035 .3 .08 .44 .18 .5H-.18C-.08 .44 -.035 .3 -.025 .1Z";

const CLUB =
  circle(0, -0.27, 0.225) + circle(-0.262, 0.105, 0.225) + circle(0.262, 0.105, 0.225) + circle(0, -0.03, 0.13) + FOOT;

const SPADE =
  "M0 -.5C.07 -.33 .47 -.15 .47 .14C.47 .3 .36 .385 .24 .385C.13 .385 .05 .33 .02 .24C-.01 .33 .01 .33 -.02 .24" +
  `C-.05 .33 -.13 .385 -.24 .385C-.36 .385 -.47 .3 -.47 .14C-.47 -.15 -.07 -.33 0 -.5Z${FOOT}`;

/** The outline of each suit as SVG path data, in a box of 1 by 1 centred on the origin. */
export const SUIT_PATHS: Readonly<Record<SuitLetter, string>> = { h: HEART, d: DIAMOND, c: CLUB, s: SPADE };

/** The colours of the suits in a four-colour deck. */
export const FOUR_COLOURS: Readonly<Record<SuitLetter, string>> = {
  h: INK.red,
  d: "#1a4fb5",
  c: "#0c6b33",
  s: INK.black,
};

/** Returns the colour of a suit in a two-colour deck. */
export function suitColour(suit: SuitLetter): string {
  return suit === "h" || suit === "d" ? INK.red : INK.black;
}

/** Returns a suit in its colour. */
export function suitMark(suit: SuitLetter, place: Pick<Mark, "x" | "y" | "scale"> & Partial<Mark>): Mark {
  return outline(SUIT_PATHS[suit], { ...place, fill: suitColour(suit), suit });
}
