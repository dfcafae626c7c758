import type { Seat } from "@thunderjack/core";
import { CARD_RATIO, type FeltMetrics } from "./felt-metrics.js";
import type { Size } from "./geometry.js";
import { between } from "./mode.js";
import { SPLIT_SPREAD, USUAL_SPREAD } from "./spread.js";
import type { TableMode } from "./table-layout.js";

/**
 * The smallest width of a card, in CSS pixels. Hands that are not in turn collapse before their cards become smaller.
 */
const LEAST_CARD = 36;

/** The size of a collapsed hand, which is a touch target. */
export const COLLAPSED = { height: 44, gap: 4, leastWidth: 46 } as const;

/** The diameter of an idle seat's ring together with its distance from the hands, in CSS pixels. */
export const IDLE_ROOM = 56;

/** The smallest width of a caption beside its ring, in CSS pixels. */
const LEAST_CAPTION = 50;

/** The height of the row under the cards that contains the ring and the caption, in CSS pixels. */
const ROW = 48;

/** The height of the bet for the next round under hands without a ring, in CSS pixels. */
export const NEXT_BET = 14;

/** The gap between a ring and the hand to its right, in CSS pixels. */
export const BESIDE_GAP = 16;

/**
 * The place of the rings.
 *
 * - `below`: under the caption, with the name of the seat under the ring.
 * - `beside`: to the left of the cards.
 * - `row`: to the left of the caption.
 * - `text`: there is no ring; the caption contains the bet. Under the captions, there is room for the bet of the next
 *   round.
 */
export type Rings = "below" | "beside" | "row" | "text";

/** A seat with the number of its hands. */
export interface Occupant {
  readonly seat: Seat;
  readonly hands: number;
}

/** The arrangement of the hands, which decides the size of the cards. */
export interface Fit {
  readonly cardWidth: number;
  readonly rings: Rings;
  /** The largest number of hands side by side at a seat. */
  readonly columns: number;
  /** Seats with this number of hands, or more, collapse the hands that are not in turn. */
  readonly collapsesFrom: number;
  /** The number of collapsed hands side by side. */
  readonly collapsedPerRow: number;
  /** The card width that the width of the felt allows. */
  readonly widest: number;
  /** The height that remains for the cards of dealer and hands. */
  readonly cardsHeight: number;
}

/** The facts that an arrangement is computed from. */
export interface FitInput {
  readonly mode: TableMode;
  readonly felt: Size;
  readonly metrics: FeltMetrics;
  readonly tightness: number;
  /** The seats in play, from left to right. */
  readonly occupants: readonly Occupant[];
  /** The width that the rings of idle seats need at the sides and between the seats. */
  readonly idleRoom: number;
}

type Plan = Omit<Fit, "cardWidth" | "widest" | "cardsHeight">;

/**
 * Returns the arrangement with the largest cards. Hands collapse only if their cards would otherwise be too small.
 *
 * @throws RangeError if the felt has no width
 */
export function fitHands(input: FitInput): Fit {
  const most = Math.max(...input.occupants.map(({ hands }) => hands));
  let best: Fit | null = null;
  for (let collapsesFrom = most + 1; collapsesFrom >= 2; collapsesFrom--) {
    best = bestOf(input, collapsesFrom) ?? best;
    if (best !== null && best.cardWidth >= LEAST_CARD) return best;
  }
  if (best === null) throw new RangeError("A felt without width has no room for hands.");
  // The felt then scrolls vertically. It never scrolls horizontally.
  return { ...best, cardWidth: Math.max(1, Math.floor(Math.min(LEAST_CARD, best.widest))) };
}

/** The card width below which other places of the rings are tried, in CSS pixels. */
const SMALL_CARD = 63;

/** The factor by which the cards must become wider before the rings are moved from their usual place. */
const WORTH_IT = 1.15;

function bestOf(input: FitInput, collapsesFrom: number): Fit | null {
  const usual = usualRings(input);
  const best = withGradualWidth(largest(input, collapsesFrom, usual), input, collapsesFrom);
  if (best !== null && best.cardWidth >= SMALL_CARD) return best;
  let chosen = best;
  for (const rings of ["row", "text"] as const) {
    if (rings === usual) continue;
    const other = largest(input, collapsesFrom, rings);
    if (other === null) continue;
    if (chosen === null || other.cardWidth > chosen.cardWidth * WORTH_IT) chosen = other;
  }
  return chosen;
}

/**
 * Limits the card width of a wide table with rings beside the hands. The width changes gradually with the tightness, so
 * that the cards do not change their size abruptly where the rings change their place. Returns `null` if there is no
 * arrangement.
 */
function withGradualWidth(best: Fit | null, input: FitInput, collapsesFrom: number): Fit | null {
  const { mode, tightness } = input;
  if (best === null || mode !== "wide" || best.rings !== "beside" || isAlone(input)) return best;
  const other = largest(input, collapsesFrom, "below");
  if (other === null) return best;
  if (other.cardWidth >= best.cardWidth) return other;
  return { ...best, cardWidth: Math.floor(between(other.cardWidth, best.cardWidth, tightness)) };
}

function isAlone({ occupants }: FitInput): boolean {
  return occupants.length === 1 && occupants[0]?.hands === 1;
}

function usualRings(input: FitInput): Rings {
  const { mode, tightness } = input;
  if (mode === "small") return "row";
  if (mode === "tall") return tightness > 0.5 ? "row" : "below";
  if (isAlone(input)) return "beside";
  return mode === "wide" && tightness > 0 ? "beside" : "below";
}

function largest(input: FitInput, collapsesFrom: number, rings: Rings): Fit | null {
  let best: Fit | null = null;
  const most = Math.max(...input.occupants.map(({ hands }) => hands));
  for (let columns = most; columns >= 1; columns--) {
    // If fewer columns need no more rows, only the fewer columns are tried: two hands above two, not three above one.
    if (Math.ceil(most / Math.ceil(most / columns)) < columns) continue;
    for (const collapsedPerRow of [1, 2]) {
      const plan = { rings, columns, collapsesFrom, collapsedPerRow };
      const fit = widthOf(input, plan);
      if (fit !== null && (best === null || fit.cardWidth > best.cardWidth)) best = fit;
    }
  }
  return best;
}

/** The shape of a seat's hands in an arrangement. */
export interface SeatShape {
  readonly columns: number;
  /** The rows of whole hands. */
  readonly rows: number;
  readonly collapsedRows: number;
}

/** Returns the shape of a seat's hands. A seat that collapses has room for one whole hand. */
export function shapeOf({ columns, collapsesFrom, collapsedPerRow }: Plan, hands: number): SeatShape {
  if (hands >= collapsesFrom)
    return { columns: 1, rows: 1, collapsedRows: Math.ceil(Math.max(0, hands - 1) / collapsedPerRow) };
  const used = Math.max(1, Math.min(columns, hands));
  return { columns: used, rows: Math.max(1, Math.ceil(hands / used)), collapsedRows: 0 };
}

/** Returns the width of a seat whose cards are `cardWidth` wide. */
export function neededWidth(plan: Plan, metrics: FeltMetrics, hands: number, cardWidth: number): number {
  const { columns } = shapeOf(plan, hands);
  const beside = plan.rings === "beside" ? metrics.spot + BESIDE_GAP : 0;
  return columns * (spreadOf(hands) * cardWidth + beside) + (columns - 1) * metrics.handGap;
}

/** Returns the usual width of a hand at a seat with this number of hands, in card widths. */
export function spreadOf(hands: number): number {
  return hands > 1 ? SPLIT_SPREAD : USUAL_SPREAD;
}

/** The width from which the ring of an idle seat fits between two other rings and their winnings, in CSS pixels. */
const ROOM_BETWEEN_RINGS = 372;

/**
 * Returns whether the rings of idle seats need room beside the hands. If not, there is room between the rings of the
 * hands.
 */
export function keepsClear(rings: Rings, { label, usable }: FeltMetrics, occupants: readonly Occupant[]): boolean {
  return rings !== "below" || label === 0 || usable < ROOM_BETWEEN_RINGS || occupants.some(({ hands }) => hands > 1);
}

/** Returns the height of everything under the cards of the lowest hands. */
export function footOf(rings: Rings, { caption, captionGap, spot, label, bottom }: FeltMetrics): number {
  switch (rings) {
    case "below":
      return captionGap + caption + 5 + spot + 4 + label + bottom;
    case "beside":
      return captionGap + caption + 4 + bottom;
    case "row":
      return ROW + bottom;
    default:
      return captionGap + caption + NEXT_BET + bottom;
  }
}

/** Returns the height between the cards of a hand and the cards of the hand under it. */
export function betweenRows(rings: Rings, { caption, captionGap, frame }: FeltMetrics): number {
  if (rings === "row") return ROW + frame + 2;
  return captionGap + caption + frame + 3;
}

function widthOf(input: FitInput, plan: Plan): Fit | null {
  const { felt, metrics, occupants, idleRoom } = input;
  const { gap, top, print, turnRoom, arc, dealerRatio, largestCard, usable } = metrics;
  const fixedWidth = occupants.reduce((sum, { hands }) => sum + neededWidth(plan, metrics, hands, 0), 0);
  const widthPerCard = occupants.reduce((sum, { hands }) => sum + neededWidth(plan, metrics, hands, 1), 0) - fixedWidth;
  const idle = keepsClear(plan.rings, metrics, occupants) ? idleRoom : 0;
  const byWidth = (usable - idle - gap * (occupants.length - 1) - fixedWidth) / widthPerCard;
  const cardsHeight = felt.height - top - print - turnRoom - arc - footOf(plan.rings, metrics);
  const step = betweenRows(plan.rings, metrics);
  const byHeight = Math.min(
    ...occupants.map(({ hands }) => {
      const { rows, collapsedRows } = shapeOf(plan, hands);
      const fixed = (rows - 1) * step + collapsedRows * (COLLAPSED.height + COLLAPSED.gap);
      return (cardsHeight - fixed) / (CARD_RATIO * (dealerRatio + rows));
    }),
  );
  const scrolls = input.mode === "small";
  const cardWidth = Math.floor(Math.min(byWidth, scrolls ? Number.POSITIVE_INFINITY : byHeight, largestCard));
  return cardWidth > 0 && hasRoom(plan, metrics, occupants, cardWidth, byWidth)
    ? { ...plan, cardWidth, widest: byWidth, cardsHeight }
    : null;
}

/** Returns whether the captions and the collapsed hands have room. */
function hasRoom(
  plan: Plan,
  metrics: FeltMetrics,
  occupants: readonly Occupant[],
  cardWidth: number,
  byWidth: number,
): boolean {
  // The columns share the width that the cards do not need.
  const share = Math.min(byWidth, metrics.largestCard) > cardWidth ? byWidth : cardWidth;
  return occupants.every(({ hands }) => {
    const { columns, collapsedRows } = shapeOf(plan, hands);
    const cell = (neededWidth(plan, metrics, hands, share) - (columns - 1) * metrics.handGap) / columns;
    if (plan.rings === "row" && cell < metrics.rowChip + 6 + LEAST_CAPTION) return false;
    const perRow = plan.collapsedPerRow;
    return collapsedRows === 0 || (cell - (perRow - 1) * COLLAPSED.gap) / perRow >= COLLAPSED.leastWidth;
  });
}
