/** The times of a cue. */
export interface Timing {
  /** The duration of the movement, in milliseconds. */
  readonly duration: number;
  /** The time until the next cue may start, in milliseconds. */
  readonly next: number;
}

/** The speed of presentation. */
export type Speed = "normal" | "fast" | "calm" | "instant" | "reduced-motion";

/** The factors of the normal times at each speed. */
export const SHARES: Readonly<Record<Speed, Timing>> = {
  normal: { duration: 1, next: 1 },
  fast: { duration: 0.55, next: 0.55 },
  calm: { duration: 1.5, next: 1.5 },
  instant: { duration: 0, next: 0 },
  // Nothing moves, but events are still shown one after the other, so that the player can follow them.
  "reduced-motion": { duration: 0, next: 0.6 },
};

/** Returns whether a string, such as the value of an attribute, is a speed. */
export function isSpeed(text: string): text is Speed {
  return Object.hasOwn(SHARES, text);
}

/** The times of the events of bets at normal speed. The next cue may start at once. */
export const BET_TIMINGS = {
  BetPlaced: { duration: 180, next: 0 },
  BetsCleared: { duration: 140, next: 0 },
} as const satisfies Record<string, Timing>;

/**
 * Returns times at a speed.
 *
 * @param rate the divisor of both times, more than 0
 */
export function scaled({ duration, next }: Timing, speed: Speed, rate = 1): Timing {
  const share = SHARES[speed];
  return {
    duration: Math.round((duration * share.duration) / rate),
    next: Math.round((next * share.next) / rate),
  };
}
