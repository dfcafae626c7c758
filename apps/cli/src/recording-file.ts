import { isUtf8 } from "node:buffer";
import {
  faultText,
  LIMITS,
  parseRecording,
  type Reading,
  type Recording,
  type Verification,
  type VerifyOptions,
  verify,
} from "@thunderjack/recording";
import { BadInput } from "./bad-input.js";
import { inputName, readBytes } from "./input.js";
import { printError, type Shell } from "./shell.js";

const NEWLINE = 10;

/**
 * Reads a recording from a file, or from the standard input if the name is `-`. A fault of the recording is part of the
 * result.
 *
 * @throws BadInput when the file cannot be read
 */
export async function readRecording(shell: Shell, file: string): Promise<Reading> {
  return readingOf(await readBytes(shell, file, LIMITS.bytes));
}

/**
 * Returns the recording of a reading, and prints a warning if its last line is cut off.
 *
 * @param file the name of the file
 * @param use the use of the recording, for messages, such as `can be shared`
 * @throws BadInput for a recording with a fault
 */
export async function withoutFault(shell: Shell, file: string, reading: Reading, use: string): Promise<Recording> {
  const { recording, fault, truncated } = reading;
  const name = inputName(file);
  if (recording === null) throw new BadInput(`${name}: ${faultText(fault)}`);
  if (fault !== null) throw new BadInput(`${name}: ${faultText(fault)}; only a recording without faults ${use}`);
  if (truncated) await printError(shell, `warning: ${name}: truncated, the last line is cut off`);
  return recording;
}

/** Verifies the bytes of a recording. */
export function verifyBytes(bytes: Buffer, options: VerifyOptions): Verification {
  const notText = lineNotText(bytes);
  if (notText === null) return verify(textOf(bytes), options);
  const { line, start } = notText;
  const before = verify(textOf(bytes.subarray(0, start)), options);
  if (line > 1 && before.checks[0]?.holds === false) return before;
  const detail = `line ${line}: ${NOT_TEXT}`;
  // A recording with a wrong format proves nothing. A header alone proves nothing either, so its verification lists all
  // facts that are not proven.
  const header = line === 1 ? "" : textOf(bytes.subarray(0, bytes.indexOf(NEWLINE) + 1));
  return {
    status: "broken",
    why: `Line ${line} ${NOT_TEXT}.`,
    checks: [{ name: "format", holds: false, detail, line }],
    notProven: verify(header).notProven,
  };
}

const HEADER_LINE = '\n{"format":"thunderjack"';

/** Returns the recordings in the bytes of a file. The export of a session contains several, one after another. */
export function recordingsIn(bytes: Buffer): readonly Buffer[] {
  const recordings: Buffer[] = [];
  let start = 0;
  for (;;) {
    const newline = bytes.indexOf(HEADER_LINE, start);
    if (newline === -1) return [...recordings, bytes.subarray(start)];
    recordings.push(bytes.subarray(start, newline + 1));
    start = newline + 1;
  }
}

/** Reads a recording from its bytes. A line that is not UTF-8 is a fault. */
export function readingOf(bytes: Buffer): Reading {
  const notText = lineNotText(bytes);
  if (notText === null) return parseRecording(textOf(bytes));
  const { line, start } = notText;
  const reading = parseRecording(textOf(bytes.subarray(0, start)));
  if (reading.fault !== null && line > 1) return reading;
  return { ...reading, fault: { line, field: null, reason: NOT_TEXT } };
}

const NOT_TEXT = "is not text in UTF-8";

/** Returns the first line that is not UTF-8, and the position of its first byte; `null` if there is none. */
function lineNotText(bytes: Buffer): { readonly line: number; readonly start: number } | null {
  if (isUtf8(bytes)) return null;
  for (let start = 0, line = 1; start < bytes.length; line++) {
    const newline = bytes.indexOf(NEWLINE, start);
    // A last line without a newline is not checked: a truncated file may end in the middle of a character.
    if (newline === -1) return null;
    if (!isUtf8(bytes.subarray(start, newline))) return { line, start };
    start = newline + 1;
  }
  return null;
}

/** Returns the text of a recording. Bytes that are not UTF-8 are replaced, which breaks its hash chain. */
export function textOf(bytes: Buffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
