// `node tooling/mutants/run-mutants.mjs` mutates the files that are not in the report or have changed since, and writes
// the report. Words as arguments select the files whose paths contain one of the words, even if they have not changed.
// `--workers=2` tests two mutants at a time. `--survivors` tests only the survivors without a reason in unchanged
// files, for example after tests were added. The report is written after each slice of files, so a stopped command can be
// resumed.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { MUTATED } from "./mutated.mjs";
import { mutatedGroups, ROOT, readReport, scoreOf, sha256Of, sourceOf, writeReport } from "./report.mjs";

/** The number of files of a slice. Each slice runs all tests once without a mutant. */
const SLICE = 6;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const onlySurvivors = process.argv.includes("--survivors");
const workers = Number(process.argv.find((word) => word.startsWith("--workers="))?.split("=")[1] ?? 1);

/** The results of Stryker that count towards the score. The value is `true` if the mutant is detected. */
const DETECTED = { Killed: true, Timeout: true, Survived: false, NoCoverage: false };

/** Mutates files of one group, or parts of them, and returns the mutants. */
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
    reporters: ["progress-append-only"],
    // The limits are high. Otherwise, a slow run on a busy machine would count as a timeout, which detects the mutant.
    timeoutMS: 10_000,
    timeoutFactor: 2,
  }).runMutationTest();
}

const inOneLine = (code) => code.replace(/\s+/g, " ");

/** Returns the code at a location of Stryker, whose lines and columns begin at 1. */
function codeAt(lines, { start, end }) {
  const cut = lines.slice(start.line - 1, end.line);
  cut[cut.length - 1] = cut.at(-1).slice(0, end.column - 1);
  cut[0] = cut[0].slice(start.column - 1);
  return inOneLine(cut.join("\n"));
}

/** Returns the result of a file. Survivors keep the reasons of the earlier result. */
function resultOf(source, mutants, earlier) {
  const lines = source.split("\n");
  const counted = mutants.filter(({ status }) => status in DETECTED);
  const survivors = counted
    .filter(({ status }) => !DETECTED[status])
    .map(({ location, replacement }) => {
      const survivor = {
        line: location.start.line,
        was: codeAt(lines, location),
        is: inOneLine(replacement),
      };
      const known = earlier?.survivors.find(({ was, is }) => was === survivor.was && is === survivor.is);
      return known?.reason === undefined ? survivor : { ...survivor, reason: known.reason };
    });
  return { sha256: sha256Of(source), detected: counted.length - survivors.length, survivors };
}

/** Returns the position of an index in a text. Lines begin at 1 and columns at 0, as Stryker accepts them. */
function positionOf(text, index) {
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: lines.at(-1).length };
}

/**
 * Returns the places of a survivor in the current source. Comments are not part of the hash of a file, so a survivor may
 * be in another line now. The nearest line that contains its code is used.
 */
function placesOf(source, { line, was }) {
  const code = new RegExp(was.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+"), "g");
  const places = [...source.matchAll(code)].map(({ index, 0: { length } }) => ({
    start: positionOf(source, index),
    end: positionOf(source, index + length),
  }));
  const distanceOf = ({ start }) => Math.abs(start.line - line);
  const distance = Math.min(...places.map(distanceOf));
  return places.filter((place) => distanceOf(place) === distance);
}

/** Returns the places of the survivors of a file that have no reason, in the form `path:line:column-line:column`. */
function survivorsIn(path) {
  const source = sourceOf(path);
  const open = readReport()[path].survivors.filter(({ reason }) => reason === undefined);
  const places = open.flatMap((survivor) => placesOf(source, survivor));
  const texts = places.map(({ start, end }) => `${path}:${start.line}:${start.column}-${end.line}:${end.column}`);
  return [...new Set(texts)];
}

/** Returns the earlier result of a file with the current lines, and without the survivors that are detected now. */
function withoutDetected(source, mutants, earlier) {
  const lines = source.split("\n");
  const detected = mutants.filter(({ status }) => DETECTED[status]);
  const isDetected = ({ line, was, is }) =>
    detected.some(
      ({ location, replacement }) =>
        location.start.line === line && codeAt(lines, location) === was && inOneLine(replacement) === is,
    );
  const moved = earlier.survivors.map((survivor) => ({
    ...survivor,
    line: placesOf(source, survivor)[0]?.start.line ?? survivor.line,
  }));
  const survivors = moved.filter((survivor) => !isDetected(survivor));
  return { ...earlier, detected: earlier.detected + moved.length - survivors.length, survivors };
}

const isWanted = (path) => {
  const earlier = readReport()[path];
  const isChanged = earlier?.sha256 !== sha256Of(sourceOf(path));
  if (onlySurvivors && (isChanged || earlier.survivors.every(({ reason }) => reason !== undefined))) return false;
  return words.length > 0 ? words.some((word) => path.includes(word)) : onlySurvivors || isChanged;
};

for (const [group, paths] of mutatedGroups().entries()) {
  const { folder } = MUTATED[group];
  const files = paths.filter(isWanted);
  for (let from = 0; from < files.length; from += SLICE) {
    const slice = files.slice(from, from + SLICE);
    // The files may change while their mutants run.
    const sources = slice.map(sourceOf);
    const mutants = await mutantsOf(group, onlySurvivors ? slice.flatMap(survivorsIn) : slice);
    const earlier = readReport();
    const results = slice.map((path, index) => {
      const ofFile = mutants.filter(({ fileName }) => resolve(ROOT, folder, fileName) === join(ROOT, path));
      const result = onlySurvivors ? withoutDetected : resultOf;
      return [path, result(sources[index], ofFile, earlier[path])];
    });
    writeReport({ ...earlier, ...Object.fromEntries(results) });
    for (const [path, result] of results) console.log(`${path}: ${scoreOf([result]).toFixed(1)} %`);
  }
}
