import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { COMPARED } from "./compared.js";
import { median, quantile } from "./contender.js";
import { table } from "./markdown-table.js";

const COMPARE = fileURLToPath(new URL("./compare.js", import.meta.url));
/** The smallest median ratio at which this checkout does not count as slower. */
const LEAST = 0.95;

/**
 * Compares this checkout with another checkout and returns a Markdown table of the ratios.
 *
 * @param checkout the folder of the other checkout
 * @param repeat the number of processes for each contender
 */
export function comparison(checkout: string, repeat: number): string {
  const rows = Object.keys(COMPARED).map((name) => {
    const ratios: number[] = [];
    for (let turn = 1; turn <= repeat; turn++) {
      process.stderr.write(`turn ${turn} of ${repeat}: ${name}\n`);
      ratios.push(...JSON.parse(execFileSync(process.execPath, [COMPARE, checkout, name], { encoding: "utf8" })));
    }
    const ratio = median(ratios);
    const quartiles = [0.25, 0.75].map((part) => quantile(ratios, part).toFixed(3)).join(" to ");
    return [name, ratio.toFixed(3), quartiles, ratio >= LEAST ? "yes" : "no"];
  });
  return `${table([["this checkout / other", "median ratio", "quartiles", `≥ ${LEAST}`], ...rows])}\n`;
}
