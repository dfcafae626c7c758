import { isInPlay } from "@thunderjack/core";
import {
  annotationsOf,
  LIMITS,
  openShareLink,
  type Recording,
  type ShareOptions,
  shareLink,
  stateAt,
} from "@thunderjack/recording";
import { defineCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { inputName, readBytes, readText } from "./input.js";
import { checkOptions } from "./options.js";
import { writeOut } from "./output.js";
import { readingOf, textOf, withoutFault } from "./recording-file.js";
import { printError, type Shell, write } from "./shell.js";

/** The maximum length of a link from the standard input, including the URL of its page, in bytes. */
const LONGEST_INPUT = 64 * 1024;

/** `thunderjack share`: converts a recording to a link, or a link to a recording. */
export function shareCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "share", description: "Convert a recording to a link, or a link to a recording." },
    args: {
      file: { type: "positional", required: false, description: "The recording (.tjr); - reads the standard input" },
      open: { type: "string", valueHint: "LINK", description: "Open this link; - reads it from the standard input" },
      out: {
        type: "string",
        valueHint: "FILE.tjr",
        description: "With --open: write the recording to this file; default: the standard output",
      },
      base: {
        type: "string",
        valueHint: "URL",
        description: "The address of the page that opens the link; default: print only the fragment",
      },
      json: { type: "boolean", description: "Print the link as one line of JSON; a recording is always JSON" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, open, out, base, json } = args;
      if (open !== undefined) {
        if (file !== undefined) throw new BadInput("a FILE and --open cannot be combined");
        if (base !== undefined) throw new BadInput("--base requires a FILE: it is the address of a new link");
        await openLink(shell, open, out);
        return 0;
      }
      if (out !== undefined) throw new BadInput("--out requires --open LINK: a link is written to the standard output");
      if (file === undefined) throw new BadInput("share needs a FILE, or --open LINK");
      const link = await linkOf(shell, file, baseOf(base));
      await write(shell.stdout, json === true ? `${JSON.stringify({ link })}\n` : `${link}\n`);
      return 0;
    },
  });
}

/** @throws BadInput if the address is not an `http:`, `https:` or `file:` URL */
function baseOf(base: string | undefined): string {
  if (base === undefined) return "";
  if (URL.canParse(base) && /^(https?|file):$/.test(new URL(base).protocol)) return new URL(base).href;
  throw new BadInput(`--base ${base}: must be a URL such as https://example.com/replay`);
}

async function linkOf(shell: Shell, file: string, base: string): Promise<string> {
  const bytes = await readBytes(shell, file, LIMITS.bytes);
  const recording = await withoutFault(shell, file, readingOf(bytes), "can be shared");
  const link = linkTo(file, recording, { annotations: annotationsOf(textOf(bytes)), base });
  if (isInPlay(stateAt(recording, recording.events.length))) {
    await printError(shell, `warning: ${inputName(file)}: the round in play is left out of the link`);
  }
  return link;
}

/**
 * Returns the link of a recording.
 *
 * @throws BadInput for a recording that no link can contain
 */
export function linkTo(file: string, recording: Recording, options: ShareOptions): string {
  try {
    return shareLink(recording, options);
  } catch (error) {
    throw error instanceof RangeError ? new BadInput(`${inputName(file)}: ${error.message}`) : error;
  }
}

async function openLink(shell: Shell, open: string, out: string | undefined): Promise<void> {
  const link = open === "-" ? await readText(shell, open, LONGEST_INPUT) : open;
  const { text, fault } = openShareLink(link, { createdAt: new Date().toISOString() });
  if (fault !== null) throw new BadInput(`--open: ${fault}`);
  await writeOut(shell, out, text);
}
