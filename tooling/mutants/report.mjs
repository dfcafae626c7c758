import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { MUTATED } from "./mutated.mjs";

/**
 * A mutant that no test detects.
 *
 * @typedef {object} Survivor
 * @property {number} line
 * @property {string} was the original code
 * @property {string} is the code of the mutant
 * @property {string} [reason] the reason why no test must detect it
 */

/**
 * The result of one file.
 *
 * @typedef {object} FileReport
 * @property {string} sha256 the hash of the code that was mutated
 * @property {number} detected the number of mutants that a test detects, or that do not end
 * @property {readonly Survivor[]} survivors
 */

/** @typedef {Readonly<Record<string, FileReport>>} Report results by path */

/** The minimum score of a file, in percent. */
export const FILE_FLOOR = 75;

/** The minimum score of all files together, in percent. */
export const TOTAL_FLOOR = 85;

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const PATH = fileURLToPath(new URL("report.json", import.meta.url));

/** @returns {Report} */
export const readReport = () => JSON.parse(readFileSync(PATH, "utf8"));

/** @param {Report} report */
export function writeReport(report) {
  const sorted = Object.fromEntries(Object.entries(report).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(PATH, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Returns the paths of the files that are mutated, for each group of `MUTATED`.
 *
 * @returns {string[][]}
 */
export function mutatedGroups() {
  const earlier = new Set();
  return MUTATED.map(({ folder, files = [], folders = [] }) => {
    const inFolders = folders.flatMap((inside) =>
      readdirSync(join(ROOT, folder, inside))
        .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
        .map((name) => `${inside}/${name}`),
    );
    const paths = [...files, ...inFolders].map((path) => `${folder}/${path}`).filter((path) => !earlier.has(path));
    for (const path of paths) earlier.add(path);
    return paths;
  });
}

/** @param {string} path */
export const sourceOf = (path) => readFileSync(join(ROOT, path), "utf8");

/**
 * Returns the hash of the code of a file. Comments, types and line breaks do not change it, because they change no
 * mutant.
 *
 * @param {string} source
 */
export function sha256Of(source) {
  const { code } = transformSync(source, { loader: "ts", minifyWhitespace: true, legalComments: "none" });
  return createHash("sha256").update(code).digest("hex");
}

/** Returns the score of results in percent. Files without mutants have the score 100. */
export function scoreOf(results) {
  const detected = results.reduce((sum, result) => sum + result.detected, 0);
  const survived = results.reduce((sum, result) => sum + result.survivors.length, 0);
  return detected + survived === 0 ? 100 : (100 * detected) / (detected + survived);
}

/**
 * Compares a report with the floors and with the current files.
 *
 * @param {Report} report
 * @param {ReadonlyMap<string, string>} hashes the hashes of the current files by path
 * @returns {{ failures: string[], notes: string[] }} `failures` name scores below a floor; `notes` name files
 *   whose score is not known, because they changed or are new
 */
export function findings(report, hashes) {
  const failures = [];
  for (const [path, result] of Object.entries(report)) {
    const score = scoreOf([result]);
    if (score < FILE_FLOOR) failures.push(`${path}: ${score.toFixed(1)} %, the floor is ${FILE_FLOOR} %`);
  }
  const total = scoreOf(Object.values(report));
  if (total < TOTAL_FLOOR) failures.push(`all files: ${total.toFixed(1)} %, the floor is ${TOTAL_FLOOR} %`);
  const current = [...hashes.keys()];
  const unknown = {
    "changed since the report": current.filter((path) => report[path] && report[path].sha256 !== hashes.get(path)),
    "not in the report": current.filter((path) => report[path] === undefined),
    "in the report, but deleted": Object.keys(report).filter((path) => !hashes.has(path)),
  };
  const notes = Object.entries(unknown).filter(([, paths]) => paths.length > 0);
  return { failures, notes: notes.map(([what, paths]) => `${what}: ${paths.join(", ")}`) };
}
