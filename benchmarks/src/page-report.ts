import { median } from "./contender.js";
import { table } from "./markdown-table.js";
import type { PageFigure } from "./page-figures.js";
import type { MeasuredFigure, PageFigures } from "./pages.js";

/**
 * Returns the section of the report about pages.
 *
 * @param other the name of the checkout that was measured, too; `null` if there was none
 */
export function pageSection({ chromium, figures }: PageFigures, other: string | null): string {
  const repeat = figures[0]?.own.length ?? 0;
  return `## Pages

Chromium ${chromium}, headless, ${repeat} times. Medians; the times of the main thread are processor times. A slow phone has a quarter of the processor, and for the first chip an empty cache, 1.44 Mbit/s and 150 ms of latency. The files are compressed with gzip.

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
    const limit = mostOfOther === null ? ["", ""] : [`≤ ${mostOfOther}`, met(ratio <= mostOfOther)];
    const noise = (median(again) / value).toFixed(2);
    return [...shown, ...required, text(median(others), unit), ratio.toFixed(2), ...limit, noise];
  });
  return table([[...head, ...compared], ...rows]);
}

function met(isMet: boolean): string {
  return isMet ? "yes" : "no";
}

function text(value: number, unit: PageFigure["unit"]): string {
  const digits = unit === "ms" && value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}
