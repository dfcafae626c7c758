import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { checksList } from "./checks-list.js";
import { checkOptions } from "./options.js";
import { verifyRecording } from "./recording-file.js";
import { type Shell, write } from "./shell.js";

/** `thunderjack verify`: verifies a recording. */
export function verifyCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "verify", description: "Check a recording: its lines, its seed, its deck, its rules." },
    args: {
      file: { type: "positional", required: false, description: "The recording (.tjr); - reads the standard input" },
      commitment: {
        type: "string",
        valueHint: "HEX",
        description: "The commitment that you wrote down before the first deal",
      },
      "client-seed": {
        type: "string",
        valueHint: "TEXT",
        description: "Your contribution to the shuffle, as the table showed it before the first deal",
      },
      json: { type: "boolean", description: "Print the result as one line of JSON" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, commitment, "client-seed": clientSeed, json } = args;
      if (file === undefined) throw new BadInput("verify needs a FILE, or - for the standard input");
      if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment)) {
        throw new BadInput(`--commitment ${commitment}: must be 64 digits of hex`);
      }
      const verification = await verifyRecording(shell, file, {
        ...(commitment === undefined ? {} : { commitment }),
        ...(clientSeed === undefined ? {} : { clientSeed }),
      });
      const text = json === true ? `${JSON.stringify(verification)}\n` : checksList(verification, shell.hasColor);
      await write(shell.stdout, text);
      return verification.status === "open" || verification.status === "broken" ? 1 : 0;
    },
  });
}
