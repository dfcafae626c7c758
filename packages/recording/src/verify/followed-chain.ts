import { utf8ToBytes } from "@thunderjack/core/sha256";
import { HashChain } from "../chain.js";
import { linesOf } from "../lines.js";
import type { Recording } from "../recording.js";
import type { LineRange } from "./check.js";

/** The result of following the hash chain of a recording. */
export interface FollowedChain {
  /** The last line that a later check confirms; 0 if there is none. */
  readonly confirmed: number;
  /** The number of checks that were compared, including the hash of the trailer. */
  readonly checks: number;
  /** The range that contains the first damage; `null` if every check matches. */
  readonly broken: LineRange | null;
}

/**
 * Follows the hash chain over the lines of a file. Compares it with each `check` and with the hash of the trailer. A
 * check covers the lines before its own line. The next check covers that line.
 *
 * @param recording the recording that was parsed from the text
 */
export function followChain(text: string, { events, trailer }: Recording): FollowedChain {
  const chain = new HashChain();
  let confirmed = 0;
  let checks = 0;
  for (const line of linesOf(text)) {
    const event = events[line.number - 2];
    const isTrailer = line.number === events.length + 2 && trailer !== null;
    if (line.number > 1 && event === undefined && !isTrailer) break;
    const said = isTrailer ? trailer.hash : event?.type === "RoundSettled" ? event.check : null;
    if (said !== null) {
      checks++;
      if (said !== (isTrailer ? chain.hash : chain.check)) {
        return { confirmed, checks, broken: [confirmed + 1, line.number] };
      }
      confirmed = line.number - 1;
    }
    chain.add(utf8ToBytes(line.text));
  }
  return { confirmed, checks, broken: null };
}
