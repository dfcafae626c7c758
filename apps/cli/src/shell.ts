import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Clock } from "@thunderjack/core";
import type { Terminal } from "./terminal/terminal.js";

/** The environment of the program: its inputs and outputs. */
export interface Shell {
  readonly stdin: Readable;
  /** The standard output. `isTTY` is `true` if it is a terminal. */
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  /** The directory to which file names are relative. */
  readonly directory: string;
  /** Whether the standard output supports colours and control sequences. */
  readonly hasColor: boolean;
  /** Whether the standard error output is a terminal. */
  readonly isWatched: boolean;
  /** The terminal; `null` if the input or the output is not a terminal. */
  readonly terminal: Terminal | null;
  /** The clock of tables and recordings. */
  readonly clock: Clock;
  /** The path of a Chromium, which draws bitmaps; `null` if there is none. */
  readonly chromium: string | null;
}

/** Writes text or bytes. If the buffer of the stream is then full, waits until it is empty. */
export async function write(stream: Writable, content: string | Uint8Array): Promise<void> {
  if (!stream.write(content)) await once(stream, "drain");
}

/** Prints an error or a warning on the standard error output, on one line. */
export async function printError(shell: Shell, message: string): Promise<void> {
  await write(shell.stderr, `thunderjack: ${oneLine(message)}\n`);
}

/** Returns text on one line. Control and format characters, which can affect a terminal, become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}
