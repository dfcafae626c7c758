import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { commitOfTree } from "@thunderjack/vitest/commit";
import { checkoutOf } from "./checkout.js";
import { comparedNames, comparison, noise, noiseTexts } from "./comparison.js";
import { CONTENDERS, type ContenderName } from "./contenders.js";
import type { GrowthFigures } from "./growth.js";
import { pageTable } from "./page-report.js";
import type { PageFigures } from "./pages.js";
import type { RecordingFigures } from "./recording.js";
import { MOST_PAGES, machineOf, reportOf } from "./report.js";

/*
 * `pnpm bench [--repeat N] [--report]` compares this checkout with itself, and ends with a message if the machine is too
 * busy to tell 5 %. Then it measures all contenders, the recordings, growth and the pages. Each contender runs in its own
 * process, in N turns (9 by default). A ratio of two contenders is taken within each turn, so that a temporary slowdown of
 * the machine affects both. `--report` writes REPORT.md.
 *
 * `pnpm bench --against DIR|TAG [--repeat N] [--only NAME]` compares this checkout with another checkout: with an
 * installed and built folder, or with a tag, branch or commit, which is then built in a temporary folder. Each contender
 * runs in N processes (3 by default), or in more while its median is uncertain. `--only` names one contender, such as
 * `recording`, or the `pages`.
 */

const { values } = parseArgs({
  // A package manager passes a lone `--` to the program.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    repeat: { type: "string" },
    report: { type: "boolean", default: false },
    against: { type: "string" },
    only: { type: "string" },
  },
});
/** The number of turns of all contenders. */
const TURNS = 9;
/** The number of processes for each contender of a comparison with another checkout. */
const PROCESSES = 3;
const MEASURE = fileURLToPath(new URL("./measure-contender.js", import.meta.url));
const GROWTH = fileURLToPath(new URL("./print-growth.js", import.meta.url));
const PAGES = fileURLToPath(new URL("./print-pages.js", import.meta.url));
const RECORDING = fileURLToPath(new URL("./print-recording.js", import.meta.url));
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
  const commit = commitOfTree();
  const own = noise();
  const turns = repetitions(TURNS);
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<ContenderName, number[]>;
  for (let turn = 1; turn <= turns; turn++) {
    process.stderr.write(`turn ${turn} of ${turns}\n`);
    // Every second turn is reversed, so that a machine that becomes slower or faster favours none of the contenders.
    for (const name of turn % 2 === 1 ? names : [...names].reverse()) {
      rates[name].push(Number(execFileSync(process.execPath, [MEASURE, name], { encoding: "utf8" })));
    }
  }

  process.stderr.write("recordings\n");
  const recording: RecordingFigures = figuresOf(RECORDING);
  process.stderr.write("growth\n");
  const growth: GrowthFigures = figuresOf(GROWTH);
  const report = reportOf({
    rates,
    recording,
    growth,
    pages: pageFigures(),
    noise: noiseTexts(own),
    machine: machineOf(),
    commit,
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
    if (compared.length > 0) process.stdout.write(comparison(checkout.folder, own, repetitions(PROCESSES)));
    if (values.only === undefined || values.only === PAGES_ONLY) {
      const { figures } = pageFigures("--against", checkout.folder);
      process.stdout.write(`\n${pageTable(figures, name)}\n`);
    }
  } finally {
    checkout.remove();
  }
}

function pageFigures(...options: readonly string[]): PageFigures {
  return figuresOf(PAGES, "--repeat", String(Math.min(repetitions(MOST_PAGES), MOST_PAGES)), ...options);
}

/** Returns the number of repetitions that the caller has chosen, or the default. */
function repetitions(byDefault: number): number {
  return values.repeat === undefined ? byDefault : Math.max(1, Number(values.repeat));
}

/** Runs a measurement in its own process and returns its figures. */
function figuresOf<Figures>(script: string, ...options: readonly string[]): Figures {
  return JSON.parse(execFileSync(process.execPath, [script, "--json", ...options], { encoding: "utf8" }));
}
