import type { TableState } from "@thunderjack/core";
import { isHandChoice } from "../commands.js";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import { checkSeq, follow, openingState } from "../replay.js";
import type { RecordingTrailer } from "../trailer.js";
import { type Chapter, markOf } from "./chapters.js";
import { shownEvent } from "./shown-event.js";
import { Snapshots } from "./snapshots.js";
import { Timeline, type TimelineOptions } from "./timeline.js";

/** A recording made ready for playing: its public events on a time line, with what can be jumped to. */
export class Tape {
  readonly timeline: Timeline;
  readonly #written: RecordedEvent[] = [];
  readonly #shown: RecordedEvent[] = [];
  readonly #snapshots: Snapshots;
  /** The positions where a hand is asked: those before its choices. */
  readonly #decisions: number[] = [];
  #chapters: Chapter[] = [];
  #recording: Recording;
  #round = 0;

  /** @throws RangeError for a cap or a pace that is no time */
  constructor({ header, events, trailer }: Recording, options: TimelineOptions) {
    // A list of its own: whoever writes the recording may go on writing to theirs.
    this.#recording = { header, events: this.#written, trailer };
    this.#snapshots = new Snapshots(openingState(header), this.#shown);
    this.timeline = new Timeline(options);
    for (const event of events) this.#add(event);
  }

  get recording(): Recording {
    return this.#recording;
  }

  get chapters(): readonly Chapter[] {
    return this.#chapters;
  }

  /** How many events there are. */
  get length(): number {
    return this.#shown.length;
  }

  /** The public event of that number. */
  event(seq: number): RecordedEvent {
    const event = this.#shown[seq - 1];
    if (event === undefined) throw new RangeError(`The recording has no event ${seq}.`);
    return event;
  }

  /**
   * The public state after so many events.
   *
   * @throws RangeError when there are not so many
   */
  state(seq: number): TableState {
    checkSeq(this.#shown, seq);
    return this.#snapshots.at(seq);
  }

  /** The next position where a hand is asked; the end when there is none. */
  decisionAfter(seq: number): number {
    return this.#decisions[this.#decisionsUntil(seq + 1)] ?? this.length;
  }

  /** The last position before this one where a hand is asked; the beginning when there is none. */
  decisionBefore(seq: number): number {
    return this.#decisions[this.#decisionsUntil(seq) - 1] ?? 0;
  }

  /**
   * Takes in the next events, all or none.
   *
   * @throws RangeError when the recording is closed, or these are not the next events
   * @throws CorruptEvents when they cannot follow on what happened before
   */
  grow(events: readonly RecordedEvent[], trailer: RecordingTrailer | null): void {
    if (this.#recording.trailer !== null) throw new RangeError("The recording is closed: it does not grow.");
    let state = this.state(this.length);
    let seq = this.length;
    for (const event of events) {
      if (event.seq !== ++seq) throw new RangeError(`The next event is ${seq}, not ${event.seq}.`);
      state = follow(state, shownEvent(event), this.#recording.header);
    }
    if (trailer !== null && trailer.events !== seq) {
      throw new RangeError(`The recording has ${seq} events, and not ${trailer.events} as its trailer says.`);
    }
    const chapters = this.#chapters;
    this.#chapters = [...chapters];
    for (const event of events) this.#add(event);
    if (this.#chapters.length === chapters.length) this.#chapters = chapters;
    this.#recording = { ...this.#recording, trailer };
  }

  #add(event: RecordedEvent): void {
    const shown = shownEvent(event);
    this.timeline.add(shown);
    this.#written.push(event);
    this.#shown.push(shown);
    if (shown.type === "RoundStarted") this.#round = shown.round;
    if (isHandChoice(shown)) this.#decisions.push(shown.seq - 1);
    const mark = markOf(shown);
    if (mark === null) return;
    const time = this.timeline.duration;
    this.#chapters.push({ seq: shown.seq, time, round: this.#round, kind: mark.kind, hand: mark.hand });
  }

  /** How many of the decisions come before a position. */
  #decisionsUntil(seq: number): number {
    let low = 0;
    let high = this.#decisions.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#decisions[middle] ?? seq) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
