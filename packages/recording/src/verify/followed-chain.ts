import { lineEnd } from "../lines.js";
import { linesOf, type Recording } from "../recording.js";
import type { Steps } from "../steps.js";
import type { LineRange } from "./check.js";
import { FastHashChain } from "./fast-hash-chain.js";

/** The result of following the hash chain of a recording. */
export interface FollowedChain {
  /** The last line that a later check confirms; 0 if there is none. */
  readonly confirmed: number;
  /** The number of checks that were compared, including the hash of the trailer. */
  readonly checks: number;
  /** The range that contains the first damage; `null` if every check matches. */
  readonly broken: LineRange | null;
}

/** A line whose text replaces that of the file. */
export interface ReplacedLine {
  readonly number: number;
  readonly text: string;
}

/** The number of lines that one step hashes. */
const STEP = 256;

/**
 * Follows the hash chain over the lines of a file. Compares it with each `check` and with the hash of the trailer. A
 * check covers the lines before its own line. The next check covers that line.
 *
 * @param recording the recording that was parsed from the text
 * @param replaced a line to replace
 */
export function* followChain(text: string, recording: Recording, replaced?: ReplacedLine): Steps<FollowedChain> {
  const { events, trailer } = recording;
  const lines = linesOf(recording);
  const chain = new FastHashChain();
  let confirmed = 0;
  let checks = 0;
  let start = 0;
  for (let number = 1; start < text.length && number <= lines; number++) {
    const event = events[number - 2];
    const isTrailer = number === lines && trailer !== null;
    const said = isTrailer ? trailer.hash : event?.type === "RoundSettled" ? event.check : null;
    if (said !== null) {
      checks++;
      if (said !== (isTrailer ? chain.hash : chain.check)) {
        return { confirmed, checks, broken: [confirmed + 1, number] };
      }
      confirmed = number - 1;
    }
    const end = lineEnd(text, start);
    if (number === replaced?.number) chain.add(replaced.text);
    else chain.add(text, start, end);
    start = end + 1;
    if (number % STEP === 0) yield start / text.length;
  }
  return { confirmed, checks, broken: null };
}
