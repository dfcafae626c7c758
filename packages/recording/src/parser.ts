import { CorruptEvents } from "@thunderjack/core";
import { type RecordedEvent, readEvent } from "./event-format.js";
import { BadLine, type Fault, Refused } from "./fault.js";
import { type RecordingHeader, readHeader, versionOf } from "./header.js";
import type { JsonObject } from "./json.js";
import { isLongerThan, LIMITS } from "./limits.js";
import { type Line, linesOf, objectOf } from "./lines.js";
import type { Recording } from "./recording.js";
import { follow, openingState } from "./replay.js";
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
  const reader = new Reader();
  if (isLongerThan(text, LIMITS.bytes)) {
    return reader.refused({ line: 1, field: null, reason: `begins a recording of more than ${LIMITS.bytes} bytes` });
  }
  for (const line of linesOf(text)) {
    try {
      if (!reader.read(line)) return reader.truncated();
    } catch (error) {
      const fault = faultIn(line, error);
      return error instanceof Refused ? reader.refused(fault) : reader.stopped(fault);
    }
  }
  return reader.done();
}

/** Returns the fault of a line. Rethrows errors that are not caused by the line. */
function faultIn({ number }: Line, error: unknown): Fault {
  if (error instanceof BadLine) return { line: number, field: error.field, reason: error.reason };
  if (error instanceof CorruptEvents) {
    const reason = `contradicts the lines before it: ${error.message}`;
    return { line: number, field: null, reason, mayBeEarlier: true };
  }
  throw error;
}

const NO_HEADER: Fault = { line: 1, field: null, reason: "is not a complete header of a recording" };

class Reader {
  readonly #events: RecordedEvent[] = [];
  #header: RecordingHeader | undefined;
  #lift = new Lift(1);
  #state: ReturnType<typeof openingState> | undefined;
  #trailer: RecordingTrailer | null = null;

  /**
   * Reads a line.
   *
   * @returns whether the line is complete
   */
  read(line: Line): boolean {
    const object = objectOf(line);
    if (object === undefined) return false;
    if (this.#header === undefined || this.#state === undefined) this.#begin(object);
    else if (this.#trailer !== null) throw new BadLine(null, "must not follow the trailer");
    else if (isTrailerLine(object)) this.#trailer = readTrailer(object, this.#events.length);
    else {
      const event = readEvent(this.#lift.event(object));
      this.#checkSeq(event.seq);
      this.#state = follow(this.#state, event, this.#header);
      this.#events.push(event);
    }
    return true;
  }

  done(): Reading {
    return this.#reading(null, false);
  }

  truncated(): Reading {
    return this.#reading(null, true);
  }

  stopped(fault: Fault): Reading {
    return this.#reading(fault, false);
  }

  refused(fault: Fault): Reading {
    return { recording: null, fault, truncated: false };
  }

  #begin(object: JsonObject): void {
    const version = versionOf(object);
    this.#lift = new Lift(version);
    this.#header = readHeader(this.#lift.header(object));
    this.#state = openingState(this.#header);
  }

  #checkSeq(seq: number): void {
    const expected = this.#events.length + 1;
    if (seq !== expected) throw new BadLine("seq", `must be ${expected}, not ${seq}`);
  }

  #reading(fault: Fault | null, truncated: boolean): Reading {
    const header = this.#header;
    if (header === undefined) return { recording: null, fault: fault ?? NO_HEADER, truncated };
    return { recording: { header, events: this.#events, trailer: this.#trailer }, fault, truncated };
  }
}
