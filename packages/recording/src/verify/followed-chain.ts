import { utf8ToBytes } from "@thunderjack/core/sha256";
import { LineBytes } from "../line-bytes.js";
import { linesOf, type Recording } from "../recording.js";
import type { Steps } from "../steps.js";
import type { LineRange } from "./check.js";
import { FastHashChain } from "./fast-hash-chain.js";
import { viewOf } from "./sha256.js";

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
 * @param texts the file in parts of whole lines
 * @param recording the recording that was parsed from the file
 * @param replaced a line to replace
 */
export function* followChain(
  texts: readonly string[],
  recording: Recording,
  replaced?: ReplacedLine,
): Steps<FollowedChain> {
  const { events, trailer } = recording;
  const count = linesOf(recording);
  const chain = new FastHashChain();
  const lines = new LineBytes(texts);
  const bytes = viewOf(lines.bytes);
  let confirmed = 0;
  let checks = 0;
  for (let number = 1; number <= count && lines.load(); number++) {
    const event = events[number - 2];
    const isTrailer = number === count && trailer !== null;
    const recorded = isTrailer ? trailer.hash : event?.type === "RoundSettled" ? event.check : null;
    if (recorded !== null) {
      checks++;
      if (recorded !== (isTrailer ? chain.hash : chain.check)) {
        return { confirmed, checks, broken: [confirmed + 1, number] };
      }
      confirmed = number - 1;
    }
    const { start, end } = lines;
    if (number === replaced?.number) chain.add(viewOf(utf8ToBytes(replaced.text)));
    else chain.add(bytes, start, end);
    lines.next(end);
    if (number % STEP === 0) yield number / count;
  }
  return { confirmed, checks, broken: null };
}
