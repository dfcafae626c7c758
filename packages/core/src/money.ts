/**
 * Amounts of money. Every amount in the engine is an integer in hundredths of a credit: `1000` is ten credits. Only
 * user interfaces format amounts.
 */

/** An integer amount in hundredths of a credit. */
export type Amount = number;

/** The amount won per part of the bet, as two positive integers: `[3, 2]` is three to two. */
export type PayoutRatio = readonly [won: number, bet: number];

/**
 * The largest amount in the engine, in hundredths. It limits bets, credits and the amounts in a rule set. The highest
 * payout of the largest bet is still a safe integer.
 */
export const LARGEST_AMOUNT: Amount = 1_000_000_000_000;

/** The largest number on either side of a payout ratio. */
export const LARGEST_RATIO_PART = 1000;

/** Returns whether the number is an amount: a whole number of hundredths, from zero to {@link LARGEST_AMOUNT}. */
export function isAmount(value: number): value is Amount {
  return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST_AMOUNT;
}

/**
 * Returns the amount won by a bet at a ratio, without the stake. It is a whole number for every legal bet of a valid
 * rule set.
 */
export function payout(bet: Amount, ratio: PayoutRatio): Amount {
  return (bet * ratio[0]) / ratio[1];
}

/** Returns whether the payout of a bet at a ratio is a whole number of hundredths. */
export function paysExactly(bet: Amount, ratio: PayoutRatio): boolean {
  return (bet * ratio[0]) % ratio[1] === 0;
}
