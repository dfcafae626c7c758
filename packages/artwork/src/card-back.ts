import { BOLT_PATH } from "./bolt.js";
import { CARD_BOX } from "./card-face.js";
import { circle, type Mark, outline, roundedRectangle } from "./mark.js";
import { INK } from "./palette.js";
import { type Point, rounded } from "./point.js";

/** The marks of the back of a card. */
export interface CardBack {
  /** The colour of the paper. */
  readonly paper: string;
  readonly marks: readonly Mark[];
}

const MARGIN = 5;
const INNER = 8.4;
const MIDDLE: Point = { x: CARD_BOX.width / 2, y: CARD_BOX.height / 2 };

/** The number of isobars. */
const ISOBARS = 11;

/** The number of points of an isobar at which the printed area is checked. */
const SAMPLES = 360;

/** An ellipse around the middle of a card. */
interface Ellipse {
  readonly across: number;
  readonly down: number;
  /** In degrees. */
  readonly rotation: number;
}

function isobar(step: number): Ellipse {
  return { across: rounded(18 + step * 7.2), down: rounded(24 + step * 8.4), rotation: step * 4 - 14 };
}

/** Returns the point of an ellipse at a sample. */
function pointAt({ across, down, rotation }: Ellipse, sample: number): Point {
  const angle = (sample / SAMPLES) * 2 * Math.PI;
  const turn = (rotation * Math.PI) / 180;
  const [x, y] = [across * Math.cos(angle), down * Math.sin(angle)];
  return {
    x: rounded(MIDDLE.x + x * Math.cos(turn) - y * Math.sin(turn)),
    y: rounded(MIDDLE.y + x * Math.sin(turn) + y * Math.cos(turn)),
  };
}

function isPrinted({ x, y }: Point): boolean {
  return x > MARGIN && x < CARD_BOX.width - MARGIN && y > MARGIN && y < CARD_BOX.height - MARGIN;
}

/** Returns the path data of the arcs of an ellipse that are within the printed area. */
function printedArcs(ellipse: Ellipse): string {
  const { across, down, rotation } = ellipse;
  const isAt = (sample: number) => isPrinted(pointAt(ellipse, sample));
  let path = "";
  for (let start = 0; start < SAMPLES; start++) {
    // An arc starts at the first sample, or at a sample whose predecessor is outside.
    if (!isAt(start) || (start > 0 && isAt(start - 1))) continue;
    let end = start;
    while (end < SAMPLES && isAt(end + 1)) end++;
    const middle = Math.round((start + end) / 2);
    const [from, half, to] = [start, middle, end].map((sample) => pointAt(ellipse, sample));
    if (from === undefined || half === undefined || to === undefined) continue;
    const arcTo = ({ x, y }: Point) => `A${across} ${down} ${rotation} 0 1 ${x} ${y}`;
    path += `M${from.x} ${from.y}${arcTo(half)}${arcTo(to)}`;
  }
  return path;
}

/** Returns the path data of all isobars. */
function isobars(): string {
  return Array.from({ length: ISOBARS }, (_, step) => printedArcs(isobar(step + 1))).join("");
}

const rectangle = (inset: number, radius: number): string =>
  roundedRectangle(inset, inset, CARD_BOX.width - 2 * inset, CARD_BOX.height - 2 * inset, radius);

/** The back of every card: isobars around a medallion with a bolt. */
export const CARD_BACK: CardBack = {
  paper: INK.paper,
  marks: [
    outline(rectangle(MARGIN, 4.5), { fill: INK.night }),
    outline(printedArcs(isobar(3)), { fill: INK.dusk }),
    outline(isobars(), { stroke: INK.lattice, lineWidth: 0.7 }),
    outline(rectangle(INNER, 2.6), { stroke: INK.gold, lineWidth: 0.9 }),
    outline(circle(MIDDLE.x, MIDDLE.y, 22), { fill: INK.night, stroke: INK.gold, lineWidth: 1.2 }),
    outline(BOLT_PATH, { ...MIDDLE, scale: 30, fill: INK.gold }),
  ],
};
