import { evolve, smallestBet, type TableState } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import type { Annotation } from "../additions/annotations.js";
import type { Recording } from "../recording.js";
import { stateAt } from "../replay.js";
import { stateHash } from "../state-hash.js";
import { BadLink } from "./bad-link.js";
import { toBase64url } from "./base64url.js";
import { BitWriter } from "./bits.js";
import { writeCommand } from "./command-code.js";
import { type Dealing, dealtCardByCard, dealtFromSeed } from "./dealing.js";
import { LINK_HASH_BYTES, LINK_LIMITS, LINK_START } from "./link-limits.js";
import { momentSuffix, notesSuffix } from "./link-suffix.js";
import { openTable, writeTable } from "./shared-table.js";

/** The options of {@link shareLink}. */
export interface ShareOptions {
  /** The position at which the link opens: a number of events of the recording. Defaults to the beginning. */
  readonly at?: number;
  /** The annotations of the recording; defaults to none. Those that do not fit are left out, the last ones first. */
  readonly annotations?: readonly Annotation[];
  /**
   * The address of the page that opens the link, such as `https://example.com/replay`. Its fragment is replaced. Defaults
   * to none: the link is then a fragment.
   */
  readonly base?: string;
}

/**
 * Returns the rounds of a recording as a link that fits into a message: `#tj1.` and base64url. Opening the link runs
 * the commands again.
 *
 * Only settled rounds are shared, because the hole card of a round in play is secret. The link of an open recording
 * contains the drawn cards. The link of a closed recording contains the revealed seed if that is shorter.
 *
 * @throws RangeError if each seat has its own purse, if no round is settled, if the rounds are too long for a link, if the cards cannot be listed
 * before the seed is revealed (the shoe was shuffled during a round), or if the commands do not cause the recorded
 * events
 */
export function shareLink(recording: Recording, { at, annotations = [], base = "" }: ShareOptions = {}): string {
  const rounds = roundsLink(recording);
  const start = `${base.replace(/#.*$/s, "")}${rounds}${at === undefined ? "" : momentSuffix(recording, at)}`;
  return start + notesSuffix(recording, annotations, LINK_LIMITS.characters - rounds.length);
}

function roundsLink(recording: Recording): string {
  const settled = settledPart(recording);
  if (!settled.events.some(({ type }) => type === "RoundSettled")) {
    throw new RangeError("No round is settled yet: there is nothing to share.");
  }
  if (recording.header.rules.purses !== undefined) {
    throw new RangeError("A link has one purse for all seats: share the file of a table with a purse for each seat.");
  }
  // A long recording is refused before its commands are run.
  if (settled.events.length > LINK_LIMITS.events) throw tooLong(`more than ${LINK_LIMITS.events} events`);
  const dealings = [dealtCardByCard(settled), dealtFromSeed(settled)].filter((dealing) => dealing !== null);
  if (dealings.length === 0) {
    throw new RangeError("The shoe was shuffled during a round: the recording can be shared after it is closed.");
  }
  const links = dealings.map((dealing) => linkOf(settled, dealing)).filter((link) => link !== null);
  if (links.length === 0) {
    throw new RangeError("The recording differs from the events of its commands: verify the recording.");
  }
  const link = links.reduce((best, one) => (one.length < best.length ? one : best));
  if (link.length > LINK_LIMITS.characters) throw tooLong(`${link.length} characters of ${LINK_LIMITS.characters}`);
  return link;
}

function tooLong(measure: string): RangeError {
  return new RangeError(`The recording is too long for a link (${measure}): share the file.`);
}

/** Returns the recording without the round in play. */
function settledPart(recording: Recording): Recording {
  const { header, events } = recording;
  const starts = events.map(({ type }) => type);
  const [lastStart, lastEnd] = [starts.lastIndexOf("RoundStarted"), starts.lastIndexOf("RoundSettled")];
  if (lastStart <= lastEnd) return recording;
  return { header, events: events.slice(0, lastStart), trailer: null };
}

/** Returns the link that contains this dealing; `null` if the dealing does not lead to the same final state. */
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
    return `#${LINK_START}${toBase64url(Uint8Array.of(...hexToBytes(hash).subarray(0, LINK_HASH_BYTES), ...bits.written))}`;
  } catch (error) {
    if (error instanceof BadLink) return null;
    throw error;
  }
}

/**
 * Returns the final state. If the recording was interrupted after its last round, the end of the game may be missing
 * and is added.
 */
function finalState(recording: Recording): TableState {
  const state = stateAt(recording, recording.events.length);
  const { phase, credits } = state;
  if (phase !== "settled" || credits >= smallestBet(recording.header.rules)) return state;
  return evolve(state, { type: "GameEnded", credits });
}
