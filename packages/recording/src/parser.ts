import { CorruptEvents, type TableState } from "@thunderjack/core";
import { type RecordedEvent, readEvent, WrittenEvents } from "./event-format.js";
import { BadLine, type Fault, Refused } from "./fault.js";
import { type RecordingHeader, readHeader, versionOf } from "./header.js";
import type { JsonObject } from "./json.js";
import { checkLonger, LIMITS } from "./limits.js";
import { lineEnd, objectOf } from "./lines.js";
import type { Recording } from "./recording.js";
import { follow, openingState } from "./replay.js";
import { finished, partly, type Steps } from "./steps.js";
import { isTrailerLine, type RecordingTrailer, readTrailer } from "./trailer.js";
import { Lift } from "./upcaster.js";

/*
 *   line                 condition                           result
 *   ──────────────────   ─────────────────────────────────   ──────────────────────────────────────────
 *   the header           is valid                            the recording begins
 *                        otherwise                           refused
 *   an event             is valid and can follow             it is added
 *                        is of an unknown type               refused
 *                        otherwise                           fault; the lines before are kept
 *   the trailer          is valid and counts the events      the recording is closed
 *                        otherwise                           fault; the lines before are kept, as open
 *   the last, no newline is the beginning of an object       truncated; the lines before are kept, as open
 *   after the trailer    always                              fault; the lines before are kept, as closed
 */

/** The result of parsing a recording. */
export type Reading = Played | NotPlayed;

/** The result for text that is a recording, possibly an incomplete one. */
export interface Played {
  /** The recording up to the fault or the truncated line. */
  readonly recording: Recording;
  /** The fault at which parsing stopped; `null` if there is none. */
  readonly fault: Fault | null;
  /**
   * Whether the last line was truncated and is left out. This is normal for an interrupted recording and is not a
   * fault.
   */
  readonly truncated: boolean;
}

/** The result for text that is not a recording, or that this program cannot read. */
export interface NotPlayed {
  readonly recording: null;
  readonly fault: Fault;
  /** Whether the text ends inside its header. */
  readonly truncated: boolean;
}

/**
 * Parses a recording. Never throws: an error in the text is returned as a {@link Fault}. All events of the returned
 * recording can be folded.
 *
 * The hashes are not checked; {@link verify} does that.
 */
export function parseRecording(text: string): Reading {
  return finished(parseInSteps(text));
}

/** Parses a recording in short steps, with the same result as {@link parseRecording}. */
export function* parseInSteps(text: string): Steps<Reading> {
  const { reading } = yield* readInSteps(text);
  return reading;
}

/** A reading and the state of the table after its last event. */
export interface Read {
  readonly reading: Reading;
  /** `null` if the text is not a recording. */
  readonly state: TableState | null;
}

/** The share of the progress that measuring the text takes. */
const MEASURING = 0.05;

/** Parses a recording in short steps. */
export function* readInSteps(text: string): Steps<Read> {
  const reader = new Reader(text);
  if (yield* partly(0, MEASURING, checkLonger(text, LIMITS.bytes))) {
    const fault = { line: 1, field: null, reason: `begins a recording of more than ${LIMITS.bytes} bytes` };
    return { reading: { recording: null, fault, truncated: false }, state: null };
  }
  while (reader.readStep()) yield MEASURING + (1 - MEASURING) * reader.progress;
  return { reading: reader.reading, state: reader.state };
}

/** Returns the fault of a line. Rethrows errors that are not caused by the line. */
function faultIn(line: number, error: unknown): Fault {
  if (error instanceof BadLine) return { line, field: error.field, reason: error.reason };
  if (error instanceof CorruptEvents) {
    const reason = `contradicts the lines before it: ${error.message}`;
    return { line, field: null, reason, mayBeEarlier: true };
  }
  throw error;
}

const NO_HEADER: Fault = { line: 1, field: null, reason: "is not a complete header of a recording" };

/** The number of characters that one step reads, apart from the rest of its last line. */
const STEP = 32 * 1024;

class Reader {
  readonly #text: string;
  readonly #written: WrittenEvents;
  readonly #events: RecordedEvent[] = [];
  #at = 0; // the index of the next line
  #line = 1; // the number of the next line
  #header: RecordingHeader | undefined;
  #lift = new Lift(1);
  #state: TableState | null = null;
  #trailer: RecordingTrailer | null = null;
  #fault: Fault | null = null;
  #isRefused = false;
  #isTruncated = false;

  constructor(text: string) {
    this.#text = text;
    this.#written = new WrittenEvents(text);
  }

  /** The read part of the text, from 0 to 1. */
  get progress(): number {
    return Math.min(1, this.#at / this.#text.length);
  }

  get state(): TableState | null {
    return this.#state;
  }

  get reading(): Reading {
    const header = this.#isRefused ? undefined : this.#header;
    const truncated = this.#isTruncated;
    if (header === undefined) return { recording: null, fault: this.#fault ?? NO_HEADER, truncated };
    return { recording: { header, events: this.#events, trailer: this.#trailer }, fault: this.#fault, truncated };
  }

  /**
   * Reads the next lines.
   *
   * @returns whether there are more lines to read
   */
  readStep(): boolean {
    const stop = Math.min(this.#at + STEP, this.#text.length);
    try {
      while (this.#at < stop) {
        if (!this.#readWritten() && !this.#readLine()) return false;
        this.#line++;
      }
    } catch (error) {
      this.#fault = faultIn(this.#line, error);
      this.#isRefused = error instanceof Refused;
      return false;
    }
    return this.#at < this.#text.length;
  }

  /** Reads an event line that is exactly as the recorder writes it. Returns `false` for every other line. */
  #readWritten(): boolean {
    if (this.#header === undefined || this.#trailer !== null) return false;
    if (!this.#lift.isNewest || this.#line > LIMITS.lines) return false;
    const event = this.#written.read(this.#at);
    if (event === null) return false;
    this.#add(event, this.#header);
    this.#at = this.#written.end;
    return true;
  }

  /**
   * Reads any line.
   *
   * @returns whether the line is complete
   */
  #readLine(): boolean {
    const end = lineEnd(this.#text, this.#at);
    const text = this.#text.slice(this.#at, end);
    const object = objectOf({ number: this.#line, text, isEnded: end < this.#text.length });
    if (object === undefined) {
      this.#isTruncated = true;
      return false;
    }
    if (this.#header === undefined) this.#begin(object);
    else if (this.#trailer !== null) throw new BadLine(null, "must not follow the trailer");
    else if (isTrailerLine(object)) this.#trailer = readTrailer(object, this.#events.length);
    else this.#add(readEvent(this.#lift.event(object)), this.#header);
    this.#at = end + 1;
    return true;
  }

  #begin(object: JsonObject): void {
    this.#lift = new Lift(versionOf(object));
    this.#header = readHeader(this.#lift.header(object));
    this.#state = openingState(this.#header);
  }

  #add(event: RecordedEvent, header: RecordingHeader): void {
    const expected = this.#events.length + 1;
    if (event.seq !== expected) throw new BadLine("seq", `must be ${expected}, not ${event.seq}`);
    this.#state = follow(this.#state ?? openingState(header), event, header);
    this.#events.push(event);
  }
}
