import { type RuleSet, ruleSet } from "@thunderjack/core";
import type { Strategy } from "@thunderjack/odds";
import { type Build, OWN_BUILD } from "./build.js";

/*
 * The work that each library does in the benchmark. Only boardgame.io does less. One seat plays basic strategy by
 * totals at a table of six decks. The dealer hits soft 17. The seat splits to up to four hands, doubles after a split
 * and surrenders late. The shoe is shuffled when a quarter of it is left.
 */

/** The rules of the benchmark. */
export const RULES: RuleSet = ruleSet("casino");

/** The bet on the one seat, in hundredths of a credit. */
export const BET = 1000;

/** The credits at the start, in hundredths of a credit. They are more than a run can lose. */
export const CREDITS = 1_000_000_000;

/** The basic strategy by totals for these rules. */
export function basicStrategy({ odds }: Build = OWN_BUILD): Strategy {
  return odds.strategyNamed("basic", RULES);
}
