// `node tooling/mutants/run-mutants.mjs` tests the mutants of the files that are not in the report or have changed since,
// and writes the report. A mutant of unchanged lines keeps its result of the report. Words as arguments select the files
// whose paths contain one of the words. `--survivors` also tests the survivors without a reason, for example after tests
// were added, and `--all` tests every mutant. `--workers=2` tests two mutants at a time. `--minutes=10` ends the command
// after ten minutes. The report is written after each slice of files. The results of an interrupted slice are stored, so
// the same command continues it.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { codeAt, earlierLinesOf, earlierSource, inOneLine } from "./earlier-results.mjs";
import { MUTATED } from "./mutated.mjs";
import { mutatedGroups, ROOT, readReport, scoreOf, sha256Of, sourceOf, writeReport } from "./report.mjs";
import { DETECTED, forgetTested, TIME_IS_OVER, testedOf, writeEarlierResults } from "./tested-results.mjs";

/** The number of files of a slice. Each slice runs all tests once without a mutant. */
const SLICE = 6;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const [withSurvivors, isEach] = ["--survivors", "--all"].map((option) => process.argv.includes(option));
const numberOf = (option) => process.argv.find((word) => word.startsWith(`--${option}=`))?.split("=")[1];
const workers = Number(numberOf("workers") ?? 1);
const until = Date.now() + Number(numberOf("minutes") ?? Number.POSITIVE_INFINITY) * 60_000;

/** Mutates files of one group and returns the mutants. */
async function mutantsOf(group, files) {
  const { folder } = MUTATED[group];
  process.chdir(join(ROOT, folder));
  process.env.MUTATED_GROUP = String(group);
  mkdirSync(".mutants", { recursive: true });
  return await new Stryker({
    mutate: files.map((file) => file.slice(folder.length + 1)),
    testRunner: "vitest-files",
    plugins: [fileURLToPath(new URL("test-runner.mjs", import.meta.url))],
    vitest: { configFile: fileURLToPath(new URL("mutant-tests.js", import.meta.url)), related: false },
    concurrency: Math.min(workers, 2),
    tempDirName: ".mutants/sandbox",
    reporters: ["progress-append-only", "tested"],
    // The limits are high. Otherwise, a slow run on a busy machine would count as a timeout, which detects the mutant.
    timeoutMS: 10_000,
    timeoutFactor: 2,
  }).runMutationTest();
}

/** Returns the results of a file that are known. */
function earlierResultsOf(path, source) {
  const result = isEach ? undefined : readReport()[path];
  const before = result && earlierSource(path, result);
  const tested = testedOf(path, source);
  if (before === undefined) return { source, earlierLines: [], survivors: [], again: [], tested };
  const isAgain = ({ reason }) => withSurvivors && reason === undefined;
  return {
    source,
    earlierLines: earlierLinesOf(before, source),
    survivors: result.survivors.filter((survivor) => !isAgain(survivor)),
    again: result.survivors.filter(isAgain),
    tested,
  };
}

/** Returns the result of a file. Survivors keep the reasons of the earlier result. */
function resultOf(source, mutants, earlier) {
  const counted = mutants.filter(({ status }) => status in DETECTED);
  const survivors = counted
    .filter(({ status }) => !DETECTED[status])
    .map(({ location, replacement }) => {
      const survivor = { line: location.start.line, was: codeAt(source, location), is: inOneLine(replacement) };
      const known = earlier?.survivors.find(({ was, is }) => was === survivor.was && is === survivor.is);
      return known?.reason === undefined ? survivor : { ...survivor, reason: known.reason };
    });
  return { sha256: sha256Of(source), detected: counted.length - survivors.length, survivors };
}

const isWanted = (path) => {
  const earlier = readReport()[path];
  const isChanged = earlier?.sha256 !== sha256Of(sourceOf(path));
  const isOpen = withSurvivors && earlier?.survivors.some(({ reason }) => reason === undefined);
  return (isChanged || isOpen || isEach) && (words.length === 0 || words.some((word) => path.includes(word)));
};

/** Tests the mutants of files of one group. Returns `false` if the time was over before the last mutant. */
async function test(group, paths) {
  const { folder } = MUTATED[group];
  // The files may change while their mutants run.
  const sources = paths.map(sourceOf);
  const earlierResults = paths.map((path, index) => [join(ROOT, path), earlierResultsOf(path, sources[index])]);
  writeEarlierResults(Object.fromEntries(earlierResults));
  const mutants = await mutantsOf(group, paths);
  if (mutants.some(({ statusReason }) => statusReason === TIME_IS_OVER)) return false;
  const earlier = readReport();
  const results = paths.map((path, index) => {
    const ofFile = mutants.filter(({ fileName }) => resolve(ROOT, folder, fileName) === join(ROOT, path));
    return [path, resultOf(sources[index], ofFile, earlier[path])];
  });
  writeReport({ ...earlier, ...Object.fromEntries(results) });
  forgetTested(paths);
  for (const [path, result] of results) console.log(`${path}: ${scoreOf([result]).toFixed(1)} %`);
  return true;
}

/** Returns the slices of files with mutants to test, each with the number of its group. */
const slices = mutatedGroups().flatMap((paths, group) => {
  const files = paths.filter(isWanted);
  const starts = [...files.keys()].filter((index) => index % SLICE === 0);
  return starts.map((from) => ({ group, paths: files.slice(from, from + SLICE) }));
});
process.env.TESTED_UNTIL = String(until);
for (const { group, paths } of slices) {
  if (Date.now() < until && (await test(group, paths))) continue;
  console.log("The time is over. The same command continues.");
  process.exitCode = 1;
  break;
}
