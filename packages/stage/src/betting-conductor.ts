import type { Command, CommandOptions, PublicTable, Rejection, TableEvent, TableState } from "@thunderjack/core";
import { Observable, type Subscription } from "rxjs";
import type { Cue, Frame } from "./frame.js";
import { FrameStream } from "./frame-stream.js";
import type { LiveConductor } from "./live-conductor.js";
import type { Phrasebook } from "./phrasebook.js";
import { BET_TIMINGS, type Speed, scaled } from "./speed.js";
import { view } from "./table-view.js";
import type { TableView } from "./view.js";

/** The members that a {@link BettingConductor} and a {@link LiveConductor} have in common. */
export type ShownConductor = Pick<
  LiveConductor,
  "frames$" | "view" | "version" | "speed" | "pending" | "setSpeed" | "setWords" | "act" | "skip" | "finish" | "dispose"
>;

/** The options of a {@link BettingConductor}. */
export interface BettingConductorOptions {
  readonly table: PublicTable;
  readonly speed: Speed;
  /** The language of the views and sentences. */
  readonly words: Phrasebook;
}

/**
 * Shows a table until a {@link LiveConductor} continues, and needs much less code. It shows bets at once. From the first
 * other event on, it keeps the events for the next conductor.
 */
export class BettingConductor implements ShownConductor {
  /** Always 0: the kept events are not pending, because this conductor does not show them. */
  readonly pending = 0;
  readonly #table: PublicTable;
  readonly #frames: FrameStream;
  readonly #subscription: Subscription;
  readonly #kept: TableEvent[] = [];
  #state: TableState;
  #view: TableView;
  #words: Phrasebook;
  #speed: Speed;

  constructor({ table, speed, words }: BettingConductorOptions) {
    this.#table = table;
    this.#speed = speed;
    this.#words = words;
    this.#state = table.publicState;
    this.#view = this.#viewNow();
    this.#frames = new FrameStream(this.#view);
    // The next conductor subscribes to the same stream, and receives its error.
    this.#subscription = table.publicEvents$.subscribe({ next: (event) => this.#receive(event), error: () => {} });
  }

  get frames$(): Observable<Frame> {
    return this.#frames.frames$;
  }

  get view(): TableView {
    return this.#view;
  }

  get version(): number {
    return this.#state.version;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** The state that is shown, with which the next conductor begins. */
  get state(): TableState {
    return this.#state;
  }

  /** The kept events, followed by the events of the table. */
  get events$(): Observable<TableEvent> {
    return new Observable((subscriber) => {
      for (const event of this.#kept) subscriber.next(event);
      return this.#table.publicEvents$.subscribe(subscriber);
    });
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
  }

  setWords(words: Phrasebook): void {
    if (words === this.#words) return;
    this.#words = words;
    this.#emit();
  }

  act(command: Command, options?: CommandOptions): Rejection | null {
    const rejection = this.#table.dispatch(command, options);
    return rejection && { ...rejection, message: this.#words.refusal(rejection) };
  }

  /** Does nothing, because no event is pending. */
  skip(): void {}

  /** Returns `false`. The movement of a bet continues to its end. */
  finish(): boolean {
    return false;
  }

  /** Ends the subscription to the table and completes `frames$`. */
  dispose(): void {
    this.#subscription.unsubscribe();
    this.#frames.complete();
  }

  #receive(event: TableEvent): void {
    const { publicState } = this.#table;
    const isBet = event.type === "BetPlaced" || event.type === "BetsCleared";
    // The state of the table is later than the event if a subscriber has dispatched another command meanwhile.
    if (!isBet || this.#kept.length > 0 || publicState.version !== event.version) {
      this.#kept.push(event);
      return;
    }
    this.#state = publicState;
    const { betsCleared, betPlaced } = this.#words;
    const sentence = event.type === "BetsCleared" ? betsCleared : betPlaced(event.seat, event.amount);
    const timing = scaled(BET_TIMINGS[event.type], this.#speed);
    this.#emit(Object.freeze({ event: Object.freeze(event), isStart: true, isLanding: true, ...timing, sentence }));
  }

  #emit(cue?: Cue): void {
    this.#view = this.#viewNow();
    this.#frames.emit(Object.freeze(cue === undefined ? { view: this.#view } : { view: this.#view, cue }));
  }

  #viewNow(): TableView {
    return view(this.#table.rules, this.#state, this.#words, this.#state, this.#table);
  }
}
