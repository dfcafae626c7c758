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
        description: "Your contribution to the shuffle, as the table showed it before the first deal",
      },
      json: { type: "boolean", description: "Print the result as one line of JSON" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd, true);
      const { anchor, commitment, head, "client-seed": clientSeed, json } = args;
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
        const verification = verifyBytes(only.bytes, given({ anchor, commitment, clientSeed }));
        await write(shell.stdout, json === true ? jsonLine(verification) : checksList(verification, shell.hasColor));
        return verification.status === "open" || verification.status === "broken" ? 1 : 0;
      }
      if (commitment !== undefined || clientSeed !== undefined) {
        const name = commitment === undefined ? "client-seed" : "commitment";
        throw new BadInput(`--${name} is for a single recording: for a session, pass --anchor and --head`);
      }
      const texts = recordings.map(({ bytes }) => textOf(bytes));
      const session = verifySession(texts, given({ anchor, head }));
      const names = recordings.map(({ name }) => name);
      await write(shell.stdout, json === true ? jsonLine(session) : sessionList(session, names, shell.hasColor));
      return session.status === "complete" ? 0 : 1;
    },
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
