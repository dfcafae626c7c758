import { defineCommand } from "citty";
import { BadInput, within } from "./bad-input.js";
import { playBatch } from "./batch.js";
import { checkLetters, gameOptions } from "./game/game-options.js";
import { playPlainly } from "./game/plain-game.js";
import { playOnTerminal } from "./game/terminal-game.js";
import { inputName, readText } from "./input.js";
import { checkOptions } from "./options.js";
import { writeOut } from "./output.js";
import { parseScript } from "./script.js";
import { recordScript } from "./scripted-table.js";
import type { Shell } from "./shell.js";

/** The maximum size of a script, in bytes. It is much larger than any realistic script. */
const LONGEST_SCRIPT = 64 * 1024 * 1024;

/** The names of the options of an interactive game. They cannot be combined with `--script` or `--batch`. */
const GAME_OPTIONS = ["rules", "credits", "seed", "client-seed", "lang", "speed", "plain"] as const;

/**
 * `thunderjack play`: plays a game on the terminal, records a scripted table, or prints the summaries of many scripts.
 */
export function playCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "play", description: "Play on the terminal, or play scripted tables." },
    args: {
      script: {
        type: "string",
        valueHint: "FILE",
        description: "Play this script and write its recording; - reads the script from the standard input",
      },
      out: {
        type: "string",
        valueHint: "FILE.tjr",
        description: "Write the recording to this file; default for a script: the standard output",
      },
      batch: {
        type: "string",
        valueHint: "FILE.ndjson",
        description: "Play one script per line; - reads the lines from the standard input",
      },
      summary: { type: "boolean", description: "With --batch: write one summary per line to the standard output" },
      json: { type: "boolean", description: "No effect: the output of a script is always JSON" },
      rules: { type: "string", valueHint: "R", description: "A preset, or a JSON file; default: thunderjack" },
      credits: { type: "string", valueHint: "N", description: "The starting credits, in hundredths" },
      seed: { type: "string", valueHint: "S", description: "Any text; the same text deals the same cards" },
      "client-seed": {
        type: "string",
        valueHint: "TEXT",
        description: "Your contribution to the shuffle, in addition to the secret seed",
      },
      lang: { type: "string", valueHint: "L", description: "en, fr, de, es or ar; default: en" },
      speed: { type: "string", valueHint: "S", description: "normal, fast, calm, instant or reduced-motion" },
      plain: { type: "boolean", description: "Text output and typed commands, for screen readers and pipes" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { script, out, batch, summary } = args;
      if (script !== undefined && batch !== undefined) throw new BadInput("--script and --batch cannot be combined");
      const gameOption = GAME_OPTIONS.find((name) => args[name] !== undefined && args[name] !== false);
      if (gameOption !== undefined && (script !== undefined || batch !== undefined)) {
        throw new BadInput(`--${gameOption} is for interactive games, and cannot be combined with --script or --batch`);
      }
      if (batch !== undefined) {
        if (out !== undefined) throw new BadInput("--out requires --script: a batch writes no recordings");
        if (summary !== true) throw new BadInput("--batch requires --summary: a batch writes summaries");
        return playBatch(shell, batch);
      }
      if (summary === true) throw new BadInput("--summary requires --batch FILE.ndjson");
      if (script !== undefined) {
        await writeOut(shell, out, await recordingOf(shell, script));
        return 0;
      }
      if (args.plain === true) return playPlainly(shell, await gameOptions(shell, args, "instant"));
      const { terminal } = shell;
      if (terminal === null) {
        throw new BadInput(
          "play needs a terminal for its input and its output; without a terminal, use play --script FILE, play --batch FILE.ndjson --summary, or play --plain",
        );
      }
      const options = await gameOptions(shell, args, "normal");
      checkLetters(options.words, terminal);
      return playOnTerminal(shell, terminal, options);
    },
  });
}

/**
 * Plays a script to its end, and returns its recording.
 *
 * @throws BadInput when the script cannot be read or played
 */
async function recordingOf(shell: Shell, file: string): Promise<string> {
  const text = await readText(shell, file, LONGEST_SCRIPT);
  const lines = within(inputName(file), () => recordScript(parseScript(text)));
  return `${lines.join("\n")}\n`;
}
