import {
  type Amount,
  type Bets,
  CHAIN_SCHEME,
  commitmentTo,
  evolve,
  type Fairness,
  type GameEvent,
  isInPlay,
  NO_BETS,
  publicEvent,
  type RoundStarted,
  type RuleSet,
  type Seat,
  type Seeds,
  sumOfBets,
  type TableState,
} from "@thunderjack/core";
import { bytesToHex } from "@thunderjack/core/sha256";
import { HashChain } from "./chain.js";
import type { Recovery, StackedCards } from "./closing.js";
import type { RecordedEvent } from "./event-format.js";
import { BadLine, faultText } from "./fault.js";
import { type RecordingHeader, readHeader } from "./header.js";
import type { JsonObject } from "./json.js";
import { isLongerThan, LIMITS } from "./limits.js";
import { objectOf } from "./lines.js";
import { recordedEvent } from "./recorded-event.js";
import type { Recording } from "./recording.js";
import { openingState } from "./replay.js";
import { stateHash } from "./state-hash.js";
import type { RecordingTrailer } from "./trailer.js";
import { trailerHash } from "./trailer-hash.js";
import { FORMAT_VERSION, SINGLE_SHOE_VERSION } from "./version.js";

/** The options of a recorder. */
export interface RecorderOptions {
  /** Returns the time in milliseconds. Only differences are used. The recorder has no clock of its own. */
  readonly now: () => number;
  /** The creation time of the recording, in ISO 8601. */
  readonly createdAt: string;
  /**
   * Additional data for the header, within the limits; defaults to an empty object. A function receives each header
   * without this data and returns the data, for example a checksum.
   */
  readonly meta?: JsonObject | ((header: JsonObject) => JsonObject);
  /**
   * The {@link trailerHash} of the recording before this one in its session; `null` for the first one, which is the
   * default. It is written for shoes in a chain of seeds only.
   */
  readonly previous?: string | null;
  /** Set for the first shoe of a chain that begins because the secret of the chain before it was lost. */
  readonly recovered?: "secret-lost";
  /**
   * Whether {@link Recorder.recording} is available; defaults to `true`. Without it, the memory of a recorder does not grow
   * with the events.
   */
  readonly keepsEvents?: boolean;
}

/** The table to record. */
export interface RecordedTable {
  readonly rules: RuleSet;
  readonly fairness: Fairness | null;
  /** The credits of the player before the first event, in hundredths, or those of each seat. */
  readonly credits: Amount | Bets;
}

/** The space that is reserved for the trailer, in bytes. The trailer is always shorter. */
const TRAILER_BYTES = 512;

/**
 * Writes the events of a table as lines. The recording begins at the first deal, and its header contains the earlier
 * bets. The lines have no newline. The caller adds one after each line.
 *
 * A shoe in a chain of seeds is written in version 2 of the format, in which the hole card and the cards of a stacked
 * deal are masked. A single shoe is written in version 1, which contains them, unless each seat has its own purse: only
 * version 2 has purses.
 */
export class Recorder {
  readonly #now: () => number;
  readonly #chain = new HashChain();
  readonly #events: RecordedEvent[] | null;
  #count = 0; // the number of events
  #stacked = 0; // the number of stacked deals
  readonly #isMasking: boolean;
  readonly #recoveries: Recovery[] = [];
  readonly #stacks: StackedCards[] = [];
  /** The header as it is written, without its additional data. Buy-ins before the first deal change its credits. */
  #written: JsonObject;
  readonly #meta: NonNullable<RecorderOptions["meta"]>;
  #header: RecordingHeader;
  #reserved = { bytes: TRAILER_BYTES, lines: 1 }; // the space for the lines that close the recording
  #state: TableState | undefined;
  #trailer: RecordingTrailer | null = null;
  #began = 0;
  #elapsed = 0;
  #lines = 0;
  #bytes = 0;

  /**
   * Creates a recorder.
   *
   * @throws RangeError if the table does not use the fair shuffle, or if the header does not fit into a recording, for
   *   example with a client seed of a thousand characters
   */
  constructor({ rules, fairness, credits }: RecordedTable, options: RecorderOptions) {
    this.#now = options.now;
    this.#events = options.keepsEvents === false ? null : [];
    if (fairness === null) {
      throw new RangeError(
        "A table without the fair shuffle cannot be recorded, because its deals cannot be verified.",
      );
    }
    this.#isMasking = fairness.chain !== undefined || rules.purses !== undefined;
    this.#meta = options.meta ?? {};
    const header = newHeader({ rules, credits }, fairness, options);
    this.#written = this.#isMasking ? header : inVersion1(header, fairness);
    this.#header = checkedHeader({ ...header, meta: this.#writtenHeader(NO_BETS).meta });
  }

  /** The recording so far; `null` before the first deal. Its list of events grows with each event. Always `null` without `keepsEvents`. */
  get recording(): Recording | null {
    if (this.#state === undefined || this.#events === null) return null;
    return {
      header: this.#header,
      ...(this.#isMasking ? {} : { writtenHeader: this.#writtenHeader(this.#header.seats) }),
      events: this.#events,
      ...(this.#recoveries.length === 0 ? {} : { recoveries: this.#recoveries }),
      ...(this.#stacks.length === 0 || this.#trailer === null ? {} : { stacks: this.#stacks }),
      trailer: this.#trailer,
    };
  }

  /** The cards of the stacked deals that the lines mask. They are secret until the shoe is retired. */
  get stacks(): readonly StackedCards[] {
    return this.#stacks;
  }

  /** The hash of the trailer, which the next recording of the session names; `null` while the recording is open. */
  get head(): string | null {
    return this.#trailer === null ? null : trailerHash(JSON.stringify(this.#trailer));
  }

  /**
   * Writes the next event of the table.
   *
   * @returns the new lines: none before the first deal, the header and the event at the first deal, and one line for
   *   each later event
   * @throws RangeError if the table dealt before the recorder was created, if the recording is closed, if a recovery
   *   was recorded, or if the recording has reached its maximum length
   */
  write(event: GameEvent): readonly string[] {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#recoveries.length > 0) throw new RangeError("The shoe was retired by a recovery.");
    if (this.#state !== undefined) return [this.#writeEvent(event, this.#state)];
    if (event.type === "SeatBoughtIn") this.#changePurse(event.seat, event.amount);
    if (event.type === "SeatCashedOut") this.#changePurse(event.seat, -event.amount);
    if (event.type !== "RoundStarted") return [];
    const { line, state } = this.#begin(event);
    return [line, this.#writeEvent(event, state)];
  }

  /**
   * Records a recovery. No event may follow, because the cards of the shoe may have been seen. The caller closes the
   * recording, which is possible during a round too.
   *
   * @returns the line of the recovery
   * @throws RangeError before the first deal, if the recording is closed, for a single shoe, or for the same reason
   *   twice
   */
  recover(recovery: Recovery): string {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#state === undefined || !this.#isMasking) {
      throw new RangeError("Only a dealt shoe of a chain of seeds can have a recovery.");
    }
    if (this.#recoveries.includes(recovery)) throw new RangeError(`The recovery ${recovery} is already recorded.`);
    const line = this.#add({ recovered: recovery });
    this.#recoveries.push(recovery);
    return line;
  }

  /**
   * Closes the recording with the seeds of its shoe, which is retired.
   *
   * @returns the new lines: the cards of each stacked deal that are masked in the events, and the trailer. None if no
   *   round was dealt, because nothing was recorded then.
   * @throws RangeError during a round without a recovery, for the seeds of another shoe, for public events with a
   *   stacked deal, or if the recording is already closed
   */
  close({ serverSeed }: Seeds): readonly string[] {
    if (this.#trailer !== null) throw new RangeError("The recording is closed.");
    if (this.#state === undefined) return [];
    if (isInPlay(this.#state) && this.#recoveries.length === 0) {
      throw new RangeError("A recording cannot be closed during a round.");
    }
    if (commitmentTo(serverSeed) !== this.#header.fairness.commitment) {
      throw new RangeError("These are not the seeds of the recorded shoe.");
    }
    if (this.#isMasking && this.#stacked > this.#stacks.length) {
      throw new RangeError("A recording of public events cannot be closed after a stacked deal.");
    }
    this.#reserved = { bytes: TRAILER_BYTES, lines: 1 };
    const lines = this.#stacks.map((stack) => this.#add(stack));
    this.#trailer = {
      end: true,
      events: this.#count,
      hash: this.#chain.hash,
      state: stateHash(this.#state),
      serverSeed: bytesToHex(serverSeed),
    };
    return [...lines, JSON.stringify(this.#trailer)];
  }

  /** Returns the header line that the first deal would write with these bets. */
  headerLine(bets: Bets): string {
    return JSON.stringify(this.#writtenHeader(bets));
  }

  /** Changes a purse before the first deal. */
  #changePurse(seat: Seat, change: Amount): void {
    const { purses = NO_BETS } = this.#header;
    const changed = { ...purses, [seat]: purses[seat] + change };
    this.#header = { ...this.#header, credits: sumOfBets(changed), purses: changed };
    this.#written = { ...this.#written, credits: changed };
  }

  #writtenHeader(bets: Bets): JsonObject & { readonly meta: JsonObject } {
    const header = { ...this.#written, seats: { ...bets } };
    return { ...header, meta: typeof this.#meta === "function" ? this.#meta(header) : this.#meta };
  }

  #begin({ round, bets }: RoundStarted): { readonly line: string; readonly state: TableState } {
    if (round !== 1) throw new RangeError("A recording must begin at the first deal of its table.");
    const header = this.#writtenHeader(bets);
    this.#header = { ...this.#header, seats: bets, meta: header.meta };
    const line = this.#add(header);
    this.#began = this.#now();
    this.#state = openingState(this.#header);
    return { line, state: this.#state };
  }

  #writeEvent(event: GameEvent, state: TableState): string {
    const recorded = this.#recorded(this.#isMasking ? publicEvent(event) : event);
    const stack =
      this.#isMasking && event.type === "ShoeStacked" && event.cards !== null
        ? { stacked: recorded.seq, cards: event.cards }
        : null;
    if (stack !== null) this.#reserve(stack);
    const line = this.#add(recorded);
    if (stack !== null) this.#stacks.push(stack);
    this.#events?.push(recorded);
    this.#count++;
    if (event.type === "ShoeStacked") this.#stacked++;
    this.#state = evolve(state, recorded);
    return line;
  }

  #recorded(event: GameEvent): RecordedEvent {
    // If the clock is set back, the time of the recording does not decrease.
    this.#elapsed = Math.max(this.#elapsed, Math.round(this.#now() - this.#began));
    const check = event.type === "RoundSettled" ? this.#chain.check : null;
    return recordedEvent(event, this.#count + 1, this.#elapsed, check);
  }

  /** Reserves the space for a line that closes the recording. */
  #reserve(stack: StackedCards): void {
    const { bytes, lines } = this.#reserved;
    this.#reserved = { bytes: bytes + JSON.stringify(stack).length + 1, lines: lines + 1 };
  }

  /**
   * Adds a line to the chain.
   *
   * @throws RangeError if there is not enough space for it and for the lines that close the recording
   */
  #add(content: JsonObject | RecordedEvent | StackedCards): string {
    const line = JSON.stringify(content);
    const { bytes, lines } = this.#reserved;
    const left = LIMITS.bytes - this.#bytes - bytes - 1; // a newline follows the line
    if (this.#lines + 1 + lines > LIMITS.lines || isLongerThan(line, left)) {
      throw new RangeError("The recording has its maximum length: close it and begin another one.");
    }
    this.#bytes += this.#chain.add(line) + 1;
    this.#lines++;
    return line;
  }
}

/** Returns the header in the current version of the format, with its fields in order and without additional data. */
function newHeader(
  { rules, credits }: Pick<RecordedTable, "rules" | "credits">,
  { commitment, clientSeed, clientSeedFrom, chosen, chain }: Fairness,
  { createdAt, previous = null, recovered }: RecorderOptions,
): JsonObject {
  // A single shoe is the only shoe of its own chain.
  const { anchor, index, length, nextAnchor } = chain ?? { anchor: commitment, index: 1, length: 1 };
  const isVersion1 = chain === undefined && rules.purses === undefined;
  const source = clientSeedFrom ?? (clientSeed === "" ? "none" : "player");
  return {
    format: "thunderjack",
    version: FORMAT_VERSION,
    createdAt,
    rules: { ...rules },
    seats: { ...NO_BETS },
    credits: typeof credits === "number" ? credits : { ...credits },
    fairness: {
      scheme: CHAIN_SCHEME,
      anchor,
      index,
      length,
      commitment,
      clientSeed,
      ...(isVersion1 && clientSeedFrom === undefined ? {} : { clientSeedFrom: source }),
      ...(chosen ? { seed: "chosen" } : {}),
      ...(nextAnchor === undefined ? {} : { nextAnchor }),
    },
    previous: isVersion1 ? null : previous,
    ...(isVersion1 || recovered === undefined ? {} : { recovered }),
  };
}

/** Returns the header of a single shoe as version 1 of the format writes it. */
function inVersion1({ previous: _, ...header }: JsonObject, { scheme, ...fairness }: Fairness): JsonObject {
  const { commitment, clientSeed, clientSeedFrom, chosen } = fairness;
  return {
    ...header,
    version: SINGLE_SHOE_VERSION,
    fairness: {
      scheme,
      commitment,
      clientSeed,
      ...(clientSeedFrom === undefined ? {} : { clientSeedFrom }),
      ...(chosen ? { seed: "chosen" } : {}),
    },
  };
}

/**
 * Returns the header as the parser reads it. Only the header is checked, because the other lines contain no values from
 * outside the table.
 *
 * @throws RangeError if the parser does not accept the header
 */
function checkedHeader(header: JsonObject): RecordingHeader {
  const text = JSON.stringify(header);
  try {
    return readHeader(objectOf({ number: 1, text, isEnded: true }) ?? {});
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    const { field, reason } = error;
    throw new RangeError(`This table cannot be recorded: ${faultText({ line: 1, field, reason })}.`);
  }
}
