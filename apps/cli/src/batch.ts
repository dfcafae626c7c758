import type { Summary } from "@thunderjack/recording";
import { BadInput } from "./bad-input.js";
import { inputName, readLines } from "./input.js";
import { Progress } from "./progress.js";
import { parseJson, readScript } from "./script.js";
import { summarizeScript } from "./scripted-table.js";
import { oneLine, printError, type Shell, write } from "./shell.js";

/**
 * Plays one script per line and writes one summary per line. If a script cannot be played, `{"error":…}` is written
 * instead of its summary, so that every script has a line of output. Blank lines are skipped.
 *
 * @returns the exit code: 2 if at least one script could not be played
 */
export async function playBatch(shell: Shell, file: string): Promise<number> {
  const progress = new Progress(shell, "scripts");
  let number = 0;
  let exitCode = 0;
  for await (const line of readLines(shell, file)) {
    number++;
    if (line.trim() === "") continue;
    const result = resultOf(line);
    if ("error" in result) {
      exitCode = 2;
      await printError(shell, `${inputName(file)}: line ${number}: ${result.error}`);
    }
    await write(shell.stdout, `${JSON.stringify(result)}\n`);
    progress.update(number);
  }
  progress.end();
  return exitCode;
}

function resultOf(line: string): Summary | { readonly error: string } {
  try {
    return summarizeScript(readScript(scriptIn(parseJson(line))));
  } catch (error) {
    if (error instanceof BadInput) return { error: oneLine(error.message) };
    throw error;
  }
}

/** Returns the script in a line: its value, or the field `script` of an object with further fields. */
function scriptIn(value: unknown): unknown {
  const isWrapped = typeof value === "object" && value !== null && "script" in value;
  return isWrapped ? value.script : value;
}
