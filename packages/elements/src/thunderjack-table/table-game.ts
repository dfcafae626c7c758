import { type Command, type Rejection, type Table, whyNot } from "@thunderjack/core";
import { type Clock, type Conductor, conduct, type Frame, type Phrasebook, type Speed } from "@thunderjack/stage";
import type { PastRound } from "../tj-history/past-round.js";
import { frozenFrame } from "./frozen-frame.js";
import { OwnTable, type TableWishes } from "./own-table.js";
import { ReplayedRound } from "./replayed-round.js";
import { StageFeed } from "./stage-feed.js";
import { TableSession } from "./table-session.js";

/** How a game is played and shown. */
export interface GameOptions {
  readonly clock: Clock;
  readonly speed: Speed;
  readonly words: Phrasebook;
}

/** What is told while it goes on. */
export interface GameListener {
  /** The table has come so far; a replay is not told. */
  readonly heard: (frame: Frame) => void;
  /** Something else is to be drawn. */
  readonly shown: () => void;
  readonly failed: (reason: unknown) => void;
}

/** How the picture differs from the table's own. */
export interface Veil {
  /** Why nothing can be done; `null` when it can. */
  readonly frozen: string | null;
  /** Whether somebody else says that the game is over. */
  readonly hidesEnd: boolean;
}

/** What goes on in a `thunderjack-table`: a session at a table, its conductor, and now and then a replay. It knows no page. */
export class TableGame {
  readonly feed = new StageFeed();
  readonly #listener: GameListener;
  #session: TableSession | null = null;
  #conductor: Conductor | null = null;
  #replay: ReplayedRound | null = null;
  #veil: Veil = { frozen: null, hidesEnd: false };

  constructor(listener: GameListener) {
    this.#listener = listener;
  }

  get session(): TableSession | null {
    return this.#session;
  }

  get table(): Table | null {
    return this.#session?.table ?? null;
  }

  /** `null` while nobody plays. */
  get conductor(): Conductor | null {
    return this.#conductor;
  }

  get replay(): ReplayedRound | null {
    return this.#replay;
  }

  /**
   * Begins or goes on at a table.
   *
   * @param table one from outside; `null` opens one
   * @throws Error when there can be no such table, saying why
   */
  begin(table: Table | null, wishes: TableWishes, options: GameOptions): void {
    this.leave();
    if (table !== null && table === this.table) this.#session?.resume();
    else {
      this.#session = null;
      const own = table === null ? new OwnTable(wishes) : null;
      const opened = own?.table ?? table;
      if (opened !== null) this.#session = new TableSession(opened, own, options.clock);
    }
    this.#play(options);
  }

  /** Goes on at another table of the player's own. */
  goOnAt(own: OwnTable, options: GameOptions): void {
    this.#stop();
    this.#session?.goOnAt(own);
    this.#play(options);
  }

  /** Opens another table in place of one of the player's own; does nothing at a table from outside. */
  reopen(wishes: TableWishes, options: GameOptions): void {
    if (this.#session?.own !== null) this.begin(null, wishes, options);
  }

  /**
   * Goes on with these credits: with the same shoe before its first deal, else with a new one. Does nothing at a table
   * from outside.
   */
  setCredits(credits: number | null, options: GameOptions): void {
    const own = this.#session?.own ?? null;
    if (own === null || credits === null || credits === own.table.state.credits) return;
    this.goOnAt(own.table.state.round === 0 ? own.withCredits(credits) : own.withNewShoe(credits), options);
  }

  /** Lets go of everything; {@link TableGame.begin} with the same table goes on. */
  leave(): void {
    this.#stop();
    this.feed.stop();
    this.#session?.pause();
  }

  /** Why a command would be refused by the table itself; `null` when it is legal. */
  whyNot(command: Command): Rejection | null {
    const { table } = this;
    return table === null ? null : whyNot(table.rules, table.state, command);
  }

  /** Shows a past round in place of the table, which waits. */
  recall(round: PastRound, options: GameOptions): void {
    if (this.#conductor === null) return;
    this.#replay?.conductor.dispose();
    this.#conductor.pause();
    this.#replay = new ReplayedRound(round, options);
    this.#replay.conductor.frames$.subscribe(() => this.#listener.shown());
    this.#show();
  }

  /** Ends a replay: the table goes on. */
  endReplay(): void {
    if (this.#replay === null) return;
    this.#replay.conductor.dispose();
    this.#replay = null;
    this.#show();
    this.#conductor?.resume();
    this.#listener.shown();
  }

  setSpeed(speed: Speed): void {
    this.#conductor?.setSpeed(speed);
  }

  setWords(words: Phrasebook): void {
    this.#conductor?.setWords(words);
    this.#replay?.conductor.setWords(words);
  }

  /** Draws what is to be seen differently from now on. */
  setVeil(veil: Veil): void {
    if (veil.frozen === this.#veil.frozen && veil.hidesEnd === this.#veil.hidesEnd) return;
    this.#veil = veil;
    this.#show();
  }

  #play({ clock, speed, words }: GameOptions): void {
    const { table } = this;
    if (table === null) return;
    const conductor = conduct({
      rules: table.rules,
      state: table.publicState,
      events$: table.publicEvents$,
      dispatch: (command) => table.dispatch(command),
      clock,
      speed,
      words,
    });
    this.#conductor = conductor;
    this.#show();
    // After the renderer: who is told of an event finds it drawn.
    conductor.frames$.subscribe({ next: this.#listener.heard, error: this.#listener.failed });
  }

  #stop(): void {
    this.#replay?.conductor.dispose();
    this.#conductor?.dispose();
    this.#replay = null;
    this.#conductor = null;
  }

  #show(): void {
    if (this.#replay !== null) this.feed.show(this.#replay.conductor, (frame) => frozenFrame(frame));
    else if (this.#conductor !== null) this.feed.show(this.#conductor, (frame) => this.#veiled(frame));
  }

  #veiled(frame: Frame): Frame {
    const { frozen, hidesEnd } = this.#veil;
    if (frozen !== null) return frozenFrame(frame, frozen);
    return hidesEnd && frame.view.isOver ? { ...frame, view: { ...frame.view, isOver: false } } : frame;
  }
}
