import {
  type Cancel,
  type Clock,
  type Command,
  type CommandOptions,
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
import { ONE_PLAYER, type Seating } from "./seating.js";
import type { Speed, Timing } from "./speed.js";
import { view } from "./table-view.js";
import { AT_ONCE, COUNT, delays, moves, waitsFor } from "./timing.js";
import type { TableView } from "./view.js";

/** The options of every conductor. */
export interface ConductorOptions {
  readonly rules: RuleSet;
  /** The public state before the first event. */
  readonly state: TableState;
  readonly clock: Clock;
  /** The initial speed of presentation. Defaults to `normal`. */
  readonly speed?: Speed;
  /** The language of the views and sentences. Defaults to English. */
  readonly words?: Phrasebook;
  /** The seats of the player and the names of the players. Defaults to a table with one player. */
  readonly seating?: Seating;
}

/** An event whose results are not shown yet: its card or winnings, or those of an earlier event, are still moving. */
interface Flight {
  readonly event: GameEvent;
  /** The state after the event. */
  readonly state: TableState;
  /** The time on the clock, in milliseconds. */
  readonly endsAt: number;
  /** The duration of the count of the credits after the landing, in milliseconds. */
  readonly count: number;
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
 * A pause does not stop a movement that has started. When its card or its chips have landed, the conductor shows the
 * results that depend on them.
 */
export abstract class Conductor {
  protected readonly playhead: Playhead;
  /** The state after all events that have been shown, including those whose movement is in progress. */
  protected state: TableState;
  protected words: Phrasebook;
  protected isDisposed = false;
  #seating: Seating;
  readonly #rules: RuleSet;
  readonly #clock: Clock;
  readonly #frames: FrameStream;
  readonly #settling: (() => void)[] = [];
  #speed: Speed;
  /** The state after all events that have landed. */
  #landed: TableState;
  /** The flights in progress, in the order in which they end. */
  readonly #flights: Flight[] = [];
  /** The end of all movements in progress, including the flights. */
  #movesUntil = Number.NEGATIVE_INFINITY;
  #view: TableView;
  #cancelTimer: Cancel | undefined;

  constructor(
    { rules, state, clock, speed = "normal", words = ENGLISH, seating = ONE_PLAYER }: ConductorOptions,
    rate = 1,
  ) {
    this.playhead = new Playhead(clock, rate);
    this.#rules = rules;
    this.#clock = clock;
    this.words = words;
    this.#seating = seating;
    this.#speed = speed;
    this.state = publicState(state);
    this.#landed = this.state;
    this.#view = view(rules, this.state, words, this.state, seating);
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

  /** The version of the state that is shown. Events whose movement is in progress are included. */
  get version(): number {
    return this.state.version;
  }

  /** The speed of presentation; see {@link Conductor.setSpeed}. */
  get speed(): Speed {
    return this.#speed;
  }

  /** Whether the conductor is paused. A movement that has begun still continues to its end. */
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

  /**
   * Sets the speed of presentation. It scales the movements and the wait between two cues of a stream. `instant` ends
   * all movements.
   */
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

  /** Sets the seats and the names of the players. Emits the current view with them, in a frame without a cue. */
  setSeating(seating: Seating): void {
    this.#seating = seating;
    this.cut();
    this.update();
  }

  /** Pauses after the current event. A movement that has begun continues to its end. */
  pause(): void {
    this.playhead.isMoving = false;
    this.schedule();
  }

  /** Resumes after a pause. A wait between two cues continues for its remaining time. */
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

  /**
   * Ends the movements in progress at once, in a frame without a cue. No further event is shown before this method
   * returns. The next event is due earlier by the time that was saved.
   *
   * @returns whether something moved
   */
  finish(): boolean {
    const saved = this.#movesUntil - this.#clock.now();
    if (saved <= 0 || this.isDisposed) return false;
    this.cut();
    this.hurry(saved);
    this.schedule();
    return true;
  }

  /** Shows all pending events at once, then emits a frame without a cue, which ends every movement. */
  abstract skip(): void;

  /**
   * Dispatches a command of the player to the table.
   *
   * @param _options for a command that the player chose on the screen, the {@link Conductor.version} that was shown
   *   then
   * @returns the rejection of the table, with a `message` in the language of the conductor, or `null`. A table without
   *   a `dispatch` function rejects every command.
   */
  act(_command: Command, _options?: CommandOptions): Rejection | null {
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

  /** Makes the next event due earlier by some milliseconds on the clock, but not before now. */
  protected abstract hurry(milliseconds: number): void;

  /** Whether the movement of a cue is still in progress. */
  protected get isInMotion(): boolean {
    return this.#movesUntil > this.#clock.now() || this.#flights.length > 0;
  }

  /** Lands the flights whose time is over and shows all events that are due, then schedules the rest. */
  protected update(): void {
    this.#land(this.#clock.now());
    for (let { due } = this; due !== null && !this.isPaused && this.playhead.until(due) === 0; { due } = this) {
      this.advance();
    }
    this.schedule();
  }

  /** Sets the only timer: for the next event, the next landing, or the end of a movement if a caller waits for it. */
  protected schedule(): void {
    this.#cancelTimer?.();
    if (this.isSettled || this.isDisposed) for (const resolve of this.#settling.splice(0)) resolve();
    if (this.isDisposed) return;
    const { due } = this;
    const [first] = this.#flights;
    const waits: number[] = [];
    if (due !== null && !this.isPaused) waits.push(this.playhead.until(due));
    if (first !== undefined) waits.push(first.endsAt - this.#clock.now());
    if (this.#settling.length > 0 && this.isInMotion) waits.push(this.#movesUntil - this.#clock.now());
    if (waits.length > 0) this.#wakeAfter(Math.max(0, Math.min(...waits)));
  }

  /** Shows an event in a frame with a cue. The results that depend on a moving card are shown when it has landed. */
  protected show(event: GameEvent, state: TableState, timing: Timing): void {
    if (timing === AT_ONCE || this.#flights.some((flight) => waitsFor(flight.event, event))) this.#land();
    this.state = state;
    const now = this.#clock.now();
    const endsAt = now + timing.duration;
    if (moves(event)) this.#movesUntil = Math.max(this.#movesUntil, endsAt);
    const isDelayed = delays(event) && endsAt > now;
    const isLanding = !isDelayed && this.#flights.length === 0;
    if (isLanding) this.#landed = state;
    else {
      const count = event.type === "HandSettled" ? Math.round(timing.duration * COUNT) : 0;
      this.#flights.push({ event, state, endsAt: Math.max(endsAt, this.#flights.at(-1)?.endsAt ?? 0), count });
    }
    this.#emit({
      event,
      isStart: true,
      isLanding,
      ...timing,
      sentence: isLanding ? this.sentenceOf(event, state) : null,
    });
  }

  /**
   * Shows a state in a frame without a cue, which ends every movement.
   *
   * @param state the state of a jump. By default, the flights in progress land before the frame is emitted
   */
  protected cut(state?: TableState): void {
    if (state === undefined) this.#land();
    this.#flights.length = 0;
    this.#movesUntil = Number.NEGATIVE_INFINITY;
    this.state = state ?? this.state;
    this.#landed = this.state;
    this.#emit();
  }

  /** Returns the sentence of an event; `null` if the sentences of other events describe it. */
  protected sentenceOf(event: GameEvent, state: TableState): string | null {
    return narrate(event, state, this.words, this.#rules, this.#seating);
  }

  /** Ends the frames with an error and disposes the conductor. */
  protected fail(reason: unknown): void {
    this.#frames.fail(reason);
    this.dispose();
  }

  /** Lands all flights that end by a time on the clock; by default, all flights. */
  #land(time = Number.POSITIVE_INFINITY): void {
    for (let [first] = this.#flights; first !== undefined && first.endsAt <= time; [first] = this.#flights) {
      const { event, state, count } = first;
      this.#flights.shift();
      this.#landed = state;
      const sentence = this.sentenceOf(event, state);
      this.#emit({ event, isStart: false, isLanding: true, duration: count, next: 0, sentence });
    }
  }

  /**
   * The state whose results are shown. While a card moves, it is the state before its event. While winnings move, the
   * results are shown, but the credits do not include the winnings yet.
   */
  get #visible(): TableState {
    const isPaying = this.#flights.some(({ event }) => event.type === "HandSettled");
    if (!isPaying) return this.#landed;
    const { credits, purses } = this.#landed;
    return { ...this.state, credits, purses };
  }

  #emit(cue?: Cue): void {
    this.#view = view(this.#rules, this.state, this.words, this.#visible, this.#seating);
    this.#frames.emit(
      Object.freeze(cue === undefined ? { view: this.#view } : { view: this.#view, cue: Object.freeze(cue) }),
    );
  }

  #wakeAfter(milliseconds: number): void {
    this.#cancelTimer = this.#clock.schedule(milliseconds, () => this.update());
  }
}
