import type { Cancel, Clock } from "./clock.js";

interface Call {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock whose time advances only when the caller advances it, for tests and films. */
export class VirtualClock implements Clock {
  readonly #calls = new Set<Call>();
  #now: number;

  /**
   * Creates a clock.
   *
   * @param now the initial time, in milliseconds; defaults to 0
   */
  constructor(now = 0) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  schedule(milliseconds: number, callback: () => void): Cancel {
    const call: Call = { at: this.#now + milliseconds, callback };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  /** The number of calls that are still scheduled. */
  get waiting(): number {
    return this.#calls.size;
  }

  /**
   * Advances the time by this number of milliseconds. The time of the clock during each call is the time for which the
   * call was scheduled.
   */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextBefore(end); next !== undefined; next = this.#nextBefore(end)) this.#make(next);
    this.#now = end;
  }

  /** Advances the time in one step, like a suspended page. All due calls are made at the new time. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
    this.pass(0);
  }

  /**
   * Advances the time to the next scheduled call, and makes it.
   *
   * @returns `false` if no call was scheduled
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
