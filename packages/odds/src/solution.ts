import type { RuleSet } from "@thunderjack/core";
import { type Composition, freshShoe, sizeOf, without } from "./composition.js";
import type { UpcardPlan } from "./first-moves.js";
import { chanceOf, type Game, gameAgainst, type OddsMode } from "./game.js";
import { CLASSES } from "./ranks.js";
import { expectation, planAgainst } from "./upcard.js";

/** How a rule set is best played out of a fresh shoe, and what that brings. */
export interface Solution {
  readonly rules: RuleSet;
  readonly mode: OddsMode;
  /** By the rank class of the upcard. */
  readonly upcards: readonly UpcardSolution[];
  /** What a bet of 1 on the only seat is expected to win, if a Thunderjack were a blackjack like any other. */
  readonly valueByRanks: number;
}

/** The part of a solution that answers one upcard. */
export interface UpcardSolution {
  readonly game: Game;
  /** The fresh shoe without the upcard. */
  readonly shoe: Composition;
  readonly plan: UpcardPlan;
}

/** How a rule set is worked out. */
export interface SolveOptions {
  /** What it is worked out on; `composition` when left out. */
  readonly mode?: OddsMode;
  /**
   * Plays split hands as hands of the same cards that were not split, as some calculators do. Left out, they are played
   * by a plan of their own, which knows of the split and is worth a little more. A chart (`total`) has no such plan.
   */
  readonly splitsAlike?: boolean;
}

/** Solutions of rule sets that somebody still holds: a rule set is frozen, so its solution never changes. */
const solutions = new WeakMap<RuleSet, Map<string, Solution>>();

/**
 * Works a rule set out: the best play of every opening hand against every upcard, out of a fresh shoe. Takes about a
 * second; the same rule set is not worked out twice.
 *
 * The player looks at the cards of their own hand and the upcard, not at those of other seats.
 */
export function solve(rules: RuleSet, { mode = "composition", splitsAlike = false }: SolveOptions = {}): Solution {
  const known = solutions.get(rules) ?? new Map<string, Solution>();
  solutions.set(rules, known);
  const key = `${mode} ${splitsAlike}`;
  const solution = known.get(key) ?? workOut(rules, mode, splitsAlike);
  known.set(key, solution);
  return solution;
}

/** A chart of totals, worked out on the rule set's own shoe or, with `infinite`, on one that never runs out. */
export function solveChart(rules: RuleSet, shoe: "own" | "infinite"): Solution {
  return shoe === "own" ? solve(rules, { mode: "total" }) : workOut(rules, "infinite", false, "total");
}

function workOut(rules: RuleSet, mode: OddsMode, splitsAlike: boolean, play = mode): Solution {
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
    game.dealer.forget();
  }
  return { rules, mode, upcards, valueByRanks };
}
