import { execFileSync } from "node:child_process";
import { ROOT, sha256Of, sourceOf } from "./report.mjs";

/** @typedef {import("./report.mjs").FileReport} FileReport */

/**
 * The results of the mutants of a file that are already known.
 *
 * @typedef {object} EarlierResults
 * @property {string} source the code that is mutated
 * @property {readonly (number | null)[]} earlierLines for each line of the source, its number in the code of the report,
 *   or `null` if it has changed since
 * @property {readonly { line: number, was: string, is: string }[]} survivors the survivors of the report that do not run
 *   again
 * @property {readonly { line: number, was: string, is: string }[]} again the survivors of the report that run again
 * @property {Readonly<Record<string, boolean>>} tested `true` for each mutant that was detected before an interruption,
 *   `false` for each that survived. The keys are {@link keyOf} the mutants
 */

export const inOneLine = (code) => code.replace(/\s+/g, " ");

/** Returns the code at a location of Stryker, whose lines and columns begin at 1. */
export function codeAt(source, { start, end }) {
  const cut = source.split("\n").slice(start.line - 1, end.line);
  cut[cut.length - 1] = cut.at(-1).slice(0, end.column - 1);
  cut[0] = cut[0].slice(start.column - 1);
  return inOneLine(cut.join("\n"));
}

/** Returns a text that identifies a mutant of a source. */
export function keyOf({ location: { start, end }, replacement }) {
  return `${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;
}

/**
 * Returns the number of each line of a new text in an old text, or `null` for lines that are not in the longest common
 * subsequence of both texts. The indentation of a line is ignored.
 *
 * @param {string} before
 * @param {string} after
 * @returns {(number | null)[]} line numbers begin at 1
 */
export function earlierLinesOf(before, after) {
  const [old, current] = [before, after].map((text) => text.split("\n").map((line) => line.trim()));
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(current.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = current.length - 1; j >= 0; j--) {
      lengths[i][j] =
        old[i] === current[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const lines = current.map(() => null);
  for (let i = 0, j = 0; i < old.length && j < current.length; ) {
    if (old[i] === current[j]) lines[j++] = ++i;
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    else j++;
  }
  return lines;
}

/** Returns whether a source is the code that a result of the report is about, with the same line numbers. */
function isSourceOf(source, { sha256, survivors }) {
  const lines = source.split("\n");
  const isAtLine = ({ line, was }) => {
    const index = inOneLine(lines.slice(line - 1).join("\n")).indexOf(was);
    return index >= 0 && index < inOneLine(`${lines[line - 1]} `).length;
  };
  return sha256Of(source) === sha256 && survivors.every(isAtLine);
}

/** Returns the versions of a file: the current one, and those of the history of the repository from new to old. */
function* versionsOf(path) {
  yield sourceOf(path);
  const git = (...args) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  for (const commit of git("log", "--format=%H", "--", path).split("\n").filter(Boolean)) {
    try {
      yield git("show", `${commit}:${path}`);
    } catch {
      // The commit deleted the file.
    }
  }
}

/**
 * Returns the code that a result of the report is about, or `undefined` if the history of the repository does not contain
 * it.
 *
 * @param {string} path
 * @param {FileReport} result
 * @returns {string | undefined}
 */
export function earlierSource(path, result) {
  for (const source of versionsOf(path)) if (isSourceOf(source, result)) return source;
  return undefined;
}

/**
 * Returns whether a mutant was detected, or `undefined` if it must be tested. A mutant of unchanged lines has the result of
 * the report.
 *
 * @param {EarlierResults} earlier
 * @param {{ location: object, replacement: string }} mutant with a location of Stryker, whose lines and columns begin at 1
 * @returns {boolean | undefined}
 */
export function earlierResult({ source, earlierLines, survivors, again, tested }, mutant) {
  const { start, end } = mutant.location;
  const known = tested[keyOf(mutant)];
  if (known !== undefined) return known;
  const first = earlierLines[start.line - 1];
  for (let line = start.line; line <= end.line; line++) {
    if (first === null || first === undefined || earlierLines[line - 1] !== first + line - start.line) return undefined;
  }
  const was = codeAt(source, mutant.location);
  const is = inOneLine(mutant.replacement);
  const isSame = (survivor) => survivor.line === first && survivor.was === was && survivor.is === is;
  if (again.some(isSame)) return undefined;
  return !survivors.some(isSame);
}
