import { isUtf8 } from "node:buffer";
import { LIMITS, parseRecording, type Reading } from "@thunderjack/recording";
import { readBytes } from "./input.js";
import type { Shell } from "./shell.js";

const NEWLINE = 10;

/**
 * Reads a recording from a file, or from the standard input where the name is `-`.
 *
 * @throws BadInput when the file cannot be read; what is wrong with the recording comes back in the reading
 */
export async function readRecording(shell: Shell, file: string): Promise<Reading> {
  return readingOf(await readBytes(shell, file, LIMITS.bytes));
}

/** Reads a recording from its bytes. A line that is not UTF-8 is a bad line like any other. */
function readingOf(bytes: Buffer): Reading {
  if (isUtf8(bytes)) return parseRecording(textOf(bytes));
  for (let start = 0, number = 1; start < bytes.length; number++) {
    const newline = bytes.indexOf(NEWLINE, start);
    // A last line that was cut off in the middle of a character is cut off in any case.
    if (newline === -1) break;
    if (!isUtf8(bytes.subarray(start, newline))) return stoppedBefore(number, bytes.subarray(0, start));
    start = newline + 1;
  }
  return parseRecording(textOf(bytes));
}

function stoppedBefore(line: number, before: Buffer): Reading {
  const reading = parseRecording(textOf(before));
  if (reading.fault !== null && line > 1) return reading;
  return { ...reading, fault: { line, field: null, reason: "is not text in UTF-8" } };
}

function textOf(bytes: Buffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
