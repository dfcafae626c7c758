import { defineCommand } from "citty";
import { BadInput, within } from "./bad-input.js";
import { playBatch } from "./batch.js";
import { checkLetters, gameOptions } from "./game/game-options.js";
import { playPlainly } from "./game/plain-game.js";
import { playOnTerminal } from "./game/terminal-game.js";
import { inputName, readText } from "./input.js";
import { checkOptions } from "./options.js";
import { writeRecording } from "./output.js";
import { parseScript } from "./script.js";
import { recordScript } from "./scripted-table.js";
import type { Shell } from "./shell.js";

/** The maximum size of a script, far above any script that a user writes. */
const LONGEST_SCRIPT = 64 * 1024 * 1024;

/** The options of an interactive game. A script contains them itself. */
const OF_A_GAME = ["rules", "credits", "seed", "client-seed", "lang", "speed", "plain"] as const;

/** `thunderjack play`: a game on the terminal, a scripted table and its recording, or the summaries of many. */
export function playCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "play", description: "Play on the terminal, or play scripted tables." },
    args: {
      script: {
        type: "string",
        valueHint: "FILE",
        description: "Play this script and write its recording; - reads the standard input",
      },
      out: {
        type: "string",
        valueHint: "FILE.tjr",
        description: "Write the recording here; left out, that of a script goes to the standard output",
      },
      batch: {
        type: "string",
        valueHint: "FILE.ndjson",
        description: "Play one script a line; - reads the standard input",
      },
      summary: { type: "boolean", description: "With --batch: write one summary a line to the standard output" },
      json: { type: "boolean", description: "Changes nothing: what a script writes is JSON in any case" },
      rules: { type: "string", valueHint: "R", description: "A preset, or a JSON file; left out, thunderjack" },
      credits: { type: "string", valueHint: "N", description: "What you begin with, in hundredths" },
      seed: { type: "string", valueHint: "S", description: "Any text: the same text deals the same cards" },
      "client-seed": {
        type: "string",
        valueHint: "TEXT",
        description: "Your own part in the shuffle, beside the secret seed",
      },
      lang: { type: "string", valueHint: "L", description: "en, fr, de, es or ar; left out, en" },
      speed: { type: "string", valueHint: "S", description: "normal, fast, instant or reduced-motion" },
      plain: { type: "boolean", description: "In sentences, with words for commands: for screen readers and pipes" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { script, out, batch, summary } = args;
      if (script !== undefined && batch !== undefined) throw new BadInput("--script and --batch do not go together");
      const ofGame = OF_A_GAME.find((name) => args[name] !== undefined && args[name] !== false);
      if (ofGame !== undefined && (script !== undefined || batch !== undefined)) {
        throw new BadInput(`--${ofGame} is for playing by hand, and does not go with --script or --batch`);
      }
      if (batch !== undefined) {
        if (out !== undefined) throw new BadInput("--out goes with --script: a batch writes no recordings");
        if (summary !== true) throw new BadInput("--batch needs --summary: summaries are what it writes");
        return playBatch(shell, batch);
      }
      if (summary === true) throw new BadInput("--summary goes with --batch FILE.ndjson");
      if (script !== undefined) {
        await writeRecording(shell, out, await recordingOf(shell, script));
        return 0;
      }
      if (args.plain === true) return playPlainly(shell, await gameOptions(shell, args, "instant"));
      const { terminal } = shell;
      if (terminal === null) {
        throw new BadInput(
          "play needs a terminal for its input and its output; without one there are play --script FILE, play --batch FILE.ndjson --summary, and play --plain",
        );
      }
      const options = await gameOptions(shell, args, "normal");
      checkLetters(options.words, terminal);
      return playOnTerminal(shell, terminal, options);
    },
  });
}

/** Plays a script to its end. A script that cannot be played writes nothing. */
async function recordingOf(shell: Shell, file: string): Promise<string> {
  const text = await readText(shell, file, LONGEST_SCRIPT);
  const lines = within(inputName(file), () => recordScript(parseScript(text)));
  return `${lines.join("\n")}\n`;
}
