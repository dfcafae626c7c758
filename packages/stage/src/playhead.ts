import type { Clock } from "@thunderjack/core";

/** The tolerance in comparisons of times, in milliseconds. Timers and sums of fractions are inexact. */
const TOLERANCE = 0.5;

/** The longest wait, in milliseconds. Timers have a maximum delay. */
const LONGEST_WAIT = 60_000;

/**
 * The time of a presentation. It advances with a clock at a rate, and does not change while the playhead is stopped.
 */
export class Playhead {
  readonly #clock: Clock;
  #rate: number;
  #isMoving = false;
  /** The playhead time at the clock time {@link #since}. */
  #from = 0;
  #since: number;

  constructor(clock: Clock, rate: number) {
    this.#clock = clock;
    this.#rate = rate;
    this.#since = clock.now();
  }

  /** The current time, in milliseconds at rate 1. */
  get time(): number {
    return this.#isMoving ? this.#from + (this.#clock.now() - this.#since) * this.#rate : this.#from;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  set isMoving(isMoving: boolean) {
    this.moveTo(this.time);
    this.#isMoving = isMoving;
  }

  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    this.moveTo(this.time);
    this.#rate = rate;
  }

  moveTo(time: number): void {
    this.#from = time;
    this.#since = this.#clock.now();
  }

  /**
   * Returns the milliseconds on the clock until the playhead reaches a time: at most a minute, and 0 if it has reached
   * the time.
   */
  until(time: number): number {
    const left = time - this.time;
    return left > TOLERANCE ? Math.min(left / this.#rate, LONGEST_WAIT) : 0;
  }
}
