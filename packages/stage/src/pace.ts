import type { GameEvent } from "@thunderjack/core";
import type { Clock } from "./clock.js";
import { type Speed, type Timing, timingOf } from "./timing.js";

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** When the next event may be shown, and how long the last one moves. */
export class Pace {
  readonly #clock: Clock;
  /** Counts for a wait that goes on too: `instant` ends it. */
  speed: Speed;
  /** How many times faster than its speed says; counts for a wait that goes on too. */
  rate = 1;
  /** The event that the next one waits for; `null` after a jump. */
  #shown: GameEvent | null = null;
  #shownAt = LONG_AGO;
  #movesUntil = LONG_AGO;
  #pausedAt: number | null = null;

  constructor(clock: Clock, speed: Speed) {
    this.#clock = clock;
    this.speed = speed;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== null;
  }

  /** Milliseconds until the next event may be shown, if it is not paused. */
  get wait(): number {
    if (this.#shown === null) return 0;
    return Math.max(0, this.#shownAt + timingOf(this.#shown, this.speed, this.rate).next - this.#now);
  }

  /** Milliseconds until nothing moves any more. */
  get movement(): number {
    return Math.max(0, this.#movesUntil - this.#clock.now());
  }

  /** Takes down that an event is shown now. */
  show(event: GameEvent): Timing {
    const timing = timingOf(event, this.speed, this.rate);
    this.#shown = event;
    this.#shownAt = this.#now;
    // A movement may outlast those that begin after it.
    this.#movesUntil = Math.max(this.#movesUntil, this.#clock.now() + timing.duration);
    return timing;
  }

  /** Ends every wait and every movement. */
  cut(): void {
    this.#shown = null;
    this.#movesUntil = LONG_AGO;
  }

  /** Ends every movement, but no wait. */
  still(): void {
    this.#movesUntil = LONG_AGO;
  }

  pause(): void {
    this.#pausedAt ??= this.#clock.now();
  }

  resume(): void {
    if (this.#pausedAt === null) return;
    this.#shownAt += this.#clock.now() - this.#pausedAt;
    this.#pausedAt = null;
  }

  /** The moment that waits are measured by: it stands still during a pause. */
  get #now(): number {
    return this.#pausedAt ?? this.#clock.now();
  }
}
