import { BadLine } from "./fault.js";
import type { JsonValue } from "./json.js";
import type { Steps } from "./steps.js";

/**
 * The limits of a recording. They bound the time that a hostile file can take to read. Ordinary recordings are far
 * below the limits, and the recorder never exceeds them.
 */
export const LIMITS = {
  /** The size of the whole recording in bytes, newlines included. */
  bytes: 64 * 1024 * 1024,
  /** The number of lines, header and trailer included. */
  lines: 1_000_000,
  /** The size of one line in bytes, without its newline. */
  bytesPerLine: 16 * 1024,
  /** The maximum nesting of objects and arrays. The object of the line has depth 1. */
  depth: 8,
  /** The length of each string and key, in UTF-16 code units. */
  textLength: 256,
} as const;

/** Keys that can change a prototype in JavaScript. */
const REFUSED_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The path of the only number in a recording that may have a fraction. */
const SHARE = "rules.reshuffleBelow";

/**
 * Checks a key.
 *
 * @param path the path of the key, joined with dots
 * @throws BadLine if the key is not allowed in any object of a recording
 */
export function checkKey(key: string, path: string): void {
  if (REFUSED_KEYS.has(key)) throw new BadLine(path, "is not allowed as a key");
  if (key.length > LIMITS.textLength) throw new BadLine(null, `has a key of more than ${LIMITS.textLength} characters`);
}

/**
 * Checks a value that no schema describes, and everything inside it.
 *
 * @param path the path of the value, joined with dots
 * @param depth the depth of the value; the object of the line has depth 1
 * @throws BadLine if the value exceeds the {@link LIMITS}, or contains a number that is not a safe integer
 */
export function checkLimits(value: JsonValue, path: string, depth: number): void {
  if (typeof value === "string") {
    if (value.length > LIMITS.textLength) throw new BadLine(path, `is longer than ${LIMITS.textLength} characters`);
  } else if (typeof value === "number") {
    if (!Number.isSafeInteger(value) && path !== SHARE) throw new BadLine(path, "must be a safe integer");
  } else if (typeof value === "object" && value !== null) {
    if (depth > LIMITS.depth) throw new BadLine(path, `is nested deeper than ${LIMITS.depth}`);
    for (const [key, inner] of Object.entries(value)) {
      const place = path === "" ? key : `${path}.${key}`;
      checkKey(key, place);
      checkLimits(inner, place, depth + 1);
    }
  }
}

/** The number of UTF-16 code units that one step measures. */
const MEASURED = 256 * 1024;

/** Returns whether a string is longer than this number of bytes in UTF-8. Only strings near the limit are measured. */
export function isLongerThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  return text.length * 3 > bytes && utf8Length(text) > bytes;
}

/** Returns what {@link isLongerThan} returns, in steps and for a text in parts of whole characters. */
export function* checkLonger(parts: readonly string[], bytes: number): Steps<boolean> {
  const length = lengthOf(parts);
  if (length > bytes) return true;
  if (length * 3 <= bytes) return false;
  let measured = length;
  let read = 0;
  for (const text of parts) {
    for (let start = 0; start < text.length; start += MEASURED) {
      measured += moreBytes(text, start, Math.min(start + MEASURED, text.length));
      yield (read + start) / length;
    }
    read += text.length;
  }
  return measured > bytes;
}

/** Returns the number of UTF-16 code units of a text in parts. */
export function lengthOf(parts: readonly string[]): number {
  return parts.reduce((length, text) => length + text.length, 0);
}

/** Returns the length of a string in UTF-8 bytes. */
export function utf8Length(text: string): number {
  return text.length + moreBytes(text, 0, text.length);
}

/** Returns the number of UTF-8 bytes that a part of a text has in addition to one byte for each UTF-16 code unit. */
function moreBytes(text: string, start: number, end: number): number {
  let more = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    more += code < 0x800 ? 1 : 2;
    // A surrogate pair takes four bytes: three at the first half, as a lone surrogate, and one at the second half.
    if (isLowSurrogate(code) && isHighSurrogate(text.charCodeAt(at - 1))) more -= 2;
  }
  return more;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
