import { type Amount, type Hand, isBlackjack, isThunderjack, payout, type RuleSet } from "@thunderjack/core";

/**
 * Returns whether the insurance of a hand is called even money. It is called even money for a blackjack. A Thunderjack
 * is insured like any other hand, because its payout is not that of a blackjack. If `rules` is omitted, a Thunderjack
 * counts as a blackjack.
 */
export function isEvenMoney(hand: Hand, rules?: RuleSet): boolean {
  return isBlackjack(hand) && !(rules !== undefined && isThunderjack(hand, rules));
}

/** The winnings of a blackjack against a dealer's ace, in hundredths, without the bet. */
export interface Winnings {
  /** The winnings if the dealer has no blackjack. */
  readonly usual: Amount;
  /** The winnings against a dealer blackjack. */
  readonly againstBlackjack: Amount;
}

/**
 * Returns the winnings of a blackjack.
 *
 * @param insurance the amount of its insurance; 0 without even money
 */
export function winningsOf({ payouts, naturalAlwaysPaid }: RuleSet, { bet }: Hand, insurance: Amount): Winnings {
  const natural = payout(bet, payouts.blackjack);
  return {
    usual: natural - insurance,
    againstBlackjack: (naturalAlwaysPaid ? natural : 0) + payout(insurance, payouts.insurance),
  };
}
