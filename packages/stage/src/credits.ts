import type { Amount } from "@thunderjack/core";

const LATIN_DIGITS = { numberingSystem: "latn" } as const;

/**
 * Returns the formatter for amounts in a language. It prints credits with thousands separators, and hundredths only if
 * they are not zero. The digits are 0 to 9 in every language, as on the cards and chips.
 *
 * @param language a BCP 47 tag, such as `en` or `de-CH`
 */
export function creditsIn(language: string): (amount: Amount) => string {
  const whole = new Intl.NumberFormat(language, { ...LATIN_DIGITS, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(language, {
    ...LATIN_DIGITS,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => (amount % 100 === 0 ? whole : exact).format(amount / 100);
}

/**
 * Returns the formatter for winnings and losses in a language, with a sign: "+75", "−10" or "±0".
 *
 * @param language a BCP 47 tag
 */
export function gainIn(language: string): (amount: Amount) => string {
  const credits = creditsIn(language);
  return (amount) => `${amount > 0 ? "+" : amount < 0 ? "−" : "±"}${credits(Math.abs(amount))}`;
}

/**
 * Returns the printed value of a chip in credits, which is the same in every language. The label of a chip contains
 * exactly these digits, so that speech input finds the chip by its visible value.
 */
export function chipFigure(amount: Amount): string {
  return String(amount / 100);
}

/** Returns an amount as English text: 1000 hundredths are "10", 1250 are "12.50", 100000000 are "1,000,000". */
export const formatCredits: (amount: Amount) => string = creditsIn("en");
