import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium } from "playwright";
import { checkoutOf } from "./checkout.js";
import { PAGE_MEASUREMENTS, type PageMeasurement } from "./page-figures.js";
import { pageReport } from "./page-report.js";
import { machineOf } from "./report.js";
import { type ServedElements, servedElements } from "./served-elements.js";

/*
 * `pnpm --filter @thunderjack/benchmarks bench:pages [--repeat N] [--only NAME] [--report]` measures the elements in pages
 * of Chromium: twenty tables, one table, a thousand cards, and the first use of a table. The elements must be built.
 * `--against DIR|TAG` also measures another checkout, and this one a second time, in turn. `--report` writes PAGES.md.
 */

const { values } = parseArgs({
  // A package manager passes a lone `--` to the program.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    repeat: { type: "string", default: "3" },
    only: { type: "string" },
    report: { type: "boolean", default: false },
    against: { type: "string" },
  },
});
const repeat = Math.max(1, Number(values.repeat));
const names = values.only === undefined ? Object.keys(PAGE_MEASUREMENTS) : [values.only];

/** Measures each of several checkouts in turn. Returns the figures of each checkout, of each repetition. */
async function inTurn(browser: Browser, { measure }: PageMeasurement, checkouts: readonly ServedElements[]) {
  const measured: (readonly number[])[][] = checkouts.map(() => []);
  for (let turn = 0; turn < repeat; turn++) {
    for (const [index, elements] of checkouts.entries()) measured[index]?.push(await measure(browser, elements));
  }
  return measured;
}

// pnpm runs this script in the folder of the package. `INIT_CWD` is the folder in which the user called pnpm.
const named = values.against === undefined ? null : resolve(process.env.INIT_CWD ?? ".", values.against);
const other = named === null ? null : checkoutOf(existsSync(named) ? named : (values.against ?? ""));
const own = await servedElements(fileURLToPath(new URL("../..", import.meta.url)));
const served = other === null ? [own] : [own, await servedElements(other.folder), own];
const browser = await chromium.launch(launchOptions());
try {
  const rows = [];
  for (const name of names) {
    process.stderr.write(`${name}\n`);
    const measurement = PAGE_MEASUREMENTS[name];
    if (measurement === undefined) throw new Error(`There is no measurement "${name}".`);
    const [mine = [], others = [], again = []] = await inTurn(browser, measurement, served);
    for (const [index, figure] of measurement.figures.entries()) {
      const of = (turns: readonly (readonly number[])[]) => turns.map((figures) => figures[index] ?? Number.NaN);
      rows.push({ figure, own: of(mine), other: of(others), again: of(again) });
    }
  }
  const machine = `${machineOf([])}; Chromium ${browser.version()}, headless`;
  const report = pageReport(rows, { machine, date: new Date(), other: values.against ?? null });
  process.stdout.write(report);
  if (values.report) writeFileSync(new URL("../PAGES.md", import.meta.url), report);
} finally {
  await browser.close();
  for (const elements of new Set(served)) elements.close();
  other?.remove();
}
