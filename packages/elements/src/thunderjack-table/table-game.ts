import { type Command, type Rejection, type Table, whyNot } from "@thunderjack/core";
import { type Clock, type Conductor, conduct, type Frame, type Phrasebook, type Speed } from "@thunderjack/stage";
import { frozenFrame } from "./frozen-frame.js";
import { OwnTable, type TableWishes } from "./own-table.js";
import type { GameSession, LastingSession, OwnShoe, PlayedTable } from "./played-table.js";
import type { ReplayedRound } from "./replayed-round.js";
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
  /** A replay has come so far. */
  readonly replayed: (frame: Frame) => void;
  /** Opens a table that is kept. */
  readonly keep: (name: string, wishes: TableWishes) => Promise<LastingSession>;
  /** Whether such a table is being opened. */
  readonly opening: (isOpening: boolean) => void;
  /** How it is to be played now. */
  readonly options: () => GameOptions;
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
  #session: GameSession | null = null;
  #lasting: LastingSession | null = null;
  /** Under which name it is kept; `undefined` while nobody plays. */
  #name: string | null | undefined;
  /** Counts the beginnings, so that what is opened too late is closed again. */
  #beginnings = 0;
  #conductor: Conductor | null = null;
  #replay: ReplayedRound | null = null;
  #veil: Veil = { frozen: null, hidesEnd: false };

  constructor(listener: GameListener) {
    this.#listener = listener;
  }

  get session(): GameSession | null {
    return this.#session;
  }

  /** What is played at; `null` for nothing yet. */
  get played(): PlayedTable | null {
    return this.#session?.table ?? null;
  }

  /** The session, where it is kept under a name. */
  get lasting(): LastingSession | null {
    return this.#session === this.#lasting ? this.#lasting : null;
  }

  /** The same as `played`, where it is a table of the core. */
  get table(): Table | null {
    return this.#session instanceof TableSession ? this.#session.table : null;
  }

  /** Whether this is what is played at already, or is about to be. */
  isAt(table: Table | null, name: string | null): boolean {
    if (name !== this.#name) return false;
    return name === null ? this.#conductor !== null && table === this.table : table === null;
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
   * @returns whether it goes on
   * @throws Error when there can be no such table, saying why; one that would have been opened leaves that of before
   */
  begin(table: Table | null, wishes: TableWishes, options: GameOptions): boolean {
    const { name } = wishes;
    const own = table === null && name === null ? new OwnTable(wishes) : null;
    this.leave();
    if (name !== null) {
      if (table !== null) throw new TypeError('A table from outside cannot be kept: set "table" or "persist".');
      this.#name = name;
      if (this.lasting?.name !== name) {
        void this.#keep(name, wishes);
        return false;
      }
    }
    this.#name = name;
    const goesOn = name !== null || (table !== null && table === this.table);
    if (goesOn) this.#session?.resume();
    else {
      this.#session = null;
      if (table !== null && typeof table.dispatch !== "function") throw new TypeError('"table" is not a Table.');
      const opened = own?.table ?? table;
      if (opened !== null) this.#session = new TableSession(opened, own, options.clock);
    }
    this.#play(options);
    return goesOn;
  }

  /** Goes on at another table of the player's own. */
  goOnAt(own: OwnShoe, options: GameOptions): void {
    this.#stop();
    this.#session?.goOnAt(own);
    this.#play(options);
  }

  /**
   * Opens another table in place of one of the player's own; does nothing at a table from outside.
   *
   * @throws Error as {@link TableGame.begin} does
   */
  reopen(wishes: TableWishes, options: GameOptions): void {
    if (this.#session?.own === null) return;
    if (wishes.name !== null) {
      this.leave();
      this.#session = null;
    }
    this.begin(null, wishes, options);
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

  /** Lets go of everything, once all that happened is told; {@link TableGame.begin} with the same table goes on. */
  leave(): void {
    this.#beginnings++;
    this.#name = undefined;
    this.#stop();
    this.feed.stop();
    this.#session?.pause();
  }

  /** Why a command would be refused by the table itself; `null` when it is legal. */
  whyNot(command: Command): Rejection | null {
    const { played: table } = this;
    return table === null ? null : whyNot(table.rules, table.state, command);
  }

  /** Shows a past round in place of the table, which waits. */
  recall(replay: ReplayedRound): void {
    this.#replay?.conductor.dispose();
    this.#conductor?.pause();
    this.#replay = replay;
    replay.conductor.frames$.subscribe((frame) => {
      this.#listener.replayed(frame);
      this.#listener.shown();
    });
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
    if (this.#conductor?.speed !== speed) this.#conductor?.setSpeed(speed);
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
    const { played: table } = this;
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

  async #keep(name: string, wishes: TableWishes): Promise<void> {
    const { opening, options, failed, shown, keep } = this.#listener;
    const beginning = this.#beginnings;
    this.#session = null;
    opening(true);
    try {
      const lasting = await keep(name, wishes);
      if (beginning !== this.#beginnings) return lasting.pause();
      this.#session = this.#lasting = lasting;
      opening(false);
      lasting.watch(() => {
        if (this.#conductor === null || this.lasting !== lasting) return;
        this.#stop();
        this.#play(options());
        shown();
      });
      this.#play(options());
      shown();
    } catch (reason) {
      if (beginning === this.#beginnings) failed(reason);
    }
  }

  #stop(): void {
    const conductor = this.#conductor;
    this.#replay?.conductor.dispose();
    this.#replay = null;
    // Before the rest is told: who hears it can ask for nothing that would never be shown.
    this.#conductor = null;
    if (conductor === null) return;
    if (conductor.pending > 0) conductor.skip();
    conductor.dispose();
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
