import { faultText, type Reading, type Recording, summaryOf } from "@thunderjack/recording";
import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { inputName } from "./input.js";
import { checkOptions } from "./options.js";
import { readRecording } from "./recording-file.js";
import { roundsTable } from "./rounds-table.js";
import { complain, type Shell, write } from "./shell.js";

/** `thunderjack replay`: what a recording comes to. */
export function replayCommand(shell: Shell) {
  return defineCommand({
    meta: {
      name: "replay",
      description: "Show the rounds of a recording. (Playing it step by step comes in a later version.)",
    },
    args: {
      file: { type: "positional", required: false, description: "The recording (.tjr); - reads the standard input" },
      at: { type: "string", valueHint: "SEQ", description: "Only up to the event of this number" },
      json: { type: "boolean", description: "Print the summary as one line of JSON" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, at, json } = args;
      if (file === undefined) throw new BadInput("replay needs a FILE, or - for the standard input");
      const reading = await readRecording(shell, file);
      const name = inputName(file);
      if (reading.recording === null) throw new BadInput(`${name}: ${faultText(reading.fault)}`);
      const { recording } = reading;
      const summary = summaryOf(recording, at === undefined ? recording.events.length : seqOf(at, recording));
      const text =
        json === true ? `${JSON.stringify(summary)}\n` : roundsTable(recording.header, summary, shell.hasColor);
      await write(shell.stdout, text);
      return complainAbout(shell, name, reading);
    },
  });
}

/** A cut is a warning, a fault an error; what came before was shown in either case. */
async function complainAbout(shell: Shell, name: string, { recording, fault, truncated }: Reading): Promise<number> {
  const shown = `shown up to event ${recording?.events.length ?? 0}`;
  if (truncated) await complain(shell, `warning: ${name}: truncated, the last line is cut off; ${shown}`);
  if (fault === null) return 0;
  await complain(shell, `${name}: ${faultText(fault)}; ${shown}`);
  return 2;
}

function seqOf(at: string, { events }: Recording): number {
  const seq = /^\d{1,15}$/.test(at) ? Number(at) : -1;
  if (seq < 0 || seq > events.length) {
    throw new BadInput(`--at ${at}: must be the number of an event, from 0 (before the first) to ${events.length}`);
  }
  return seq;
}
