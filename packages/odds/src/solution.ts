import type { RuleSet } from "@thunderjack/core";
import { type Composition, freshShoe, sizeOf, without } from "./composition.js";
import type { UpcardPlan } from "./first-moves.js";
import { chanceOf, type Game, gameAgainst, type OddsMode } from "./game.js";
import { CLASSES } from "./ranks.js";
import { expectation, planAgainst } from "./upcard.js";

/** The best strategy for a rule set with a fresh shoe, and its value. */
export interface Solution {
  readonly rules: RuleSet;
  readonly mode: OddsMode;
  /** The solutions for each upcard, by its rank class. */
  readonly upcards: readonly UpcardSolution[];
  /** The expected net win of a bet of 1 on one seat. A Thunderjack counts as a blackjack. */
  readonly valueByRanks: number;
}

/** The part of a solution for one upcard. */
export interface UpcardSolution {
  readonly game: Game;
  /** The fresh shoe without the upcard. */
  readonly shoe: Composition;
  readonly plan: UpcardPlan;
}

/** The options of {@link solve}. */
export interface SolveOptions {
  /** The model of the computation; defaults to `composition`. */
  readonly mode?: OddsMode;
  /**
   * Whether split hands are played like unsplit hands of the same cards, as in some calculators. With `false`, the
   * default, split hands have a plan of their own, which is worth slightly more. A chart (`total`) has no such plan.
   */
  readonly splitsAlike?: boolean;
}

/** The cached solutions, by rule set. A rule set is frozen, so its solution never changes. */
const solutions = new WeakMap<RuleSet, Map<string, Solution>>();

/**
 * Computes the best strategy of every opening hand against every upcard with a fresh shoe. This takes up to a second.
 * The solution is cached while the rule set is referenced.
 *
 * The strategy depends on the cards of the hand and the upcard. It does not depend on the cards of other seats.
 */
export function solve(rules: RuleSet, { mode = "composition", splitsAlike = false }: SolveOptions = {}): Solution {
  const known = solutions.get(rules) ?? new Map<string, Solution>();
  solutions.set(rules, known);
  const key = `${mode} ${splitsAlike}`;
  const solution = known.get(key) ?? compute(rules, mode, splitsAlike);
  known.set(key, solution);
  return solution;
}

/** Computes basic strategy by totals, with the shoe of the rule set or with infinitely many decks (`infinite`). */
export function solveChart(rules: RuleSet, shoe: "own" | "infinite"): Solution {
  return shoe === "own" ? solve(rules, { mode: "total" }) : compute(rules, "infinite", false, "total");
}

function compute(rules: RuleSet, mode: OddsMode, splitsAlike: boolean, play = mode): Solution {
  const fresh = freshShoe(rules.decks);
  const size = sizeOf(fresh);
  const upcards: UpcardSolution[] = [];
  let valueByRanks = 0;
  for (let upcard = 0; upcard < CLASSES; upcard++) {
    const game = gameAgainst(rules, upcard, mode);
    const shoe = game.depletes ? without(fresh, upcard) : fresh;
    const plan = planAgainst(game, shoe, play, splitsAlike);
    upcards.push({ game, shoe, plan });
    valueByRanks += chanceOf(fresh, size, upcard) * expectation(game, shoe, plan);
    game.dealer.clearCache();
  }
  return { rules, mode, upcards, valueByRanks };
}
