import type { CourtRank, RankName } from "./card-name.js";

/** The position of a pip on a card. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether the pip is rotated by 180°, as in the lower half. */
  readonly isTurned: boolean;
}

const LEFT = 36.7;
const CENTRE = 50;
const RIGHT = 63.3;
const MIDDLE = 70;
const TOP = 27.9;

/** The distances of the rows from the middle. */
const EDGE_ROW = MIDDLE - TOP;
const THIRD_ROW = EDGE_ROW / 3;
const HALF_ROW = EDGE_ROW / 2;
const BETWEEN_THIRDS = (EDGE_ROW + THIRD_ROW) / 2;

const SIZE = 14.6;

function pip(x: number, above: number, size = SIZE): Pip {
  return { x, y: MIDDLE - above, size, isTurned: above < 0 };
}

/** Returns a pip and its counterpart in the lower half. */
const both = (x: number, above: number): readonly Pip[] => [pip(x, above), pip(x, -above)];

/** Returns a pip in each column and their counterparts in the lower half. */
const columns = (above: number): readonly Pip[] => [...both(LEFT, above), ...both(RIGHT, above)];

const middleRow: readonly Pip[] = [pip(LEFT, 0), pip(RIGHT, 0)];

/** The traditional positions of the pips, in the box of {@link CARD_BOX}. */
export const PIP_LAYOUTS: Readonly<Record<Exclude<RankName, CourtRank>, readonly Pip[]>> = {
  a: [pip(CENTRE, 0, 44)],
  "2": both(CENTRE, EDGE_ROW),
  "3": [...both(CENTRE, EDGE_ROW), pip(CENTRE, 0)],
  "4": columns(EDGE_ROW),
  "5": [...columns(EDGE_ROW), pip(CENTRE, 0)],
  "6": [...columns(EDGE_ROW), ...middleRow],
  "7": [...columns(EDGE_ROW), ...middleRow, pip(CENTRE, HALF_ROW)],
  "8": [...columns(EDGE_ROW), ...middleRow, ...both(CENTRE, HALF_ROW)],
  "9": [...columns(EDGE_ROW), ...columns(THIRD_ROW), pip(CENTRE, 0)],
  "10": [...columns(EDGE_ROW), ...columns(THIRD_ROW), ...both(CENTRE, BETWEEN_THIRDS)],
};
