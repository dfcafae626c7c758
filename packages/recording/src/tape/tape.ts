import type { RuleSet, TableState } from "@thunderjack/core";
import { isHandChoice } from "../commands.js";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import { checkSeq, follow, openingState } from "../replay.js";
import type { Steps } from "../steps.js";
import type { RecordingTrailer } from "../trailer.js";
import { type Chapter, markOf } from "./chapters.js";
import { firstItems } from "./first-items.js";
import { publicRecordedEvent } from "./public-event.js";
import { Snapshots } from "./snapshots.js";
import { countUpTo, Timeline, type TimelineOptions } from "./timeline.js";

/** The options of a {@link Tape}. */
export interface TapeOptions extends TimelineOptions {
  /**
   * Whether a table still adds events. Defaults to `false`. A call of {@link Tape.grow} without a trailer sets it to
   * `true`.
   */
  readonly live?: boolean;
}

/** The number of events that one step adds. */
const STEP = 512;

/**
 * A recording prepared for playback: public events, states, times and chapters. It has no clock and no timer. A
 * `TapeConductor` of `@thunderjack/stage` plays it.
 *
 * A position is a number of events, and 0 is the position before the first event. All events and states are public. The
 * hole card is masked until it is revealed, even if the recording contains it.
 */
export class Tape {
  readonly #timeline: Timeline;
  readonly #recorded: RecordedEvent[] = [];
  readonly #events: RecordedEvent[] = [];
  readonly #snapshots: Snapshots;
  /** The positions before each choice of a hand. */
  readonly #decisions: number[] = [];
  readonly #chapterBySeq = new Map<number, Chapter>();
  /** The positions at which rounds start, in order. */
  readonly #rounds: number[] = [];
  #chapters: Chapter[] = [];
  #shownChapters: readonly Chapter[] = this.#chapters;
  #hasGrown = false;
  #recording: Recording;
  #round = 0;
  #isLive: boolean;

  /**
   * Creates a tape.
   *
   * @throws RangeError for an idle cap or a pace that is not a valid time
   */
  constructor(recording: Recording, { live = false, ...options }: TapeOptions = {}) {
    const { header, events, trailer } = recording;
    // The list of events is copied, because the caller may add events to its own list.
    this.#recording = { ...recording, events: this.#recorded };
    this.#snapshots = new Snapshots(openingState(header), this.#events);
    this.#timeline = new Timeline(options);
    this.#isLive = live && trailer === null;
    for (const event of events) this.#add(event);
  }

  /**
   * Creates a tape in short steps. Its states are prepared too, so that the first seek takes no longer than others.
   *
   * @throws RangeError for an idle cap or a pace that is not a valid time
   */
  static *inSteps(recording: Recording, options: TapeOptions = {}): Steps<Tape> {
    const { events } = recording;
    const tape = new Tape({ ...recording, events: [] }, options);
    for (const event of events) {
      tape.#add(event);
      if (event.seq % STEP === 0) {
        tape.state(event.seq);
        yield event.seq / events.length;
      }
    }
    return tape;
  }

  /** The recording that the tape plays. It may contain the hole card, so renderers must not use it. */
  get recording(): Recording {
    return this.#recording;
  }

  /** The rules of the recording. */
  get rules(): RuleSet {
    return this.#recording.header.rules;
  }

  /** The number of events. */
  get length(): number {
    return this.#events.length;
  }

  /** The time of the last event, in milliseconds. */
  get duration(): number {
    return this.#timeline.duration;
  }

  /** Whether more events may follow. */
  get isLive(): boolean {
    return this.#isLive;
  }

  /** The chapters in order. The array is replaced when a chapter is added. */
  get chapters(): readonly Chapter[] {
    return this.#shownChapters;
  }

  /**
   * Returns a public event.
   *
   * @param seq the number of the event, from 1
   * @throws RangeError when there is no such event
   */
  event(seq: number): RecordedEvent {
    const event = this.#events[seq - 1];
    if (event === undefined) throw new RangeError(`The recording has no event ${seq}.`);
    return event;
  }

  /**
   * Returns the public state at a position.
   *
   * @throws RangeError when there is no such position
   * @throws CorruptEvents when the events contradict each other; the events of a parsed recording do not
   */
  state(seq: number): TableState {
    checkSeq(this.#events, seq);
    return this.#snapshots.at(seq);
  }

  /**
   * Returns the time of a position, in milliseconds.
   *
   * @throws RangeError when there is no such position
   */
  timeAt(seq: number): number {
    return this.#timeline.at(seq);
  }

  /**
   * Returns the position at a time. It is the number of the last event that is not later than the time.
   *
   * @param time the time in milliseconds
   * @throws RangeError when the time is not between 0 and {@link duration}
   */
  seqAt(time: number): number {
    if (!(time >= 0 && time <= this.duration)) {
      throw new RangeError(`The time must be from 0 to ${this.duration} milliseconds, not ${time}.`);
    }
    return this.#timeline.seqAt(time);
  }

  /** Returns the chapter that begins with an event; `null` if there is none. */
  chapterAt(seq: number): Chapter | null {
    return this.#chapterBySeq.get(seq) ?? null;
  }

  /** Returns the next position at which a hand has a choice. If there is none, returns the end. */
  decisionAfter(seq: number): number {
    return this.#decisions[countUpTo(this.#decisions, seq)] ?? this.length;
  }

  /** Returns the previous position at which a hand has a choice; 0 if there is none. */
  decisionBefore(seq: number): number {
    return this.#decisions[countUpTo(this.#decisions, seq - 1) - 1] ?? 0;
  }

  /**
   * Returns the position at which a round starts.
   *
   * @param round the number of the round, from 1
   * @throws RangeError when there is no such round
   */
  roundStart(round: number): number {
    const seq = this.#rounds[round - 1];
    if (seq === undefined) throw new RangeError(`The recording has no round ${round}.`);
    return seq;
  }

  /** Returns the next position at which a round starts. If there is none, returns the end. */
  roundAfter(seq: number): number {
    return this.#rounds[countUpTo(this.#rounds, seq)] ?? this.length;
  }

  /** Returns the previous position at which a round starts; 0 if there is none. */
  roundBefore(seq: number): number {
    return this.#rounds[countUpTo(this.#rounds, seq - 1) - 1] ?? 0;
  }

  /**
   * Appends the next events of a table that is still in use, all of them or none. The caller must call
   * `TapeConductor.followGrowth` afterwards.
   *
   * @param trailer the trailer; omitted while more events may follow
   * @throws RangeError when the recording already has a trailer, or when these are not the next events
   * @throws CorruptEvents when the events contradict earlier events
   */
  grow(events: readonly RecordedEvent[], trailer: RecordingTrailer | null = null): void {
    if (this.#recording.trailer !== null) throw new RangeError("The recording is closed: no events can be added.");
    let state = this.state(this.length);
    let seq = this.length;
    for (const event of events) {
      if (event.seq !== ++seq) throw new RangeError(`The number of the next event must be ${seq}, not ${event.seq}.`);
      state = follow(state, publicRecordedEvent(event), this.#recording.header);
    }
    if (trailer !== null && trailer.events !== seq) {
      throw new RangeError(`The recording has ${seq} events, not ${trailer.events} as its trailer states.`);
    }
    // The list that a caller may have is not changed. Later, callers have views, because a copy of a long list for each
    // new chapter would make the growth quadratic.
    if (!this.#hasGrown) this.#chapters = [...this.#chapters];
    this.#hasGrown = true;
    for (const event of events) this.#add(event);
    const { length } = this.#chapters;
    if (length > this.#shownChapters.length) this.#shownChapters = firstItems(this.#chapters, length);
    this.#recording = { ...this.#recording, trailer };
    this.#isLive = trailer === null;
  }

  #add(recorded: RecordedEvent): void {
    const event = publicRecordedEvent(recorded);
    this.#timeline.add(event);
    this.#recorded.push(recorded);
    this.#events.push(event);
    if (event.type === "RoundStarted") {
      this.#round = event.round;
      this.#rounds.push(event.seq);
    }
    if (isHandChoice(event)) this.#decisions.push(event.seq - 1);
    const mark = markOf(event);
    if (mark === null) return;
    const chapter = { seq: event.seq, time: this.duration, round: this.#round, ...mark };
    this.#chapters.push(chapter);
    this.#chapterBySeq.set(event.seq, chapter);
  }
}
