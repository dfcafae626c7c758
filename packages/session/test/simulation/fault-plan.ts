import type { Chance } from "../chance.js";

/** The faults that can happen during any access to the storage or with any message. */
export const FAULTS = [
  "storage fails",
  "acknowledgement lost",
  "storage hangs",
  "write torn",
  "crash before an effect",
  "crash after an effect",
  "message dropped",
  "message doubled",
  "message late",
] as const;

export type Fault = (typeof FAULTS)[number];

/** Decides when each fault happens, and counts the faults. It uses the random numbers of the current step. */
export class FaultPlan {
  readonly counts = new Map<string, number>();
  readonly #chance: Chance;
  readonly #faults: readonly Fault[];
  readonly #badness: number;
  #isOver = false;

  /**
   * Creates a plan.
   *
   * @param faults the faults that can happen
   * @param badness the factor by which all probabilities are multiplied
   */
  constructor(chance: Chance, faults: readonly Fault[], badness: number) {
    this.#chance = chance;
    this.#faults = faults;
    this.#badness = badness;
  }

  /** Returns whether the fault happens now. */
  strikes(fault: Fault, likelihood: number): boolean {
    const isDue = this.#chance() < likelihood * this.#badness;
    if (!isDue || this.#isOver || !this.#faults.includes(fault)) return false;
    this.happened(fault);
    return true;
  }

  /** Counts a fault, an action or a property of the environment. */
  happened(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Stops all faults. */
  end(): void {
    this.#isOver = true;
  }
}
