/** Counts how often each of n items occurs at each of n positions. */
export class PositionTally {
  readonly #counts: Int32Array;
  #shuffles = 0;

  constructor(private readonly size: number) {
    this.#counts = new Int32Array(size * size);
  }

  /** Adds one order: an array with the number of the item at each position. */
  add(order: ArrayLike<number>): void {
    for (let place = 0; place < this.size; place++) {
      const cell = place * this.size + (order[place] ?? 0);
      this.#counts[cell] = (this.#counts[cell] ?? 0) + 1;
    }
    this.#shuffles++;
  }

  /**
   * The deviation of the counts from a uniform distribution, as a standard normal deviate. It is near 0 for a fair
   * shuffle and 5 or more for an unfair one.
   *
   * In every shuffle each item has one position, so both margins are fixed, and (n − 1) / n of the usual sum is χ² with
   * (n − 1)² degrees of freedom. The cube root of Wilson and Hilferty makes it normal.
   */
  get deviate(): number {
    const even = this.#shuffles / this.size;
    let sum = 0;
    for (const count of this.#counts) sum += (count - even) ** 2;
    const chiSquared = ((sum / even) * (this.size - 1)) / this.size;
    const freedom = (this.size - 1) ** 2;
    const variance = 2 / (9 * freedom);
    return (Math.cbrt(chiSquared / freedom) - (1 - variance)) / Math.sqrt(variance);
  }
}
