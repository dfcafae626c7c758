import type { Clock } from "@thunderjack/core";

/** The first pause, in milliseconds. */
const REPEAT_AFTER = 5_000;

/** The longest pause, in milliseconds. */
export const LONGEST_PAUSE = 60_000;

/** Repeats a function. The pause before it doubles each time, up to {@link LONGEST_PAUSE}. */
export class Repetition {
  readonly #clock: Clock;
  readonly #repeat: () => void;
  #pause = REPEAT_AFTER;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, repeat: () => void) {
    this.#clock = clock;
    this.#repeat = repeat;
  }

  /** Schedules the next call of the function. A no-op while a call is scheduled. */
  schedule(): void {
    this.#cancel ??= this.#clock.schedule(this.#pause, () => {
      this.#cancel = null;
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
      this.#repeat();
    });
  }

  /** Cancels the scheduled call. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Cancels the scheduled call. The next pause is the first one again. */
  reset(): void {
    this.stop();
    this.#pause = REPEAT_AFTER;
  }
}
