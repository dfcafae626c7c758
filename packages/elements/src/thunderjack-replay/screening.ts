import { type Command, type GameEvent, publicEvent, type Rejection } from "@thunderjack/core";
import {
  type Chapter,
  FASTEST,
  openingState,
  type Playback,
  type PlaybackStatus,
  playback,
  type Recording,
  SLOWEST,
  type Step,
} from "@thunderjack/recording";
import { type Clock, Conductor, narrate, type Phrasebook, timingOf } from "@thunderjack/stage";
import { Subject } from "rxjs";

/** How a recording is shown. */
export interface ScreeningOptions {
  readonly clock: Clock;
  /** From {@link SLOWEST} to {@link FASTEST}. */
  readonly speed: number;
  readonly loop: boolean;
  readonly words: Phrasebook;
  /** Whether more events may come. */
  readonly live: boolean;
  /** Whether nothing is to move. */
  readonly isStill: boolean;
}

/** A step, with what is said of it. */
export interface ToldStep extends Step {
  /** `null` after a jump, and for events that other sentences tell. */
  readonly sentence: string | null;
}

/** One recording that is being shown: the playback owns its time line, the conductor paces what is seen of it. */
export class Screening {
  readonly playback: Playback;
  readonly conductor: Conductor;
  /** Every position that is come to. */
  readonly steps$ = new Subject<ToldStep>();
  readonly #events = new Subject<GameEvent>();
  #words: Phrasebook;
  #chapters: readonly Chapter[] = [];
  #chapterBySeq = new Map<number, Chapter>();

  constructor(recording: Recording, { clock, speed, loop, words, live, isStill }: ScreeningOptions) {
    const pace = (event: GameEvent) => timingOf(event).next;
    this.playback = playback(recording, { clock, speed, loop, live, pace });
    this.conductor = new Conductor({
      rules: recording.header.rules,
      state: openingState(recording.header),
      clock,
      words,
      speed: isStill ? "reduced-motion" : "normal",
    });
    this.conductor.setRate(speed);
    this.conductor.follow(this.#events);
    this.#words = words;
    this.playback.steps$.subscribe((step) => this.#take(step));
  }

  get status(): PlaybackStatus {
    return this.playback.status;
  }

  get recording(): Recording {
    return this.playback.recording;
  }

  /** How many events there are so far. */
  get length(): number {
    return this.recording.events.length;
  }

  /** The chapter that an event makes, if it makes one. */
  chapterAt(seq: number): Chapter | null {
    const { chapters } = this.playback;
    if (chapters !== this.#chapters) {
      this.#chapters = chapters;
      // Where an event makes several, the first tells the most.
      this.#chapterBySeq = new Map([...chapters].reverse().map((chapter) => [chapter.seq, chapter]));
    }
    return this.#chapterBySeq.get(seq) ?? null;
  }

  /** Shows the next event. What still moves is ended: whoever steps quickly does not wait for it. */
  stepForward(): void {
    this.conductor.skip();
    this.playback.stepForward();
  }

  /** Goes to where the next round begins; to the end behind the last. */
  nextRound(): void {
    const { seq } = this.status;
    const next = this.playback.chapters.find((chapter) => chapter.kind === "round" && chapter.seq > seq);
    this.playback.seek(next?.seq ?? this.length);
  }

  /** Goes to where this round began; from there, to the one before. */
  previousRound(): void {
    const { seq } = this.status;
    const { chapters } = this.playback;
    const previous = [...chapters].reverse().find((chapter) => chapter.kind === "round" && chapter.seq < seq);
    this.playback.seek(previous?.seq ?? 0);
  }

  setSpeed(speed: number): void {
    this.playback.setSpeed(speed);
    this.conductor.setRate(speed);
  }

  setWords(words: Phrasebook): void {
    this.#words = words;
    this.conductor.setWords(words);
  }

  /** Whatever is asked of a table that is only shown: says so. */
  refuse(command: Command): Rejection | null {
    return this.conductor.act(command);
  }

  /** The position in words: the event that was reached last, also by a jump, or what the table says. */
  sentenceAt({ seq, event, state }: Step): string {
    const last = event ?? this.recording.events[seq - 1];
    const sentence = last === undefined ? null : narrate(publicEvent(last), state, this.#words);
    return sentence ?? this.conductor.view.message;
  }

  dispose(): void {
    this.playback.dispose();
    this.#events.complete();
    this.conductor.dispose();
    this.steps$.complete();
  }

  #take(step: Step): void {
    const { event, state } = step;
    if (event === null) this.conductor.seek(state);
    else this.#events.next(event);
    this.steps$.next({ ...step, sentence: event === null ? null : narrate(event, state, this.#words) });
  }
}

/** A number that a page gave as a speed, as one that there is. */
export function speedOf(wanted: number): number {
  if (!Number.isFinite(wanted) || wanted <= 0) return 1;
  return Math.min(FASTEST, Math.max(SLOWEST, wanted));
}
