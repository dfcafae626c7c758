import type { RuleSet } from "@thunderjack/core";

/** The values of each option of the rules that can change a round. */
export const OPTION_VALUES: { readonly [Option in keyof RuleSet]?: readonly RuleSet[Option][] } = {
  decks: [1, 2, 8],
  shuffle: ["discards", "every-round"],
  reshuffleBelow: [0, 0.25, 1],
  seats: [["right"], ["middle", "left"], ["right", "middle", "left"]],
  startingCredits: [3000, 50_000],
  betStep: [100, 2000],
  minBet: [700, 2000],
  maxBet: [null, 4000],
  dealOrder: ["seats-first", "dealer-first"],
  holeCard: ["second", "first", "none"],
  peek: [true, false],
  originalBetsOnly: [true, false],
  dealerHitsSoft17: [true, false],
  dealerPlays: ["when-needed", "always"],
  naturalBeats21: [true, false],
  naturalAlwaysPaid: [true, false],
  payouts: [{ win: [2, 1], blackjack: [6, 5], thunderjack: [5, 2], blitz: [2, 1], insurance: [5, 1] }],
  thunderjack: [
    null,
    { lowest: "10", endsRound: false, beatsDealerBlackjack: false },
    { lowest: "k", endsRound: true, beatsDealerBlackjack: true },
  ],
  blitz: [null, { cards: 5, dealerBusts: true }, { cards: 7, dealerBusts: false }],
  double: ["any", "9-11", "10-11", "none"],
  doubleAfterSplit: [true, false],
  split: [
    null,
    { by: "points", maxHands: 4, deal: "on-turn", resplitAces: true, hitAces: true },
    { by: "rank", maxHands: 3, deal: "both", resplitAces: true, hitAces: false },
    { by: "rank", maxHands: 2, deal: "on-turn", resplitAces: false, hitAces: true },
  ],
  surrender: ["none", "late", "early"],
  insurance: [true, false],
  autoStandOn21: [true, false],
};
