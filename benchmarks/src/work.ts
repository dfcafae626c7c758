import { type RuleSet, ruleSet } from "@thunderjack/core";
import { type Strategy, strategyNamed } from "@thunderjack/odds";

/*
 * The work that is the same for everybody: one seat at a table of six decks that hits soft 17, splits up to four hands,
 * doubles after a split and surrenders late, played by the chart of totals, the shoe shuffled when a quarter is left.
 */

/** The rules of the work. */
export const RULES: RuleSet = ruleSet("casino");

/** The bet on the one seat, in hundredths. */
export const BET = 1000;

/** More than anybody loses. */
export const CREDITS = 1_000_000_000;

/** The chart of totals for these rules. */
export function basicStrategy(): Strategy {
  return strategyNamed("basic", RULES);
}
