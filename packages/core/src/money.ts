/**
 * Money. Every amount in the engine is an integer in hundredths of a credit: `1000` is ten credits.
 * Only user interfaces turn amounts into text.
 */

/** An integer amount in hundredths of a credit. */
export type Amount = number;

/** What is won for each part of the bet, as two positive integers: `[3, 2]` is three to two. */
export type PayoutRatio = readonly [won: number, bet: number];

/**
 * The largest amount that may be asked for (a bet, credits, a limit of a rule set), in hundredths.
 * It leaves room for the highest payout of the largest bet within the safe integers.
 */
export const LARGEST_AMOUNT: Amount = 1_000_000_000_000;

/** The largest number on either side of a payout ratio. */
export const LARGEST_RATIO_PART = 1000;

/** Whether the number can be an amount: a whole number of hundredths, from zero to {@link LARGEST_AMOUNT}. */
export function isAmount(value: number): value is Amount {
  return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST_AMOUNT;
}

/** What is won by a bet at a ratio, without the stake. Rule sets for which this is no whole number are refused. */
export function payout(bet: Amount, ratio: PayoutRatio): Amount {
  return (bet * ratio[0]) / ratio[1];
}

/** Whether a bet is paid at a ratio without a rest. */
export function paysExactly(bet: Amount, ratio: PayoutRatio): boolean {
  return (bet * ratio[0]) % ratio[1] === 0;
}
