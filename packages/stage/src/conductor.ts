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
import { AT_ONCE, type Speed, type Timing, waitsForLanding } from "./timing.js";
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

/** An event whose movement is in progress. */
interface Movement {
  readonly event: GameEvent;
  /** The state after the event. */
  readonly state: TableState;
  /** The time on the clock, in milliseconds. */
  readonly endsAt: number;
}

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
 *
 * A movement that has started always ends at its time. The conductor then shows what follows from it.
 */
export abstract class Conductor {
  protected readonly playhead: Playhead;
  /** The state after all events that have been shown, including those whose movement is in progress. */
  protected state: TableState;
  protected words: Phrasebook;
  protected isDisposed = false;
  readonly #rules: RuleSet;
  readonly #clock: Clock;
  readonly #frames: FrameStream;
  readonly #settling: (() => void)[] = [];
  #speed: Speed;
  /** The state after the events whose movements have ended. */
  #landed: TableState;
  /** The movements in progress, in the order in which they end. */
  readonly #moving: Movement[] = [];
  #view: TableView;
  #cancelTimer: Cancel | undefined;

  constructor({ rules, state, clock, speed = "normal", words = ENGLISH }: ConductorOptions, rate = 1) {
    this.playhead = new Playhead(clock, rate);
    this.#rules = rules;
    this.#clock = clock;
    this.words = words;
    this.#speed = speed;
    this.state = publicState(state);
    this.#landed = this.state;
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

  /** Sets the speed of cues. The wait between two cues of a stream is scaled with it. `instant` ends all movements. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (speed === "instant" && this.isInMotion) this.cut();
    this.update();
  }

  /**
   * Sets the language. Emits the current view in this language, in a frame without a cue, which ends the current
   * movement. The wait until the next cue continues.
   */
  setWords(words: Phrasebook): void {
    if (words === this.words) return;
    this.words = words;
    this.cut();
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
    return this.#moving.length > 0;
  }

  /** Ends the movements whose time is over and shows all events that are due, then schedules the rest. */
  protected update(): void {
    this.#land(this.#clock.now());
    for (let { due } = this; due !== null && !this.isPaused && this.playhead.until(due) === 0; { due } = this) {
      this.advance();
    }
    this.schedule();
  }

  /** Sets the only timer: for the next event or the next end of a movement. */
  protected schedule(): void {
    this.#cancelTimer?.();
    if (this.isSettled || this.isDisposed) for (const resolve of this.#settling.splice(0)) resolve();
    if (this.isDisposed) return;
    const { due } = this;
    const [first] = this.#moving;
    const untilNext = due === null || this.isPaused ? Number.POSITIVE_INFINITY : this.playhead.until(due);
    const untilLanding = first === undefined ? Number.POSITIVE_INFINITY : this.#until(first);
    const wait = Math.min(untilNext, untilLanding);
    if (wait < Number.POSITIVE_INFINITY) this.#wakeAfter(wait);
  }

  /** Shows an event in a frame with a cue. The results of a movement follow when it ends. */
  protected show(event: GameEvent, state: TableState, timing: Timing): void {
    if (timing === AT_ONCE || waitsForLanding(event)) this.#land();
    this.state = state;
    const endsAt = Math.max(this.#clock.now() + timing.duration, this.#moving.at(-1)?.endsAt ?? 0);
    const moves = endsAt > this.#clock.now();
    if (moves) this.#moving.push({ event, state, endsAt });
    else this.#landed = state;
    const sentence = moves ? null : this.sentenceOf(event, state);
    this.#emit({ event, isStart: true, isLanding: !moves, ...timing, sentence });
  }

  /**
   * Shows a state in a frame without a cue, which ends every movement.
   *
   * @param state the state of a jump. By default, the movements in progress land before the frame is emitted
   */
  protected cut(state?: TableState): void {
    if (state === undefined) this.#land();
    this.#moving.length = 0;
    this.state = state ?? this.state;
    this.#landed = this.state;
    this.#emit();
  }

  /** Returns the sentence of an event; `null` if other sentences include it. */
  protected sentenceOf(event: GameEvent, state: TableState): string | null {
    return narrate(event, state, this.words, this.#rules);
  }

  /** Ends the frames with an error and disposes the conductor. */
  protected fail(reason: unknown): void {
    this.#frames.fail(reason);
    this.dispose();
  }

  /** Shows the results of all movements that end until a time on the clock; by default, of all movements. */
  #land(time = Number.POSITIVE_INFINITY): void {
    for (let [first] = this.#moving; first !== undefined && first.endsAt <= time; [first] = this.#moving) {
      const { event, state } = first;
      this.#moving.shift();
      this.#landed = state;
      this.#emit({ event, isStart: false, isLanding: true, ...AT_ONCE, sentence: this.sentenceOf(event, state) });
    }
  }

  #emit(cue?: Cue): void {
    this.#view = view(this.#rules, this.state, this.words, this.#landed);
    this.#frames.emit(
      Object.freeze(cue === undefined ? { view: this.#view } : { view: this.#view, cue: Object.freeze(cue) }),
    );
  }

  #until({ endsAt }: Movement): number {
    return Math.max(0, endsAt - this.#clock.now());
  }

  #wakeAfter(milliseconds: number): void {
    this.#cancelTimer = this.#clock.schedule(milliseconds, () => this.update());
  }
}
