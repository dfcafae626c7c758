import { isInPlay } from "@thunderjack/core";
import type { SeatView, TableView } from "../view.js";
import { placeBettingSeats } from "./betting-seats.js";
import { placeDealer, placePiles } from "./dealer.js";
import type { placeResult } from "./dealer-result.js";
import { placeDock } from "./dock.js";
import { CARD_RATIO, type FeltMetrics, feltMetrics } from "./felt-metrics.js";
import { betweenRows, COLLAPSED, type Fit, fitHands, footOf, type Occupant, shapeOf } from "./fit.js";
import { type Box, clamp, type Size } from "./geometry.js";
import { idleRoomOf } from "./idle-seats.js";
import { mirrored, mirroredDock } from "./mirror.js";
import { modeOf, tightnessOf } from "./mode.js";
import type { placePrint } from "./print.js";
import type { SeatsInput } from "./seats.js";
import type { OverLayout, PrintLayout, SeatLayout, TableLayout, TableMode } from "./table-layout.js";
import { withTakeBacks } from "./take-back.js";
import { textSizes } from "./text-sizes.js";

/** The properties of a view on which its layout depends. The boxes do not depend on the length of any text. */
export type LaidOutView = Pick<TableView, "direction" | "phase" | "seats" | "dealer" | "betting" | "isOver">;

/** The font of a table. */
export interface FontOptions {
  /** The width of the font, relative to the usual fonts of systems. At least 1, which is the default. */
  readonly fontWidth?: number;
}

/** The options of a layout while no hand is on the felt. */
export interface RestingOptions extends FontOptions {
  /** The function that places the printing between the dealer and the seats. If omitted, nothing is printed. */
  readonly placePrint?: typeof placePrint;
}

/** The printing of a felt without any. */
const UNPRINTED = {
  examples: null,
  word: null,
  pay: null,
  sum: { x: 0, y: 0, size: 0, radius: 0, width: 0 },
} as const satisfies Partial<PrintLayout>;

/** The largest width of the places for the dealer's cards while no hand is on the felt, in CSS pixels. */
const DEALER_AT_REST = { wide: 112, tall: 76, land: 60, small: 40 } as const satisfies Record<TableMode, number>;

/** The smallest height of a felt between two rounds, in CSS pixels. A lower felt scrolls. */
const LEAST_FELT = 150;

/**
 * Lays out a table while no hand is on the felt. A page that calls only this function loads less code than a page that
 * calls `tableLayout`.
 *
 * @returns `null` while a hand is on the felt
 */
export function restingLayout(view: LaidOutView, size: Size, options: RestingOptions = {}): TableLayout | null {
  return isAtRest(view) ? layOut(view, size, options, null) : null;
}

/** Returns whether no hand is on the felt. */
export function isAtRest(view: LaidOutView): boolean {
  return !view.seats.some(inPlayOf(view));
}

/** The functions that place the parts of a round. */
interface RoundPlacing {
  readonly placeSeats: (input: Omit<SeatsInput, "opened" | "phase">) => readonly SeatLayout[];
  readonly placeResult: typeof placeResult;
}

/**
 * Lays out a table.
 *
 * @param round the functions for a table with a hand on the felt; `null` without a hand
 */
export function layOut(
  view: LaidOutView,
  size: Size,
  { fontWidth = 1, placePrint }: RestingOptions,
  round: RoundPlacing | null,
): TableLayout {
  const mode = modeOf(size);
  const tightness = tightnessOf(mode, size);
  const read = placeDock(mode, size, view);
  const isMirrored = view.direction === "rtl";
  const dock = isMirrored && mode !== "small" ? mirroredDock(read.dock, size.width) : read.dock;
  const box = isMirrored ? mirrored(read.felt, size.width) : read.felt;
  const seats = [...view.seats].reverse();
  const isSeatInPlay = inPlayOf(view);
  const isResting = isAtRest(view);
  const playing = isResting ? () => true : isSeatInPlay;
  const occupants = seats.filter(playing).map(({ seat, hands }) => ({ seat, hands: Math.max(1, hands.length) }));
  const hands = occupants.reduce((sum, occupant) => sum + occupant.hands, 0);
  const metrics = feltMetrics(mode, box, tightness, { seats: occupants.length, hands });
  const idleRoom = idleRoomOf(seats, playing);
  const fit = fitHands({ mode, felt: box, metrics, tightness, occupants, idleRoom });
  const needed = isResting ? LEAST_FELT : neededHeight(fit, metrics, occupants);
  const content: Box = { ...box, height: Math.max(box.height, needed) };
  const dealerCard = dealerCardWidth(mode, fit, metrics, occupants, isResting);
  const dealer = placeDealer(view, content, mode, metrics, dealerCard);
  const rings = isResting
    ? placeBettingSeats(seats, content, mode, metrics)
    : (round?.placeSeats({ seats, isInPlay: isSeatInPlay, felt: content, metrics, fit }) ?? []);
  const top = (dealer.rule ?? dealer.room).y + (dealer.rule ?? dealer.room).height + 4;
  const piles = placePiles(content, mode, metrics, dealerCard);
  const fixed = [dealer.room, dealer.caption, dealer.rule, piles.shoe.label, piles.tray.label].filter(
    (part) => part !== null,
  );
  const placed = view.betting.isOpen && mode !== "small" ? withTakeBacks(rings, content, mode, fixed) : rings;
  const idle = placed.filter(({ isIdle }) => isIdle).map(({ target }) => target);
  const labels = [piles.shoe.label, piles.tray.label].filter((label) => label !== null);
  const whole = printZone(content, top, placed, [...idle, ...labels]);
  const { result = null, zone = whole, sumZone = whole } = round?.placeResult(view, dealer, whole, placed) ?? {};
  const print = { mode, felt: content, zone, sumZone, isAtRest: isResting, hasWord: result === null };
  return {
    size,
    direction: view.direction,
    mode,
    isTight: tightness > 0.5,
    felt: { box, contentHeight: content.height },
    cardWidth: fit.cardWidth,
    dealer: { ...dealer, result },
    ...piles,
    print: placePrint?.(print) ?? { box: zone, isAtRest: isResting, ...UNPRINTED },
    seats: placed,
    dock,
    over: view.isOver ? placeOver(size) : null,
    text: textSizes(mode, tightness > 0.5, dock, fontWidth),
  };
}

/** Returns a predicate that is true for a seat that takes part in the round on the felt. */
function inPlayOf(view: LaidOutView): (seat: SeatView) => boolean {
  const isRound = isInPlay(view);
  return ({ hands, bet }) => hands.length > 0 || (isRound && bet > 0);
}

/** Returns the height of a felt on which the cards have this size. */
function neededHeight(fit: Fit, metrics: FeltMetrics, occupants: readonly Occupant[]): number {
  const { top, print, turnRoom, arc, dealerRatio } = metrics;
  const heights = occupants.map(({ hands }) => {
    const { rows } = shapeOf(fit, hands);
    return fixedHeight(fit, metrics, hands) + CARD_RATIO * fit.cardWidth * (dealerRatio + rows);
  });
  return Math.ceil(top + print + turnRoom + arc + footOf(fit.rings, metrics) + Math.max(...heights));
}

/** Returns the height between and above the cards of a seat. */
function fixedHeight(fit: Fit, metrics: FeltMetrics, hands: number): number {
  const { rows, collapsedRows } = shapeOf(fit, hands);
  return (rows - 1) * betweenRows(fit.rings, metrics) + collapsedRows * (COLLAPSED.height + COLLAPSED.gap);
}

/** Returns the width of the dealer's cards. On a tall table, they use the height that the hands do not need. */
function dealerCardWidth(
  mode: TableMode,
  fit: Fit,
  metrics: FeltMetrics,
  occupants: readonly Occupant[],
  isAtRest: boolean,
): number {
  const usual = fit.cardWidth * metrics.dealerRatio;
  if (isAtRest) return Math.floor(Math.min(usual, DEALER_AT_REST[mode]));
  if (mode !== "tall") return Math.floor(Math.min(usual, metrics.largestDealerCard));
  const spare = Math.min(
    ...occupants.map(({ hands }) => {
      const cards = shapeOf(fit, hands).rows * fit.cardWidth * CARD_RATIO;
      return (fit.cardsHeight - fixedHeight(fit, metrics, hands) - cards) / CARD_RATIO;
    }),
  );
  return Math.floor(clamp(spare, usual, metrics.largestDealerCard));
}

/**
 * Returns the zone between the dealer and the hands, or the rings if there are no hands. Boxes at the sides that reach
 * into this height make the zone narrower.
 *
 * @param sides the boxes at the sides: the rings of idle seats and the labels of the piles
 */
function printZone(felt: Box, top: number, seats: readonly SeatLayout[], sides: readonly Box[]): Box {
  const tops = seats.filter(({ isIdle }) => !isIdle).map(({ top, takeBack }) => Math.min(top.y, takeBack?.y ?? top.y));
  const bottom = Math.min(...tops) - 4;
  const right = felt.x + felt.width;
  const insets = sides
    .filter(({ y, height }) => y < bottom && y + height > top)
    .map(({ x, width }) => Math.min(x + width - felt.x, right - x) + 4);
  const inset = Math.max(0, ...insets);
  return { x: felt.x + inset, y: top, width: felt.width - 2 * inset, height: Math.max(0, bottom - top) };
}

function placeOver(size: Size): OverLayout {
  const width = Math.min(430, size.width - 24);
  const height = Math.min(240, size.height - 16);
  const box: Box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const pad = height < 180 ? 10 : 24;
  const button = 52;
  const buttonWidth = Math.min(240, width - 2 * pad);
  return {
    box,
    message: { x: box.x + pad, y: box.y + pad, width: width - 2 * pad, height: height - 3 * pad - button },
    startAgain: {
      x: box.x + (width - buttonWidth) / 2,
      y: box.y + height - pad - button,
      width: buttonWidth,
      height: button,
    },
  };
}
