import {
  type Command,
  type Decision,
  evolve,
  type GameEvent,
  publicEvent,
  publicState,
  type Rejection,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import type { Observable, Subscription } from "rxjs";
import type { Cancel, Clock } from "./clock.js";
import type { Frame } from "./frame.js";
import { FrameStream } from "./frame-stream.js";
import { deepFreeze } from "./freeze.js";
import { ENGLISH } from "./languages/english.js";
import { narrate } from "./narration.js";
import { Pace } from "./pace.js";
import type { Phrasebook } from "./phrasebook.js";
import { view } from "./table-view.js";
import type { Speed, Timing } from "./timing.js";
import type { TableView } from "./view.js";

/** What a conductor needs to begin. */
export interface ConductorOptions {
  readonly rules: RuleSet;
  /** The public state from which its events go on. */
  readonly state: TableState;
  readonly clock: Clock;
  /** Left out, `normal`. */
  readonly speed?: Speed;
  /** Carries out what {@link Conductor.act} is asked; left out, the table is only shown. */
  readonly dispatch?: (command: Command) => Decision;
  /** The language; left out, English. */
  readonly words?: Phrasebook;
  /**
   * How many events may wait to be shown. When one more comes, all of them are skipped. Left out, 64; `Infinity` for a
   * replay that hands over a whole recording at once.
   */
  readonly backlog?: number;
}

/**
 * Begins to play the events of a table, live or recorded.
 *
 * @param options a conductor's options, and the public events that follow on their `state`
 */
export function conduct(options: ConductorOptions & { readonly events$: Observable<GameEvent> }): Conductor {
  const conductor = new Conductor(options);
  conductor.follow(options.events$);
  return conductor;
}

/** An event that waits to be shown, with the state after it. */
interface Pending {
  readonly event: GameEvent;
  readonly state: TableState;
}

const AT_ONCE: Timing = { duration: 0, next: 0 };

/**
 * Turns a stream of public events into paced frames. It is the only place that knows about time, and it knows nothing of
 * how a frame is drawn.
 *
 * Every event becomes exactly one frame with a cue, in order, whose view is the state after exactly that event; only
 * {@link Conductor.seek} drops events. Frames without a cue come between them after a jump.
 */
export class Conductor {
  readonly #rules: RuleSet;
  readonly #clock: Clock;
  readonly #backlog: number;
  readonly #dispatch: ((command: Command) => Decision) | undefined;
  readonly #pace: Pace;
  readonly #frames: FrameStream;
  readonly #pending: Pending[] = [];
  readonly #waiting: (() => void)[] = [];
  #words: Phrasebook;
  /** The fold of every event that came, shown or not. */
  #latest: TableState;
  /** The state that is shown. */
  #shown: TableState;
  #view: TableView;
  #following: Subscription | undefined;
  #wake: Cancel | undefined;
  #isDisposed = false;

  constructor({ rules, state, clock, speed = "normal", dispatch, words = ENGLISH, backlog = 64 }: ConductorOptions) {
    this.#rules = rules;
    this.#clock = clock;
    this.#words = words;
    this.#backlog = backlog;
    this.#dispatch = dispatch;
    this.#pace = new Pace(clock, speed);
    this.#latest = publicState(state);
    this.#shown = this.#latest;
    this.#view = view(rules, this.#latest, words);
    this.#frames = new FrameStream(this.#view);
  }

  /**
   * What renderers draw. Whoever comes late gets the latest view first, without a cue. Completes with
   * {@link Conductor.dispose}; fails when an event cannot follow on the one before it.
   */
  get frames$(): Observable<Frame> {
    return this.#frames.frames$;
  }

  /** The view that is shown now. */
  get view(): TableView {
    return this.#view;
  }

  /** The speed that was asked for. */
  get speed(): Speed {
    return this.#pace.speed;
  }

  /** How many times faster than its speed says it plays. */
  get rate(): number {
    return this.#pace.rate;
  }

  /** Whether frames are held back until it plays on. */
  get isPaused(): boolean {
    return this.#pace.isPaused;
  }

  /** How many events wait to be shown. */
  get pending(): number {
    return this.#pending.length;
  }

  /** Whether everything that happened is shown, and nothing moves any more. */
  get isSettled(): boolean {
    return this.#pending.length === 0 && this.#pace.movement === 0;
  }

  /** Resolves when {@link Conductor.isSettled} is true, or the conductor is disposed. */
  whenSettled(): Promise<void> {
    if (this.isSettled || this.#isDisposed) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Plays these events in place of those it followed before. They go on from the last of those, or from the state of
   * {@link Conductor.seek}.
   */
  follow(events$: Observable<GameEvent>): void {
    this.#following?.unsubscribe();
    const following = events$.subscribe({
      next: (event) => this.#hear(event),
      error: (reason: unknown) => this.#fail(reason),
    });
    this.#following = following;
    // A stream that tells at once what cannot follow has ended it by now.
    if (this.#isDisposed) following.unsubscribe();
  }

  /** Plays on at this speed; a wait between two cues that goes on is shortened or lengthened with it. */
  setSpeed(speed: Speed): void {
    this.#pace.speed = speed;
    this.#play();
  }

  /**
   * Plays so many times faster than its speed says, as a replay does; 1 at first. Counts as {@link Conductor.setSpeed}
   * does for a wait that goes on.
   *
   * @throws RangeError when it is not more than 0
   */
  setRate(rate: number): void {
    if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) throw new RangeError(`A rate is more than 0, not ${rate}.`);
    this.#pace.rate = rate;
    this.#play();
  }

  /**
   * Goes on in another language: what is shown comes once more in it, in a frame without a cue, and what still waits is
   * told in it. The movement that goes on ends, the wait until the next cue does not.
   */
  setWords(words: Phrasebook): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#view = view(this.#rules, this.#shown, words);
    this.#pace.still();
    this.#frames.tell(Object.freeze({ view: this.#view }));
    this.#play();
  }

  /** Shows nothing more until {@link Conductor.resume}. A movement that has begun goes on to its end. */
  pause(): void {
    this.#pace.pause();
    this.#play();
  }

  /** Plays on where it was paused, with what was left of the wait between two cues. */
  resume(): void {
    this.#pace.resume();
    this.#play();
  }

  /**
   * Pauses, and shows the next event.
   *
   * @returns whether there was one
   */
  step(): boolean {
    this.#pace.pause();
    const next = this.#pending.shift();
    if (next !== undefined) this.#show(next, this.#pace.show(next.event));
    this.#play();
    return next !== undefined;
  }

  /**
   * Plays out all that waits at once, each event in a cue without time, and ends with a frame without a cue, which also
   * ends what still moves. Does nothing when all is settled.
   */
  skip(): void {
    if (this.isSettled) return;
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift()) this.#show(next, AT_ONCE);
    this.#jump();
  }

  /** Drops what waits, shows this public state at once, and goes on from it: how a replay jumps. */
  seek(state: TableState): void {
    this.#pending.length = 0;
    this.#latest = publicState(state);
    this.#shown = this.#latest;
    this.#view = view(this.#rules, this.#shown, this.#words);
    this.#jump();
  }

  /**
   * Asks the table for something on behalf of the player. What still waits is shown before, so that nothing is done to
   * a state that nobody saw, and a table that was paused plays on.
   *
   * @returns why the table refused, also because it is only shown, with a `message` in the language of the conductor;
   *   `null` when it was done. The table's own answer holds the hole card, and stays here.
   */
  act(command: Command): Rejection | null {
    if (this.#pending.length > 0) this.skip();
    this.resume();
    if (this.#dispatch === undefined) {
      return { accepted: false, code: "table-closed", detail: null, message: this.#words.onlyShown };
    }
    const decision = this.#dispatch(command);
    return decision.accepted ? null : { ...decision, message: this.#words.refusal(decision) };
  }

  /** Lets go of the events, the clock and everybody who listens. What still waits is never shown. */
  dispose(): void {
    this.#isDisposed = true;
    this.#following?.unsubscribe();
    this.#pending.length = 0;
    this.#cancelWake();
    this.#frames.complete();
    this.#tellSettled();
  }

  #hear(event: GameEvent): void {
    if (this.#isDisposed) return;
    let pending: Pending;
    try {
      pending = this.#fold(event);
    } catch (reason) {
      this.#fail(reason);
      return;
    }
    this.#receive(pending);
  }

  #fold(event: GameEvent): Pending {
    // Masked once more: a renderer stays blind even if its conductor is given the table's own stream.
    const seen = deepFreeze(publicEvent(event));
    this.#latest = evolve(this.#latest, seen);
    return { event: seen, state: this.#latest };
  }

  #receive(pending: Pending): void {
    this.#pending.push(pending);
    if (this.#pending.length > this.#backlog) this.skip();
    else this.#play();
  }

  #fail(reason: unknown): void {
    this.skip();
    this.#frames.fail(reason);
    this.dispose();
  }

  /** Shows what is due, and comes back when more is. */
  #play(): void {
    while (this.#pending.length > 0 && !this.#pace.isPaused && this.#pace.wait === 0) {
      const next = this.#pending.shift();
      if (next !== undefined) this.#show(next, this.#pace.show(next.event));
    }
    this.#cancelWake();
    if (this.isSettled || this.#isDisposed) this.#tellSettled();
    else if (this.#pending.length === 0) this.#wakeAfter(this.#pace.movement);
    else if (!this.#pace.isPaused) this.#wakeAfter(this.#pace.wait);
  }

  #show({ event, state }: Pending, { duration, next }: Timing): void {
    this.#shown = state;
    this.#view = view(this.#rules, state, this.#words);
    const sentence = narrate(event, state, this.#words);
    this.#frames.tell(Object.freeze({ view: this.#view, cue: Object.freeze({ event, duration, next, sentence }) }));
  }

  #jump(): void {
    this.#pace.cut();
    this.#frames.tell(Object.freeze({ view: this.#view }));
    this.#play();
  }

  #wakeAfter(milliseconds: number): void {
    this.#wake = this.#clock.after(milliseconds, () => this.#play());
  }

  #cancelWake(): void {
    this.#wake?.();
    this.#wake = undefined;
  }

  #tellSettled(): void {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) next();
  }
}
