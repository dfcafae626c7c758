import { isJsonObject, parsedJson } from "../json.js";
import { lengthOf } from "../limits.js";
import { lineEnd } from "../lines.js";
import { linesOf, type Recording } from "../recording.js";
import type { Steps } from "../steps.js";
import { trailerHash } from "../trailer-hash.js";

/** The number of characters after which a step ends, once the current line is read. */
const STEP = 32 * 1024;

/**
 * Finds the first addition of another recording. The `hash` of an addition is the hash of the trailer of its recording.
 *
 * @param texts the file in parts of whole lines
 * @param recording the valid recording that was parsed from the file
 * @returns the number of the line; `null` if all additions belong to the recording
 */
export function* foreignAddition(texts: readonly string[], recording: Recording): Steps<number | null> {
  if (recording.trailer === null) return null;
  const trailer = linesOf(recording);
  const length = lengthOf(texts);
  let hash: string | null = null;
  let number = 0;
  let before = 0; // the number of characters before the current part
  let pause = STEP;
  for (const text of texts) {
    for (let start = 0; start < text.length; ) {
      const end = lineEnd(text, start);
      number++;
      if (number === trailer) hash = trailerHash(text.slice(start, end));
      // In a valid recording, only a last line that was cut off is not JSON.
      const line = number > trailer ? parsedJson(text.slice(start, end)) : undefined;
      if (line !== undefined && isJsonObject(line) && line.hash !== hash) return number;
      start = end + 1;
      if (before + start < pause) continue;
      pause = before + start + STEP;
      yield Math.min(1, (before + start) / length);
    }
    before += text.length;
  }
  return null;
}
