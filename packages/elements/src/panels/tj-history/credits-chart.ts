import type { Amount } from "@thunderjack/core";

/** The size of the chart, in units of its view box. */
export const CHART = { width: 300, height: 64 } as const;

/** The space above and below the line, so that its stroke is not cut off. */
const MARGIN = 4;

/**
 * Returns the path data of a line in steps, one step for each round.
 *
 * @param credits the credits before the first round and after each round
 */
export function creditsPath(credits: readonly Amount[]): string {
  const lowest = Math.min(...credits);
  const range = Math.max(...credits) - lowest || 1;
  const y = (amount: Amount) =>
    round(CHART.height - MARGIN - ((amount - lowest) / range) * (CHART.height - 2 * MARGIN));
  const step = CHART.width / Math.max(1, credits.length - 1);
  return credits
    .map((amount, index) => (index === 0 ? `M0 ${y(amount)}` : `V${y(amount)}H${round(index * step)}`))
    .join("");
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
