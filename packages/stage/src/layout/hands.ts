import type { HandName } from "@thunderjack/core";
import type { HandView } from "../view.js";
import { fanOf } from "./fan.js";
import { CARD_RATIO, type FeltMetrics } from "./felt-metrics.js";
import { BESIDE_GAP, betweenRows, COLLAPSED, type Fit, type Rings, shapeOf, spreadOf } from "./fit.js";
import { around, type Box, type Circle, clamp, grown } from "./geometry.js";
import type { HandLayout } from "./table-layout.js";

/** The caption width from which the word of a result fits beside total and amount, in CSS pixels. */
const WORDS_FROM = 150;

/** The width of a total, and the size of a meter beside it, in CSS pixels. */
const METER = { total: 50, width: 58, height: 14 } as const;

/** The largest width of a caption beside its ring, in CSS pixels. */
const ROW_CAPTION = 114;

/** The largest width of a caption, in CSS pixels. */
const WIDEST_CAPTION = 280;

/** The largest width of a hand, in card widths. Hands of a seat and their rings stay together on a wide table. */
const WIDEST_HAND = { split: 1.9, beside: 2.1, alone: 3.4 } as const;

/** The properties of a hand on which its layout depends. */
export type SeenHand = Pick<HandView, "name" | "cards" | "isTurn">;

/** The column of a seat. */
export interface Column {
  /** The horizontal bounds. */
  readonly x: number;
  readonly width: number;
  /** The lower edge of the cards in the lowest row. */
  readonly bottom: number;
  /** The direction of the other seats: to the left for the last seat in play, or else to the right. */
  readonly inwards: -1 | 1;
}

/** The felt on which hands are placed. */
export interface HandsInput {
  readonly metrics: FeltMetrics;
  readonly fit: Fit;
  /** The area within which the captions must stay. */
  readonly area: Box;
  /** The collapsed hand that the player has opened; `null` if there is none. */
  readonly opened: HandName | null;
}

/** Places the hands of a seat in its column. */
export function placeHands(hands: readonly SeenHand[], column: Column, input: HandsInput): readonly HandLayout[] {
  return hands.length >= input.fit.collapsesFrom
    ? placeCollapsing(hands, column, input)
    : placeGrid(hands, column, input);
}

function placeGrid(hands: readonly SeenHand[], column: Column, input: HandsInput): readonly HandLayout[] {
  const { metrics, fit } = input;
  const { columns, rows } = shapeOf(fit, hands.length);
  const beside = fit.rings === "beside" ? metrics.spot + BESIDE_GAP : 0;
  const kind = hands.length > 1 ? "split" : fit.rings === "beside" ? "beside" : "alone";
  // The only hand of a seat gets the width of its ring on both sides, so that it is in the middle.
  const widest = WIDEST_HAND[kind] * fit.cardWidth + (kind === "beside" ? 2 : 1) * beside;
  const cell = Math.min((column.width - (columns - 1) * metrics.handGap) / columns, widest);
  const pitch = fit.cardWidth * CARD_RATIO + betweenRows(fit.rings, metrics);
  return hands.map((hand, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, hands.length - row * columns);
    const width = inRow * cell + (inRow - 1) * metrics.handGap;
    const x = column.x + (column.width - width) / 2 + (index % columns) * (cell + metrics.handGap);
    const place = { ...column, x, width: cell, bottom: column.bottom - (rows - 1 - row) * pitch };
    return placeHand(hand, place, row, hands.length, input);
  });
}

/** Places the hand in turn and the opened hand whole, at the bottom, and the others above them as captions. */
function placeCollapsing(hands: readonly SeenHand[], column: Column, input: HandsInput): readonly HandLayout[] {
  const { metrics, fit, opened } = input;
  const isWhole = ({ name, isTurn }: SeenHand) => isTurn || name === opened;
  const whole = hands.filter(isWhole);
  const pitch = fit.cardWidth * CARD_RATIO + betweenRows(fit.rings, metrics);
  const perRow = fit.collapsedPerRow;
  const width = (column.width - (perRow - 1) * COLLAPSED.gap) / perRow;
  const foot = whole.length === 0 ? column.bottom + metrics.caption : column.bottom - (whole.length - 1) * pitch;
  const lowest = whole.length === 0 ? foot : foot - fit.cardWidth * CARD_RATIO - metrics.frame - COLLAPSED.gap;
  const rows = Math.ceil((hands.length - whole.length) / perRow);
  let collapsed = 0;
  let drawn = 0;
  return hands.map((hand) => {
    if (isWhole(hand)) {
      const bottom = column.bottom - (whole.length - 1 - drawn++) * pitch;
      return placeHand(hand, { ...column, bottom }, 1, hands.length, input);
    }
    const row = Math.floor(collapsed / perRow);
    const box: Box = {
      x: column.x + (collapsed++ % perRow) * (width + COLLAPSED.gap),
      y: lowest - (rows - row) * (COLLAPSED.height + COLLAPSED.gap) + COLLAPSED.gap,
      width,
      height: COLLAPSED.height,
    };
    return collapsedHand(hand, box);
  });
}

function collapsedHand({ name }: SeenHand, box: Box): HandLayout {
  const middle: Circle = { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: 8 };
  return {
    name,
    isCollapsed: true,
    room: box,
    cards: [],
    frame: box,
    marker: null,
    caption: box,
    hasWords: box.width >= WORDS_FROM,
    meter: null,
    bet: middle,
    hasRing: false,
    amount: null,
    isBetInCaption: true,
    pay: middle,
  };
}

function placeHand(hand: SeenHand, cell: Column, row: number, hands: number, input: HandsInput): HandLayout {
  const { metrics, fit } = input;
  const { frame, marker, spot } = metrics;
  const height = fit.cardWidth * CARD_RATIO;
  const isBeside = fit.rings === "beside";
  const isCentred = isBeside && hands === 1 && cell.width >= spreadOf(1) * fit.cardWidth + 2 * (spot + BESIDE_GAP);
  const beside = isBeside ? spot + BESIDE_GAP : 0;
  const width = cell.width - (isCentred ? 2 : 1) * beside;
  const x = cell.x + beside + width / 2;
  const fan = { x, bottom: cell.bottom, width };
  const cards = fanOf(hand.cards, fan, fit.cardWidth);
  const place: Box = { x: x - fit.cardWidth / 2, y: cell.bottom - height, width: fit.cardWidth, height };
  const bounds = around(cards.length === 0 ? [place] : cards.map(coverOf));
  const room: Box = { x: x - width / 2, y: cell.bottom - height, width, height };
  const caption = captionOf(room, input);
  const bet = ringOf(room, input);
  return {
    name: hand.name,
    isCollapsed: false,
    room,
    cards,
    frame: grown(bounds, frame),
    marker:
      marker === 0 || row > 0
        ? null
        : { x: x - marker / 2, y: room.y - frame - 2 - marker, width: marker, height: marker },
    caption,
    hasWords: caption.width >= WORDS_FROM,
    meter: meterOf(caption),
    bet,
    hasRing: fit.rings !== "text",
    amount: null,
    isBetInCaption: fit.rings === "text",
    pay: payOf(
      bet,
      fit.rings,
      fit.rings === "row" ? 1 : cell.inwards,
      (width + metrics.handGap - 2) / 2,
      bet.y - room.y,
    ),
  };
}

/**
 * Returns the place of the winnings: beside a ring under the caption, above a ring beside the cards, or on the ring if
 * there is no room.
 *
 * @param half the distance from the ring to the middle between two hands
 * @param above the distance from the ring to the upper edge of the cards
 */
function payOf({ x, y, radius }: Circle, rings: Rings, inwards: -1 | 1, half: number, above: number): Circle {
  const side = Math.max(8, Math.round(radius * 0.62));
  if (rings === "beside" && radius + 2 * side - 4 <= above) return { x, y: y - radius - side + 4, radius: side };
  const hasRoom = rings === "below" && radius + 3 + 2 * side <= half;
  if (hasRoom) return { x: x + inwards * (radius + side + 3), y: y + 4, radius: side };
  return { x: x + inwards * radius * 0.34, y: y - radius * 0.34, radius: Math.max(6, radius * 0.5) };
}

/**
 * Returns the horizontal bounds of the row with ring and caption under a hand. The row is no wider than its parts need,
 * so that they are near the cards.
 */
function rowOf({ x, width }: Box, chip: number): Pick<Box, "x" | "width"> {
  const used = Math.min(width, chip + 6 + ROW_CAPTION);
  return { x: x + (width - used) / 2, width: used };
}

function captionOf(room: Box, { fit, metrics, area }: HandsInput): Box {
  const { caption, captionGap, rowChip: chip, frame, gap } = metrics;
  const y = room.y + room.height + captionGap;
  if (fit.rings === "row") {
    const row = rowOf(room, chip);
    return { x: row.x + chip + 6, y: y + 4, width: row.width - chip - 6, height: caption };
  }
  const width = Math.min(room.width + Math.min(2 * frame, gap - 2), WIDEST_CAPTION);
  const x = clamp(room.x + (room.width - width) / 2, area.x + 4, area.x + area.width - width - 4);
  return { x, y, width, height: caption };
}

function meterOf(caption: Box): Box | null {
  const used = METER.total + 6 + METER.width;
  if (caption.width < used) return null;
  const left = caption.x + (caption.width - used) / 2;
  return {
    x: left + METER.total + 6,
    y: caption.y + (caption.height - METER.height) / 2,
    width: METER.width,
    height: METER.height,
  };
}

/** Returns the ring of a hand. */
function ringOf(room: Box, { fit, metrics }: HandsInput): Circle {
  const { spot, rowChip, caption, captionGap, frame } = metrics;
  const bottom = room.y + room.height;
  const x = room.x + room.width / 2;
  switch (fit.rings) {
    case "beside":
      return { x: room.x - BESIDE_GAP - spot / 2, y: bottom - room.height * 0.45, radius: spot / 2 };
    case "row":
      return { x: rowOf(room, rowChip).x + rowChip / 2, y: bottom + frame + 2 + rowChip / 2, radius: rowChip / 2 };
    case "text":
      return { x, y: bottom + captionGap + caption / 2, radius: 8 };
    default:
      return { x, y: bottom + captionGap + caption + 5 + spot / 2, radius: spot / 2 };
  }
}

/** Returns the bounding box of a card. */
export function coverOf({ x, y, width, isAcross }: HandLayout["cards"][number]): Box {
  const height = width * CARD_RATIO;
  const [wide, high] = isAcross ? [height, width] : [width, height];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}
