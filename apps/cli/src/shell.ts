import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Clock } from "@thunderjack/stage";
import type { Terminal } from "./terminal/terminal.js";

/** What the program is run in: everything it reads from or writes to. */
export interface Shell {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** The directory that file names start from. */
  readonly directory: string;
  /** Whether colours and control sequences are understood on the standard output. */
  readonly hasColor: boolean;
  /** Whether somebody watches the standard error output, and not a file. */
  readonly isWatched: boolean;
  /** The terminal that somebody sits at; `null` where the input or the output is none. */
  readonly terminal: Terminal | null;
  /** The time that tables and recordings are played by. */
  readonly clock: Clock;
}

/** Writes text, and waits where the reader at the other end is slower. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}

/** Says on the standard error output what went wrong, in one line. */
export async function complain(shell: Shell, message: string): Promise<void> {
  await write(shell.stderr, `thunderjack: ${oneLine(message)}\n`);
}

/** Text from a file on one line, without characters by which it could steer a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}
