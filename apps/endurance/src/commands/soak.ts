import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { chromiumVersion } from "@thunderjack/vitest/chromium-path";
import { grown, trendsOf } from "../soak/flatness.js";
import { checkpointLine, soakReport, trendLines } from "../soak/report.js";
import { KINDS, soak } from "../soak/soak.js";
import { SoakRun } from "../soak/soak-run.js";

/*
 * Runs soak tests: `pnpm --filter @thunderjack/endurance soak [rounds] [kind] [rounds of a slice]`. Without a kind, all
 * kinds are tested. A slice is one page. The slices are stored in `.soak`, and a further run adds those that are missing.
 * SIGINT drops the current slice and ends the test. The results are written to SOAK.md.
 */

const RUNS = ".soak";

const [words = "100000", only, sliceWords = "2500"] = process.argv.slice(2).filter((word) => word !== "--");
const rounds = Number(words);
const ofSlice = Number(sliceWords);

/**
 * The number of rounds between two checkpoints. It does not divide the 100 rounds of a shoe, so that the checkpoints are
 * spread over the shoe, whose events are stored rows.
 */
const EVERY = 35;

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
  const run = new SoakRun(RUNS, kind);
  console.log(`${kind}: ${run.rounds.toLocaleString("en")} of ${rounds.toLocaleString("en")} rounds are stored`);
  while (run.rounds < rounds && !isInterrupted) {
    const started = Date.now();
    const seed = run.slices.length + 1;
    let passed = 0;
    const checkpoints = await soak({
      kind,
      rounds: ofSlice,
      every: EVERY,
      seed,
      pages: "dist/pages",
      profile: run.profile,
      isDrawn: true,
      isEnough: () => isInterrupted,
      passed: (checkpoint) => {
        const isPrinted = passed++ % Math.max(1, Math.floor(ofSlice / EVERY / LINES)) === 0;
        if (isPrinted) console.log(checkpointLine(checkpoint));
      },
    });
    if (isInterrupted) break;
    const seconds = Math.round((Date.now() - started) / 1000);
    run.add({ commit, chromium: chromiumVersion(), seed, seconds, checkpoints });
    console.log(`slice ${seed}: ${checkpoints.at(-1)?.rounds} rounds in ${seconds} s`);
  }
  // Each page must be constant by itself, and the storage also over all pages.
  const pages = run.slices.map(({ checkpoints }) => checkpoints);
  for (const [index, page] of [...pages, pages.flat()].entries()) {
    const trends = trendsOf(page);
    if (grown(trends).length === 0) continue;
    isFlat = false;
    console.log(`${index < pages.length ? `slice ${index + 1}` : "all slices"}:\n${trendLines(trends)}`);
  }
}
writeFileSync("SOAK.md", soakReport(KINDS.map((kind) => new SoakRun(RUNS, kind))));
console.log(isFlat ? "All figures are constant." : "Some figures grow.");
process.exitCode = isFlat ? 0 : 1;
