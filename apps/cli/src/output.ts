import { constants } from "node:fs";
import { access, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { BadInput } from "./bad-input.js";
import { whyNotOpened } from "./input.js";
import { type Shell, write } from "./shell.js";

/**
 * Writes a recording to the file of `--out`, which defaults to the standard output.
 *
 * @throws BadInput when the file cannot be written
 */
export async function writeRecording(shell: Shell, out: string | undefined, recording: string): Promise<void> {
  if (out === undefined) return write(shell.stdout, recording);
  try {
    await writeFile(resolve(shell.directory, out), recording);
  } catch (error) {
    throw notWritten(out, error);
  }
}

/**
 * Checks before a game that the file of `--out` can be created.
 *
 * @throws BadInput when its directory is missing or not writable, or when the file is a directory
 */
export async function checkOut(shell: Shell, out: string): Promise<void> {
  const path = resolve(shell.directory, out);
  try {
    await access(dirname(path), constants.W_OK);
  } catch (error) {
    throw notWritten(out, error);
  }
  const isDirectory = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isDirectory) throw new BadInput(`--out ${out}: is a directory, not a file`);
}

function notWritten(out: string, error: unknown): BadInput {
  return new BadInput(`--out ${out}: ${whyNotOpened(error)}`);
}
