import type { RandomBelow } from "@thunderjack/cards/deck";
import { checkRuleSet, type RuleSet, ruleSet, SEATS } from "@thunderjack/core";
import { newUpcardPlan, type UpcardPlan } from "../src/first-moves.js";
import { CLASSES } from "../src/ranks.js";
import type { Strategy } from "../src/strategies.js";

/** Returns a rule set with random options. Its bet step is valid for every payout. */
export function anyRules(random: RandomBelow): RuleSet {
  const one = <Value>(...values: readonly Value[]): Value => values[random(values.length)] as Value;
  const yes = (): boolean => random(2) === 1;
  const holeCard = one("second", "first", "none" as const);
  return checkRuleSet({
    ...ruleSet("thunderjack"),
    name: "thrown",
    decks: one(1, 1, 2, 4, 8),
    shuffle: one("discards", "every-round"),
    reshuffleBelow: one(0, 0.1, 0.4, 0.9),
    seats: SEATS.slice(0, 1 + random(3)),
    betStep: 60,
    minBet: 60,
    dealOrder: one("seats-first", "dealer-first"),
    holeCard,
    peek: holeCard !== "none" && yes(),
    originalBetsOnly: yes(),
    dealerHitsSoft17: yes(),
    dealerPlays: one("when-needed", "always"),
    naturalBeats21: yes(),
    naturalAlwaysPaid: yes(),
    payouts: {
      win: one([1, 1], [3, 2]),
      blackjack: one([3, 2], [6, 5], [1, 1]),
      thunderjack: one([3, 1], [2, 1]),
      blitz: one([5, 1], [7, 3]),
      insurance: one([2, 1], [5, 2]),
    },
    thunderjack: one(null, { lowest: one("10", "j", "q", "k"), endsRound: yes(), beatsDealerBlackjack: yes() }),
    blitz: one(null, { cards: one(5, 6, 7), dealerBusts: yes() }),
    double: one("any", "9-11", "10-11", "none"),
    doubleAfterSplit: yes(),
    split: one(null, {
      by: one("rank", "points"),
      maxHands: one(2, 3, 4),
      deal: one("both", "on-turn"),
      resplitAces: yes(),
      hitAces: yes(),
    }),
    surrender: one("none", "late", "early"),
    insurance: yes(),
    autoStandOn21: yes(),
  });
}

/** Returns a strategy with random moves. Splits and hits are more likely, so that hands get more cards. */
export function anyStrategy(rules: RuleSet, random: RandomBelow): Strategy {
  return { rules, upcards: Array.from({ length: CLASSES }, () => ({ plan: anyPlan(random) })) };
}

function anyPlan(random: RandomBelow): UpcardPlan {
  const plan = newUpcardPlan({ sharesDrawn: false });
  const coins = (chance: number, list: Uint8Array): void => {
    for (let at = 0; at < list.length; at++) list[at] = random(100) < chance ? 1 : 0;
  };
  for (const { hits, doubles } of [plan.drawn, ...plan.splits.map((split) => split.plan)]) {
    coins(60, hits);
    coins(30, doubles);
  }
  for (const split of plan.splits) split.hands = 2 + random(3);
  coins(20, plan.surrendersEarly);
  coins(40, plan.insures);
  for (let hand = 0; hand < plan.first.length; hand++) {
    plan.first[hand] = [0, 1, 1, 2, 3, 3, 3, 4][random(8)] ?? 0;
    plan.unpaired[hand] = [0, 1, 2, 4][random(4)] ?? 0;
  }
  return plan;
}
