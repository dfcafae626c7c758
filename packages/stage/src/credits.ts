import type { Amount } from "@thunderjack/core";

const LATIN_DIGITS = { numberingSystem: "latn" } as const;

/**
 * How amounts are written in a language: in credits, the thousands set apart, and the hundredths only where there are
 * some. The digits are 0 to 9 in every language, as they are on the cards and the chips.
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
 * How it is written in a language what was won or lost, with its sign: "+75", "−10" or "±0".
 *
 * @param language a BCP 47 tag
 */
export function gainIn(language: string): (amount: Amount) => string {
  const credits = creditsIn(language);
  return (amount) => `${amount > 0 ? "+" : amount < 0 ? "−" : "±"}${credits(Math.abs(amount))}`;
}

/**
 * What is printed on a chip: its value in credits, the same in every language. The label of a chip says it in exactly
 * these figures, so that who speaks to the page can name the chip by what is seen on it.
 */
export function chipFigure(amount: Amount): string {
  return String(amount / 100);
}

/** An amount in English text: 1000 hundredths are "10", 1250 are "12.50", 100000000 are "1,000,000". */
export const formatCredits: (amount: Amount) => string = creditsIn("en");
