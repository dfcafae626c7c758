import type { Clock } from "@thunderjack/stage";

/** A clock that a test turns. */
export class HandTurnedClock implements Clock {
  #time = 0;
  readonly #calls = new Set<{ readonly at: number; readonly callback: () => void }>();

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const call = { at: this.#time + milliseconds, callback };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  /** Lets time pass, and everything happen that is due by then. */
  turn(milliseconds: number): void {
    const until = this.#time + milliseconds;
    for (;;) {
      const [next] = [...this.#calls].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#calls.delete(next);
      this.#time = Math.max(this.#time, next.at);
      next.callback();
    }
    this.#time = until;
  }
}
