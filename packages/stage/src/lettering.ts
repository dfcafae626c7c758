import type { RuleSet } from "@thunderjack/core";
import type { Phrasebook } from "./phrasebook.js";
import type { ExampleView, LetteringView } from "./view.js";

/** Returns the printed lines of a table with these rules: the payouts, and the rule for the dealer's draws. */
export function letteringOf(rules: RuleSet, words: Phrasebook): LetteringView {
  const { payouts, thunderjack, blitz, dealerHitsSoft17, insurance } = rules;
  const blackjack = words.pays("blackjack", payouts.blackjack);
  const dealer = words.dealerRule(dealerHitsSoft17);
  const special = [
    ...(thunderjack === null ? [] : [words.pays("thunderjack", payouts.thunderjack)]),
    ...(blitz === null ? [] : [words.pays("blitz", payouts.blitz)]),
  ];
  const insured = insurance ? [words.pays("insurance", payouts.insurance)] : [];
  const examples = examplesOf(rules, words);
  return special.length > 0
    ? { headline: special, terms: [blackjack, dealer, ...insured], examples }
    : { headline: [blackjack], terms: [dealer, ...insured], examples };
}

function examplesOf({ thunderjack, blitz, payouts }: RuleSet, { badges }: Phrasebook): readonly ExampleView[] {
  const example = (kind: ExampleView["kind"], cards: number): ExampleView => ({
    kind,
    cards,
    name: badges[kind].replace(/\s*[¡!]\s*/g, ""),
    payout: payouts[kind].join(":"),
  });
  return [
    ...(thunderjack === null ? [] : [example("thunderjack", 2)]),
    ...(blitz === null ? [] : [example("blitz", blitz.cards)]),
  ];
}
