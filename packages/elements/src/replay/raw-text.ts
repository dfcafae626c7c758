import { type Fault, LIMITS, type Steps } from "@thunderjack/recording";

const NEWLINE = 10;

/** The number of bytes that one step decodes, which is much more than a line may have. */
const STEP = 2 ** 18;

/** The readable part of a file. */
export interface ReadableText {
  /**
   * The lines before the first invalid line, in parts of whole lines; without a fault, the whole file. The parts are not
   * joined, because copying 64 MiB takes too long for one task.
   */
  readonly texts: readonly string[];
  /** The first line that is not UTF-8; `null` if there is none, or only a last line without a newline is invalid. */
  readonly fault: Fault | null;
}

/**
 * Decodes a file in short steps. Keeps its byte order mark, because the hash chain is computed from the raw bytes. The
 * text ends at a line that is far too long for a recording.
 *
 * @param parts the bytes in the parts in which they were received
 */
export function* decodeInSteps(parts: readonly Uint8Array[]): Steps<ReadableText> {
  const texts: string[] = [];
  let rest = new Uint8Array(); // the beginning of the next line
  for (const [place, part] of parts.entries()) {
    for (let start = 0; start < part.length; ) {
      const size = Math.max(1, STEP - rest.length);
      const bytes = joined(rest, part.subarray(start, start + size));
      start += size;
      const lines = bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);
      rest = bytes.subarray(lines.length);
      const text = exactText(lines);
      if (text === null) return yield* beforeInvalidLine(texts, lines);
      if (text !== "") texts.push(text);
      if (rest.length > LIMITS.bytesPerLine) return { texts: [...texts, anyText(rest)], fault: null };
      yield place / parts.length;
    }
  }
  if (rest.length > 0) texts.push(anyText(rest));
  return { texts, fault: null };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
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
  return { texts, fault: { line, field: null, reason: "is not text in UTF-8" } };
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

/** Returns the text of a line that is incomplete in any case. Invalid bytes are replaced. */
function anyText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** Returns the text of bytes in UTF-8; `null` for other bytes. */
function exactText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
