import { isJsonObject, parsedJson } from "../json.js";
import { lineEnd, startOfLine } from "../lines.js";
import { linesOf, type Recording } from "../recording.js";
import type { Steps } from "../steps.js";
import { trailerHash } from "../trailer-hash.js";

/** The number of lines that one step reads. */
const STEP = 256;

/**
 * Finds the first addition of another recording. The `hash` of an addition is the hash of the trailer of its recording.
 *
 * @param texts the file in parts of whole lines. They are joined in one step if the recording is closed.
 * @param recording the valid recording that was parsed from the file
 * @returns the number of the line; `null` if all additions belong to the recording
 */
export function* foreignAddition(texts: readonly string[], recording: Recording): Steps<number | null> {
  if (recording.trailer === null) return null;
  const text = texts.join("");
  const trailer = linesOf(recording);
  const trailerStart = startOfLine(text, trailer);
  const trailerEnd = lineEnd(text, trailerStart);
  const hash = trailerHash(text.slice(trailerStart, trailerEnd));
  let start = trailerEnd + 1;
  for (let number = trailer + 1; start < text.length; number++) {
    const end = lineEnd(text, start);
    const line = parsedJson(text.slice(start, end));
    // In a valid recording, only a last line that was cut off is not JSON.
    if (line !== undefined && isJsonObject(line) && line.hash !== hash) return number;
    start = end + 1;
    if (number % STEP === 0) yield start / text.length;
  }
  return null;
}
