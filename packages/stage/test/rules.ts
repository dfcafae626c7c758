import type { RuleSetChoice } from "@thunderjack/core";

/** All presets, and rarer rules. */
export const RULES: readonly RuleSetChoice[] = [
  "thunderjack",
  "casino",
  "vingt-et-un",
  { preset: "casino", surrender: "early" },
  { preset: "casino", split: { deal: "both", resplitAces: true, hitAces: true } },
  { holeCard: "none", peek: false, originalBetsOnly: true },
  { blitz: { cards: 5, dealerBusts: true }, thunderjack: { endsRound: false } },
  { decks: 1, reshuffleBelow: 0, startingCredits: 1_000_000 },
];
