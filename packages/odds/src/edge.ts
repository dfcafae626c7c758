import type { RuleSet } from "@thunderjack/core";
import { type SeatCount, seatValue } from "./seats.js";
import { type Solution, type SolveOptions, solve } from "./solution.js";

/** The options of {@link houseEdge}. */
export interface EdgeOptions extends SolveOptions {
  /** The number of seats, which all have the same bet. Defaults to 1. */
  readonly seats?: SeatCount;
}

/**
 * Computes the house edge of a rule set with a fresh shoe and the best strategy of the mode. The result is the expected
 * win of the house as a fraction of the initial bet: 0.004 is 0.4 %. A negative value is an advantage of the player.
 */
export function houseEdge(rules: RuleSet, { seats = 1, ...options }: EdgeOptions = {}): number {
  return edgeOf(solve(rules, options), seats);
}

/** Returns the house edge of a solution; see {@link houseEdge}. */
export function edgeOf(solution: Solution, seats: SeatCount = 1): number {
  // The subtraction avoids −0.
  return 0 - seatValue(solution, seats);
}
