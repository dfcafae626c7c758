import type { RuleSet } from "@thunderjack/core";
import { edgeOf } from "./edge.js";
import { PUBLISHED, presetLike } from "./published.js";
import type { SeatCount } from "./seats.js";
import { solve } from "./solution.js";

/** The strategy on which a return to player is based. */
export type PlayedBy = "optimal" | "basic";

/** The return to player and its basis. */
export interface ReturnToPlayer {
  /** The expected return as a fraction of the initial bet: 0.995 is 99.5 %. */
  readonly returned: number;
  /** The house edge: 1 − `returned`. */
  readonly houseEdge: number;
  readonly basis: {
    /** The strategy. With `optimal`, every hand is played in the best way. With `basic`, it is played by totals. */
    readonly play: PlayedBy;
    /** The number of seats. */
    readonly seats: SeatCount;
    /** The shoe of each round. Every round is dealt from a full, shuffled shoe. */
    readonly shoe: "fresh";
    /** The base of the fraction. It is the bet at the deal, without the amounts that double and split add. */
    readonly per: "initial-bet";
    /** The method. The figure is computed and not simulated. */
    readonly by: "computation";
  };
}

/** The options of {@link returnToPlayer}. */
export interface ReturnOptions {
  /** The strategy; defaults to `optimal`. */
  readonly play?: PlayedBy;
  /** The number of seats; defaults to 1. */
  readonly seats?: SeatCount;
}

/**
 * Returns the return to player of a rule set. A preset needs no computation. Any other rule set takes up to a second.
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
  const preset = presetLike(rules);
  return preset === null ? undefined : PUBLISHED[preset][play][seats - 1];
}

function computedEdge(rules: RuleSet, play: PlayedBy, seats: SeatCount): number {
  return edgeOf(solve(rules, { mode: play === "optimal" ? "composition" : "total" }), seats);
}
