import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { BadInput } from "./bad-input.js";
import { whyNotOpened } from "./input.js";
import { type Shell, write } from "./shell.js";

/**
 * Writes a recording to the file that `--out` names; left out, to the standard output.
 *
 * @throws BadInput when the file cannot be written
 */
export async function writeRecording(shell: Shell, out: string | undefined, recording: string): Promise<void> {
  if (out === undefined) return write(shell.stdout, recording);
  try {
    await writeFile(resolve(shell.directory, out), recording);
  } catch (error) {
    throw new BadInput(`--out ${out}: ${whyNotOpened(error)}`);
  }
}
