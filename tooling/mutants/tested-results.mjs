import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keyOf } from "./earlier-results.mjs";
import { ROOT } from "./report.mjs";

/** The results of Stryker that count towards the score. The value is `true` if the mutant is detected. */
export const DETECTED = { Killed: true, Timeout: true, Survived: false, NoCoverage: false };

/** The reason of a mutant that was not tested. */
export const TIME_IS_OVER = "The time is over.";

const FOLDER = fileURLToPath(new URL(".mutants/", import.meta.url));

/** The results of files that are not in the report yet: a JSON object in each line. */
const FILE = join(FOLDER, "tested.jsonl");

/** The known results of the files of a slice, for the process that runs the tests. */
const EARLIER = join(FOLDER, "earlier.json");

export function writeEarlierResults(results) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(EARLIER, JSON.stringify(results));
}

/** Returns the known results of the files of a slice by the absolute paths of the files. */
export const readEarlierResults = () => JSON.parse(readFileSync(EARLIER, "utf8"));

const hashOf = (source) => createHash("sha256").update(source).digest("hex");

function read() {
  try {
    return readFileSync(FILE, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Returns the stored results of a version of a file, by the keys of the mutants.
 *
 * @param {string} path
 * @param {string} source
 * @returns {Record<string, boolean>} `true` for each mutant that was detected
 */
export function testedOf(path, source) {
  const hash = hashOf(source);
  const ofFile = read().filter((result) => result.path === join(ROOT, path) && result.hash === hash);
  return Object.fromEntries(ofFile.map(({ key, isDetected }) => [key, isDetected]));
}

/** Deletes the stored results of files, which are in the report now. */
export function forgetTested(paths) {
  const others = read().filter(({ path }) => !paths.some((each) => join(ROOT, each) === path));
  writeFileSync(FILE, others.map((result) => `${JSON.stringify(result)}\n`).join(""));
}

/** The reporter of Stryker that stores the result of each mutant at once. */
export class TestedResults {
  hashes = new Map();

  onMutantTested({ fileName, location, replacement, status }) {
    if (!(status in DETECTED)) return;
    const hash = this.hashes.get(fileName) ?? hashOf(readFileSync(fileName, "utf8"));
    this.hashes.set(fileName, hash);
    const result = { path: fileName, hash, key: keyOf({ location, replacement }), isDetected: DETECTED[status] };
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(FILE, `${JSON.stringify(result)}\n`);
  }
}
