import { constants } from "node:fs";
import { access, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { BadInput } from "../bad-input.js";
import { whyNotOpened } from "../input.js";
import type { Shell } from "../shell.js";

/**
 * Writes a report to the file of `--html`.
 *
 * @throws BadInput when the file cannot be written
 */
export async function writeReport(shell: Shell, file: string, html: string): Promise<void> {
  try {
    await writeFile(resolve(shell.directory, file), html);
  } catch (error) {
    throw new BadInput(`--html ${file}: ${whyNotOpened(error)}`);
  }
}

/**
 * Checks before the computation that the directory of the report is writable.
 *
 * @throws BadInput when the directory is missing or not writable
 */
export async function checkReportPlace(shell: Shell, file: string | undefined): Promise<void> {
  if (file === undefined) return;
  try {
    await access(dirname(resolve(shell.directory, file)), constants.W_OK);
  } catch (error) {
    throw new BadInput(`--html ${file}: ${whyNotOpened(error)}`);
  }
}
