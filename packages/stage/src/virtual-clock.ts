import type { Cancel, Clock } from "./clock.js";

interface Call {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that stands still until a test lets time pass. */
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

  /** Lets so many milliseconds pass; every call in them is made at its moment. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextBefore(end); next !== undefined; next = this.#nextBefore(end)) this.#make(next);
    this.#now = end;
  }

  /**
   * Lets time pass until the next call is made.
   *
   * @returns whether there was one
   */
  passToNext(): boolean {
    const next = this.#nextBefore(Number.POSITIVE_INFINITY);
    if (next !== undefined) this.#make(next);
    return next !== undefined;
  }

  #make(call: Call): void {
    this.#calls.delete(call);
    this.#now = Math.max(this.#now, call.at);
    call.callback();
  }

  #nextBefore(end: number): Call | undefined {
    let first: Call | undefined;
    for (const call of this.#calls) if (call.at <= end && (first === undefined || call.at < first.at)) first = call;
    return first;
  }
}
