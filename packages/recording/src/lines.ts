import { BadLine } from "./fault.js";
import { isJsonObject, type JsonObject, parsedJson } from "./json.js";
import { isLongerThan, LIMITS } from "./limits.js";

/** One line of a recording. */
export interface Line {
  /** The number of the line, from 1. */
  readonly number: number;
  /** The text without its newline. */
  readonly text: string;
  /** Whether the line ends with a newline. Only the last line of an interrupted recording has no newline. */
  readonly isEnded: boolean;
}

/**
 * Returns the index at which the line that begins at `start` ends. Only a line feed ends a line. Other control
 * characters are part of their line.
 */
export function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

/** Returns the index at which the line with this number begins. */
export function startOfLine(text: string, number: number): number {
  let start = 0;
  for (let line = 1; line < number; line++) start = lineEnd(text, start) + 1;
  return start;
}

/**
 * Returns the JSON object of a line; `undefined` if the line is cut off.
 *
 * @throws BadLine for a line that is too long or not a JSON object, or that exceeds the maximum number of lines
 */
export function objectOf({ number, text, isEnded }: Line): JsonObject | undefined {
  if (number > LIMITS.lines) throw new BadLine(null, `is one too many: a recording has at most ${LIMITS.lines} lines`);
  if (isLongerThan(text, LIMITS.bytesPerLine)) {
    throw new BadLine(null, `is longer than ${LIMITS.bytesPerLine} bytes`);
  }
  const value = parsedJson(text);
  // A truncated line is never valid JSON, because every line is an object.
  if (value === undefined && !isEnded) return undefined;
  if (value === undefined) throw new BadLine(null, "is not JSON");
  if (!isJsonObject(value)) throw new BadLine(null, "is not a JSON object");
  return value;
}
