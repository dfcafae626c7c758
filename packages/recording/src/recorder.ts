import {
  type Amount,
  type Bets,
  commitmentTo,
  evolve,
  type Fairness,
  type GameEvent,
  isInPlay,
  NO_BETS,
  type RoundStarted,
  type RuleSet,
  type Seeds,
  type TableState,
} from "@thunderjack/core";
import { bytesToHex } from "@thunderjack/core/sha256";
import { HashChain } from "./chain.js";
import type { RecordedEvent } from "./event-format.js";
import { BadLine, faultText } from "./fault.js";
import { type RecordingHeader, readHeader } from "./header.js";
import type { JsonObject } from "./json.js";
import { LIMITS, utf8Length } from "./limits.js";
import { objectOf } from "./lines.js";
import type { Recording } from "./recording.js";
import { openingState } from "./replay.js";
import { stateHash } from "./state-hash.js";
import type { RecordingTrailer } from "./trailer.js";
import { FORMAT_VERSION } from "./version.js";
import { withoutVersion } from "./without-version.js";

/** The options of a recorder. */
export interface RecorderOptions {
  /** Returns the time in milliseconds. Only differences are used. The recorder has no clock of its own. */
  readonly now: () => number;
  /** The creation time of the recording, in ISO 8601. */
  readonly createdAt: string;
  /** Additional data for the header, within the limits; defaults to an empty object. */
  readonly meta?: JsonObject;
}

/** The table to record. */
export interface RecordedTable {
  readonly rules: RuleSet;
  readonly fairness: Fairness | null;
  /** The credits of the player before the first deal, in hundredths. */
  readonly credits: Amount;
}

/** The space that is reserved for the trailer, in bytes. The trailer is always shorter. */
const TRAILER_BYTES = 512;

/**
 * Writes the full events of a table as lines. The recording begins at the first deal, and its header contains the
 * earlier bets. The lines have no newline. The caller adds one after each line.
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

  /**
   * Creates a recorder.
   *
   * @throws RangeError if the header does not fit into a recording, for example with a client seed of a thousand
   *   characters
   */
  constructor({ rules, fairness, credits }: RecordedTable, { now, createdAt, meta = {} }: RecorderOptions) {
    this.#now = now;
    if (fairness === null) {
      throw new RangeError(
        "A table without the fair shuffle cannot be recorded, because its deals cannot be verified.",
      );
    }
    const { scheme, commitment, clientSeed, clientSeedFrom, chosen } = fairness;
    this.#header = {
      format: "thunderjack",
      version: FORMAT_VERSION,
      createdAt,
      rules,
      seats: NO_BETS,
      credits,
      fairness: {
        scheme,
        commitment,
        clientSeed,
        ...(clientSeedFrom === undefined ? {} : { clientSeedFrom }),
        ...(chosen ? { seed: "chosen" } : {}),
      },
      meta,
    };
    checkHeader(this.#header);
  }

  /** The recording so far; `null` before the first deal. The object grows with each event. */
  get recording(): Recording | null {
    if (this.#state === undefined) return null;
    return { header: this.#header, events: this.#events, trailer: this.#trailer };
  }

  /**
   * Writes the next event of the table.
   *
   * @returns the new lines: none before the first deal, the header and the event at the first deal, and one line for
   *   each later event
   * @throws RangeError if the table dealt before the recorder was created, if the recording is closed, or if it has
   *   reached its maximum length
   */
  write(event: GameEvent): readonly string[] {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#state !== undefined) return [this.#writeEvent(event, this.#state)];
    if (event.type !== "RoundStarted") return [];
    const { line, state } = this.#begin(event);
    return [line, this.#writeEvent(event, state)];
  }

  /**
   * Closes the recording with the seeds of its shoe, which is retired.
   *
   * @returns the line of the trailer; `null` if no round was dealt, because nothing was recorded then
   * @throws RangeError during a round, for the seeds of another shoe, or if the recording is already closed
   */
  close({ serverSeed }: Seeds): string | null {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#state === undefined) return null;
    if (isInPlay(this.#state)) {
      throw new RangeError("A recording cannot be closed during a round.");
    }
    if (commitmentTo(serverSeed) !== this.#header.fairness.commitment) {
      throw new RangeError("These are not the seeds of the recorded shoe.");
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

  /** Returns the header line that the first deal would write with these bets. */
  headerLine(bets: Bets): string {
    return JSON.stringify({ ...this.#header, seats: bets });
  }

  #begin({ round, bets }: RoundStarted): { readonly line: string; readonly state: TableState } {
    if (round !== 1) throw new RangeError("A recording must begin at the first deal of its table.");
    this.#header = { ...this.#header, seats: bets };
    const line = this.#add(this.#header);
    this.#began = this.#now();
    this.#state = openingState(this.#header);
    return { line, state: this.#state };
  }

  #writeEvent(event: GameEvent, state: TableState): string {
    const recorded = this.#recorded(withoutVersion(event));
    const line = this.#add(recorded);
    this.#events.push(recorded);
    this.#state = evolve(state, event);
    return line;
  }

  #recorded(event: GameEvent): RecordedEvent {
    // If the clock is set back, the time of the recording does not decrease.
    this.#elapsed = Math.max(this.#elapsed, Math.round(this.#now() - this.#began));
    const seq = this.#events.length + 1;
    const t = this.#elapsed;
    // The time is the last field. It is often equal to the time of the previous line, and the longer repetition makes a
    // compressed recording a seventh smaller.
    if (event.type === "RoundSettled") return { seq, ...event, check: this.#chain.check, t };
    return { seq, ...event, t };
  }

  /** Adds a line to the chain if there is enough space for it and for the trailer. */
  #add(content: RecordingHeader | RecordedEvent): string {
    const line = JSON.stringify(content);
    const size = this.#bytes + utf8Length(line) + 1;
    if (this.#lines + 2 > LIMITS.lines || size + TRAILER_BYTES > LIMITS.bytes) {
      throw new RangeError("The recording has its maximum length: close it and begin another one.");
    }
    this.#chain.add(line);
    this.#lines++;
    this.#bytes = size;
    return line;
  }
}

/** Checks that the parser accepts the header. Only the header contains values from outside the table. */
function checkHeader(header: RecordingHeader): void {
  const text = JSON.stringify(header);
  try {
    readHeader(objectOf({ number: 1, text, isEnded: true }) ?? {});
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    const { field, reason } = error;
    throw new RangeError(`This table cannot be recorded: ${faultText({ line: 1, field, reason })}.`);
  }
}
