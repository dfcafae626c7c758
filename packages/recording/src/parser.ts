import { CorruptEvents, type ShoeStacked, type TableState } from "@thunderjack/core";
import {
  checkAddition,
  isRecoveryLine,
  isStackedLine,
  type Recovery,
  readRecovery,
  readStacked,
  type StackedCards,
} from "./closing.js";
import { type RecordedEvent, readEvent, WrittenEvents } from "./event-format.js";
import { BadLine, type Fault, Refused } from "./fault.js";
import { type RecordingHeader, readHeader, versionOf } from "./header.js";
import type { JsonObject } from "./json.js";
import { checkLonger, LIMITS, lengthOf } from "./limits.js";
import { LineBytes } from "./line-bytes.js";
import { lineEnd, objectOf } from "./lines.js";
import type { Recording } from "./recording.js";
import { follow, openingState } from "./replay.js";
import { finished, partly, type Steps } from "./steps.js";
import { isTrailerLine, type RecordingTrailer, readTrailer } from "./trailer.js";
import { LineConverter } from "./upcaster.js";
import { FORMAT_VERSION } from "./version.js";

/*
 *   line                 condition                           result
 *   ──────────────────   ─────────────────────────────────   ──────────────────────────────────────────
 *   the header           is valid                            the recording begins
 *                        otherwise                           rejected
 *   an event             is valid and can follow             it is added
 *                        is of an unknown type               rejected
 *                        otherwise                           fault; the lines before are kept
 *   a recovery           is valid, before stacked cards      the shoe is retired: no event may follow
 *   stacked cards        are valid, and those of the deal    they are added; only the trailer may follow
 *   the trailer          is valid and counts the events      the recording is closed
 *                        otherwise                           fault; the lines before are kept, as open
 *   the last, no newline is the beginning of an object       truncated; the lines before are kept, as open
 *   after the trailer    has `x_` fields and a `hash`        ignored
 *                        otherwise                           fault; the lines before are kept, as closed
 *
 * Recoveries, stacked cards and lines after the trailer are faults before version 2. From version 2 on, a face-down
 * card and the cards of a stacked deal are masked in the events.
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

/**
 * Parses a recording in short steps, with the same result as {@link parseRecording}.
 *
 * @param text the text, or its parts. Each part except the last one ends with a line feed. Joining the parts of a
 *   large recording would take longer than a step.
 */
export function* parseInSteps(text: string | readonly string[]): Steps<Reading> {
  const { reading } = yield* readInSteps(text);
  return reading;
}

/** A reading, and where it ended. */
export interface Read {
  readonly reading: Reading;
  /** The state after the last event that was read; `null` if the text is not a recording. */
  readonly state: TableState | null;
  /** The number of the first line that was not read. */
  readonly next: number;
}

/** The share of the progress that measuring the text takes. */
const MEASURING = 0.05;

/** Parses a recording in short steps, and returns its reading and where the reading ended. */
export function* readInSteps(text: string | readonly string[]): Steps<Read> {
  const parts = typeof text === "string" ? [text] : text;
  const reader = new Reader(parts);
  if (yield* partly(0, MEASURING, checkLonger(parts, LIMITS.bytes))) {
    const fault = { line: 1, field: null, reason: `begins a recording of more than ${LIMITS.bytes} bytes` };
    return { reading: { recording: null, fault, truncated: false }, state: null, next: 1 };
  }
  while (reader.readStep()) yield MEASURING + (1 - MEASURING) * reader.progress;
  return { reading: reader.reading, state: reader.state, next: reader.line };
}

/**
 * Reads the header line of any version, and returns the converter for the lines after it.
 *
 * @throws BadLine for a field that is missing or invalid
 */
export function readOpening(object: JsonObject): {
  readonly header: RecordingHeader;
  readonly converter: LineConverter;
} {
  const converter = new LineConverter(versionOf(object));
  const header = readHeader(converter.header(object));
  // Early recordings of version 1 lack the source of the client seed.
  if (converter.isNewest && header.fairness.clientSeedFrom === undefined) {
    throw new BadLine("fairness.clientSeedFrom", "is missing");
  }
  return { header, converter };
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

/** The number of characters after which a step ends, once the current line is read. */
const STEP = 32 * 1024;

class Reader {
  readonly #parts: readonly string[];
  readonly #length: number; // the number of characters of all parts
  readonly #events: RecordedEvent[] = [];
  #part = 0; // the index of the current part
  #text = "";
  #written = new WrittenEvents(new LineBytes(""));
  #before = 0; // the number of characters of the parts before the current one
  #at = 0; // the index of the next line in the current part
  #line = 1; // the number of the next line
  #header: RecordingHeader | undefined;
  #writtenHeader: JsonObject | undefined;
  #converter = new LineConverter(FORMAT_VERSION);
  #state: TableState | null = null;
  readonly #recoveries: Recovery[] = [];
  readonly #stacks: StackedCards[] = [];
  readonly #stacked: Extract<RecordedEvent, ShoeStacked>[] = []; // the events of the stacked deals
  #trailer: RecordingTrailer | null = null;
  #fault: Fault | null = null;
  #isRefused = false;
  #isTruncated = false;

  constructor(parts: readonly string[]) {
    this.#parts = parts;
    this.#length = lengthOf(parts);
    this.#beginPart(0);
  }

  /** The read share of the text, from 0 to 1. */
  get progress(): number {
    return Math.min(1, (this.#before + this.#at) / this.#length);
  }

  get state(): TableState | null {
    return this.#state;
  }

  /** The number of the next line. */
  get line(): number {
    return this.#line;
  }

  get reading(): Reading {
    const header = this.#isRefused ? undefined : this.#header;
    const truncated = this.#isTruncated;
    if (header === undefined) return { recording: null, fault: this.#fault ?? NO_HEADER, truncated };
    const recording = {
      header,
      ...(this.#writtenHeader === undefined ? {} : { writtenHeader: this.#writtenHeader }),
      events: this.#events,
      ...(this.#recoveries.length === 0 ? {} : { recoveries: this.#recoveries }),
      ...(this.#stacks.length === 0 ? {} : { stacks: this.#stacks }),
      trailer: this.#trailer,
    };
    return { recording, fault: this.#fault, truncated };
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
    return this.#at < this.#text.length || this.#beginPart(this.#part + 1);
  }

  /** Begins a part of the text. Returns whether it exists. */
  #beginPart(part: number): boolean {
    const text = this.#parts[part];
    if (text === undefined) return false;
    this.#part = part;
    this.#before += this.#text.length;
    this.#text = text;
    this.#at = 0;
    this.#written = new WrittenEvents(new LineBytes(text));
    return true;
  }

  /** Reads an event line that is exactly as the recorder writes it. Returns `false` for every other line. */
  #readWritten(): boolean {
    if (this.#header === undefined || this.#trailer !== null) return false;
    if (!this.#converter.keepsEvents || this.#line > LIMITS.lines) return false;
    const event = this.#written.read();
    if (event === null) return false;
    this.#add(event, this.#header);
    this.#at += this.#written.length;
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
    else if (this.#trailer !== null) this.#readAddition(object);
    else if (isTrailerLine(object)) this.#close(object);
    else if (this.#converter.isNewest && isRecoveryLine(object)) this.#recover(readRecovery(object));
    else if (this.#converter.isNewest && isStackedLine(object)) this.#addStacked(readStacked(object));
    else this.#add(readEvent(this.#converter.event(object)), this.#header);
    this.#at = end + 1;
    this.#written.skip();
    return true;
  }

  #begin(object: JsonObject): void {
    ({ header: this.#header, converter: this.#converter } = readOpening(object));
    if (!this.#converter.isNewest) this.#writtenHeader = object;
    this.#state = openingState(this.#header);
  }

  #add(event: RecordedEvent, header: RecordingHeader): void {
    if (this.#recoveries.length > 0) throw new BadLine(null, "must not follow a recovery, which retires the shoe");
    if (this.#stacks.length > 0)
      throw new BadLine(null, "must not follow the stacked cards, which close the recording");
    const expected = this.#events.length + 1;
    if (event.seq !== expected) throw new BadLine("seq", `must be ${expected}, not ${event.seq}`);
    const state = this.#state ?? openingState(header);
    if (this.#converter.isNewest) checkMasks(event, state);
    this.#state = follow(state, event, header);
    this.#events.push(event);
    if (event.type === "ShoeStacked" && this.#converter.isNewest) this.#stacked.push(event);
  }

  #recover(recovery: Recovery): void {
    if (this.#stacks.length > 0)
      throw new BadLine(null, "must not follow the stacked cards, which close the recording");
    if (this.#recoveries.includes(recovery)) throw new BadLine("recovered", "must not name the same reason twice");
    this.#recoveries.push(recovery);
  }

  #addStacked(stack: StackedCards): void {
    const deal = this.#stacked[this.#stacks.length];
    if (deal?.seq !== stack.stacked) {
      throw new BadLine(
        "stacked",
        deal === undefined ? "follows the cards of all stacked deals" : `must be ${deal.seq}, not ${stack.stacked}`,
      );
    }
    if (stack.cards.length !== deal.count) {
      throw new BadLine("cards", `must be ${deal.count} cards, not ${stack.cards.length}`);
    }
    this.#stacks.push(stack);
  }

  #close(object: JsonObject): void {
    const missing = this.#stacked[this.#stacks.length];
    if (missing !== undefined) throw new BadLine(null, `must follow the cards of the stacked deal ${missing.seq}`);
    this.#trailer = readTrailer(object, this.#events.length);
  }

  #readAddition(object: JsonObject): void {
    if (!this.#converter.isNewest) throw new BadLine(null, "must not follow the trailer");
    checkAddition(object);
  }
}

/**
 * Checks that face-down and stacked cards are masked in an event and all other cards are not, and that a round reveals
 * its hole card before it is settled.
 *
 * @param state the state before the event
 * @throws BadLine if one of these conditions is not met
 */
export function checkMasks(event: RecordedEvent, state: TableState): void {
  if (event.type === "CardDealt" && event.faceDown !== (event.card === null)) {
    throw new BadLine("card", event.faceDown ? "must be null, because it is face down" : "must be a card");
  }
  if (event.type === "ShoeStacked" && event.cards !== null) {
    throw new BadLine("cards", "must be null; the cards are written before the trailer");
  }
  if (event.type === "RoundSettled" && state.dealer.faceDown !== -1) {
    throw new BadLine(null, "must follow the HoleCardRevealed of its round");
  }
}
