import { InvalidRuleSet, PRESETS, type RuleSet, ruleSet } from "@thunderjack/core";
import { BadInput } from "./bad-input.js";
import { inputName, readText } from "./input.js";
import type { Shell } from "./shell.js";

/** The maximum size of a JSON file, in bytes. It is far larger than any rule set or strategy table. */
const LONGEST_RULES = 1024 * 1024;

const NAMES = Object.keys(PRESETS).join(", ");

/**
 * Returns the rule set of `--rules`, which is the name of a preset or of a JSON file. The file contains the name of a
 * preset, or the options that differ from a preset.
 *
 * @throws BadInput when there is neither such a preset nor such a file, or the file is not a rule set
 */
export async function readRules(shell: Shell, choice: string): Promise<RuleSet> {
  if (Object.hasOwn(PRESETS, choice)) return ruleSet(choice);
  const value = await readJson(
    shell,
    choice,
    "a rule set",
    `--rules ${choice}: is not one of the presets ${NAMES}, and`,
  );
  try {
    return ruleSet(value);
  } catch (error) {
    throw error instanceof InvalidRuleSet ? new BadInput(`${inputName(choice)}: ${error.message}`) : error;
  }
}

/**
 * Returns the value of a JSON file.
 *
 * @param what the expected content, for messages
 * @param otherwise the beginning of the message for a missing file; "there is no such file" is added
 * @throws BadInput when the file cannot be read or is not JSON
 */
export async function readJson(shell: Shell, file: string, what: string, otherwise: string): Promise<unknown> {
  let text: string;
  try {
    text = await readText(shell, file, LONGEST_RULES);
  } catch (error) {
    if (!(error instanceof BadInput) || !error.message.endsWith("no such file or directory")) throw error;
    throw new BadInput(`${otherwise} there is no such file`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(
      `${inputName(file)}: is not JSON (${error instanceof Error ? error.message : String(error)}), and should be ${what}`,
    );
  }
}
