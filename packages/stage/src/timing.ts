import type { GameEvent, GameEventType } from "@thunderjack/core";

/** The times of a cue. */
export interface Timing {
  /** The duration of the movement, in milliseconds. */
  readonly duration: number;
  /** The time until the next cue may start, in milliseconds. */
  readonly next: number;
}

/** The speed of presentation. */
export type Speed = "normal" | "fast" | "instant" | "reduced-motion";

/** The factors of the normal times at each speed. */
const SHARES: Readonly<Record<Speed, Timing>> = {
  normal: { duration: 1, next: 1 },
  fast: { duration: 0.4, next: 0.4 },
  instant: { duration: 0, next: 0 },
  // Nothing moves, but events are still shown one after the other, so that the player can follow them.
  "reduced-motion": { duration: 0, next: 0.6 },
};

/** Returns whether a string, such as the value of an attribute, is a speed. */
export function isSpeed(text: string): text is Speed {
  return Object.hasOwn(SHARES, text);
}

/** The timing of an event that takes no time. */
export const AT_ONCE: Timing = { duration: 0, next: 0 };

/**
 * The times at normal speed. An event that is not listed takes no time. `next` is shorter than `duration` if movements
 * may overlap.
 */
const TIMINGS: Readonly<Partial<Record<GameEventType, Timing>>> = {
  BetPlaced: { duration: 200, next: 0 },
  BetsCleared: { duration: 200, next: 0 },
  CardsDiscarded: { duration: 100, next: 100 },
  ShoeShuffled: { duration: 600, next: 600 },
  CardDealt: { duration: 350, next: 250 },
  InsuranceTaken: { duration: 200, next: 0 },
  HandDoubled: { duration: 200, next: 100 },
  HandSplit: { duration: 350, next: 350 },
  ThunderjackAwarded: { duration: 2300, next: 2300 },
  ThunderjacksCancelled: { duration: 700, next: 1200 },
  BlackjackAwarded: { duration: 600, next: 600 },
  BlitzAwarded: { duration: 1700, next: 1700 },
  HoleCardRevealed: { duration: 350, next: 470 },
  DealerBusted: { duration: 1400, next: 650 },
  HandSettled: { duration: 250, next: 250 },
};

/** The events that may be shown while a card or a chip is still moving. */
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

/** Returns whether an event is shown only when no movement is in progress, because it follows from what moves. */
export function waitsForLanding({ type }: GameEvent): boolean {
  return !OVERLAPPING.has(type);
}

/** Returns whether something follows from the movement of an event and is shown at its end: from a card or from winnings. */
export function delays({ type }: GameEvent): boolean {
  return type === "CardDealt" || type === "HoleCardRevealed" || type === "HandSettled";
}

/** The additional time for each card of a discard after the first, in milliseconds. */
const NEXT_DISCARD = 80;

/**
 * Returns the times of an event at a speed. Both times are 0 for an event without a movement.
 *
 * @param rate the divisor of both times, more than 0
 */
export function timingOf(event: GameEvent, speed: Speed = "normal", rate = 1): Timing {
  const { duration, next } = TIMINGS[event.type] ?? AT_ONCE;
  const further = event.type === "CardsDiscarded" ? NEXT_DISCARD * (event.cards.length - 1) : 0;
  const share = SHARES[speed];
  return {
    duration: Math.round(((duration + further) * share.duration) / rate),
    next: Math.round(((next + further) * share.next) / rate),
  };
}

/**
 * Returns the time from an event to the next one, in milliseconds: the pace of the event, or the duration of its
 * movement if the next event waits for its card.
 */
export function paceBetween(event: GameEvent, next: GameEvent, speed: Speed = "normal"): number {
  const { duration, next: pace } = timingOf(event, speed);
  return delays(event) && waitsForLanding(next) ? Math.max(duration, pace) : pace;
}
