import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { defineCommand } from "citty";
import { BadInput, within } from "./bad-input.js";
import { playBatch } from "./batch.js";
import { inputName, readText, whyNotOpened } from "./input.js";
import { checkOptions } from "./options.js";
import { parseScript } from "./script.js";
import { recordScript } from "./scripted-table.js";
import { type Shell, write } from "./shell.js";

/** No script that a person writes comes near it. */
const LONGEST_SCRIPT = 64 * 1024 * 1024;

/** `thunderjack play`: a scripted table and its recording, or the summaries of many. */
export function playCommand(shell: Shell) {
  return defineCommand({
    meta: {
      name: "play",
      description: "Play scripted tables. (Playing on the terminal by hand comes in a later version.)",
    },
    args: {
      script: {
        type: "string",
        valueHint: "FILE",
        description: "Play this script and write its recording; - reads the standard input",
      },
      out: {
        type: "string",
        valueHint: "FILE.tjr",
        description: "Write the recording here; left out, to the standard output",
      },
      batch: {
        type: "string",
        valueHint: "FILE.ndjson",
        description: "Play one script a line; - reads the standard input",
      },
      summary: { type: "boolean", description: "With --batch: write one summary a line to the standard output" },
      json: { type: "boolean", description: "Changes nothing: what play writes is JSON in any case" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { script, out, batch, summary } = args;
      if (script !== undefined && batch !== undefined) throw new BadInput("--script and --batch do not go together");
      if (batch !== undefined) {
        if (out !== undefined) throw new BadInput("--out goes with --script: a batch writes no recordings");
        if (summary !== true) throw new BadInput("--batch needs --summary: summaries are what it writes");
        return playBatch(shell, batch);
      }
      if (summary === true) throw new BadInput("--summary goes with --batch FILE.ndjson");
      if (script === undefined) throw new BadInput("play needs --script FILE or --batch FILE.ndjson --summary");
      await writeRecording(shell, script, out);
      return 0;
    },
  });
}

async function writeRecording(shell: Shell, file: string, out: string | undefined): Promise<void> {
  const place = inputName(file);
  const text = await readText(shell, file, LONGEST_SCRIPT);
  const lines = within(place, () => recordScript(parseScript(text)));
  const recording = `${lines.join("\n")}\n`;
  if (out === undefined) return write(shell.stdout, recording);
  try {
    await writeFile(resolve(shell.directory, out), recording);
  } catch (error) {
    throw new BadInput(`--out ${out}: ${whyNotOpened(error)}`);
  }
}
