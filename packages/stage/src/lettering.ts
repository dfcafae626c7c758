import type { CardId } from "@thunderjack/cards";
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

/** The first cards of this hand are an example of a Blitz. All seven have 21 points. */
const LOW_CARDS: readonly CardId[] = ["2_s_0", "3_h_0", "2_d_0", "4_c_0", "3_s_0", "5_h_0", "2_c_0"];

function examplesOf({ thunderjack, blitz, payouts }: RuleSet, { badges }: Phrasebook): readonly ExampleView[] {
  const label = (kind: "thunderjack" | "blitz") =>
    `${badges[kind].replace(/\s*[¡!]\s*/g, "")} ${payouts[kind].join(":")}`;
  return [
    ...(thunderjack === null ? [] : [{ cards: ["a_s_0", "j_s_0"] as const, label: label("thunderjack") }]),
    ...(blitz === null ? [] : [{ cards: LOW_CARDS.slice(0, blitz.cards), label: label("blitz") }]),
  ];
}
