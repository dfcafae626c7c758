import { grown, trendsOf } from "../soak/flatness.js";
import { checkpointLine, trendLines } from "../soak/report.js";
import { KINDS, soak } from "../soak/soak.js";

/*
 * Runs soak tests: `pnpm --filter @thunderjack/endurance soak [rounds] [kind]`. Without a kind, all kinds are tested.
 * SIGINT ends the test and prints the results so far.
 */

/** The number of printed checkpoints for each table. */
const LINES = 20;

const [words = "100000", only] = process.argv.slice(2).filter((word) => word !== "--");
const rounds = Number(words);
const every = Math.max(50, Math.round(rounds / 100));
let isFlat = true;
let isInterrupted = false;
process.once("SIGINT", () => {
  isInterrupted = true;
});
for (const kind of KINDS.filter((each) => only === undefined || each === only)) {
  const started = Date.now();
  console.log(`${kind}: ${rounds.toLocaleString("en")} rounds in one page`);
  let passed = 0;
  const checkpoints = await soak({
    kind,
    rounds,
    every,
    seed: 1,
    pages: "dist/pages",
    isOnDisk: true,
    isDrawn: true,
    isEnough: () => isInterrupted,
    passed: (checkpoint) => {
      const isPrinted = passed++ % Math.max(1, Math.floor(rounds / every / LINES)) === 0;
      if (isPrinted) console.log(checkpointLine(checkpoint));
    },
  });
  const trends = trendsOf(checkpoints);
  const { rounds: played = 0 } = checkpoints.at(-1) ?? {};
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${played.toLocaleString("en")} rounds in ${seconds} s; earlier → later half after the history limit:`);
  console.log(trendLines(trends));
  if (grown(trends).length > 0) isFlat = false;
  if (isInterrupted) break;
}
console.log(isFlat ? "All figures are constant." : "Some figures grow.");
process.exitCode = isFlat ? 0 : 1;
