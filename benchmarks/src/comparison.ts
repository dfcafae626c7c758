import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { COMPARED, type ComparedName } from "./compared.js";
import { median, quantile } from "./contender.js";
import { table } from "./markdown-table.js";

const COMPARE = fileURLToPath(new URL("./compare.js", import.meta.url));
const OWN = fileURLToPath(new URL("../..", import.meta.url));
const NAMES = Object.keys(COMPARED) as ComparedName[];
/** The smallest median ratio at which this checkout does not count as slower. */
const LEAST = 0.95;
/** The largest uncertainty of a median with which a difference of 5 % can be told. */
const MOST_UNCERTAIN = (1 - LEAST) / 2;
/** The largest number of processes for one contender, if fewer leave its median uncertain. */
const MOST_PROCESSES = 9;
/** The smallest number of processes for the comparison of this checkout with itself. V8 compiles differently in each. */
const LEAST_PROCESSES = 3;

/** The ratios of this checkout to itself, by contender. */
export type Noise = ReadonlyMap<ComparedName, readonly number[]>;

/**
 * Returns the titles of the contenders to compare: all of them, or only one.
 *
 * @throws Error when there is no contender with this title
 */
export function comparedNames(only?: string): readonly ComparedName[] {
  if (only === undefined) return NAMES;
  const names = NAMES.filter((name) => name === only);
  if (names.length === 0) throw new Error(`There is no contender "${only}". Choose one of: ${NAMES.join(", ")}.`);
  return names;
}

/**
 * Compares this checkout with itself.
 *
 * @throws Error when the machine is too busy to tell a difference of 5 %
 */
export function noise(names: readonly ComparedName[] = NAMES): Noise {
  const ratios = new Map<ComparedName, readonly number[]>();
  for (const name of names) {
    const own = samplesUntil(
      isCertain,
      (turn) => {
        process.stderr.write(`this checkout against itself: ${name}, process ${turn}\n`);
        return comparedRatios(OWN, name);
      },
      LEAST_PROCESSES,
    );
    const fault = noiseFault(name, own);
    if (fault !== null) throw new Error(fault);
    ratios.set(name, own);
  }
  return ratios;
}

/**
 * Compares this checkout with another checkout and returns a Markdown table of the ratios.
 *
 * @param checkout the folder of the other checkout
 * @param own the ratios of this checkout to itself, for the last column. Only its contenders are compared
 * @param repeat the number of processes for each contender. More processes are started while its median is uncertain
 */
export function comparison(checkout: string, own: Noise, repeat: number): string {
  const rows = Array.from(own, ([name, itself]) => {
    const ratios = samplesUntil(
      isCertain,
      (turn) => {
        process.stderr.write(`${name}, process ${turn}\n`);
        return comparedRatios(checkout, name);
      },
      repeat,
    );
    const isFastEnough = median(ratios) >= LEAST ? "yes" : "no";
    return [
      name,
      medianText(ratios),
      quartiles(ratios),
      isCertain(ratios) ? isFastEnough : "uncertain",
      medianText(itself),
    ];
  });
  const head = ["this checkout / other", "median, 95 % interval", "quartiles", `≥ ${LEAST}`, "this checkout / itself"];
  return `${table([head, ...rows])}\n`;
}

/** Returns the median of the ratios, with its uncertainty, by the title of the contender. */
export function noiseTexts(noise: Noise): readonly (readonly [title: string, text: string])[] {
  return Array.from(noise, ([name, ratios]) => [name, medianText(ratios)] as const);
}

/**
 * Takes the samples of one process after another.
 *
 * @param isEnough returns whether these samples are enough
 * @param samplesOf returns the samples of one more process
 * @param least the smallest number of processes
 * @returns the samples of all processes. After {@link MOST_PROCESSES} processes they are returned even if they are not
 *   enough
 */
export function samplesUntil(
  isEnough: (samples: readonly number[]) => boolean,
  samplesOf: (turn: number) => readonly number[],
  least = 1,
): readonly number[] {
  const samples: number[] = [];
  for (let turn = 1; turn <= least || (turn <= MOST_PROCESSES && !isEnough(samples)); turn++) {
    samples.push(...samplesOf(turn));
  }
  return samples;
}

/** Returns whether the 95 % interval of the median is narrow enough to tell a difference of 5 %. */
export function isCertain(ratios: readonly number[]): boolean {
  return uncertaintyOf(ratios) <= MOST_UNCERTAIN;
}

/** Returns half the width of the 95 % interval of the median, divided by the median. */
function uncertaintyOf(ratios: readonly number[]): number {
  // For normally distributed samples, the standard error of a median is 1.25 standard deviations by the square root of their
  // number, and the range of the quartiles is 1.35 standard deviations: 1.96 * 1.25 / 1.35 = 1.82.
  const range = quantile(ratios, 0.75) - quantile(ratios, 0.25);
  return (1.82 * range) / Math.sqrt(ratios.length) / median(ratios);
}

function medianText(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(3)} ± ${(100 * uncertaintyOf(ratios)).toFixed(1)} % (${ratios.length} samples)`;
}

function comparedRatios(checkout: string, name: ComparedName): readonly number[] {
  return JSON.parse(execFileSync(process.execPath, [COMPARE, checkout, name], { encoding: "utf8" }));
}

function quartiles(ratios: readonly number[]): string {
  return [0.25, 0.75].map((part) => quantile(ratios, part).toFixed(3)).join(" to ");
}

/**
 * Returns the reason why a comparison on this machine could not tell a difference of 5 %, or `null`.
 *
 * @param ratios the rates of a checkout divided by its own rates
 */
export function noiseFault(name: string, ratios: readonly number[]): string | null {
  if (isCertain(ratios) && Math.abs(median(ratios) - 1) <= MOST_UNCERTAIN) return null;
  return `The machine is too busy to tell 5 %: in "${name}", the same code ran at ${medianText(ratios)} times its own rate, with quartiles of ${quartiles(ratios)}. Stop other programs and try again.`;
}
