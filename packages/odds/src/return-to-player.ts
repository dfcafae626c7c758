import type { RuleSet } from "@thunderjack/core";
import { edgeOf } from "./edge.js";
import { PUBLISHED, presetAlike } from "./published.js";
import type { SeatCount } from "./seats.js";
import { solve } from "./solution.js";

/** How the player plays on whom a return is worked out. */
export type PlayedBy = "optimal" | "basic";

/** What comes back to the player, and what that was worked out on. */
export interface ReturnToPlayer {
  /** What comes back of each initial bet on average, as a fraction: 0.995 is 99.5 %. */
  readonly returned: number;
  /** What the house keeps of each initial bet: 1 − `returned`. */
  readonly houseEdge: number;
  readonly basis: {
    /** `optimal`: the best play of every hand; `basic`: the chart of totals. */
    readonly play: PlayedBy;
    /** How many seats play. */
    readonly seats: SeatCount;
    /** Every round out of a fresh shoe: playing on through a shoe is not counted. */
    readonly shoe: "fresh";
    /** Of the bet at the deal; what is added by doubling or splitting is counted in what is won, not as a bet. */
    readonly per: "initial-bet";
    /** Exact, and not simulated. */
    readonly by: "computation";
  };
}

/** What a return is asked about. */
export interface ReturnOptions {
  /** `optimal` when left out. */
  readonly play?: PlayedBy;
  /** 1 when left out. */
  readonly seats?: SeatCount;
}

/**
 * The return to player of a rule set. At once for the presets; another rule set is worked out, which takes about a second.
 *
 * @throws RangeError for more seats than the table has
 */
export function returnToPlayer(rules: RuleSet, { play = "optimal", seats = 1 }: ReturnOptions = {}): ReturnToPlayer {
  if (seats > rules.seats.length) throw new RangeError(`This table has no ${seats} seats.`);
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
