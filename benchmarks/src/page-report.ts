import { median } from "./contender.js";
import { table } from "./markdown-table.js";
import type { PageFigure } from "./page-figures.js";
import type { MeasuredFigure, PageFigures } from "./pages.js";
import { threeDigits } from "./written-number.js";

/**
 * Returns the section of the report about pages.
 *
 * @param other the name of the checkout that was measured, too; `null` if there was none
 */
export function pageSection({ chromium, figures }: PageFigures, other: string | null): string {
  const repeat = figures[0]?.own.length ?? 0;
  return `## Pages

Chromium ${chromium}, headless, ${repeat} times. Medians; the times of the main thread are processor times. The first chip is measured with a quarter of the processor, an empty cache, 1.44 Mbit/s and 150 ms of latency; it is usable when it is painted. The times with a quarter of the processor include the time for which the browser slows the page down. The files are compressed with gzip.

${pageTable(figures, other)}`;
}

/** Returns the figures of pages as a Markdown table. */
export function pageTable(figures: readonly MeasuredFigure[], other: string | null): string {
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
    const limit =
      mostOfOther === null
        ? ["", ""]
        : [`≤ ${mostOfOther}`, bothMet([own, again].map((series) => median(series) / median(others) <= mostOfOther))];
    const noise = (median(again) / value).toFixed(2);
    return [...shown, ...required, text(median(others), unit), ratio.toFixed(2), ...limit, noise];
  });
  return table([[...head, ...compared], ...rows]);
}

function met(isMet: boolean): string {
  return isMet ? "yes" : "no";
}

/** Returns whether a requirement is met by both series of this checkout; they may differ on a busy machine. */
function bothMet([first, second]: readonly boolean[]): string {
  return first === second ? met(first === true) : "uncertain";
}

function text(value: number, unit: PageFigure["unit"]): string {
  return `${threeDigits(value)} ${unit}`;
}
