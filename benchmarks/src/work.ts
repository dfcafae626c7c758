import { type RuleSet, ruleSet } from "@thunderjack/core";
import type { Strategy } from "@thunderjack/odds";
import { type Build, OWN_BUILD } from "./build.js";

/*
 * The work that all contenders do: one seat at a table of six decks that hits soft 17, splits up to four hands, doubles
 * after a split and surrenders late; basic strategy by totals; a shuffle when a quarter of the shoe is left.
 */

/** The rules of the work. */
export const RULES: RuleSet = ruleSet("casino");

/** The bet on the one seat, in hundredths of a credit. */
export const BET = 1000;

/** The credits at the start, more than a run can lose, in hundredths of a credit. */
export const CREDITS = 1_000_000_000;

/** The basic strategy by totals for these rules. */
export function basicStrategy({ odds }: Build = OWN_BUILD): Strategy {
  return odds.strategyNamed("basic", RULES);
}
