import type { RuleSet } from "@thunderjack/core";
import { type SeatCount, seatValue } from "./seats.js";
import { type Solution, type SolveOptions, solve } from "./solution.js";

/** What a house edge is asked about. */
export interface EdgeOptions extends SolveOptions {
  /** How many seats play with equal bets; 1 when left out. */
  readonly seats?: SeatCount;
}

/**
 * The house edge of a rule set out of a fresh shoe: what the house wins of each initial bet, as a fraction (0.004 is
 * 0.4 %; below 0 the player wins), when the player plays as well as the mode allows.
 */
export function houseEdge(rules: RuleSet, { seats = 1, ...options }: EdgeOptions = {}): number {
  return edgeOf(solve(rules, options), seats);
}

/** The house edge of a rule set that was worked out already; see {@link houseEdge}. */
export function edgeOf(solution: Solution, seats: SeatCount = 1): number {
  // Zero minus, so that an edge of nothing is not −0.
  return 0 - seatValue(solution, seats);
}
