import { evolve, type TableState } from "@thunderjack/core";
import { Observable, Subject } from "rxjs";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import type { RecordingTrailer } from "../trailer.js";
import type { Chapter } from "./chapters.js";
import { PlayHead } from "./play-head.js";
import { FASTEST, type Playback, type PlaybackOptions, type PlaybackStatus, SLOWEST, type Step } from "./playback.js";
import { Tape } from "./tape.js";

/*
 *   it …                    and the position …        then
 *   ─────────────────────   ───────────────────────   ─────────────────────────────────────────────────────
 *   plays                   is before the end         shows each event at its time on the time line
 *                           comes to the end          live: waits there · loop: rests, begins again · else stops
 *   stands still            is before the end         play goes on from there; growth changes nothing
 *                           is at the end             play begins again (live: waits); growth is followed
 *   was paused by hand      is at the end             growth changes nothing
 */

/** How long a loop shows its end, in milliseconds at speed 1. */
const REST = 2000;

/**
 * Plays a recording by a clock. It stands before the first event and is not yet playing.
 *
 * @throws RangeError for a speed, a cap or a pace that there is not
 * @throws CorruptEvents while stepping and seeking, when the events contradict each other; those of a parsed recording
 *   do not
 */
export function playback(recording: Recording, options: PlaybackOptions): Playback {
  return new Player(recording, options);
}

/** Plays a tape by a clock. */
class Player implements Playback {
  readonly #tape: Tape;
  readonly #head: PlayHead;
  readonly #steps = new Subject<Step>();
  readonly #statuses = new Subject<PlaybackStatus>();
  #seq = 0;
  #state: TableState;
  #loop: boolean;
  #isLive: boolean;
  /** Whether somebody said that it should stand still here. */
  #isHeld = false;
  #isDisposed = false;

  /** @throws RangeError for a speed, a cap or a pace that there is not */
  constructor(recording: Recording, { clock, speed = 1, loop = false, live = false, ...options }: PlaybackOptions) {
    checkSpeed(speed);
    this.#tape = new Tape(recording, options);
    this.#head = new PlayHead(clock, speed, () => this.#playOn());
    this.#state = this.#tape.state(0);
    this.#loop = loop;
    this.#isLive = live && recording.trailer === null;
  }

  readonly steps$ = new Observable<Step>((subscriber) => {
    const subscription = this.#steps.subscribe(subscriber);
    if (!this.#isDisposed) subscriber.next({ seq: this.#seq, event: null, state: this.#state });
    return subscription;
  });

  readonly status$ = new Observable<PlaybackStatus>((subscriber) => {
    const subscription = this.#statuses.subscribe(subscriber);
    if (!this.#isDisposed) subscriber.next(this.status);
    return subscription;
  });

  get status(): PlaybackStatus {
    const { timeline } = this.#tape;
    const next = this.#isAtEnd ? timeline.duration : timeline.at(this.#seq + 1);
    return {
      seq: this.#seq,
      time: Math.min(this.#head.time, next),
      duration: timeline.duration,
      isPlaying: this.#head.isMoving,
      isAtEnd: this.#isAtEnd,
      speed: this.#head.speed,
      loop: this.#loop,
      isLive: this.#isLive,
    };
  }

  get chapters(): readonly Chapter[] {
    return this.#tape.chapters;
  }

  get recording(): Recording {
    return this.#tape.recording;
  }

  play(): void {
    this.#isHeld = false;
    if (this.#head.isMoving || this.#isDisposed) return;
    if (this.#isAtEnd && !this.#isLive) {
      if (this.#tape.length === 0) return;
      this.#jump(0, 0);
    }
    this.#head.start();
    this.#wait();
    this.#tellStatus();
  }

  pause(): void {
    this.#isHeld = true;
    if (!this.#head.isMoving) return;
    this.#head.stop();
    this.#tellStatus();
  }

  stepForward(): void {
    this.pause();
    if (this.#isAtEnd || this.#isDisposed) return;
    this.#head.moveTo(this.#tape.timeline.at(this.#seq + 1));
    this.#showNext();
    this.#tellStatus();
  }

  stepBack(): void {
    this.pause();
    if (this.#seq > 0) this.seek(this.#seq - 1);
  }

  nextDecision(): void {
    this.pause();
    this.seek(this.#tape.decisionAfter(this.#seq));
  }

  previousDecision(): void {
    this.pause();
    this.seek(this.#tape.decisionBefore(this.#seq));
  }

  seek(seq: number): void {
    const state = this.#tape.state(seq);
    this.#jump(seq, this.#tape.timeline.at(seq), state);
  }

  seekRound(round: number): void {
    const chapter = this.chapters.find((one) => one.kind === "round" && one.round === round);
    if (chapter === undefined) throw new RangeError(`The recording has no round ${round}.`);
    this.seek(chapter.seq);
  }

  seekChapter(place: number): void {
    const chapter = this.chapters[place];
    if (chapter === undefined) throw new RangeError(`The recording has no chapter at the place ${place}.`);
    this.seek(chapter.seq);
  }

  seekTime(milliseconds: number): void {
    const { timeline } = this.#tape;
    if (!(milliseconds >= 0 && milliseconds <= timeline.duration)) {
      throw new RangeError(`The time line goes from 0 to ${timeline.duration} milliseconds, not to ${milliseconds}.`);
    }
    this.#jump(timeline.seqAt(milliseconds), milliseconds);
  }

  setSpeed(speed: number): void {
    checkSpeed(speed);
    this.#head.speed = speed;
    this.#wait();
    this.#tellStatus();
  }

  setLoop(loop: boolean): void {
    this.#loop = loop;
    this.#wait();
    this.#tellStatus();
  }

  grow(events: readonly RecordedEvent[], trailer: RecordingTrailer | null = null): void {
    const wasAtEnd = this.#isAtEnd;
    this.#tape.grow(events, trailer);
    this.#isLive = trailer === null;
    if (wasAtEnd && !this.#isAtEnd && !this.#isHeld && !this.#isDisposed) {
      // Whoever waited at the end has waited for the first of these: it is due now, the others follow at their pace.
      const next = this.#tape.timeline.at(this.#seq + 1);
      if (!this.#head.isMoving || this.#head.time > next) this.#head.moveTo(next);
      this.#head.start();
    }
    this.#wait();
    this.#tellStatus();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#head.stop();
    this.#steps.complete();
    this.#statuses.complete();
  }

  get #isAtEnd(): boolean {
    return this.#seq === this.#tape.length;
  }

  /** Shows all that is due. Whoever sees a step may pause, seek or dispose: each is looked at anew. */
  #playOn(): void {
    while (this.#head.isMoving && !this.#isAtEnd && this.#head.isAt(this.#tape.timeline.at(this.#seq + 1))) {
      this.#showNext();
      this.#tellStatus();
    }
    if (!this.#head.isMoving) return;
    if (this.#isAtEnd && !this.#isLive) {
      if (!this.#loop) this.#end();
      else if (this.#head.isAt(this.#tape.timeline.duration + REST)) this.#jump(0, 0);
    }
    this.#wait();
  }

  #end(): void {
    this.#head.stop();
    this.#head.moveTo(this.#tape.timeline.duration);
    this.#tellStatus();
  }

  /** Waits for what comes next, if anything does. */
  #wait(): void {
    if (!this.#head.isMoving) return;
    const { timeline } = this.#tape;
    if (!this.#isAtEnd) this.#head.wakeAt(timeline.at(this.#seq + 1));
    else if (!this.#isLive) this.#head.wakeAt(timeline.duration + (this.#loop ? REST : 0));
  }

  #showNext(): void {
    const event = this.#tape.event(this.#seq + 1);
    this.#state = evolve(this.#state, event);
    this.#seq++;
    this.#steps.next({ seq: this.#seq, event, state: this.#state });
  }

  #jump(seq: number, time: number, state: TableState = this.#tape.state(seq)): void {
    this.#seq = seq;
    this.#state = state;
    this.#head.moveTo(time);
    this.#wait();
    this.#steps.next({ seq, event: null, state });
    this.#tellStatus();
  }

  #tellStatus(): void {
    this.#statuses.next(this.status);
  }
}

function checkSpeed(speed: number): void {
  if (!(speed >= SLOWEST && speed <= FASTEST)) {
    throw new RangeError(`A recording is played at ${SLOWEST} to ${FASTEST} times its speed, not at ${speed}.`);
  }
}
