import { BadLine } from "./fault.js";
import type { JsonValue } from "./json.js";

/**
 * How much a recording may hold. They keep a hostile file from costing more than a moment; no honest one comes near
 * them, and the recorder does not write beyond them.
 */
export const LIMITS = {
  /** Of the whole recording, newlines included. */
  bytes: 64 * 1024 * 1024,
  /** Header and trailer included. */
  lines: 1_000_000,
  /** Of one line, without its newline. */
  bytesPerLine: 16 * 1024,
  /** The line's own object is at depth 1. */
  depth: 8,
  /** Of any text and of any key, counted in UTF-16 code units. */
  textLength: 256,
} as const;

/** Keys by which JavaScript can be made to change more than the object at hand. */
const REFUSED_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The one number of a recording that is a share and no whole number. */
const SHARE = "rules.reshuffleBelow";

/**
 * Checks a key of the object that stands at `path`.
 *
 * @throws BadLine when no object of a recording may have it
 */
export function checkKey(key: string, path: string): void {
  if (REFUSED_KEYS.has(key)) throw new BadLine(path, "is not allowed as a key");
  if (key.length > LIMITS.textLength) throw new BadLine(null, `has a key of more than ${LIMITS.textLength} characters`);
}

/**
 * Checks a value of which nothing else is known, and all that is in it.
 *
 * @param path the value's name, with dots on the way into it
 * @param depth how deep it stands; the line's own object is at 1
 * @throws BadLine when it goes beyond the {@link LIMITS}, or holds a number that is no safe integer
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

/** Whether a text takes more than so many bytes in UTF-8. Long texts are only measured when it could be. */
export function isLongerThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  if (text.length * 3 <= bytes) return false;
  return utf8Length(text) > bytes;
}

/** How many bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    bytes += code < 0x800 ? 1 : 2;
    // A pair takes four bytes in all: its second half is counted in the first, whose two more are already there.
    if (code >= 0xd800 && code < 0xdc00 && isLowSurrogate(text.charCodeAt(at + 1))) at++;
  }
  return bytes;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
