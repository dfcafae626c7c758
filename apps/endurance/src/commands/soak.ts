import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromiumVersion } from "@thunderjack/vitest/chromium-path";
import { areConstant, grown, isComparable, trendsOf } from "../soak/flatness.js";
import { checkpointLine, soakReport, trendLines } from "../soak/report.js";
import { KINDS, soak } from "../soak/soak.js";
import { SoakRun } from "../soak/soak-run.js";

/*
 * Runs soak tests: `pnpm --filter @thunderjack/endurance soak [rounds] [kind] [rounds of a slice]`. Without a kind, all
 * kinds are tested. A slice is one page. The slices are stored in `.soak`, and a further run adds those that are
 * missing. SIGINT ends the current slice and the test. The results are written to SOAK.md. The options:
 *
 *   --hidden        hides the tables, which takes less than half of the time
 *   --every=135     sets the number of rounds between two checkpoints, which is 35 by default
 *   --runs=folder   stores the slices in another folder than `.soak`, for example in memory
 */

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  allowPositionals: true,
  options: {
    hidden: { type: "boolean", default: false },
    // The number of stored rows grows during the 100 rounds of a shoe. 35 does not divide 100, so the checkpoints are
    // at different rounds of their shoes.
    every: { type: "string", default: "35" },
    runs: { type: "string", default: ".soak" },
  },
});
const [words = "100000", only, sliceWords = "2500"] = positionals;
const rounds = Number(words);
const ofSlice = Number(sliceWords);
const every = Number(options.every);
const isDrawn = !options.hidden;

/** The number of printed checkpoints for each slice. */
const LINES = 5;

const git = (...args: readonly string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
const commit =
  git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", "--", "src", "../../packages") === "" ? "" : "+");

let isFlat = true;
let isInterrupted = false;
process.once("SIGINT", () => {
  isInterrupted = true;
});
for (const kind of KINDS.filter((each) => only === undefined || each === only)) {
  const run = new SoakRun(options.runs, kind, isDrawn);
  console.log(`${run.name}: ${run.rounds.toLocaleString("en")} of ${rounds.toLocaleString("en")} rounds are stored`);
  while (run.rounds < rounds && !isInterrupted) {
    const started = Date.now();
    const seed = run.slices.length + 1;
    let passed = 0;
    const checkpoints = await soak({
      kind,
      rounds: ofSlice,
      every,
      seed,
      pages: "dist/pages",
      profile: run.profile,
      isDrawn,
      isEnough: () => isInterrupted,
      passed: (checkpoint) => {
        const isPrinted = passed++ % Math.max(1, Math.floor(ofSlice / every / LINES)) === 0;
        if (isPrinted) console.log(checkpointLine(checkpoint));
      },
    });
    if (!isComparable(checkpoints)) break;
    const seconds = Math.round((Date.now() - started) / 1000);
    run.add({ commit, chromium: chromiumVersion(), seed, seconds, checkpoints });
    console.log(`slice ${seed}: ${checkpoints.at(-1)?.rounds} rounds in ${seconds} s`);
  }
  const pages = run.slices.map(({ checkpoints }) => checkpoints);
  if (!areConstant(pages)) isFlat = false;
  for (const [index, page] of [...pages, pages.flat()].entries()) {
    const trends = trendsOf(page);
    if (grown(trends).length === 0) continue;
    console.log(`${index < pages.length ? `slice ${index + 1}` : "all slices"}:\n${trendLines(trends)}`);
  }
}
writeFileSync(
  "SOAK.md",
  soakReport(KINDS.flatMap((kind) => [true, false].map((drawn) => new SoakRun(options.runs, kind, drawn)))),
);
console.log(isFlat ? "All figures are constant." : "Some figures grow.");
process.exitCode = isFlat ? 0 : 1;
