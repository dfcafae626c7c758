import { InvalidRuleSet, ruleSet } from "@thunderjack/core";

const late = ruleSet({ preset: "casino", decks: 8, dealerHitsSoft17: false, surrender: "late" });
console.log(late.decks, late.payouts.blackjack, late.split?.maxHands);

try {
  ruleSet({ preset: "thunderjack", deck: 6 });
} catch (error) {
  if (error instanceof InvalidRuleSet) console.log(error.message);
}
