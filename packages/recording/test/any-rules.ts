import { type RuleSet, ruleSet } from "@thunderjack/core";
import fc from "fast-check";

const yesOrNo = fc.boolean();

/** Random options that differ from a preset and can be played. Each option is present in about half of the cases. */
const anyRuleChoice = fc
  .record(
    {
      preset: fc.constantFrom("thunderjack", "casino", "vingt-et-un"),
      decks: fc.integer({ min: 1, max: 8 }),
      shuffle: fc.constantFrom("discards", "every-round"),
      reshuffleBelow: fc.constantFrom(0, 0.1, 0.25, 0.4, 1),
      seats: fc.constant(["right", "middle", "left"]),
      startingCredits: fc.constantFrom(3000, 50_000),
      dealOrder: fc.constantFrom("seats-first", "dealer-first"),
      holeCard: fc.constantFrom("second", "first", "none"),
      originalBetsOnly: yesOrNo,
      dealerHitsSoft17: yesOrNo,
      dealerPlays: fc.constantFrom("when-needed", "always"),
      naturalBeats21: yesOrNo,
      naturalAlwaysPaid: yesOrNo,
      thunderjack: fc.option(
        fc.record({ lowest: fc.constantFrom("10", "q"), endsRound: yesOrNo }, { requiredKeys: [] }),
      ),
      blitz: fc.option(fc.record({ cards: fc.integer({ min: 5, max: 7 }), dealerBusts: yesOrNo })),
      double: fc.constantFrom("any", "9-11", "none"),
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
    },
    { requiredKeys: [] },
  )
  // `peek` is not allowed without a hole card.
  .map((options) => (options.holeCard === "none" ? { ...options, peek: false } : options));

/** Random rule sets that differ from a preset in some options. */
export const anyRules: fc.Arbitrary<RuleSet> = anyRuleChoice.map((options) => ruleSet(options));
