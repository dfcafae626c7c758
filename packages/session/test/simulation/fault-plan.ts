import { anyBelow, type Chance } from "../chance.js";

/** The faults of a simulation, and its rare actions. */
export const FAULTS = [
  "storage fails",
  "acknowledgement lost",
  "storage hangs",
  "storage full",
  "write torn",
  "storage cleared",
  "crash before an effect",
  "crash after an effect",
  "tab killed",
  "tab reloaded",
  "clock jumps",
  "message dropped",
  "message doubled",
  "message late",
  "lock stolen",
  "command doubled",
  "house without locks",
  "seed chosen",
  "shoe changed",
  "table forgotten",
  "tab closed",
] as const;

export type Fault = (typeof FAULTS)[number];

/** Decides when each fault happens, and counts the faults. The decisions follow from the seed. */
export class FaultPlan {
  readonly counts = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
  readonly #chance: Chance;
  /** The factor by which all probabilities are multiplied in this simulation. */
  readonly #badness: number;
  #isOver = false;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#badness = [0.2, 1, 3][anyBelow(chance, 3)] ?? 1;
  }

  /** Returns whether the fault happens now. */
  strikes(fault: Fault, likelihood: number): boolean {
    if (this.#chance() >= likelihood * this.#badness || this.#isOver) return false;
    this.happened(fault);
    return true;
  }

  /** Counts a fault that the plan did not decide. */
  happened(fault: Fault): void {
    this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
  }

  /** Stops all faults. */
  end(): void {
    this.#isOver = true;
  }
}
