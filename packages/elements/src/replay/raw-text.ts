import type { Fault } from "@thunderjack/recording";

const NEWLINE = 10;

/**
 * Decodes a file and keeps its byte order mark, because the hash chain is computed from the raw bytes.
 *
 * @returns `null` if the bytes are not UTF-8
 */
export function exactText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The readable part of a file that is not entirely UTF-8. */
export interface PartlyText {
  /** The lines before the first invalid line; without a fault, the whole file with its invalid bytes replaced. */
  readonly text: string;
  /** The first invalid line; `null` if only a last line without a newline is invalid. */
  readonly fault: Fault | null;
}

/** Decodes the beginning of a file for which {@link exactText} returned `null`. */
export function partlyText(bytes: Uint8Array): PartlyText {
  for (let start = 0, line = 1; ; line++) {
    const newline = bytes.indexOf(NEWLINE, start);
    // A last line without a newline is incomplete in any case.
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
