import { utf8ToBytes } from "@noble/hashes/utils.js";
import { HashChain } from "../chain.js";
import { linesOf } from "../lines.js";
import type { Recording } from "../recording.js";
import type { LineRange } from "./check.js";

/** How far the hash chain of a recording fits its lines. */
export interface FollowedChain {
  /** All lines up to this one are confirmed by a check behind them; 0 where none is. */
  readonly confirmed: number;
  /** How many checks were compared, the trailer's hash included. */
  readonly checks: number;
  /** The lines among which the first damage is; `null` where every check fits. */
  readonly broken: LineRange | null;
}

/**
 * Follows the hash chain over the lines of a text, and compares it with each `check` and with the trailer's hash. A
 * check speaks for the lines before its own: its own is spoken for by the next.
 *
 * @param recording what was read from the text
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
