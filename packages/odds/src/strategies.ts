import type { RuleSet } from "@thunderjack/core";
import { newUpcardPlan, type UpcardPlan } from "./first-moves.js";
import { HANDS, SOFT, TOTALS } from "./hands.js";
import { CLASSES } from "./ranks.js";
import { solve } from "./solution.js";

/** How a player plays under a rule set: what a simulation and {@link answerOf} follow. A solution is one. */
export interface Strategy {
  readonly rules: RuleSet;
  /** By the rank class of the upcard. */
  readonly upcards: readonly { readonly plan: UpcardPlan }[];
}

/** The strategies that have a name: by the chart of totals, by the cards, as the dealer plays. */
export type StrategyName = "basic" | "optimal" | "mimic";

/** The strategy of that name under a rule set; `basic` and `optimal` are worked out out of a fresh shoe. */
export function strategyNamed(name: StrategyName, rules: RuleSet): Strategy {
  switch (name) {
    case "basic":
      return solve(rules, { mode: "total" });
    case "optimal":
      return solve(rules);
    case "mimic":
      return mimicry(rules);
    default:
      return unknownStrategy(name);
  }
}

/**
 * A strategy without what it was worked out with: plain data, which can be sent to a worker.
 */
export function plainStrategy({ rules, upcards }: Strategy): Strategy {
  return { rules, upcards: upcards.map(({ plan }) => ({ plan })) };
}

function unknownStrategy(name: never): never {
  throw new RangeError(`Unknown strategy "${String(name)}": there are basic, optimal and mimic.`);
}

/** Hits and stands as the dealer does, and nothing else. */
function mimicry(rules: RuleSet): Strategy {
  const plan = newUpcardPlan({ sharesDrawn: true });
  for (let hand = 0; hand < HANDS; hand++) {
    const total = TOTALS[hand] ?? 0;
    const hits = total < 17 || (total === 17 && rules.dealerHitsSoft17 && SOFT[hand] === 1);
    plan.drawn.hits[hand] = hits ? 1 : 0;
    // The places of standing and hitting among the first moves are 0 and 1 as well.
    plan.first[hand] = plan.unpaired[hand] = hits ? 1 : 0;
  }
  return { rules, upcards: Array.from({ length: CLASSES }, () => ({ plan })) };
}
