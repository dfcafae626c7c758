import type { PayoutRatio, RuleSet } from "@thunderjack/core";

/** What is printed on the felt. */
export interface Lettering {
  /** The large line: what the table is known for. */
  readonly headline: readonly string[];
  /** The small line under it. */
  readonly terms: readonly string[];
}

function ratio([won, bet]: PayoutRatio): string {
  return `${won} to ${bet}`;
}

/** The lettering of a table with these rules, as on a real one: what it pays, and what the dealer has to do. */
export function letteringOf(rules: RuleSet): Lettering {
  const { payouts, thunderjack, blitz, dealerHitsSoft17, insurance } = rules;
  const blackjack = `Blackjack pays ${ratio(payouts.blackjack)}`;
  const dealer = dealerHitsSoft17 ? "Dealer hits soft 17" : "Dealer draws to 16, stands on 17";
  const special = [
    ...(thunderjack === null ? [] : [`Thunderjack pays ${ratio(payouts.thunderjack)}`]),
    ...(blitz === null ? [] : [`Blitz pays ${ratio(payouts.blitz)}`]),
  ];
  const insured = insurance ? [`Insurance pays ${ratio(payouts.insurance)}`] : [];
  return special.length > 0
    ? { headline: special, terms: [blackjack, dealer, ...insured] }
    : { headline: [blackjack], terms: [dealer, ...insured] };
}
