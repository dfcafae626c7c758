import type { RuleSet } from "@thunderjack/core";
import { newUpcardPlan, type UpcardPlan } from "./first-moves.js";
import { HANDS, SOFT, TOTALS } from "./hands.js";
import { CLASSES } from "./ranks.js";
import { solve } from "./solution.js";

/** A complete strategy for a rule set. {@link answerOf} and simulations use it. Every solution is a strategy. */
export interface Strategy {
  readonly rules: RuleSet;
  /** The plans, indexed by the rank class of the upcard. */
  readonly upcards: readonly { readonly plan: UpcardPlan }[];
}

/** The name of a strategy. `basic` plays by totals, `optimal` by the cards of the hand, and `mimic` like the dealer. */
export type StrategyName = "basic" | "optimal" | "mimic";

/** Creates the strategy with this name for a rule set. `basic` and `optimal` are computed with a fresh shoe. */
export function strategyNamed(name: StrategyName, rules: RuleSet): Strategy {
  switch (name) {
    case "basic":
      return solve(rules, { mode: "total" });
    case "optimal":
      return solve(rules);
    case "mimic":
      return mimicStrategy(rules);
    default:
      return unknownStrategy(name);
  }
}

/** Returns a strategy as plain data that can be posted to a worker. */
export function plainStrategy({ rules, upcards }: Strategy): Strategy {
  return { rules, upcards: upcards.map(({ plan }) => ({ plan })) };
}

function unknownStrategy(name: never): never {
  throw new RangeError(`Unknown strategy "${String(name)}": expected basic, optimal or mimic.`);
}

/** Returns a strategy that hits and stands like the dealer. It never doubles, splits or surrenders. */
function mimicStrategy(rules: RuleSet): Strategy {
  const plan = newUpcardPlan({ sharesDrawn: true });
  for (let hand = 0; hand < HANDS; hand++) {
    const total = TOTALS[hand] ?? 0;
    const hits = total < 17 || (total === 17 && rules.dealerHitsSoft17 && SOFT[hand] === 1);
    plan.drawn.hits[hand] = hits ? 1 : 0;
    // The indexes of stand and hit in MOVES are 0 and 1.
    plan.first[hand] = plan.unpaired[hand] = hits ? 1 : 0;
  }
  return { rules, upcards: Array.from({ length: CLASSES }, () => ({ plan })) };
}
