import type { GameEvent } from "@thunderjack/core";
import { CARD_RATIO } from "../layout/felt-metrics.js";
import type { Point } from "../layout/geometry.js";
import type { CardLayout, PileLayout, TableLayout } from "../layout/table-layout.js";
import type { CardView } from "../view.js";
import { type Easing, eased } from "./easing.js";
import type { Scene } from "./scene.js";

/** The offset of a card from its place. All values are 0 at its place. */
export interface Offset extends Point {
  /** The additional rotation, in radians. */
  readonly rotation: number;
  /** The additional size, relative to the size at its place. */
  readonly scale: number;
  readonly opacity: number;
}

/** A movement of a card to its place. */
export interface CardMovement {
  /** The key of the card in the view. */
  readonly key: string;
  readonly from: Offset;
  /** The control point of the curve to the place, as an offset from the place. */
  readonly bend: Point;
  readonly delay: number;
  readonly duration: number;
  readonly easing: Easing;
  /** The interval in which the card is turned face up, as shares of the duration; `null` if it is not turned. */
  readonly turn: { readonly from: number; readonly to: number } | null;
}

/** A card that leaves the table. */
export interface CardExit {
  readonly view: CardView;
  /** The place of the card before the event. */
  readonly card: CardLayout;
  /** The offset of its destination from this place. The card is turned face down on its way. */
  readonly to: Offset;
  readonly delay: number;
  readonly duration: number;
  readonly easing: Easing;
}

/** The state of a moving card: its current offset, and its turn, from 0 for the face to 1 for the back. */
export interface CardPose {
  x: number;
  y: number;
  rotation: number;
  scale: number;
  opacity: number;
  turn: number;
}

const FLIGHT = { rotation: (10 * Math.PI) / 180, opacity: 0 };
const EXIT = { rotation: (-14 * Math.PI) / 180, opacity: -0.5 };

/** The change of the size of a card in a pile that is not drawn. */
const SHRUNK = -0.28;

/** The time in which the cards of a split hand move apart, as a share of the duration of the split. */
export const SPLIT = 0.5;

/** The delay between two cards that leave, relative to the duration of each movement. */
const BETWEEN_EXITS = 0.12;

/**
 * Returns the movements of the cards: a new card comes from the shoe, a revealed card is turned over, and a card whose
 * place changed slides to its new place.
 */
export function cardMovements(
  event: GameEvent,
  before: Scene,
  after: Scene,
  duration: number,
): readonly CardMovement[] {
  const placesBefore = new Map(cardsIn(before.layout).map((card) => [card.key, card]));
  const viewsBefore = new Map(viewsIn(before).map((card) => [card.key, card]));
  const views = new Map(viewsIn(after).map((card) => [card.key, card]));
  const time = event.type === "HandSplit" ? duration * SPLIT : duration;
  return cardsIn(after.layout).flatMap((card): readonly CardMovement[] => {
    const isUp = views.get(card.key)?.card != null;
    const from = placesBefore.get(card.key);
    if (from === undefined) {
      const isAroundTotal = after.view.dealer.total !== null && after.layout.dealer.cards.includes(card);
      return [flight(card, after.layout, isUp, time, isAroundTotal)];
    }
    const isTurned = isUp && viewsBefore.get(card.key)?.card === null;
    const offset = offsetFrom(from, card);
    if (isTurned) return [{ ...slide(card.key, offset, time), easing: "turn", turn: { from: 0, to: 1 } }];
    const isMoved = Math.hypot(offset.x, offset.y) >= 1 || Math.abs(offset.scale) > 0.01;
    return isMoved ? [slide(card.key, offset, time)] : [];
  });
}

/**
 * Returns the cards that a discard moves to the tray, one after the other, or the cards that a shuffle moves into the
 * shoe.
 */
export function cardExits(event: GameEvent, before: Scene, after: Scene, duration: number): readonly CardExit[] {
  if (event.type === "ShoeShuffled") return riffle(after.layout, duration);
  if (event.type !== "CardsDiscarded") return [];
  const remaining = new Set(cardsIn(after.layout).map(({ key }) => key));
  const places = new Map(cardsIn(before.layout).map((card) => [card.key, card]));
  const gone = viewsIn(before).flatMap((view) => {
    const card = places.get(view.key);
    return card === undefined || remaining.has(view.key) ? [] : [{ view, card }];
  });
  const each = duration / (1 + BETWEEN_EXITS * Math.max(0, gone.length - 1));
  const { opening } = after.layout.tray;
  return gone.map(({ view, card }, index) => ({
    view,
    card,
    to: { ...EXIT, scale: scaleIn(after.layout.tray, card), x: opening.x - card.x, y: opening.y - card.y },
    delay: index * each * BETWEEN_EXITS,
    duration: each,
    easing: "fall",
  }));
}

/** The sides from which the cards of a riffle fall into the shoe, one after the other; −1 is the left. */
const RIFFLED = [-1, 1, -1] as const;

function riffle({ shoe, dealer, felt }: TableLayout, duration: number): readonly CardExit[] {
  if (shoe.box === null) return [];
  const { x, y } = shoe.opening;
  const width = dealer.cardWidth / 2;
  const [across, below] = [width * 0.8, width * 1.4];
  const each = duration / 2;
  // The cards stay on the felt, with a gap of four pixels.
  const middle = Math.min(x, felt.box.x + felt.box.width - across - width / 2 - 4);
  return RIFFLED.map((side, index) => ({
    view: { key: `riffled-${index}`, card: null, isAcross: false, label: "" },
    card: { key: `riffled-${index}`, x: middle + side * across, y: y + below, width, isAcross: false },
    to: { x: x - middle - side * across, y: -below, rotation: (side * Math.PI) / 8, scale: -0.2, opacity: -0.6 },
    delay: (index * each) / (RIFFLED.length - 1),
    duration: each,
    easing: "fall",
  }));
}

/** Writes the state of a card at a time from its cue into `pose`. Allocates nothing. */
export function cardPose(pose: CardPose, movement: CardMovement | CardExit, time: number): void {
  const progress = Math.min(1, Math.max(0, (time - movement.delay) / movement.duration));
  const p = eased(movement.easing, progress);
  if ("card" in movement) {
    const { to } = movement;
    pose.x = to.x * p;
    pose.y = to.y * p;
    pose.rotation = to.rotation * p;
    pose.scale = to.scale * p;
    pose.opacity = to.opacity * p * p;
    pose.turn = movement.view.card === null ? 0 : Math.min(1, progress * 2.5);
    return;
  }
  const { from, bend, turn } = movement;
  const rest = 1 - p;
  pose.x = rest * rest * from.x + 2 * rest * p * bend.x;
  pose.y = rest * rest * from.y + 2 * rest * p * bend.y;
  pose.rotation = from.rotation * rest;
  pose.scale = from.scale * rest;
  pose.opacity = from.opacity * rest;
  pose.turn =
    turn === null ? 0 : 1 - eased("turn", Math.min(1, Math.max(0, (progress - turn.from) / (turn.to - turn.from))));
}

/** Returns the change of the size of a card in a pile, so that it is not larger than the pile and stays on the felt. */
function scaleIn({ box }: PileLayout, { width }: CardLayout): number {
  return box === null ? SHRUNK : Math.min(SHRUNK, box.width / (CARD_RATIO * width) - 1);
}

/** The depth of the control point of a card that flies around the dealer's total, in card heights. */
const DIVE = 2;

function flight(
  card: CardLayout,
  { shoe }: TableLayout,
  isUp: boolean,
  duration: number,
  isAroundTotal: boolean,
): CardMovement {
  const [x, y] = [shoe.opening.x - card.x, shoe.opening.y - card.y];
  // The total is between the shoe and the dealer's cards. A card from a shoe that is not drawn comes from above.
  const around = { x: 0, y: shoe.box === null ? y : DIVE * CARD_RATIO * card.width };
  return {
    key: card.key,
    from: { ...FLIGHT, scale: scaleIn(shoe, card), x, y },
    // The card flies a little above the straight line.
    bend: isAroundTotal ? around : { x: x * 0.4, y: y * 0.6 },
    delay: 0,
    duration,
    easing: "glide",
    turn: isUp ? { from: 0.35, to: 0.9 } : null,
  };
}

function slide(key: string, from: Offset, duration: number): CardMovement {
  return { key, from, bend: { x: from.x / 2, y: from.y / 2 }, delay: 0, duration, easing: "glide", turn: null };
}

function offsetFrom(from: CardLayout, to: CardLayout): Offset {
  const quarter = Math.PI / 2;
  return {
    x: from.x - to.x,
    y: from.y - to.y,
    rotation: (from.isAcross ? quarter : 0) - (to.isAcross ? quarter : 0),
    scale: from.width / to.width - 1,
    opacity: 0,
  };
}

/** Returns all placed cards of a layout. */
function cardsIn({ dealer, seats }: TableLayout): readonly CardLayout[] {
  return [...dealer.cards, ...seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards))];
}

function viewsIn({ view: { dealer, seats } }: Scene): readonly CardView[] {
  return [...dealer.cards, ...seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards))];
}
