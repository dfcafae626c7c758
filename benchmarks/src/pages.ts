import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium } from "playwright";
import { PAGE_MEASUREMENTS, type PageFigure, type PageMeasurement } from "./page-figures.js";
import { type ServedElements, servedElements } from "./served-elements.js";

/** The measured values of a figure. */
export interface MeasuredFigure {
  readonly figure: PageFigure;
  readonly own: readonly number[];
  /** The values of the other checkout; empty without one. */
  readonly other: readonly number[];
  /** The values of this checkout, measured a second time; empty without another checkout. */
  readonly again: readonly number[];
}

/** The measurements of pages. */
export interface PageFigures {
  /** The version of Chromium. */
  readonly chromium: string;
  readonly figures: readonly MeasuredFigure[];
}

/**
 * Returns the names of the measurements to take: all of them, or only one.
 *
 * @throws Error when there is no measurement with this name
 */
export function pageNames(only?: string): readonly string[] {
  const names = Object.keys(PAGE_MEASUREMENTS);
  if (only === undefined) return names;
  if (names.includes(only)) return [only];
  throw new Error(`There is no measurement "${only}". Choose one of: ${names.join(", ")}.`);
}

/**
 * Measures the built elements in pages of Chromium.
 *
 * @param names the names of the measurements
 * @param repeat the number of times that each measurement is taken
 * @param other the folder of another checkout, which is measured in turn with this one; `null` for none
 */
export async function measurePages(
  names: readonly string[],
  repeat: number,
  other: string | null,
): Promise<PageFigures> {
  const own = await servedElements(fileURLToPath(new URL("../..", import.meta.url)));
  const served = other === null ? [own] : [own, await servedElements(other), own];
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: MeasuredFigure[] = [];
    for (const name of names) {
      process.stderr.write(`${name}\n`);
      const measurement = PAGE_MEASUREMENTS[name];
      if (measurement === undefined) continue;
      const [mine = [], others = [], again = []] = await inTurn(browser, measurement, served, repeat);
      for (const [index, figure] of measurement.figures.entries()) {
        const of = (turns: readonly (readonly number[])[]) => turns.map((values) => values[index] ?? Number.NaN);
        figures.push({ figure, own: of(mine), other: of(others), again: of(again) });
      }
    }
    return { chromium: browser.version(), figures };
  } finally {
    await browser.close();
    for (const elements of new Set(served)) elements.close();
  }
}

/** Measures each of several checkouts in turn. Returns the figures of each checkout, of each repetition. */
async function inTurn(
  browser: Browser,
  { measure }: PageMeasurement,
  checkouts: readonly ServedElements[],
  repeat: number,
) {
  const measured: (readonly number[])[][] = checkouts.map(() => []);
  for (let turn = 0; turn < repeat; turn++) {
    for (const [index, elements] of checkouts.entries()) measured[index]?.push(await measure(browser, elements));
  }
  return measured;
}
