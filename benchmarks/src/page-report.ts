import { median } from "./contender.js";
import { table } from "./markdown-table.js";
import type { PageFigure } from "./page-figures.js";

/** The measured values of a figure. */
export interface MeasuredFigure {
  readonly figure: PageFigure;
  readonly own: readonly number[];
  /** The values of the other checkout; empty without one. */
  readonly other: readonly number[];
  /** The values of this checkout, measured a second time; empty without another checkout. */
  readonly again: readonly number[];
}

/** The circumstances of a measurement. */
export interface Circumstances {
  readonly machine: string;
  readonly date: Date;
  /** The name of the other checkout; `null` without one. */
  readonly other: string | null;
}

/** Returns the figures of pages as a Markdown page. */
export function pageReport(figures: readonly MeasuredFigure[], { machine, date, other }: Circumstances): string {
  const head = ["page", "measured", "range", "required", "met"];
  const compared = other === null ? [] : [other, "ratio", "required ratio", "met", "this checkout / itself"];
  const rows = figures.map(({ figure, own, other: others, again }) => {
    const { title, unit, most, mostOfOther } = figure;
    const value = median(own);
    const shown = [title, text(value, unit), `${text(Math.min(...own), unit)} to ${text(Math.max(...own), unit)}`];
    const required = most === null ? ["", ""] : [`≤ ${text(most, unit)}`, met(value <= most)];
    if (other === null) return [...shown, ...required];
    // Both series of this checkout are used, because they were measured before and after the other one.
    const ratio = median([...own, ...again]) / median(others);
    const limit = mostOfOther === null ? ["", ""] : [`≤ ${mostOfOther}`, met(ratio <= mostOfOther)];
    const noise = (median(again) / value).toFixed(2);
    return [...shown, ...required, text(median(others), unit), ratio.toFixed(2), ...limit, noise];
  });
  return `# Pages

${date.toISOString().slice(0, 10)}. ${machine}. Medians; the times of the main thread are processor times. A slow phone has a quarter of the processor, and for the first chip an empty cache, 1.44 Mbit/s and 150 ms of latency. The files are compressed with gzip.

${table([[...head, ...compared], ...rows])}

\`pnpm --filter @thunderjack/benchmarks bench:pages\` prints this page. \`--report\` writes it, \`--against DIR|TAG\` compares with another checkout, \`--repeat N\` sets the number of repetitions, and \`--only NAME\` selects a measurement: tables, longest, cards, "first chip" or "first chip, stored".
`;
}

function met(isMet: boolean): string {
  return isMet ? "yes" : "no";
}

function text(value: number, unit: PageFigure["unit"]): string {
  const digits = unit === "ms" && value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}
