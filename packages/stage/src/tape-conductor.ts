import { evolve, type GameEvent, publicEvent, publicState, type TableState } from "@thunderjack/core";
import { Observable, Subject } from "rxjs";
import { Conductor, type ConductorOptions } from "./conductor.js";
import { deepFreeze } from "./freeze.js";
import type { Timing } from "./speed.js";
import { AT_ONCE, timingOf } from "./timing.js";
import type { Track } from "./track.js";

export type { Track };

/*
 *   state of the conductor    position     then
 *   ───────────────────────   ──────────   ────────────────────────────────────────────────────────────────────────
 *   plays                     before end   each event is shown at its time on the tape
 *                             at end       live: waits · loop: rests, then starts again · otherwise: pauses
 *   paused                    before end   play continues; growth changes nothing
 *                             at end       play starts again (live: waits); growth is followed
 *   paused by the caller      at end       growth changes nothing
 */

/** The slowest rate. */
export const SLOWEST = 0.25;

/** The fastest rate. */
export const FASTEST = 16;

/** The time for which the end of a loop is shown, in milliseconds at rate 1. */
const REST = 2000;

/** The options of a {@link TapeConductor}. */
export interface TapeConductorOptions extends Omit<ConductorOptions, "rules" | "state"> {
  /** The rate, from {@link SLOWEST} to {@link FASTEST}. Defaults to 1, the speed of the recording. */
  readonly rate?: number;
  /** Whether the tape starts again at its end. Defaults to `false`. */
  readonly loop?: boolean;
}

/** A position of a tape that the conductor has reached. */
export interface Step<Event extends GameEvent = GameEvent> {
  /** The number of events up to this position. */
  readonly seq: number;
  /** The public event that was shown; `null` after a seek. */
  readonly event: Event | null;
  /** The event as a sentence; `null` after a seek, and for an event that the sentences of other events describe. */
  readonly sentence: string | null;
  /** The public state. */
  readonly state: TableState;
}

/** The position of a {@link TapeConductor}, and the state of its playback. */
export interface TapeStatus {
  /** The number of events up to this position. */
  readonly seq: number;
  /** The time on the tape, in milliseconds at rate 1. It is between two events while the tape plays. */
  readonly time: number;
  /** The length of the tape, in milliseconds at rate 1. */
  readonly duration: number;
  readonly isPlaying: boolean;
  /** Whether the last event is shown. */
  readonly isAtEnd: boolean;
  readonly rate: number;
  readonly loop: boolean;
  /** Whether more events may follow. */
  readonly isLive: boolean;
}

/** Plays a recording. Initially, it is paused before the first event. */
export class TapeConductor<Tape extends Track = Track> extends Conductor {
  readonly tape: Tape;
  readonly #steps = new Subject<Step<ReturnType<Tape["event"]>>>();
  readonly #statuses = new Subject<TapeStatus>();
  #seq = 0;
  /** The length of the tape at the last call of `followGrowth()`. */
  #length: number;
  #loop: boolean;
  #isPausedByCaller = false;

  /** @throws RangeError when the rate is not from {@link SLOWEST} to {@link FASTEST} */
  constructor(tape: Tape, { rate = 1, loop = false, ...options }: TapeConductorOptions) {
    checkRate(rate);
    super({ ...options, rules: tape.rules, state: tape.state(0) }, rate);
    this.tape = tape;
    this.#length = tape.length;
    this.#loop = loop;
  }

  /** Emits the current position without its event, then every position that is reached. Completes on `dispose`. */
  readonly steps$ = new Observable<Step<ReturnType<Tape["event"]>>>((subscriber) => {
    const subscription = this.#steps.subscribe(subscriber);
    subscriber.next({ seq: this.#seq, event: null, sentence: null, state: this.state });
    return subscription;
  });

  /** Emits the current status, then every change of it. Progress between two events is not emitted. */
  readonly status$ = new Observable<TapeStatus>((subscriber) => {
    const subscription = this.#statuses.subscribe(subscriber);
    subscriber.next(this.status);
    return subscription;
  });

  /** The number of events up to the current position. */
  get seq(): number {
    return this.#seq;
  }

  /** The current position, and the state of the playback. */
  get status(): TapeStatus {
    const { tape, playhead } = this;
    const duration = tape.timeAt(tape.length);
    return {
      seq: this.#seq,
      time: Math.min(playhead.time, this.#isAtEnd ? duration : tape.timeAt(this.#seq + 1)),
      duration,
      isPlaying: playhead.isMoving,
      isAtEnd: this.#isAtEnd,
      rate: playhead.rate,
      loop: this.#loop,
      isLive: tape.isLive,
    };
  }

  /** Whether no movement is in progress, and the tape is paused or has no event left. */
  override get isSettled(): boolean {
    return this.isPaused ? !this.isInMotion : super.isSettled;
  }

  /** Plays from the current position, or from the beginning if the tape is at its end. A live tape waits at its end. */
  override play(): void {
    this.#isPausedByCaller = false;
    if (!this.isPaused || this.isDisposed) return;
    if (this.#isAtEnd && !this.tape.isLive) {
      if (this.tape.length === 0) return;
      this.#jump(0, 0);
    }
    this.playhead.isMoving = true;
    this.schedule();
    this.#emitStatus();
  }

  override pause(): void {
    this.#isPausedByCaller = true;
    if (this.isPaused) return;
    super.pause();
    this.#emitStatus();
  }

  /**
   * Ends the current movement, pauses and shows the next event.
   *
   * @throws CorruptEvents when the event contradicts the events before it. This is impossible for a parsed recording.
   */
  override stepForward(): boolean {
    this.pause();
    if (this.#isAtEnd || this.isDisposed) return false;
    if (this.isInMotion) this.cut();
    this.playhead.moveTo(this.tape.timeAt(this.#seq + 1));
    this.#showNext();
    this.schedule();
    this.#emitStatus();
    return true;
  }

  /** Pauses and shows the previous position. At the beginning, it only pauses. */
  stepBack(): void {
    this.pause();
    if (this.#seq > 0) this.seek(this.#seq - 1);
  }

  /** Shows the rest of the tape at once, each event in a cue of no duration, and ends every movement. */
  override skip(): void {
    if (this.isDisposed || (this.#isAtEnd && !this.isInMotion)) return;
    while (!this.#isAtEnd) this.#showNext(AT_ONCE);
    this.playhead.moveTo(this.tape.timeAt(this.#seq));
    this.cut();
    this.update();
    this.#emitStatus();
  }

  /**
   * Shows a position. If the tape was playing, it continues from there.
   *
   * @throws RangeError when there is no such position
   */
  seek(seq: number): void {
    const state = this.tape.state(seq);
    this.#jump(seq, this.tape.timeAt(seq), state);
  }

  /**
   * Shows the position at a time. If the tape was playing, it continues from this time.
   *
   * @param time in milliseconds at rate 1
   * @throws RangeError when the time is not between 0 and the duration
   */
  seekTime(time: number): void {
    this.#jump(this.tape.seqAt(time), time);
  }

  /**
   * Sets the rate, a factor of the recorded speed. The wait until the next event is scaled with it.
   *
   * @throws RangeError when the rate is not from {@link SLOWEST} to {@link FASTEST}
   */
  setRate(rate: number): void {
    checkRate(rate);
    this.playhead.rate = rate;
    this.schedule();
    this.#emitStatus();
  }

  /** Sets whether the tape starts again at its end. */
  setLoop(loop: boolean): void {
    this.#loop = loop;
    this.schedule();
    this.#emitStatus();
  }

  /**
   * Includes the events that were added to the tape. Must be called after the tape has grown. If the conductor is at
   * the end of the tape, it plays the new events, unless the caller paused it there.
   */
  followGrowth(): void {
    const wasAtEnd = this.#seq === this.#length;
    this.#length = this.tape.length;
    if (wasAtEnd && !this.#isAtEnd && !this.#isPausedByCaller && !this.isDisposed) {
      // The first new event is due now; the others follow at their times.
      const next = this.tape.timeAt(this.#seq + 1);
      if (this.isPaused || this.playhead.time > next) this.playhead.moveTo(next);
      this.playhead.isMoving = true;
    }
    this.schedule();
    this.#emitStatus();
  }

  override dispose(): void {
    super.dispose();
    this.#steps.complete();
    this.#statuses.complete();
  }

  protected override get due(): number | null {
    const { tape } = this;
    if (!this.#isAtEnd) return tape.timeAt(this.#seq + 1);
    if (tape.isLive) return null;
    return tape.timeAt(tape.length) + (this.#loop ? REST : 0);
  }

  protected override advance(): void {
    if (!this.#isAtEnd) {
      try {
        this.#showNext();
      } catch (reason) {
        this.fail(reason);
      }
    } else if (this.#loop) this.#jump(0, 0);
    else {
      this.playhead.isMoving = false;
      this.playhead.moveTo(this.tape.timeAt(this.tape.length));
    }
    this.#emitStatus();
  }

  protected override hurry(milliseconds: number): void {
    const { due, playhead } = this;
    if (due !== null) playhead.moveTo(Math.min(due, playhead.time + milliseconds * playhead.rate));
    this.#emitStatus();
  }

  get #isAtEnd(): boolean {
    return this.#seq === this.tape.length;
  }

  #showNext(timing?: Timing): void {
    const seq = this.#seq + 1;
    const event = this.tape.event(seq) as ReturnType<Tape["event"]>;
    const seen = deepFreeze(publicEvent(event));
    const state = evolve(this.state, seen);
    this.#seq = seq;
    this.show(seen, state, timing ?? timingOf(seen, this.speed, this.playhead.rate));
    this.#steps.next({ seq, event, sentence: this.sentenceOf(seen, state), state });
  }

  #jump(seq: number, time: number, state: TableState = this.tape.state(seq)): void {
    const shown = publicState(state);
    this.#seq = seq;
    this.playhead.moveTo(time);
    this.schedule();
    this.cut(shown);
    this.#steps.next({ seq, event: null, sentence: null, state: shown });
    this.#emitStatus();
  }

  #emitStatus(): void {
    this.#statuses.next(this.status);
  }
}

function checkRate(rate: number): void {
  if (!(rate >= SLOWEST && rate <= FASTEST)) {
    throw new RangeError(`A rate must be from ${SLOWEST} to ${FASTEST}, not ${rate}.`);
  }
}
