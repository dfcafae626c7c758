import {
  type Cancel,
  type Clock,
  type Command,
  type GameEvent,
  publicState,
  type Rejection,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import type { Observable } from "rxjs";
import type { Cue, Frame } from "./frame.js";
import { FrameStream } from "./frame-stream.js";
import { ENGLISH } from "./languages/en/game.js";
import { narrate } from "./narration.js";
import type { Phrasebook } from "./phrasebook.js";
import { Playhead } from "./playhead.js";
import { view } from "./table-view.js";
import type { Speed, Timing } from "./timing.js";
import type { TableView } from "./view.js";

/** The options of every conductor. */
export interface ConductorOptions {
  readonly rules: RuleSet;
  /** The public state before the first event. */
  readonly state: TableState;
  readonly clock: Clock;
  /** The initial speed of movements. Defaults to `normal`. */
  readonly speed?: Speed;
  /** The language of the views and sentences. Defaults to English. */
  readonly words?: Phrasebook;
}

const NEVER_MOVED = Number.NEGATIVE_INFINITY;

/**
 * Turns public events into paced frames. It is the only code that schedules presentation, and it does not draw.
 *
 * There are two conductors. A {@link LiveConductor} shows a stream of events, and a `TapeConductor` plays a recording.
 * Both wait in the same way: each event has a due time, a playhead advances towards it, and a pause stops the playhead.
 * For a stream, the due time is the time of the last cue plus the pace of that cue. For a tape, it is the time on the
 * tape.
 *
 *   playhead                 next event               then
 *   ──────────────────────   ──────────────────────   ────────────────────────────────────────────────────
 *   moves                    is due                   it is shown; the row of the next event applies
 *   moves                    is due later             a timer waits for it
 *   moves                    there is none            nothing is scheduled until an event arrives
 *   stands still (paused)    any                      nothing is scheduled; `stepForward()` shows the next event
 */
export abstract class Conductor {
  protected readonly playhead: Playhead;
  /** The state of the current view. */
  protected state: TableState;
  protected words: Phrasebook;
  protected isDisposed = false;
  readonly #rules: RuleSet;
  readonly #clock: Clock;
  readonly #frames: FrameStream;
  readonly #settling: (() => void)[] = [];
  #speed: Speed;
  #view: TableView;
  #movesUntil = NEVER_MOVED;
  #cancelTimer: Cancel | undefined;

  constructor({ rules, state, clock, speed = "normal", words = ENGLISH }: ConductorOptions, rate = 1) {
    this.playhead = new Playhead(clock, rate);
    this.#rules = rules;
    this.#clock = clock;
    this.words = words;
    this.#speed = speed;
    this.state = publicState(state);
    this.#view = view(rules, this.state, words);
    this.#frames = new FrameStream(this.#view);
  }

  /**
   * The frames to draw. A late subscriber first gets the latest view without a cue. The stream completes on
   * `dispose()`, and fails when an event contradicts the events before it.
   */
  get frames$(): Observable<Frame> {
    return this.#frames.frames$;
  }

  /** The current view. */
  get view(): TableView {
    return this.#view;
  }

  /** The speed of movements. */
  get speed(): Speed {
    return this.#speed;
  }

  /** Whether movements are paused. */
  get isPaused(): boolean {
    return !this.playhead.isMoving;
  }

  /** Whether no event is pending and no movement is in progress. */
  get isSettled(): boolean {
    return !this.isInMotion && this.due === null;
  }

  /** Resolves when {@link Conductor.isSettled} is `true`, or when the conductor is disposed. */
  whenSettled(): Promise<void> {
    return new Promise((resolve) => {
      this.#settling.push(resolve);
      this.schedule();
    });
  }

  /** Sets the speed of cues. The wait between two cues of a stream is scaled with it. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.update();
  }

  /**
   * Sets the language. Emits the current view in this language, in a frame without a cue, which ends the current
   * movement. The wait until the next cue continues.
   */
  setWords(words: Phrasebook): void {
    if (words === this.words) return;
    this.words = words;
    this.cut(this.state);
    this.update();
  }

  /** Pauses after the current event. A movement that has begun continues to its end. */
  pause(): void {
    this.playhead.isMoving = false;
    this.schedule();
  }

  /** Resumes after a pause, with the rest of the wait between two cues. */
  play(): void {
    this.playhead.isMoving = true;
    this.update();
  }

  /**
   * Pauses and shows the next event.
   *
   * @returns whether there was a next event
   */
  abstract stepForward(): boolean;

  /** Shows all pending events at once, then emits a frame without a cue, which ends every movement. */
  abstract skip(): void;

  /**
   * Dispatches a command of the player to the table.
   *
   * @returns the rejection of the table, with a `message` in the language of the conductor, or `null`. A table without
   *   a `dispatch` function rejects every command.
   */
  act(_command: Command): Rejection | null {
    return { accepted: false, code: "table-closed", detail: null, message: this.words.onlyShown };
  }

  /** Cancels the timer, completes the frames and drops the events that have not been shown yet. */
  dispose(): void {
    this.isDisposed = true;
    this.playhead.isMoving = false;
    this.schedule();
    this.#frames.complete();
  }

  /** The playhead time at which {@link advance} is due; `null` when there is nothing to show. */
  protected abstract get due(): number | null;

  /** Shows the events that are due. */
  protected abstract advance(): void;

  /** Whether the movement of a cue is still in progress. */
  protected get isInMotion(): boolean {
    return this.#movesUntil > this.#clock.now();
  }

  /** Shows all events that are due, then schedules the rest. */
  protected update(): void {
    for (let { due } = this; due !== null && !this.isPaused && this.playhead.until(due) === 0; { due } = this) {
      this.advance();
    }
    this.schedule();
  }

  /** Sets the only timer: for the next event, or for the end of a movement if a caller waits for it. */
  protected schedule(): void {
    this.#cancelTimer?.();
    if (this.isSettled || this.isDisposed) for (const resolve of this.#settling.splice(0)) resolve();
    if (this.isDisposed) return;
    const { due } = this;
    if (due !== null && !this.isPaused) this.#wakeAfter(this.playhead.until(due));
    else if (this.#settling.length > 0 && this.isInMotion) this.#wakeAfter(this.#movesUntil - this.#clock.now());
  }

  /** Shows an event in a frame with a cue. */
  protected show(event: GameEvent, state: TableState, timing: Timing): Cue {
    // A movement may last longer than the movements that begin after it.
    this.#movesUntil = Math.max(this.#movesUntil, this.#clock.now() + timing.duration);
    this.#render(state);
    const cue = Object.freeze({ event, ...timing, sentence: narrate(event, state, this.words, this.#rules) });
    this.#frames.emit(Object.freeze({ view: this.#view, cue }));
    return cue;
  }

  /** Shows a state, or the current view again, in a frame without a cue, which ends every movement. */
  protected cut(state?: TableState): void {
    this.#movesUntil = NEVER_MOVED;
    if (state !== undefined) this.#render(state);
    this.#frames.emit(Object.freeze({ view: this.#view }));
  }

  /** Ends the frames with an error and disposes the conductor. */
  protected fail(reason: unknown): void {
    this.#frames.fail(reason);
    this.dispose();
  }

  #render(state: TableState): void {
    this.state = state;
    this.#view = view(this.#rules, state, this.words);
  }

  #wakeAfter(milliseconds: number): void {
    this.#cancelTimer = this.#clock.schedule(milliseconds, () => this.update());
  }
}
