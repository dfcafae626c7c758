import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  type Amount,
  commitmentTo,
  evolve,
  type Fairness,
  type GameEvent,
  NO_BETS,
  type RoundStarted,
  type RuleSet,
  type Seeds,
  type TableState,
} from "@thunderjack/core";
import { HashChain } from "./chain.js";
import type { RecordedEvent } from "./event-format.js";
import { BadLine, faultText } from "./fault.js";
import { type RecordingHeader, readHeader } from "./header.js";
import type { JsonObject } from "./json.js";
import { LIMITS } from "./limits.js";
import { objectOf } from "./lines.js";
import type { Recording } from "./recording.js";
import { openingState } from "./replay.js";
import { stateHash } from "./state-hash.js";
import type { RecordingTrailer } from "./trailer.js";
import { FORMAT_VERSION } from "./version.js";

/** What a recording is made with. */
export interface RecorderOptions {
  /** The time in milliseconds; only differences count. The recorder has no clock of its own. */
  readonly now: () => number;
  /** When the recording is made, as ISO 8601 writes it. */
  readonly createdAt: string;
  /** Whatever should be remembered with the recording, within its limits; left out, nothing. */
  readonly meta?: JsonObject;
}

/** The table that is recorded. */
export interface RecordedTable {
  readonly rules: RuleSet;
  readonly fairness: Fairness | null;
  /** What the player has before the first deal, in hundredths. */
  readonly credits: Amount;
}

/** The room that is kept for the trailer, which is always shorter. */
const TRAILER_BYTES = 512;

/**
 * Writes a table's own events down, line by line. The recording begins at the first deal: bets that were placed
 * before stand in its header. All lines are without their newline, and each of them needs one.
 */
export class Recorder {
  readonly #now: () => number;
  readonly #chain = new HashChain();
  readonly #events: RecordedEvent[] = [];
  #header: RecordingHeader;
  #state: TableState | undefined;
  #trailer: RecordingTrailer | null = null;
  #began = 0;
  #elapsed = 0;
  #lines = 0;
  #bytes = 0;

  /** @throws RangeError when a recording cannot hold what its header would say, such as a client seed of a thousand characters */
  constructor({ rules, fairness, credits }: RecordedTable, { now, createdAt, meta = {} }: RecorderOptions) {
    this.#now = now;
    if (fairness === null) {
      throw new RangeError("A table without the fair shuffle is not recorded: nobody could check it.");
    }
    const { scheme, commitment, clientSeed, chosen } = fairness;
    this.#header = {
      format: "thunderjack",
      version: FORMAT_VERSION,
      createdAt,
      rules,
      seats: NO_BETS,
      credits,
      fairness: { scheme, commitment, clientSeed, ...(chosen ? { seed: "chosen" } : {}) },
      meta,
    };
    checkHeader(this.#header);
  }

  /** What was written so far; `null` before the first deal. It grows with what is written. */
  get recording(): Recording | null {
    if (this.#state === undefined) return null;
    return { header: this.#header, events: this.#events, trailer: this.#trailer };
  }

  /**
   * Writes the next event of the table.
   *
   * @returns the lines that were written: the event's, behind the header at the first deal; none before it
   * @throws RangeError when the table has dealt before, the recording is closed, or it is as long as one may be
   */
  write(event: GameEvent): readonly string[] {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#state !== undefined) return [this.#writeEvent(event, this.#state)];
    if (event.type !== "RoundStarted") return [];
    const { line, state } = this.#begin(event);
    return [line, this.#writeEvent(event, state)];
  }

  /**
   * Closes the recording with the seeds of its shoe, which is retired by that.
   *
   * @returns the trailer's line; `null` when no round was dealt, and so nothing was recorded
   * @throws RangeError in the middle of a round, for the seeds of another shoe, or when the recording is closed already
   */
  close({ serverSeed }: Seeds): string | null {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#state === undefined) return null;
    const { phase } = this.#state;
    if (phase !== "betting" && phase !== "settled" && phase !== "broke") {
      throw new RangeError("A recording is closed between two rounds, not in the middle of one.");
    }
    if (commitmentTo(serverSeed) !== this.#header.fairness.commitment) {
      throw new RangeError("These are not the seeds that the recorded shoe was shuffled from.");
    }
    this.#trailer = {
      end: true,
      events: this.#events.length,
      hash: this.#chain.hash,
      state: stateHash(this.#state),
      serverSeed: bytesToHex(serverSeed),
    };
    return JSON.stringify(this.#trailer);
  }

  #begin({ round, bets }: RoundStarted): { readonly line: string; readonly state: TableState } {
    if (round !== 1) throw new RangeError("A recording begins at the first deal of a table, not at a later one.");
    this.#header = { ...this.#header, seats: bets };
    const line = this.#add(this.#header);
    this.#began = this.#now();
    this.#state = openingState(this.#header);
    return { line, state: this.#state };
  }

  #writeEvent(event: GameEvent, state: TableState): string {
    const recorded = this.#recorded(event);
    const line = this.#add(recorded);
    this.#events.push(recorded);
    this.#state = evolve(state, event);
    return line;
  }

  #recorded(event: GameEvent): RecordedEvent {
    // A clock that was set back does not take the recording with it.
    this.#elapsed = Math.max(this.#elapsed, Math.round(this.#now() - this.#began));
    const seq = this.#events.length + 1;
    const t = this.#elapsed;
    // The time stands last: it is that of the line before as often as not, and one long repetition from it to the next
    // line's number is what makes a compressed recording a seventh smaller.
    if (event.type === "RoundSettled") return { seq, ...event, check: this.#chain.check, t };
    return { seq, ...event, t };
  }

  /** Adds a line to the chain, where there is still room for it and for the trailer. */
  #add(content: RecordingHeader | RecordedEvent): string {
    const line = JSON.stringify(content);
    const bytes = utf8ToBytes(line);
    const size = this.#bytes + bytes.length + 1;
    if (this.#lines + 2 > LIMITS.lines || size + TRAILER_BYTES > LIMITS.bytes) {
      throw new RangeError("The recording is as long as one may be: close it, and begin another.");
    }
    this.#chain.add(bytes);
    this.#lines++;
    this.#bytes = size;
    return line;
  }
}

/** What is written here must be readable: the header is the only line that holds what others chose. */
function checkHeader(header: RecordingHeader): void {
  const text = JSON.stringify(header);
  try {
    readHeader(objectOf({ number: 1, text, isEnded: true }) ?? {});
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    const { field, reason } = error;
    throw new RangeError(`Such a table cannot be recorded: ${faultText({ line: 1, field, reason })}.`);
  }
}
