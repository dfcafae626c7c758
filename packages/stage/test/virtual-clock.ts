import type { Cancel, Clock } from "../src/index.js";

interface Call {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that a test turns by hand. */
export class VirtualClock implements Clock {
  readonly #calls = new Set<Call>();
  #now = 0;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const call: Call = { at: this.#now + milliseconds, callback };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  /** How many calls are still to be made. */
  get waiting(): number {
    return this.#calls.size;
  }

  /** Lets time pass, with every call in it made at its moment. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextBefore(end); next !== undefined; next = this.#nextBefore(end)) {
      this.#calls.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    this.#now = end;
  }

  #nextBefore(end: number): Call | undefined {
    let first: Call | undefined;
    for (const call of this.#calls) if (call.at <= end && (first === undefined || call.at < first.at)) first = call;
    return first;
  }
}
