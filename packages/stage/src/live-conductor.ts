import {
  type Command,
  type CommandOptions,
  type Decision,
  evolve,
  type GameEvent,
  publicEvent,
  publicState,
  type Rejection,
  type TableState,
} from "@thunderjack/core";
import type { Observable, Subscription } from "rxjs";
import { Conductor, type ConductorOptions } from "./conductor.js";
import { deepFreeze } from "./freeze.js";
import { AT_ONCE, paceBetween, timingOf } from "./timing.js";

/** The options of a {@link LiveConductor}. */
export interface LiveConductorOptions extends ConductorOptions {
  /**
   * Executes the commands of {@link LiveConductor.act}. It returns a rejection, the table's decision, or `null` for an
   * accepted command. Without this function, the conductor rejects every command.
   */
  readonly dispatch?: (command: Command, options?: CommandOptions) => Decision | null;
  /**
   * The maximum number of pending events. If more events arrive, all pending events are shown at once. Defaults to 64.
   */
  readonly backlog?: number;
}

/**
 * Creates a conductor and shows the events of a table.
 *
 * @param options the options of a conductor, and the public events that follow its `state`
 */
export function conduct(options: LiveConductorOptions & { readonly events$: Observable<GameEvent> }): LiveConductor {
  const conductor = new LiveConductor(options);
  conductor.follow(options.events$);
  return conductor;
}

/** A pending event, with the state after it. */
interface Pending {
  readonly event: GameEvent;
  readonly state: TableState;
}

/**
 * Shows a stream of events at the pace of a table.
 *
 * Every event starts exactly once, in order. Only {@link LiveConductor.seek} and `dispose()` drop events. A jump is a
 * frame without a cue.
 */
export class LiveConductor extends Conductor {
  readonly #backlog: number;
  readonly #dispatch: ((command: Command, options?: CommandOptions) => Decision | null) | undefined;
  readonly #pending: Pending[] = [];
  /** The state after all received events. Pending events are included. */
  #latest: TableState;
  /** The event whose pace determines when the next event is due; `null` after a jump. */
  #paced: GameEvent | null = null;
  #pacedFrom = 0;
  #subscription: Subscription | undefined;

  constructor(options: LiveConductorOptions) {
    super(options);
    this.#backlog = options.backlog ?? 64;
    this.#dispatch = options.dispatch;
    this.#latest = this.state;
    this.playhead.isMoving = true;
  }

  /** The number of pending events. */
  get pending(): number {
    return this.#pending.length;
  }

  /**
   * Subscribes to these events and ends the previous subscription. The events must follow the last event of the
   * previous stream, or the state of {@link LiveConductor.seek}.
   */
  follow(events$: Observable<GameEvent>): void {
    this.#subscription?.unsubscribe();
    const subscription = events$.subscribe({
      next: (event) => this.#receive(event),
      error: (reason: unknown) => this.fail(reason),
    });
    this.#subscription = subscription;
    // A synchronous stream with a corrupt event has already failed.
    if (this.isDisposed) subscription.unsubscribe();
  }

  override stepForward(): boolean {
    this.pause();
    const hasNext = this.#pending.length > 0;
    if (hasNext && this.isInMotion) this.cut();
    if (hasNext) this.advance();
    this.schedule();
    return hasNext;
  }

  /**
   * Shows all pending events at once, each in a cue of no duration, and then a frame without a cue, which also ends the
   * current movement. Does nothing when the conductor is settled.
   */
  override skip(): void {
    if (this.isSettled) return;
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift()) {
      this.show(next.event, next.state, AT_ONCE);
    }
    this.#jump();
  }

  /** Drops the pending events, shows this public state at once, and continues from it. */
  seek(state: TableState): void {
    this.#pending.length = 0;
    this.#latest = publicState(state);
    this.#jump(this.#latest);
  }

  /**
   * Dispatches a command of the player to the table. Pending events are shown first. A paused conductor resumes.
   *
   * @param options for a command that the player chose on the screen, the {@link Conductor.version} that was shown
   *   then. If the table has changed since, the command is rejected
   * @returns the rejection of the table, with a `message` in the language of the conductor, or `null`. The decision of
   *   the table contains the hole card and is not returned.
   */
  override act(command: Command, options?: CommandOptions): Rejection | null {
    if (this.#pending.length > 0) this.skip();
    this.play();
    if (this.#dispatch === undefined) return super.act(command);
    const decision = this.#dispatch(command, options);
    return decision?.accepted === false ? { ...decision, message: this.words.refusal(decision) } : null;
  }

  override dispose(): void {
    this.#subscription?.unsubscribe();
    this.#pending.length = 0;
    super.dispose();
  }

  protected override get due(): number | null {
    const [next] = this.#pending;
    if (next === undefined) return null;
    return this.#paced === null
      ? 0
      : this.#pacedFrom + paceBetween(this.#paced, next.event, this.speed, this.state.dealer.cards.length);
  }

  protected override advance(): void {
    const next = this.#pending.shift();
    if (next === undefined) return;
    this.#paced = next.event;
    this.#pacedFrom = this.playhead.time;
    this.show(next.event, next.state, timingOf(next.event, this.speed));
  }

  protected override hurry(milliseconds: number): void {
    this.#pacedFrom -= milliseconds;
  }

  protected override fail(reason: unknown): void {
    this.skip();
    super.fail(reason);
  }

  #receive(event: GameEvent): void {
    if (this.isDisposed) return;
    // The event is masked again. A caller that passes the full stream of the table by mistake does not disclose the
    // hole card to a renderer.
    const seen = deepFreeze(publicEvent(event));
    try {
      this.#latest = evolve(this.#latest, seen);
    } catch (reason) {
      this.fail(reason);
      return;
    }
    this.#pending.push({ event: seen, state: this.#latest });
    if (this.#pending.length > this.#backlog) this.skip();
    else this.update();
  }

  #jump(state?: TableState): void {
    this.#paced = null;
    this.cut(state);
    this.update();
  }
}
