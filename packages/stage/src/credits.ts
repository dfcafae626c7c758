import type { Amount } from "@thunderjack/core";

/**
 * How amounts are written in a language: in credits, the thousands set apart, and the hundredths only where there are
 * some.
 *
 * @param language a BCP 47 tag, such as `en` or `de-CH`
 */
export function creditsIn(language: string): (amount: Amount) => string {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount) => (amount % 100 === 0 ? whole : exact).format(amount / 100);
}

/** An amount in English text: 1000 hundredths are "10", 1250 are "12.50", 100000000 are "1,000,000". */
export const formatCredits: (amount: Amount) => string = creditsIn("en");
