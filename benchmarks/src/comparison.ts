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
    process.stderr.write(`this checkout against itself: ${name}\n`);
    ratios.set(name, ratiosOf(OWN, name));
    const fault = noiseFault(name, ratios.get(name) ?? []);
    if (fault !== null) throw new Error(fault);
  }
  return ratios;
}

/**
 * Compares this checkout with another checkout and returns a Markdown table of the ratios.
 *
 * @param checkout the folder of the other checkout
 * @param own the ratios of this checkout to itself, for the last column. Only its contenders are compared
 * @param repeat the number of processes for each contender
 */
export function comparison(checkout: string, own: Noise, repeat: number): string {
  const rows = Array.from(own, ([name, itself]) => {
    const ratios: number[] = [];
    for (let turn = 1; turn <= repeat; turn++) {
      process.stderr.write(`turn ${turn} of ${repeat}: ${name}\n`);
      ratios.push(...ratiosOf(checkout, name));
    }
    const ratio = median(ratios);
    return [name, ratio.toFixed(3), quartiles(ratios), ratio >= LEAST ? "yes" : "no", quartiles(itself)];
  });
  const head = [
    "this checkout / other",
    "median ratio",
    "quartiles",
    `≥ ${LEAST}`,
    "this checkout / itself, quartiles",
  ];
  return `${table([head, ...rows])}\n`;
}

/** Returns the quartiles of the ratios by the title of the contender, as text. */
export function quartilesOf(ratios: Noise): readonly (readonly [title: string, quartiles: string])[] {
  return Array.from(ratios, ([name, own]) => [name, quartiles(own)] as const);
}

function ratiosOf(checkout: string, name: ComparedName): readonly number[] {
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
  // 1.57 times the range of the quartiles by the square root of the number of samples is a 95 % interval of the median:
  // McGill, Tukey and Larsen, Variations of Box Plots, 1978.
  const range = quantile(ratios, 0.75) - quantile(ratios, 0.25);
  const uncertainty = Math.max((1.57 * range) / Math.sqrt(ratios.length), Math.abs(median(ratios) - 1));
  if (uncertainty <= MOST_UNCERTAIN) return null;
  return `The machine is too busy to tell 5 %: in "${name}", the same code ran at ${quartiles(ratios)} times its own rate (quartiles). Stop other programs and try again.`;
}
