import { constants } from "node:fs";
import { access, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { BadInput } from "./bad-input.js";
import { whyNotOpened } from "./input.js";
import { type Shell, write } from "./shell.js";

/**
 * Writes text or bytes to the file of `--out`, which defaults to the standard output.
 *
 * @throws BadInput when the file cannot be written, and for bytes that would be written to a terminal
 */
export async function writeOut(
  shell: Pick<Shell, "stdout" | "directory">,
  out: string | undefined,
  content: string | Uint8Array,
): Promise<void> {
  if (out === undefined) {
    if (typeof content !== "string") refuseTerminal(shell);
    return write(shell.stdout, content);
  }
  try {
    await writeFile(resolve(shell.directory, out), content);
  } catch (error) {
    throw notWritten(out, error);
  }
}

/** @throws BadInput when the standard output, to which bytes would be written, is a terminal */
export function refuseTerminal({ stdout }: Pick<Shell, "stdout">): void {
  if (stdout.isTTY === true) throw new BadInput("this format is not text: write it to a file with --out FILE");
}

/**
 * Checks before a game or a drawing that the file of `--out` can be created.
 *
 * @param inputs the files that the command reads; `-` is the standard input
 * @throws BadInput when the file is an input or a directory, or when its directory is missing or not writable
 */
export async function checkOut(shell: Shell, out: string, inputs: readonly string[] = []): Promise<void> {
  const path = resolve(shell.directory, out);
  if (inputs.some((name) => name !== "-" && resolve(shell.directory, name) === path)) {
    throw new BadInput(`--out ${out}: is an input of the command; write to another file`);
  }
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
