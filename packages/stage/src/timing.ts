import type { GameEvent, GameEventType } from "@thunderjack/core";
import { BET_TIMINGS, SHARES, type Speed, scaled, type Timing } from "./speed.js";

/** The timing of an event that takes no time. */
export const AT_ONCE: Timing = { duration: 0, next: 0 };

/** The timing of an event at which the marker of the hand in turn fades in. */
const FADE: Timing = { duration: 160, next: 0 };

/**
 * The times at normal speed. `HandSettled` has its own times, in {@link PAYMENTS}. All other events that are not listed
 * take no time. `next` is shorter than `duration` if movements may overlap.
 */
const TIMINGS: Readonly<Partial<Record<GameEventType, Timing>>> = {
  ...BET_TIMINGS,
  RoundStarted: { duration: 300, next: 0 },
  CardsDiscarded: { duration: 220, next: 220 },
  ShoeShuffled: { duration: 600, next: 600 },
  CardDealt: { duration: 300, next: 180 },
  SurrenderOffered: FADE,
  InsuranceOffered: FADE,
  TurnStarted: FADE,
  InsuranceTaken: { duration: 220, next: 0 },
  HandDoubled: { duration: 240, next: 200 },
  HandSplit: { duration: 460, next: 360 },
  ThunderjackAwarded: { duration: 2300, next: 1150 },
  ThunderjacksCancelled: { duration: 700, next: 700 },
  BlackjackAwarded: { duration: 900, next: 420 },
  BlitzAwarded: { duration: 1700, next: 800 },
  HoleCardRevealed: { duration: 320, next: 440 },
  DealerBusted: { duration: 1400, next: 650 },
  RoundSettled: { duration: 400, next: 0 },
};

/**
 * The times of the payment of a hand at normal speed. The winnings are placed beside the bet before all chips move to
 * the credits.
 */
const PAYMENTS = {
  won: { duration: 1080, next: 380 },
  kept: { duration: 560, next: 280 },
  shared: { duration: 320, next: 280 },
  lost: { duration: 280, next: 220 },
} as const satisfies Record<string, Timing>;

function normalTiming(event: GameEvent): Timing {
  if (event.type !== "HandSettled") return TIMINGS[event.type] ?? AT_ONCE;
  const { bet, returned } = event;
  if (returned === 0) return PAYMENTS.lost;
  return returned < bet ? PAYMENTS.shared : returned === bet ? PAYMENTS.kept : PAYMENTS.won;
}

/** Returns whether anything moves at an event. A press does not end a fade, because nothing moves. */
export function moves({ type }: GameEvent): boolean {
  return TIMINGS[type] !== FADE;
}

/** The events that may be shown while a card is still moving. */
const OVERLAPPING: ReadonlySet<GameEventType> = new Set([
  "BetPlaced",
  "BetsCleared",
  "RoundStarted",
  "CardsDiscarded",
  "ShoeShuffled",
  "ShoeStacked",
  "HandHit",
  "HandDoubled",
  "CardDealt",
]);

/** The events of a settlement. They are shown while the chips of the previous hand are still moving. */
const SETTLING: ReadonlySet<GameEventType> = new Set([
  "HandSettled",
  "ThunderjackAwarded",
  "BlackjackAwarded",
  "BlitzAwarded",
]);

/**
 * Returns whether an event is shown only when another event has landed: because it depends on the moving card, or
 * because the moving chips are the last ones of a settlement.
 */
export function waitsFor(moving: GameEvent, { type }: GameEvent): boolean {
  return !(moving.type === "HandSettled" ? SETTLING : OVERLAPPING).has(type);
}

/** Returns whether the results of an event are shown only when its card or its winnings have landed. */
export function delays({ type }: GameEvent): boolean {
  return type === "CardDealt" || type === "HoleCardRevealed" || type === "HandSettled";
}

/**
 * The duration of the count of the credits, relative to the movement of the chips. A count ends before the next one
 * begins.
 */
export const COUNT = 0.35;

/** The additional time for each card of a discard after the first, in milliseconds. */
const NEXT_DISCARD = 25;

/** The increase of the wait before each further draw of the dealer, and the largest increase, in milliseconds. */
const TENSION = { step: 110, limit: 440 } as const;

/**
 * Returns the times of an event at a speed. Both times are 0 for an event without a movement.
 *
 * @param rate the divisor of both times, more than 0
 */
export function timingOf(event: GameEvent, speed: Speed = "normal", rate = 1): Timing {
  const { duration, next } = normalTiming(event);
  const further = event.type === "CardsDiscarded" ? NEXT_DISCARD * (event.cards.length - 1) : 0;
  return scaled({ duration: duration + further, next: next + further }, speed, rate);
}

/**
 * Returns the time from an event to the next one, in milliseconds: the pace of the event, or the duration of its
 * movement if the next event waits for it. The time is longer before each further draw of the dealer.
 *
 * @param dealerCards the number of the dealer's cards before the next event. Defaults to 0: a draw is not delayed
 */
export function paceBetween(event: GameEvent, next: GameEvent, speed: Speed = "normal", dealerCards = 0): number {
  const { duration, next: pace } = timingOf(event, speed);
  const time = delays(event) && waitsFor(event, next) ? Math.max(duration, pace) : pace;
  if (next.type !== "DealerHit") return time;
  return time + Math.round(Math.min(TENSION.limit, TENSION.step * Math.max(0, dealerCards - 1)) * SHARES[speed].next);
}
