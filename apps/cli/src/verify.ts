import { parseArgs } from "node:util";
import { LIMITS, type VerifyOptions, verifySession } from "@thunderjack/recording";
import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { checksList } from "./checks-list.js";
import { readBytes } from "./input.js";
import { checkOptions } from "./options.js";
import { recordingsIn, textOf, verifyBytes } from "./recording-file.js";
import { sessionList } from "./session-list.js";
import { type Shell, write } from "./shell.js";

/** `thunderjack verify`: verifies a recording, or the recordings of a session together. */
export function verifyCommand(shell: Shell) {
  return defineCommand({
    meta: {
      name: "verify",
      description: "Verify a recording: its lines, seed, deck and rules. Verify several recordings as one session.",
    },
    args: {
      file: {
        type: "positional",
        required: false,
        description: "The recording (.tjr), or the recordings of a session in order; - reads the standard input",
      },
      anchor: {
        type: "string",
        valueHint: "HEX",
        description: "The anchor of the session that you wrote down before the first deal",
      },
      commitment: {
        type: "string",
        valueHint: "HEX",
        description: "The commitment that you wrote down before the first deal",
      },
      head: {
        type: "string",
        valueHint: "HEX",
        description: "The head of the session that you wrote down after its last shoe",
      },
      "client-seed": {
        type: "string",
        valueHint: "TEXT",
        description:
          "Your contribution to the shuffle, as the table showed it before the first deal; for a session, once for each one in order",
      },
      json: { type: "boolean", description: "Print the result as one line of JSON" },
    },
    async run({ args, cmd, rawArgs }): Promise<number> {
      checkOptions(args, cmd, true);
      const { anchor, commitment, head, json } = args;
      const clientSeeds = clientSeedsIn(rawArgs);
      if (args._.length === 0) throw new BadInput("verify needs a FILE, or - for the standard input");
      for (const [name, value] of Object.entries({ anchor, commitment, head })) checkHex(name, value);
      const recordings: { readonly name: string; readonly bytes: Buffer }[] = [];
      for (const file of args._) {
        const bytes = await readBytes(shell, file, LIMITS.bytes);
        const parts = recordingsIn(bytes);
        for (const [place, part] of parts.entries()) {
          recordings.push({ name: parts.length === 1 ? file : `${file} (${place + 1})`, bytes: part });
        }
      }
      const [only] = recordings;
      if (recordings.length === 1 && only !== undefined && head === undefined) {
        const [clientSeed, other] = clientSeeds;
        if (other !== undefined) throw new BadInput("--client-seed can be given several times for a session only");
        const verification = verifyBytes(only.bytes, given({ anchor, commitment, clientSeed }));
        await write(shell.stdout, json === true ? jsonLine(verification) : checksList(verification, shell.hasColor));
        return verification.status === "open" || verification.status === "broken" ? 1 : 0;
      }
      if (commitment !== undefined) {
        throw new BadInput("--commitment is for a single recording: for a session, pass --anchor and --head");
      }
      const texts = recordings.map(({ bytes }) => textOf(bytes));
      const session = verifySession(texts, { ...given({ anchor, head }), clientSeeds });
      const names = recordings.map(({ name }) => name);
      await write(shell.stdout, json === true ? jsonLine(session) : sessionList(session, names, shell.hasColor));
      return session.status === "complete" ? 0 : 1;
    },
  });
}

/** Returns the values of all options `--client-seed`. The parser of the commands returns only the last one. */
function clientSeedsIn(rawArgs: readonly string[]): readonly string[] {
  const { tokens } = parseArgs({
    args: [...rawArgs],
    options: { "client-seed": { type: "string" }, clientSeed: { type: "string" } },
    strict: false,
    tokens: true,
  });
  return tokens.flatMap((token) => {
    if (token.kind !== "option" || token.value === undefined) return [];
    return token.name === "client-seed" || token.name === "clientSeed" ? [token.value] : [];
  });
}

function checkHex(option: string, value: string | undefined): void {
  if (value !== undefined && !/^[0-9a-f]{64}$/i.test(value)) {
    throw new BadInput(`--${option} ${value}: must be 64 hexadecimal digits`);
  }
}

/** Returns the options without those that are `undefined`. */
function given(options: { readonly [Name in keyof (VerifyOptions & { head: string })]?: string | undefined }) {
  const entries = Object.entries(options).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

function jsonLine(result: object): string {
  return `${JSON.stringify(result)}\n`;
}
