import { LIMITS } from "@thunderjack/recording";
import {
  type ImportOptions,
  type ImportResult,
  importBlackjackSimulator,
  importBoardgameIo,
} from "@thunderjack/recording/import";
import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { inputName, readText } from "./input.js";
import { checkOptions } from "./options.js";
import { checkOut, writeOut } from "./output.js";
import { printError, type Shell } from "./shell.js";

const FORMATS = ["blackjack-simulator", "boardgame.io"] as const;

/** The size of a mapping, in bytes. */
const LARGEST_MAPPING = 64 * 1024;

/** `thunderjack import`: makes a recording from the log of another program. */
export function importCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "import", description: "Make a recording from the log of another program." },
    args: {
      file: { type: "positional", required: false, description: "The log; - reads the standard input" },
      from: { type: "string", valueHint: FORMATS.join("|"), description: "The format of the log" },
      mapping: {
        type: "string",
        valueHint: "FILE.json",
        description: "The rules, places and moves of a game of boardgame.io",
      },
      rounds: { type: "string", valueHint: "N", description: "Import the first N rounds; default: all" },
      out: { type: "string", valueHint: "FILE.tjr", description: "Write to this file; default: the standard output" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, from, mapping, out } = args;
      if (file === undefined) throw new BadInput("import needs a FILE, or - for the standard input");
      const format = FORMATS.find((name) => name === from);
      if (format === undefined)
        throw new BadInput(`import needs the format of the log: --from ${FORMATS.join(" or ")}`);
      if (format === "boardgame.io" && mapping === undefined) {
        throw new BadInput("a match of boardgame.io does not contain its rules: name them in a file with --mapping");
      }
      if (format !== "boardgame.io" && mapping !== undefined)
        throw new BadInput("--mapping is for --from boardgame.io");
      if (mapping === "-") throw new BadInput("--mapping cannot read the standard input: name a file");
      if (out !== undefined) await checkOut(shell, out, mapping === undefined ? [file] : [file, mapping]);
      const options: ImportOptions = {
        createdAt: new Date().toISOString(),
        ...(args.rounds === undefined ? {} : { rounds: roundsOf(args.rounds) }),
      };
      const names = mapping === undefined ? undefined : await readMapping(shell, mapping);
      const log = await readText(shell, file, LIMITS.bytes);
      const result: ImportResult =
        format === "boardgame.io" ? importBoardgameIo(log, names, options) : importBlackjackSimulator(log, options);
      if (result.fault !== null) throw new BadInput(`${inputName(file)}: ${result.fault}`);
      await writeOut(shell, out, result.text);
      for (const fact of result.unknown) await printError(shell, `note: ${fact}`);
      return 0;
    },
  });
}

function roundsOf(text: string): number {
  const rounds = Number(text);
  if (/^\d{1,15}$/.test(text) && rounds > 0) return rounds;
  throw new BadInput(`--rounds ${text}: must be a whole number of 1 or more`);
}

async function readMapping(shell: Shell, file: string): Promise<unknown> {
  const text = await readText(shell, file, LARGEST_MAPPING);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${inputName(file)}: is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
