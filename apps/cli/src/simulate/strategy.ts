import type { RuleSet } from "@thunderjack/core";
import {
  InvalidStrategyTable,
  type Strategy,
  type StrategyName,
  type StrategyTable,
  strategyByTable,
  strategyNamed,
  strategyTable,
} from "@thunderjack/odds";
import { BadInput } from "../bad-input.js";
import { inputName } from "../input.js";
import { readJson } from "../rules-file.js";
import type { Shell } from "../shell.js";

/** A strategy to simulate. */
export interface ChosenStrategy {
  readonly strategy: Strategy;
  /** The mode in which the edge is computed; `null` if the strategy can only be simulated. */
  readonly mode: "composition" | "total" | null;
  /** The table for the HTML report; `null` for none. */
  readonly table: StrategyTable | null;
}

const NAMES: readonly StrategyName[] = ["basic", "optimal", "mimic"];
const MODES = { basic: "total", optimal: "composition", mimic: null } as const;

/**
 * Returns the strategy of `--strategy`, which is the name of a built-in strategy or of a JSON file. The file contains a
 * table as `odds --json` writes it.
 *
 * @throws BadInput when there is neither such a strategy nor such a file, or the file is not a table
 */
export async function chooseStrategy(shell: Shell, rules: RuleSet, choice: string): Promise<ChosenStrategy> {
  const name = NAMES.find((known) => known === choice);
  if (name !== undefined) {
    const table = name === "mimic" ? null : strategyTable(rules, name === "basic" ? "total" : "composition");
    return { strategy: strategyNamed(name, rules), mode: MODES[name], table };
  }
  const missing = `--strategy ${choice}: is not one of ${NAMES.join(", ")}, and`;
  const value = tableIn(await readJson(shell, choice, "a strategy table", missing));
  try {
    return { strategy: strategyByTable(rules, value), mode: null, table: null };
  } catch (error) {
    throw error instanceof InvalidStrategyTable ? new BadInput(`${inputName(choice)}: ${error.message}`) : error;
  }
}

/** Returns the strategy table in a JSON value. The output of `odds --json` contains it in the field `strategy`. */
function tableIn(value: unknown): unknown {
  return typeof value === "object" && value !== null && "strategy" in value ? value.strategy : value;
}
