import type { Amount } from "@thunderjack/core";

/** The size of the chart, in units of its view box. */
export const CHART = { width: 300, height: 64 } as const;

/** The space above and below the line, so that its stroke is not cut off. */
const MARGIN = 4;

/** The drawing of credits: a line with one level for each amount, and the height of the first level. */
export interface CreditsChart {
  /** The path data of the line. */
  readonly path: string;
  readonly start: number;
  readonly lowest: Amount;
  readonly highest: Amount;
}

/** @param credits the credits before the first round and after each round */
export function creditsChart(credits: readonly Amount[]): CreditsChart {
  const [lowest, highest] = [Math.min(...credits), Math.max(...credits)];
  const range = highest - lowest || 1;
  const y = (amount: Amount) =>
    round(CHART.height - MARGIN - ((amount - lowest) / range) * (CHART.height - 2 * MARGIN));
  const step = CHART.width / credits.length;
  const levels = credits.map(
    (amount, index) => `${index === 0 ? "M0 " : "V"}${y(amount)}H${round((index + 1) * step)}`,
  );
  return { path: levels.join(""), start: y(credits[0] ?? 0), lowest, highest };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
