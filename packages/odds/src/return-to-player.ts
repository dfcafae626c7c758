import type { RuleSet } from "@thunderjack/core";
import { edgeOf } from "./edge.js";
import { PUBLISHED, presetAlike } from "./published.js";
import type { SeatCount } from "./seats.js";
import { solve } from "./solution.js";

/** The strategy of a return to player. */
export type PlayedBy = "optimal" | "basic";

/** The return to player and its basis. */
export interface ReturnToPlayer {
  /** The expected return as a fraction of the initial bet: 0.995 is 99.5 %. */
  readonly returned: number;
  /** The house edge: 1 − `returned`. */
  readonly houseEdge: number;
  readonly basis: {
    /** `optimal`: the best play of every hand; `basic`: basic strategy by totals. */
    readonly play: PlayedBy;
    /** The number of seats. */
    readonly seats: SeatCount;
    /** Each round is dealt from a full, shuffled shoe. */
    readonly shoe: "fresh";
    /** Relative to the bet at the deal, without what double and split add to it. */
    readonly per: "initial-bet";
    /** The method: computed, not simulated. */
    readonly by: "computation";
  };
}

/** The options of {@link returnToPlayer}. */
export interface ReturnOptions {
  /** Defaults to `optimal`. */
  readonly play?: PlayedBy;
  /** Defaults to 1. */
  readonly seats?: SeatCount;
}

/**
 * Returns the return to player of a rule set: immediately for a preset, after about a second of computation otherwise.
 *
 * @throws RangeError for more seats than the table has
 */
export function returnToPlayer(rules: RuleSet, { play = "optimal", seats = 1 }: ReturnOptions = {}): ReturnToPlayer {
  if (seats > rules.seats.length)
    throw new RangeError(`The number of seats must be 1 to ${rules.seats.length}, not ${seats}.`);
  const houseEdge = publishedEdge(rules, play, seats) ?? computedEdge(rules, play, seats);
  return {
    returned: 1 - houseEdge,
    houseEdge,
    basis: { play, seats, shoe: "fresh", per: "initial-bet", by: "computation" },
  };
}

function publishedEdge(rules: RuleSet, play: PlayedBy, seats: SeatCount): number | undefined {
  const preset = presetAlike(rules);
  return preset === null ? undefined : PUBLISHED[preset][play][seats - 1];
}

function computedEdge(rules: RuleSet, play: PlayedBy, seats: SeatCount): number {
  return edgeOf(solve(rules, { mode: play === "optimal" ? "composition" : "total" }), seats);
}
