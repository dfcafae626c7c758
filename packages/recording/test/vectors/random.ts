/** A repeatable source of random choices (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a whole number from 0 to `bound` − 1. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % bound;
  }

  /** Returns one of these values. */
  of<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new RangeError("There is nothing to choose from.");
    return values[this.below(values.length)] as Value;
  }

  /** Returns `true` once in this many calls, on average. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }
}
