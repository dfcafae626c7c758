import type { Cue } from "@thunderjack/stage";
import type { Box, CardPlace, Scene } from "../scene/scene.js";
import type { Easing } from "./easing.js";

/** By how much something differs from what it is at rest. Everything is 0 at rest. */
export interface Offset {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly rotation: number;
  /** In parts of its size. */
  readonly scale: number;
  /** How far it is turned over: 1 shows the other side. */
  readonly turn: number;
  readonly opacity: number;
}

/** One movement: how something differs at its beginning; at its end it is at rest. */
export interface Move {
  readonly kind: "card" | "chip" | "line";
  readonly key: string;
  readonly from: Offset;
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: Easing;
}

/** A card leaves the table. */
export interface Leave {
  readonly card: CardPlace;
  /** To where it goes, from where it is. */
  readonly by: Offset;
  readonly duration: number;
  readonly delay: number;
}

/** Everything that moves from one scene to the next. */
export interface Moves {
  readonly moves: readonly Move[];
  readonly leaves: readonly Leave[];
  /** The hand that lightning strikes. */
  readonly strike: { readonly hand: Box; readonly duration: number } | null;
}

const STILL: Moves = { moves: [], leaves: [], strike: null };

const AT_REST: Offset = { x: 0, y: 0, rotation: 0, scale: 0, turn: 0, opacity: 0 };

const FLIGHT = { rotation: (24 * Math.PI) / 180, scale: -0.28 };
const WAY_OUT = { rotation: (-18 * Math.PI) / 180, scale: -0.28, opacity: -0.6 };

/**
 * The movement that leads from one scene to the next, for the time of the cue: a card that was not there comes from the
 * shoe, one that lies elsewhere slides, one that is gone goes to the tray. Besides the name of the event for the few
 * movements that the pictures do not tell, it knows nothing of the game.
 */
export function movesBetween(before: Scene, after: Scene, { event, duration, next }: Cue): Moves {
  if (duration === 0) return STILL;
  const moves: Move[] = [];
  const lain = new Map(before.cards.map((card) => [card.key, card]));
  for (const card of after.cards) {
    const from = lain.get(card.key);
    if (from === undefined) moves.push(...flight(card, after, duration));
    else moves.push(...slide(from, card, duration));
  }
  switch (event.type) {
    case "BetPlaced":
      for (const { key, seat, isTop } of after.chips) {
        if (seat !== event.seat || !isTop) continue;
        moves.push({ kind: "chip", key, from: { ...AT_REST, y: -28, opacity: -1 }, duration, easing: "drop" });
      }
      break;
    case "HandSettled":
      moves.push({
        kind: "line",
        key: `won-${event.hand}`,
        from: { ...AT_REST, y: 34, scale: -0.4, opacity: -1 },
        duration: duration * 2,
        easing: "drop",
      });
      break;
    default:
  }
  return {
    moves,
    leaves: event.type === "CardsDiscarded" ? leavesOf(before, after, duration) : [],
    strike:
      event.type === "ThunderjackAwarded"
        ? { hand: handBox(after, event.hand), duration: Math.max(duration, next) }
        : null,
  };
}

function flight({ key, x, y, card }: CardPlace, { shoe }: Scene, duration: number): readonly Move[] {
  const from = { ...AT_REST, ...FLIGHT, x: shoe.mouth.x - x, y: shoe.mouth.y - y };
  const fly: Move = { kind: "card", key, from, duration, easing: "glide" };
  return card === null ? [fly] : [fly, turnUp(key, duration)];
}

function slide(from: CardPlace, to: CardPlace, duration: number): readonly Move[] {
  const moves: Move[] = [];
  const offset: Offset = {
    ...AT_REST,
    x: from.x - to.x,
    y: from.y - to.y,
    rotation: from.rotation - to.rotation,
    scale: from.width / to.width - 1,
  };
  if (Math.abs(offset.x) >= 1 || Math.abs(offset.y) >= 1 || Math.abs(offset.scale) > 0.01) {
    moves.push({ kind: "card", key: to.key, from: offset, duration, easing: "glide" });
  }
  if (from.card === null && to.card !== null) moves.push(turnUp(to.key, duration));
  return moves;
}

function turnUp(key: string, duration: number): Move {
  return { kind: "card", key, from: { ...AT_REST, turn: 1 }, duration, easing: "turn" };
}

function leavesOf(before: Scene, { cards, tray }: Scene, duration: number): readonly Leave[] {
  const lying = new Set(cards.map(({ key }) => key));
  const gone = before.cards.filter(({ key }) => !lying.has(key));
  const each = duration / (gone.length + 2);
  return gone.map((card, place) => ({
    card,
    by: {
      ...AT_REST,
      ...WAY_OUT,
      turn: card.card === null ? 0 : 1,
      x: tray.mouth.x - card.x,
      y: tray.mouth.y - card.y,
    },
    duration: each * 3,
    delay: each * place,
  }));
}

/** What the cards of a hand cover. */
function handBox({ cards, size }: Scene, hand: string): Box {
  let [left, top, right, bottom] = [size.width, size.height, 0, 0];
  for (const card of cards) {
    if (card.hand !== hand) continue;
    left = Math.min(left, card.x - card.width / 2);
    right = Math.max(right, card.x + card.width / 2);
    top = Math.min(top, card.y - card.width * 0.7);
    bottom = Math.max(bottom, card.y + card.width * 0.7);
  }
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
