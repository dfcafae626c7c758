import type { GameEvent, GameEventType } from "@thunderjack/core";

/** How long an event takes to see. */
export interface Timing {
  /** How long its movement takes, in milliseconds. */
  readonly duration: number;
  /** When the next cue starts, in milliseconds after this one. */
  readonly next: number;
}

/** How fast a table is played. */
export type Speed = "normal" | "fast" | "instant" | "reduced-motion";

/** The share of the normal times that each speed keeps. */
const SHARES: Readonly<Record<Speed, Timing>> = {
  normal: { duration: 1, next: 1 },
  fast: { duration: 0.4, next: 0.4 },
  instant: { duration: 0, next: 0 },
  // Nothing moves, but things still happen one after the other, so that they can be followed.
  "reduced-motion": { duration: 0, next: 0.6 },
};

/** Whether a text, an attribute's for example, names a speed. */
export function isSpeed(text: string): text is Speed {
  return Object.hasOwn(SHARES, text);
}

const NOTHING: Timing = { duration: 0, next: 0 };

/** At normal speed. `next` is shorter than `duration` where the next movement may begin before this one ends. */
const TIMINGS: Readonly<Record<GameEventType, Timing>> = {
  BetPlaced: { duration: 200, next: 0 },
  BetsCleared: { duration: 200, next: 0 },
  RoundStarted: NOTHING,
  CardsDiscarded: { duration: 100, next: 100 },
  ShoeShuffled: { duration: 600, next: 600 },
  ShoeStacked: NOTHING,
  CardDealt: { duration: 350, next: 250 },
  SurrenderOffered: NOTHING,
  SurrenderDeclined: NOTHING,
  InsuranceOffered: NOTHING,
  InsuranceTaken: { duration: 200, next: 0 },
  InsuranceDeclined: NOTHING,
  TurnStarted: NOTHING,
  HandHit: NOTHING,
  HandStood: NOTHING,
  HandDoubled: { duration: 200, next: 100 },
  HandSplit: { duration: 350, next: 350 },
  HandSurrendered: NOTHING,
  TurnEnded: NOTHING,
  ThunderjackAwarded: { duration: 300, next: 1200 },
  ThunderjacksCancelled: { duration: 300, next: 1200 },
  BlackjackAwarded: { duration: 300, next: 600 },
  BlitzAwarded: { duration: 300, next: 1200 },
  HoleCardRevealed: { duration: 350, next: 350 },
  DealerHit: NOTHING,
  DealerStood: NOTHING,
  DealerBusted: { duration: 250, next: 250 },
  HandSettled: { duration: 250, next: 250 },
  RoundSettled: NOTHING,
  GameEnded: NOTHING,
  GameRestarted: NOTHING,
};

/** How much later each further card of a discard sets off. */
const NEXT_DISCARD = 80;

/**
 * How long an event takes to see at a speed: both 0 when there is nothing to see.
 *
 * @param rate how many times faster than that, for replays; more than 0
 */
export function timingOf(event: GameEvent, speed: Speed = "normal", rate = 1): Timing {
  const { duration, next } = TIMINGS[event.type];
  const further = event.type === "CardsDiscarded" ? NEXT_DISCARD * (event.cards.length - 1) : 0;
  const share = SHARES[speed];
  return {
    duration: Math.round(((duration + further) * share.duration) / rate),
    next: Math.round(((next + further) * share.next) / rate),
  };
}
