import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import type { Clock } from "@thunderjack/core";
import type { Terminal } from "./terminal/terminal.js";

/** The environment of the program: its inputs and outputs. */
export interface Shell {
  readonly stdin: Readable;
  readonly stdout: Writable;
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
}

/** Writes text, and waits until a slow reader has consumed it. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}

/** Prints an error on the standard error output, on one line. */
export async function complain(shell: Shell, message: string): Promise<void> {
  await write(shell.stderr, `thunderjack: ${oneLine(message)}\n`);
}

/** Returns text from a file on one line, without characters that control a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}
