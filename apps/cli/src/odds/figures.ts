import type { RuleSet } from "@thunderjack/core";
import {
  type EdgePart,
  edgeOf,
  edgeParts,
  type OddsMode,
  type SeatCount,
  type StrategyTable,
  solve,
  strategyTable,
} from "@thunderjack/odds";

/** The results of `odds` for a rule set. */
export interface OddsFigures {
  readonly rules: string;
  readonly mode: OddsMode;
  /**
   * The house edge with one seat in play, as a fraction of the initial bet. It is negative if the player has the
   * advantage.
   */
  readonly houseEdge: number;
  readonly parts: Readonly<Partial<Record<EdgePart, number>>>;
  /** The house edges by the number of seats in play. */
  readonly seats: Readonly<Record<string, number>>;
  /**
   * The house edges by the number of seats, if a Thunderjack ends the round and if it does not. The field is missing
   * for rules without a Thunderjack.
   */
  readonly endsRound?: {
    readonly true: Readonly<Record<string, number>>;
    readonly false: Readonly<Record<string, number>>;
  };
  readonly strategy: StrategyTable;
}

/** Computes the odds of a rule set, which takes a few seconds. Calls `onStep` with the name of each step before it. */
export async function oddsFigures(
  rules: RuleSet,
  mode: OddsMode,
  onStep: (step: string) => Promise<void>,
): Promise<OddsFigures> {
  await onStep("the best play");
  const seats = edgesBySeats(rules, mode);
  const { thunderjack } = rules;
  await onStep("the value of each rule");
  const { houseEdge, parts } = edgeParts(rules, { mode });
  await onStep("the strategy table");
  const strategy = strategyTable(rules, mode);
  const figures = { rules: rules.name, mode, houseEdge, parts, seats, strategy };
  if (thunderjack === null) return figures;
  const withEndsRound = (endsRound: boolean) =>
    edgesBySeats({ ...rules, thunderjack: { ...thunderjack, endsRound } }, mode);
  return { ...figures, endsRound: { true: withEndsRound(true), false: withEndsRound(false) } };
}

function edgesBySeats(rules: RuleSet, mode: OddsMode): Readonly<Record<string, number>> {
  const solution = solve(rules, { mode });
  const counts = ([1, 2, 3] as const satisfies readonly SeatCount[]).slice(0, rules.seats.length);
  return Object.fromEntries(counts.map((seats) => [seats, edgeOf(solution, seats)]));
}

/** The displayed names of the parts of an edge. */
export const PART_NAMES: Readonly<Record<EdgePart, string>> = {
  thunderjack: "Thunderjack",
  blitz: "Blitz",
  surrender: "surrender",
  insurance: "insurance",
  double: "doubling",
  doubleAfterSplit: "doubling after a split",
  split: "splitting",
  resplit: "splitting again",
  dealerHitsSoft17: "the dealer hits soft 17",
};
