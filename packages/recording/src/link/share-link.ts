import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { evolve, smallestBet, type TableState } from "@thunderjack/core";
import type { Recording } from "../recording.js";
import { stateAt } from "../replay.js";
import { stateHash } from "../state-hash.js";
import { BadLink } from "./bad-link.js";
import { toBase64url } from "./base64url.js";
import { BitWriter } from "./bits.js";
import { writeCommand } from "./command-code.js";
import { type Dealing, dealtCardByCard, dealtFromSeed } from "./dealing.js";
import { LINK_HASH_BYTES, LINK_LIMITS, LINK_START } from "./link-limits.js";
import { openTable, writeTable } from "./shared-table.js";

/**
 * The rounds of a recording as a link, small enough for a message: `#tj1.` and what follows it. Whoever opens it runs
 * the commands again.
 *
 * Only settled rounds are shared: the hole card of one that is still in play is nobody's business. While the recording
 * is open the link holds the cards that were drawn; once it is closed, the revealed seed where that is shorter.
 *
 * @throws RangeError when no round is settled yet, when the rounds are too many for a link, when their cards cannot be
 * told before the seed is revealed (the shoe ran dry within a round), and when the recording is not what its commands
 * cause
 */
export function shareLink(recording: Recording): string {
  const settled = settledPart(recording);
  if (!settled.events.some(({ type }) => type === "RoundSettled")) {
    throw new RangeError("No round is settled yet: there is nothing to share.");
  }
  const dealings = [dealtCardByCard(settled), dealtFromSeed(settled)].filter((dealing) => dealing !== null);
  if (dealings.length === 0) {
    throw new RangeError("The shoe ran dry within a round: this can be shared when the recording is closed.");
  }
  const links = dealings.map((dealing) => linkOf(settled, dealing)).filter((link) => link !== null);
  if (links.length === 0) {
    throw new RangeError("The recording is not what its commands cause: verify it, and share one that holds.");
  }
  const link = links.reduce((best, one) => (one.length < best.length ? one : best));
  if (link.length > LINK_LIMITS.characters) throw tooLong(`${link.length} characters of ${LINK_LIMITS.characters}`);
  return link;
}

function tooLong(measure: string): RangeError {
  return new RangeError(`The recording is too long for a link (${measure}): share the file.`);
}

/** The recording without the round that is still in play. */
function settledPart(recording: Recording): Recording {
  const { header, events } = recording;
  const starts = events.map(({ type }) => type);
  const [lastStart, lastEnd] = [starts.lastIndexOf("RoundStarted"), starts.lastIndexOf("RoundSettled")];
  if (lastStart <= lastEnd) return recording;
  return { header, events: events.slice(0, lastStart), trailer: null };
}

/** The link by which the recording is dealt in this way; `null` when it does not come to the same end. */
function linkOf(settled: Recording, { seeds, commands }: Dealing): string | null {
  const { rules, credits, seats } = settled.header;
  const bits = new BitWriter();
  try {
    const shared = { rules, credits, bets: seats, seeds };
    const table = openTable(shared);
    writeTable(bits, shared);
    let events = 0;
    for (const command of commands) {
      writeCommand(bits, rules, table.state, command);
      const decision = table.dispatch(command);
      if (!decision.accepted) return null;
      events += decision.events.length;
      if (events > LINK_LIMITS.events) throw tooLong(`more than ${LINK_LIMITS.events} events`);
    }
    writeCommand(bits, rules, table.state, null);
    const hash = stateHash(table.state);
    if (hash !== stateHash(finalState(settled))) return null;
    return `#${LINK_START}${toBase64url(concatBytes(hexToBytes(hash).subarray(0, LINK_HASH_BYTES), bits.written))}`;
  } catch (error) {
    if (error instanceof BadLink) return null;
    throw error;
  }
}

/** The state at the end. A recording that was interrupted behind its last round may lack the end of the game. */
function finalState(recording: Recording): TableState {
  const state = stateAt(recording, recording.events.length);
  const { phase, credits } = state;
  if (phase !== "settled" || credits >= smallestBet(recording.header.rules)) return state;
  return evolve(state, { type: "GameEnded", credits });
}
