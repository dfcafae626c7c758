import type { HandName, Seat } from "@thunderjack/core";
import type { SeatView, TableView } from "../view.js";
import type { FeltMetrics } from "./felt-metrics.js";
import { type Fit, footOf, IDLE_ROOM, keepsClear, NEXT_BET, neededWidth, shapeOf } from "./fit.js";
import { around, type Box, boxOf, type Circle, type Point, topOf } from "./geometry.js";
import { type Column, placeHands, type SeenHand } from "./hands.js";
import { idleSides } from "./idle-seats.js";
import type { HandLayout, SeatLayout } from "./table-layout.js";

/** The smallest size of a touch target, in CSS pixels. */
const TOUCH = 44;

/** The size of the ring of an idle seat and the height of its label. */
const IDLE = { radius: TOUCH / 2, label: 16, gap: 4 } as const;

/** The input for the seats during a round. */
export interface SeatsInput {
  /** All seats from left to right. */
  readonly seats: readonly SeatView[];
  readonly phase: TableView["phase"];
  /** Whether a seat has a hand in this round. */
  readonly isInPlay: (seat: SeatView) => boolean;
  readonly felt: Box;
  readonly metrics: FeltMetrics;
  readonly fit: Fit;
  readonly opened: HandName | null;
}

/** Places the seats during a round and at its settlement. */
export function placeSeats(input: SeatsInput): readonly SeatLayout[] {
  const { seats, isInPlay, felt, metrics, fit } = input;
  const inPlay = seats.filter(isInPlay);
  const columns = columnsOf(inPlay, input);
  const bottom = felt.y + felt.height - footOf(fit.rings, metrics);
  const placed = inPlay.map((seat, index) => {
    const isOuter = inPlay.length > 1 && seat.seat !== "middle";
    const column: Column = {
      ...(columns[index] ?? { x: felt.x, width: felt.width }),
      bottom: bottom - (isOuter ? metrics.arc : 0),
      inwards: index > 0 && index === inPlay.length - 1 ? -1 : 1,
    };
    return placeSeat(seat, column, input);
  });
  return [...placed, ...placeIdle(input, columns)].sort(
    (one, other) => indexOf(seats, one.seat) - indexOf(seats, other.seat),
  );
}

function indexOf(seats: readonly SeatView[], name: Seat): number {
  return seats.findIndex(({ seat }) => seat === name);
}

/** The horizontal bounds of a column. */
type Span = Pick<Column, "x" | "width">;

/** Divides the width into equal columns. A seat whose hands do not fit into an equal column gets the width it needs. */
function columnsOf(inPlay: readonly SeatView[], input: SeatsInput): readonly Span[] {
  const { seats, isInPlay, felt, metrics, fit } = input;
  const { gap, usable } = metrics;
  const sides = idleSides(seats, isInPlay);
  const occupants = inPlay.map(({ seat, hands }) => ({ seat, hands: hands.length }));
  const isClear = keepsClear(fit.rings, metrics, occupants);
  const reserve = (count: number) => (count > 0 && isClear ? IDLE_ROOM : 0);
  const between = reserve(sides.middle);
  const lone = inPlay.length === 1 ? Math.max(reserve(sides.left), reserve(sides.right)) : null;
  const left = lone ?? reserve(sides.left);
  const room = usable - left - (lone ?? reserve(sides.right)) - between - gap * (inPlay.length - 1);
  const needed = inPlay.map((seat) => neededWidth(fit, metrics, Math.max(1, seat.hands.length), fit.cardWidth));
  const widths = shared(room, needed);
  let x = felt.x + (felt.width - usable) / 2 + left;
  return widths.map((width) => {
    const column = { x, width };
    x += width + gap + between;
    return column;
  });
}

/** Divides a width into equal shares. A seat that needs more than an equal share gets the width that it needs. */
function shared(room: number, needed: readonly number[]): readonly number[] {
  const large = new Set<number>();
  for (;;) {
    const rest = needed.reduce((sum, width, index) => sum - (large.has(index) ? width : 0), room);
    const share = rest / Math.max(1, needed.length - large.size);
    const next = needed.findIndex((width, index) => !large.has(index) && width > share);
    if (next < 0) return needed.map((width, index) => (large.has(index) ? width : share));
    large.add(next);
  }
}

function placeSeat(seat: SeatView, column: Column, input: SeatsInput): SeatLayout {
  const { felt, metrics, fit, opened } = input;
  const views = seat.hands.length > 0 ? seat.hands : [emptyHand(seat)];
  const placed = placeHands(views, column, { metrics, fit, area: felt, opened });
  const ringed = fit.rings === "below" ? withRingsBelow(placed, column, input) : placed;
  const hands = placed.length > 1 && isOver(input) ? withOneRing(ringed, column, input) : ringed;
  const rings = hands.filter((hand) => hand.hasRing).map(({ bet }) => bet);
  const spot = rings[0] ?? hands[0]?.bet ?? { x: column.x + column.width / 2, y: column.bottom, radius: TOUCH / 2 };
  const area = around((fit.rings === "below" && rings.length > 0 ? rings : [spot]).map(boxOf));
  const label = labelOf(hands, area, column, input);
  // After a round, the ring contains the bet for the next one, which may differ from the bet of the hand.
  const isLastBetGone = isOver(input) && (label !== null || seat.hands.some(({ bet, pile }) => pile !== bet));
  return {
    seat: seat.seat,
    isIdle: false,
    spot,
    top: topOfHands(placed),
    target: atLeast(area),
    takeBack: null,
    label,
    hands: seat.hands.length === 0 ? [] : isLastBetGone ? hands : withAmounts(hands, input),
  };
}

/** Returns the middle of the upper edge of some hands. The marker of the turn counts as a part of its hand. */
function topOfHands(hands: readonly HandLayout[]): Point {
  const { x, width } = around(hands.map(({ room }) => room));
  return { x: x + width / 2, y: Math.min(...hands.map(({ marker, frame }) => marker?.y ?? frame.y)) };
}

/** Returns a placeholder for the hand of a seat before its first card. */
function emptyHand({ seat }: SeatView): SeenHand {
  return { name: seat, cards: [], isTurn: false };
}

/** Places the rings of stacked hands side by side under the lowest caption. */
function withRingsBelow(hands: readonly HandLayout[], column: Column, { metrics, fit }: SeatsInput) {
  if (!isStackedIn(fit, hands.length)) return hands;
  const { captionGap, caption, spot } = metrics;
  const gap = 6;
  const radius = Math.min(22, spot / 2, (column.width - (hands.length - 1) * gap) / (2 * hands.length));
  const y = column.bottom + captionGap + caption + 5 + spot / 2;
  const middle = column.x + column.width / 2;
  return hands.map((hand, index): HandLayout => {
    const x = middle + (index - (hands.length - 1) / 2) * (2 * radius + gap);
    const pay = { x: x + radius * 0.34, y: y - radius * 0.34, radius: Math.max(6, radius * 0.5) };
    return { ...hand, bet: { x, y, radius }, hasRing: true, pay };
  });
}

/**
 * Returns whether the round is over, until the cards of the next one are dealt. The bets for the next round are then on
 * the felt. While the last hands are settled, their rings keep their places.
 */
function isOver({ seats, phase }: SeatsInput): boolean {
  if (phase !== "settled" && phase !== "opening") return false;
  return seats.every(({ hands }) => hands.every(({ badge }) => badge !== null));
}

/**
 * Returns the hands with one ring: the bet for the next round belongs to the seat, not to one of its settled hands. The
 * ring is in the middle under the hands, or else in its place at the first hand.
 */
function withOneRing(hands: readonly HandLayout[], column: Column, { metrics, fit }: SeatsInput) {
  const [first, ...others] = hands;
  if (first === undefined || fit.rings === "text") return hands;
  const { captionGap, caption, spot } = metrics;
  const radius = spot / 2;
  const x = column.x + column.width / 2;
  const y = column.bottom + captionGap + caption + 5 + radius;
  const below = { bet: { x, y, radius }, pay: { x: x + radius * 0.34, y: y - radius * 0.34, radius: radius * 0.5 } };
  const ring = fit.rings === "below" ? { ...first, ...below, hasRing: true } : first;
  return [ring, ...others.map(withoutRing)];
}

function withoutRing(hand: HandLayout): HandLayout {
  const { x, y, width, height } = hand.caption;
  const middle: Circle = { x: x + width / 2, y: y + height / 2, radius: 8 };
  return { ...hand, hasRing: false, bet: middle, pay: middle };
}

/** Returns whether the hands of a seat are one below another, so that their rings share one row. */
function isStackedIn(fit: Fit, hands: number): boolean {
  const { rows, collapsedRows } = shapeOf(fit, hands);
  return rows > 1 || collapsedRows > 0;
}

/** Returns the box of the label under the rings of a seat; `null` if the seat has no common label for its hands. */
function labelOf(hands: readonly HandLayout[], rings: Box, column: Column, input: SeatsInput): Box | null {
  const { seats, isInPlay, metrics, fit } = input;
  const { label, spot } = metrics;
  const hasIdle = !seats.every(isInPlay);
  const isDivided = hasSeveralRings(hands);
  if (fit.rings === "row" || fit.rings === "text") return isOver(input) ? labelWithoutRing(hands, column) : null;
  if (fit.rings === "beside") {
    return isDivided ? null : { x: rings.x - 8, y: rings.y + rings.height + 3, width: rings.width + 16, height: 18 };
  }
  if (label === 0) return isOver(input) ? labelBeside(hands, metrics) : null;
  if (isDivided && !isStackedIn(fit, hands.length)) return null;
  const y = rings.y + rings.height / 2 + spot / 2 + 4;
  const width = Math.min(column.width, hasIdle ? 88 : 150);
  return { x: rings.x + (rings.width - width) / 2, y, width, height: label };
}

/** The least and largest width of the label of a seat beside its ring, in CSS pixels. */
const LEAST_BESIDE = 76;
const MOST_BESIDE = 110;

/** Returns the box of the label beside the ring of a seat after a round; `null` if there is no room. */
function labelBeside(hands: readonly HandLayout[], { gap }: FeltMetrics): Box | null {
  const ring = hands.find(({ hasRing }) => hasRing);
  if (ring === undefined) return null;
  const { bet, pay } = ring;
  const distance = bet.radius + 3;
  const room = (around(hands.map((hand) => hand.room)).width + gap - 2) / 2 - distance;
  if (room < LEAST_BESIDE) return null;
  const width = Math.min(room, MOST_BESIDE);
  return { x: bet.x + (pay.x < bet.x ? distance : -distance - width), y: bet.y - 9, width, height: 18 };
}

/** Returns the box of the bet for the next round under the hands of a seat; `null` if a ring shows the bet. */
function labelWithoutRing(hands: readonly HandLayout[], { x, width }: Column): Box | null {
  if (hands.some(({ hasRing }) => hasRing)) return null;
  const y = Math.max(...hands.map(({ caption }) => caption.y + caption.height));
  return { x, y, width, height: NEXT_BET };
}

/** Adds the bets as text to hands whose seat has no label. */
function withAmounts(hands: readonly HandLayout[], { metrics, fit }: SeatsInput): readonly HandLayout[] {
  const { label, spot, gap } = metrics;
  const isDivided = hasSeveralRings(hands);
  const isStacked = isDivided && isStackedIn(fit, hands.length);
  const { width } = around(hands.map((hand) => hand.room));
  return hands.map((hand): HandLayout => {
    const { bet, room, hasRing } = hand;
    if (!hasRing) return hand;
    if (fit.rings === "beside" && isDivided) {
      const { x, y, width, height } = boxOf(bet);
      return { ...hand, amount: { x: x - 8, y: y + height + 3, width: width + 16, height: 18 } };
    }
    if (fit.rings !== "below") return hand;
    if (isStacked) return label > 0 ? hand : { ...hand, isBetInCaption: true };
    if (label > 0) {
      if (!isDivided) return hand;
      return { ...hand, amount: { x: room.x, y: bet.y + spot / 2 + 4, width: room.width, height: label } };
    }
    return withAmountBeside(hand, (isDivided ? room.width : width) + gap);
  });
}

function hasSeveralRings(hands: readonly HandLayout[]): boolean {
  return hands.filter(({ hasRing }) => hasRing).length > 1;
}

/** The width of a bet as text beside a ring, in CSS pixels. */
const AMOUNT = 36;

/** Places the bet as text beside the ring, on its outer side, or in the caption if the room is narrow. */
function withAmountBeside(hand: HandLayout, width: number): HandLayout {
  const { bet, pay } = hand;
  if (bet.radius + 3 + AMOUNT > (width - 2) / 2) return { ...hand, isBetInCaption: true };
  const isOutside = pay.x < bet.x;
  const edge = bet.x + (isOutside ? bet.radius + 3 : -bet.radius - 3 - AMOUNT);
  return { ...hand, amount: { x: edge, y: bet.y - 9, width: AMOUNT, height: 18 } };
}

/** Enlarges a box to the smallest size of a touch target. */
function atLeast({ x, y, width, height }: Box): Box {
  const wider = Math.max(0, TOUCH - width);
  const higher = Math.max(0, TOUCH - height);
  return { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher };
}

/** Places the small rings of the seats without a hand: at the sides, or between two hands. */
function placeIdle({ seats, isInPlay, felt, metrics, fit }: SeatsInput, columns: readonly Span[]) {
  const idle = seats.filter((seat) => !isInPlay(seat));
  const bottom = felt.y + felt.height - metrics.bottom - IDLE.label - 2;
  const occupants = seats.filter(isInPlay).map(({ seat, hands }) => ({ seat, hands: hands.length }));
  const isStacked = keepsClear(fit.rings, metrics, occupants);
  const first = seats.findIndex(isInPlay);
  const last = seats.map(isInPlay).lastIndexOf(true);
  const [left, right] = columns;
  const middle =
    left === undefined || right === undefined ? felt.x + felt.width / 2 : (left.x + left.width + right.x) / 2;
  let onLeft = 0;
  let onRight = seats.length - 1 - last;
  return idle.map((seat): SeatLayout => {
    const index = indexOf(seats, seat.seat);
    let x = felt.x + felt.width / 2;
    let rise = 0;
    if (index < first) {
      const place = onLeft++;
      x = felt.x + metrics.side + IDLE.radius + (isStacked ? 0 : place * (TOUCH + IDLE.gap));
      rise = isStacked ? place : 0;
    } else if (index > last) {
      const place = --onRight;
      x = felt.x + felt.width - metrics.side - IDLE.radius - (isStacked ? 0 : place * (TOUCH + IDLE.gap));
      rise = isStacked ? place : 0;
    } else {
      x = middle;
    }
    const spot = { x, y: bottom - IDLE.radius - rise * (TOUCH + IDLE.label + IDLE.gap), radius: IDLE.radius };
    return {
      seat: seat.seat,
      isIdle: true,
      spot,
      top: topOf(spot),
      target: boxOf(spot),
      takeBack: null,
      label: { x: x - IDLE.radius, y: spot.y + IDLE.radius + 1, width: TOUCH, height: IDLE.label },
      hands: [],
    };
  });
}
