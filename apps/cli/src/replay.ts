import { isInPlay } from "@thunderjack/core";
import { faultText, type Reading, type Recording, stateAt, summaryOf } from "@thunderjack/recording";
import { FASTEST, SLOWEST } from "@thunderjack/stage/tape-conductor";
import type { TerminalStrings } from "@thunderjack/stage/terminal";
import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { checkLetters, languageOf } from "./game/game-options.js";
import { inputName } from "./input.js";
import { checkOptions } from "./options.js";
import { replayOnTerminal } from "./player/terminal-player.js";
import { readRecording } from "./recording-file.js";
import { tableAt } from "./replayed-moment.js";
import { roundsTable } from "./rounds-table.js";
import { oneLine, printError, type Shell, write } from "./shell.js";

/** `thunderjack replay`: plays a recording on the terminal, or prints its summary. */
export function replayCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "replay", description: "Play a recording on the terminal, or print its rounds." },
    args: {
      file: { type: "positional", required: false, description: "The recording (.tjr); - reads the standard input" },
      at: { type: "string", valueHint: "SEQ", description: "Start at this event; without a terminal, end there" },
      speed: { type: "string", valueHint: "N", description: "The speed on the terminal, from 0.25 to 16; default: 1" },
      lang: {
        type: "string",
        valueHint: "L",
        description: "The language of the table: en, fr, de, es or ar; default: en",
      },
      json: { type: "boolean", description: "Print the summary as one line of JSON" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, at, json } = args;
      if (file === undefined) throw new BadInput("replay needs a FILE, or - for the standard input");
      const speed = speedOf(args.speed);
      const { words, program } = await languageOf(args.lang);
      const reading = await readRecording(shell, file);
      const name = inputName(file);
      if (reading.recording === null) throw new BadInput(`${name}: ${faultText(reading.fault)}`);
      const { recording } = reading;
      const seq = at === undefined ? null : seqOf(at, recording);
      const { terminal, clock } = shell;
      if (terminal !== null && json !== true) {
        checkLetters(words, terminal);
        const warning = warningOf(reading, program);
        await replayOnTerminal(terminal, { clock, recording, words, program, at: seq, speed, warning });
      } else {
        const summary = summaryOf(recording, seq ?? recording.events.length);
        const text =
          json === true ? `${JSON.stringify(summary)}\n` : roundsTable(recording.header, summary, shell.hasColor);
        await write(shell.stdout, text);
        if (json !== true && (seq !== null || isInPlay(stateAt(recording, summary.events)))) {
          await write(shell.stdout, tableAt(recording, summary.events, words, shell.hasColor));
        }
      }
      return printFaults(shell, name, reading);
    },
  });
}

/** Returns the warning about the faults of a recording, or `null`. */
function warningOf({ fault, truncated }: Reading, words: TerminalStrings): string | null {
  if (fault !== null) return oneLine(words.damaged(fault.line, faultText(fault)));
  return truncated ? words.truncated : null;
}

/**
 * Prints a warning for a truncated recording, and an error for a fault. The events before the fault were already shown.
 *
 * @returns the exit code: 2 for a fault
 */
async function printFaults(shell: Shell, name: string, { recording, fault, truncated }: Reading): Promise<number> {
  const shown = `shown up to event ${recording?.events.length ?? 0}`;
  if (truncated) await printError(shell, `warning: ${name}: truncated, the last line is cut off; ${shown}`);
  if (fault === null) return 0;
  await printError(shell, `${name}: ${faultText(fault)}; ${shown}`);
  return 2;
}

function seqOf(at: string, { events }: Recording): number {
  const seq = /^\d{1,15}$/.test(at) ? Number(at) : -1;
  if (seq < 0 || seq > events.length) {
    throw new BadInput(`--at ${at}: must be the number of an event, from 0 (before the first) to ${events.length}`);
  }
  return seq;
}

function speedOf(text = "1"): number {
  const speed = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  if (speed >= SLOWEST && speed <= FASTEST) return speed;
  throw new BadInput(`--speed ${text}: must be a number from ${SLOWEST} to ${FASTEST}`);
}
