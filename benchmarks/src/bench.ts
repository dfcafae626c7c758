import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkoutOf } from "./checkout.js";
import { comparedNames, comparison, noise, quartilesOf } from "./comparison.js";
import { median } from "./contender.js";
import { CONTENDERS, type ContenderName } from "./contenders.js";
import type { GrowthFigures } from "./growth.js";
import { pageTable } from "./page-report.js";
import type { PageFigures } from "./pages.js";
import type { RecordingFigures } from "./recording.js";
import { MOST_PAGES, machineOf, reportOf } from "./report.js";

/*
 * `pnpm bench [--repeat N] [--report]` compares this checkout with itself, and ends with a message if the machine is too
 * busy to tell 5 %. Then it measures all contenders, the recordings, growth and the pages. Each contender runs in its own
 * process, in turn and N times (5 by default), so that a temporary slowdown of the machine affects all of them.
 * `--report` writes REPORT.md.
 *
 * `pnpm bench --against DIR|TAG [--repeat N] [--only NAME]` compares this checkout with another checkout: with an
 * installed and built folder, or with a tag, branch or commit, which is then built in a temporary folder. `--only` names
 * one contender, such as `recording`, or the `pages`.
 */

const { values } = parseArgs({
  // A package manager passes a lone `--` to the program.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    repeat: { type: "string", default: "5" },
    report: { type: "boolean", default: false },
    against: { type: "string" },
    only: { type: "string" },
  },
});
const repeat = Math.max(1, Number(values.repeat));
const ONE = fileURLToPath(new URL("./one.js", import.meta.url));
const GROWTH = fileURLToPath(new URL("./one-growth.js", import.meta.url));
const PAGES = fileURLToPath(new URL("./one-pages.js", import.meta.url));
const RECORDING = fileURLToPath(new URL("./one-recording.js", import.meta.url));
/** The name of the measurements of pages for `--only`. */
const PAGES_ONLY = "pages";
const names = Object.keys(CONTENDERS) as ContenderName[];

try {
  if (values.against !== undefined) compareWith(values.against);
  else measureAll();
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
  process.exitCode = 1;
}

/** Measures everything, and prints the report. */
function measureAll(): void {
  const own = noise();
  const samples = new Map<ContenderName, number[]>(names.map((name) => [name, []]));
  for (let turn = 1; turn <= repeat; turn++) {
    for (const name of names) {
      process.stderr.write(`turn ${turn} of ${repeat}: ${name}\n`);
      samples.get(name)?.push(Number(execFileSync(process.execPath, [ONE, name], { encoding: "utf8" })));
    }
  }

  const medians = Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<
    ContenderName,
    number
  >;
  const spreads = Object.fromEntries(
    names.map((name) => {
      const all = samples.get(name) ?? [];
      return [name, (Math.max(...all) - Math.min(...all)) / medians[name]];
    }),
  ) as Record<ContenderName, number>;

  process.stderr.write("recordings\n");
  const recording: RecordingFigures = figuresOf(RECORDING);
  process.stderr.write("growth\n");
  const growth: GrowthFigures = figuresOf(GROWTH);
  const report = reportOf({
    medians,
    spreads,
    recording,
    growth,
    pages: pageFigures(),
    noise: quartilesOf(own),
    repeat,
    machine: machineOf(),
    date: new Date(),
  });
  process.stdout.write(report);
  if (values.report) writeFileSync(new URL("../REPORT.md", import.meta.url), report);
}

function compareWith(name: string): void {
  const compared = values.only === PAGES_ONLY ? [] : comparedNames(values.only);
  const own = noise(compared);
  const checkout = checkoutOf(name);
  try {
    if (compared.length > 0) process.stdout.write(comparison(checkout.folder, own, repeat));
    if (values.only === undefined || values.only === PAGES_ONLY) {
      const { figures } = pageFigures("--against", checkout.folder);
      process.stdout.write(`\n${pageTable(figures, name)}\n`);
    }
  } finally {
    checkout.remove();
  }
}

function pageFigures(...options: readonly string[]): PageFigures {
  return figuresOf(PAGES, "--repeat", String(Math.min(repeat, MOST_PAGES)), ...options);
}

/** Runs a measurement in its own process and returns its figures. */
function figuresOf<Figures>(script: string, ...options: readonly string[]): Figures {
  return JSON.parse(execFileSync(process.execPath, [script, "--json", ...options], { encoding: "utf8" }));
}
