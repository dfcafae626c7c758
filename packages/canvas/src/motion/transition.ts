import type { Cue } from "@thunderjack/stage";
import type { Box, Point } from "../layout/geometry.js";
import type { CardLayout, ChipLayout, TableLayout } from "../layout/table-layout.js";
import type { Easing } from "./easing.js";

/** The difference from the rest state. All values are 0 at rest. */
export interface Offset {
  readonly x: number;
  readonly y: number;
  /** The difference in radians. */
  readonly rotation: number;
  /** The difference relative to the size. */
  readonly scale: number;
  /** The progress of turning over. A value of 1 shows the other side. */
  readonly turn: number;
  readonly opacity: number;
}

/** A movement from an offset to the rest state. */
export interface Movement {
  readonly kind: "card" | "chip" | "line";
  readonly key: string;
  readonly from: Offset;
  /** The duration in milliseconds. */
  readonly duration: number;
  /** The delay in milliseconds, during which the offset applies; defaults to 0. */
  readonly delay?: number;
  readonly easing: Easing;
}

/** A card that leaves the table. */
export interface Exit {
  readonly card: CardLayout;
  /** The offset of the destination. */
  readonly by: Offset;
  /** The duration in milliseconds. */
  readonly duration: number;
  /** The delay in milliseconds. */
  readonly delay: number;
}

/** A chip that leaves its ring. */
export interface ChipExit extends Omit<Exit, "card"> {
  readonly chip: ChipLayout;
}

/** The movements from one layout to the next. */
export interface Transition {
  readonly moves: readonly Movement[];
  readonly exits: readonly Exit[];
  readonly chipExits: readonly ChipExit[];
  /** The storm over some hands; `null` for none. */
  readonly moment: Moment | null;
}

/** The kind of a storm: an award, or the bust of the dealer. */
export type MomentKind = "thunderjack" | "blitz" | "blackjack" | "dealer-bust";

/** A storm over some hands. */
export interface Moment {
  readonly kind: MomentKind;
  /** The boxes of the hands, which is the hand of an award, or all hands that win after a bust of the dealer. */
  readonly hands: readonly Box[];
  /** The duration in milliseconds. */
  readonly duration: number;
}

const NO_TRANSITION: Transition = { moves: [], exits: [], chipExits: [], moment: null };

const AT_REST: Offset = { x: 0, y: 0, rotation: 0, scale: 0, turn: 0, opacity: 0 };

const FLIGHT = { rotation: (24 * Math.PI) / 180, scale: -0.28 };
const EXIT = { rotation: (-18 * Math.PI) / 180, scale: -0.28, opacity: -0.6 };

/**
 * Derives the movements of a cue from the difference between two layouts: a new card comes from the shoe, a card with
 * another position slides, and a removed card goes to the tray. The type of the event is used only for movements that
 * the layouts do not determine.
 */
export function transitionBetween(before: TableLayout, after: TableLayout, { event, duration, next }: Cue): Transition {
  if (duration === 0) return NO_TRANSITION;
  const moves: Movement[] = [];
  const cardsBefore = new Map(before.cards.map((card) => [card.key, card]));
  for (const card of after.cards) {
    const from = cardsBefore.get(card.key);
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
    case "HandDoubled":
    case "HandSplit":
      moves.push(...stakes(before, after, duration));
      break;
    default:
  }
  moves.push(...winnings(before, after, duration));
  return {
    moves,
    exits: event.type === "CardsDiscarded" ? exitsOf(before, after, duration) : [],
    chipExits: chipExitsOf(before, after, event.type, duration),
    moment: momentOf(after, event, Math.max(duration, next)),
  };
}

const AWARDS: Partial<Record<Cue["event"]["type"], MomentKind>> = {
  ThunderjackAwarded: "thunderjack",
  BlitzAwarded: "blitz",
  BlackjackAwarded: "blackjack",
};

function momentOf(layout: TableLayout, event: Cue["event"], duration: number): Moment | null {
  if (event.type === "DealerBusted") {
    const live = new Set(layout.cards.filter(({ isDimmed }) => !isDimmed).map(({ hand }) => hand));
    live.delete("dealer");
    const hands = [...live].map((hand) => handBox(layout, hand));
    return hands.length === 0 ? null : { kind: "dealer-bust", hands, duration: duration * AFTER_BUST };
  }
  const kind = AWARDS[event.type];
  return kind === undefined || !("hand" in event) ? null : { kind, hands: [handBox(layout, event.hand)], duration };
}

/** The duration of the storm after a bust of the dealer, relative to the cue. The hands are settled during it. */
const AFTER_BUST = 4;

function flight({ key, x, y, card }: CardLayout, { shoe }: TableLayout, duration: number): readonly Movement[] {
  const from = { ...AT_REST, ...FLIGHT, x: shoe.opening.x - x, y: shoe.opening.y - y };
  const fly: Movement = { kind: "card", key, from, duration, easing: "glide" };
  return card === null ? [fly] : [fly, turnUp(key, duration)];
}

function slide(from: CardLayout, to: CardLayout, duration: number): readonly Movement[] {
  const moves: Movement[] = [];
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

function turnUp(key: string, duration: number): Movement {
  return { kind: "card", key, from: { ...AT_REST, turn: 1 }, duration, easing: "turn" };
}

function exitsOf(before: TableLayout, { cards, tray }: TableLayout, duration: number): readonly Exit[] {
  const remaining = new Set(cards.map(({ key }) => key));
  const removed = before.cards.filter(({ key }) => !remaining.has(key));
  const each = duration / (removed.length + 2);
  return removed.map((card, index) => ({
    card,
    by: {
      ...AT_REST,
      ...EXIT,
      turn: card.card === null ? 0 : 1,
      x: tray.opening.x - card.x,
      y: tray.opening.y - card.y,
    },
    duration: each * 3,
    delay: each * index,
  }));
}

/** The delay between two chips of the winnings, relative to the duration of their flight. */
const BETWEEN_CHIPS = 0.17;

/** Moves the winnings from the dealer to their place, chip by chip. */
function winnings(before: TableLayout, after: TableLayout, duration: number): readonly Movement[] {
  const known = new Set(before.chips.map(({ key }) => key));
  const { eye } = after.felt;
  return after.chips
    .filter(({ key }) => isWon(key) && !known.has(key))
    .map(({ key, x, y }, index) => ({
      kind: "chip",
      key,
      from: { ...AT_REST, x: eye.x - x, y: eye.y - y },
      duration,
      delay: index * duration * BETWEEN_CHIPS,
      easing: "glide",
    }));
}

/** Moves the chips of a raised stake from the credits of the player. */
function stakes(before: TableLayout, after: TableLayout, duration: number): readonly Movement[] {
  const known = new Set(before.chips.map(({ key }) => key));
  const from = creditsIn(before);
  return after.chips
    .filter(({ key }) => !isWon(key) && !known.has(key))
    .map(({ key, x, y }) => ({
      kind: "chip",
      key,
      from: { ...AT_REST, x: from.x - x, y: from.y - y },
      duration,
      easing: "glide",
    }));
}

/** The events that take chips from the table. After other events, a pile only has other chips of the same amount. */
const COLLECTING: ReadonlySet<Cue["event"]["type"]> = new Set([
  "HandSettled",
  "HandSurrendered",
  "CardsDiscarded",
  "BetsCleared",
]);

/**
 * Moves removed chips: to the dealer if their hand was settled, because the dealer takes a lost bet, and to the credits
 * of the player otherwise.
 */
function chipExitsOf(
  before: TableLayout,
  after: TableLayout,
  event: Cue["event"]["type"],
  duration: number,
): readonly ChipExit[] {
  if (!COLLECTING.has(event)) return [];
  const remaining = new Set(after.chips.map(({ key }) => key));
  const removed = before.chips.filter(({ key }) => !remaining.has(key));
  const to = event === "HandSettled" ? after.felt.eye : creditsIn(after);
  return removed.map((chip) => ({
    chip,
    by: { ...AT_REST, x: to.x - chip.x, y: to.y - chip.y, opacity: -0.4 },
    duration,
    delay: 0,
  }));
}

function isWon(key: string): boolean {
  return key.startsWith("won-");
}

/** Returns the centre of the credits, or the lower edge of the table. */
function creditsIn({ lines, size }: TableLayout): Point {
  const box = lines.find(({ key }) => key === "credits")?.box;
  return box === undefined
    ? { x: size.width / 2, y: size.height }
    : { x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2 };
}

/** Returns the bounding box of the cards of a hand. */
function handBox({ cards, size }: TableLayout, hand: string): Box {
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
