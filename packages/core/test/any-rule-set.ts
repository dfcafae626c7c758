import fc from "fast-check";
import { type RuleSet, ruleSet } from "../src/index.js";

const yesOrNo = fc.boolean();

/**
 * Random rule sets that can be played. They cover every choice of every option, and samples of the amounts and payouts.
 * `betStep`, `minBet` and `chips` keep their defaults.
 */
export const anyRuleSet: fc.Arbitrary<RuleSet> = fc
  .record({
    name: fc.constant("random"),
    decks: fc.integer({ min: 1, max: 8 }),
    shuffle: fc.constantFrom("discards", "every-round"),
    reshuffleBelow: fc.constantFrom(0, 0.1, 0.25, 0.4, 0.75, 1),
    seats: fc.subarray(["right", "middle", "left"], { minLength: 1 }),
    startingCredits: fc.constantFrom(1000, 2500, 4000, 50_000, 1_000_000),
    maxBet: fc.constantFrom(null, 2000, 10_000),
    dealOrder: fc.constantFrom("seats-first", "dealer-first"),
    holeCard: fc.constantFrom("second", "first", "none"),
    peek: yesOrNo,
    originalBetsOnly: yesOrNo,
    dealerHitsSoft17: yesOrNo,
    dealerPlays: fc.constantFrom("when-needed", "always"),
    naturalBeats21: yesOrNo,
    naturalAlwaysPaid: yesOrNo,
    payouts: fc.record({
      win: fc.constant([1, 1]),
      blackjack: fc.constantFrom([3, 2], [6, 5], [1, 1], [2, 1]),
      thunderjack: fc.constantFrom([3, 1], [2, 1]),
      blitz: fc.constantFrom([5, 1], [2, 1]),
      insurance: fc.constantFrom([2, 1], [3, 2]),
    }),
    thunderjack: fc.option(
      fc.record({ lowest: fc.constantFrom("10", "j", "q", "k"), endsRound: yesOrNo, beatsDealerBlackjack: yesOrNo }),
    ),
    blitz: fc.option(fc.record({ cards: fc.integer({ min: 5, max: 7 }), dealerBusts: yesOrNo })),
    double: fc.constantFrom("any", "9-11", "10-11", "none"),
    doubleAfterSplit: yesOrNo,
    split: fc.option(
      fc.record({
        by: fc.constantFrom("rank", "points"),
        maxHands: fc.integer({ min: 2, max: 4 }),
        deal: fc.constantFrom("both", "on-turn"),
        resplitAces: yesOrNo,
        hitAces: yesOrNo,
      }),
    ),
    surrender: fc.constantFrom("none", "late", "early"),
    insurance: yesOrNo,
    autoStandOn21: yesOrNo,
  })
  .map((options) => ruleSet({ ...options, peek: options.peek && options.holeCard !== "none" }));
