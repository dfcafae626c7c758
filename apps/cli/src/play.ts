import { defineCommand } from "citty";
import { BadInput, within } from "./bad-input.js";
import { playBatch } from "./batch.js";
import { inputName, readText } from "./input.js";
import { checkOptions } from "./options.js";
import { writeRecording } from "./output.js";
import { parseScript } from "./script.js";
import { recordScript } from "./scripted-table.js";
import type { Shell } from "./shell.js";

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
      await writeRecording(shell, out, await recordingOf(shell, script));
      return 0;
    },
  });
}

/** Plays a script to its end; one that cannot be played writes nothing. */
async function recordingOf(shell: Shell, file: string): Promise<string> {
  const text = await readText(shell, file, LONGEST_SCRIPT);
  const lines = within(inputName(file), () => recordScript(parseScript(text)));
  return `${lines.join("\n")}\n`;
}
