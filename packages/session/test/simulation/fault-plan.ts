import { anyBelow, type Chance } from "../chance.js";

/** Everything that can go wrong in a simulated house, and what is seldom done there. */
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

/** Decides by its seed what goes wrong when, and counts it. */
export class FaultPlan {
  readonly counts = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
  readonly #chance: Chance;
  /** How bad a place it is: the share of the likelihoods that the simulation names. */
  readonly #badness: number;
  #isOver = false;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#badness = [0.2, 1, 3][anyBelow(chance, 3)] ?? 1;
  }

  /** Whether it happens now. */
  strikes(fault: Fault, likelihood: number): boolean {
    if (this.#chance() >= likelihood * this.#badness || this.#isOver) return false;
    this.happened(fault);
    return true;
  }

  /** Counts what was not left to the plan. */
  happened(fault: Fault): void {
    this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
  }

  /** Nothing goes wrong any more. */
  end(): void {
    this.#isOver = true;
  }
}
