import type { Amount } from "@thunderjack/core";
import { formatCredits } from "@thunderjack/stage";

/** What was won or lost, with its sign: "+75", "−10" or "±0". */
export function formatGain(amount: Amount): string {
  const sign = amount > 0 ? "+" : amount < 0 ? "−" : "±";
  return sign + formatCredits(Math.abs(amount));
}
