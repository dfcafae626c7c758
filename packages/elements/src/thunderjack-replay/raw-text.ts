import type { Fault } from "@thunderjack/recording";

const NEWLINE = 10;

/**
 * The text of a file, byte for byte: the hash chain runs over the raw bytes, so that not even a byte order mark may be
 * left out.
 *
 * @returns `null` where the bytes are no UTF-8
 */
export function exactText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What can be read of a file that is no UTF-8 throughout. */
export interface PartlyText {
  /** The whole lines before the first bad one. */
  readonly text: string;
  /** The first line that is no text; `null` where only the last line is cut off in the middle of a character. */
  readonly fault: Fault | null;
}

/** Reads a file of which {@link exactText} could not make a text. */
export function partlyText(bytes: Uint8Array): PartlyText {
  for (let start = 0, line = 1; ; line++) {
    const newline = bytes.indexOf(NEWLINE, start);
    // A last line that was cut off in the middle of a character is cut off in any case.
    if (newline === -1) return { text: leniently(bytes), fault: null };
    if (exactText(bytes.subarray(start, newline)) === null) {
      const fault = { line, field: null, reason: "is not text in UTF-8" };
      return { text: leniently(bytes.subarray(0, start)), fault };
    }
    start = newline + 1;
  }
}

function leniently(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
