import type { PlaybackClock } from "../src/index.js";

interface Call {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that stands still until a test turns it. */
export class TurnedClock implements PlaybackClock {
  readonly #calls = new Set<Call>();
  #now: number;

  constructor(now = 1_700_000_000_000.25) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const call = { at: this.#now + milliseconds, callback };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  /** How many calls are still to be made. */
  get waiting(): number {
    return this.#calls.size;
  }

  /** Lets so many milliseconds pass; every call in them is made at its moment. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#first(end); next !== undefined; next = this.#first(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#calls.delete(next);
      next.callback();
    }
    this.#now = end;
  }

  /** Lets so many milliseconds pass at once, as a page does that was asleep: all calls in them are made at the end. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
    this.pass(0);
  }

  #first(end: number): Call | undefined {
    return [...this.#calls].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
