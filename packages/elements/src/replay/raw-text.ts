import type { Fault, Steps } from "@thunderjack/recording";

const NEWLINE = 10;

/** The number of bytes that one step decodes, which is much more than a line may have. */
const STEP = 2 ** 18;

/** The readable part of a file. */
export interface ReadableText {
  /** The lines before the first invalid line; without a fault, the whole file. */
  readonly text: string;
  /** The first line that is not UTF-8; `null` if there is none, or only a last line without a newline is invalid. */
  readonly fault: Fault | null;
}

/**
 * Decodes a file in short steps. Keeps its byte order mark, because the hash chain is computed from the raw bytes. The
 * text ends at a line that is far too long for a recording.
 */
export function* decodeInSteps(bytes: Uint8Array): Steps<ReadableText> {
  const texts: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const part = bytes.subarray(start, start + STEP);
    const lines = part.subarray(0, part.lastIndexOf(NEWLINE) + 1);
    // Without a newline, the part is an incomplete last line, or the beginning of a line that is too long.
    if (lines.length === 0) {
      texts.push(new TextDecoder("utf-8", { ignoreBOM: true }).decode(part));
      break;
    }
    const text = exactText(lines);
    if (text === null) return yield* beforeInvalidLine(texts, lines);
    texts.push(text);
    start += lines.length;
    yield start / bytes.length;
  }
  const text = texts.join("");
  // Joining 64 MiB takes a whole slice.
  yield 1;
  return { text, fault: null };
}

/**
 * Returns the text before the first invalid line, and the fault of that line.
 *
 * @param before the texts before these lines
 * @param lines lines of which at least one is invalid
 */
function* beforeInvalidLine(before: readonly string[], lines: Uint8Array): Steps<ReadableText> {
  const texts = [...before, exactText(lines.subarray(0, startOfInvalidLine(lines))) ?? ""];
  let line = 1;
  for (const text of texts) {
    line += text.split("\n").length - 1;
    yield 1;
  }
  return { text: texts.join(""), fault: { line, field: null, reason: "is not text in UTF-8" } };
}

/** Returns the index of the first byte of the first invalid line, by bisection. */
function startOfInvalidLine(lines: Uint8Array): number {
  let [start, end] = [0, lines.length];
  for (;;) {
    const others = lines.subarray(start, end - 1);
    const middle = others.lastIndexOf(NEWLINE, others.length >> 1);
    const newline = middle === -1 ? others.indexOf(NEWLINE) : middle;
    if (newline === -1) return start;
    const next = start + newline + 1;
    if (exactText(lines.subarray(start, next)) === null) end = next;
    else start = next;
  }
}

/** Returns the text of bytes in UTF-8; `null` for other bytes. */
function exactText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
