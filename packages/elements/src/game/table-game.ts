import { type Clock, type Command, type PublicTable, type Rejection, type Table, whyNotFor } from "@thunderjack/core";
import {
  BettingConductor,
  type Frame,
  type LiveConductor,
  type Phrasebook,
  readOnlyFrame,
  type ShownConductor,
  type Speed,
  withNotice,
} from "@thunderjack/stage";
import type { Subscription } from "rxjs";
import { FrameFeed } from "./frame-feed.js";
import type { GameOptions } from "./game-options.js";
import type { GameSession, StoredGame, TableSettings } from "./game-session.js";
import { OpeningSession } from "./opening-session.js";
import type { OwnSession } from "./own-session.js";
import type { RecalledRound } from "./recalled-round.js";
import { eventLog, TableSession } from "./table-session.js";

/** A table that a page has set. */
export type GivenTable = Table | PublicTable;

/** A version that no table has. Commands that expect it are rejected as stale. */
const NO_VERSION = -1;

/** The callbacks of a game. */
export interface GameListener {
  /** Called when a frame of the table is shown. */
  readonly frameShown: (frame: Frame) => void;
  /** Called when a frame of a past round is shown. */
  readonly replayed: (frame: Frame) => void;
  /** Opens a stored table. */
  readonly openStored: (name: string, settings: TableSettings) => Promise<StoredGame>;
  /**
   * Called with `true` when the player has to wait for a table that is being opened, and with `false` when it is open.
   */
  readonly opening: (isOpening: boolean) => void;
  /** Called when a command is rejected after it has waited for the shoe. */
  readonly refused: (rejection: Rejection) => void;
  /** Called when the code of a table cannot be loaded. */
  readonly notLoaded: (reason: unknown) => void;
  /** Returns the current options. */
  readonly options: () => GameOptions;
  /** Called when the element must render again. */
  readonly shown: () => void;
  /** Called when the next shoe is open and the end of the last round of the previous shoe is shown. */
  readonly shoeChanged: () => void;
  readonly failed: (reason: unknown) => void;
  /** Called when a table that has failed is shown again. The earlier problem no longer applies. */
  readonly recovered: () => void;
}

/** The changes that are applied to the frames of a table before they are drawn. */
export interface TableFilter {
  /** The message of a table whose buttons are disabled; `null` for an enabled table. */
  readonly frozen: string | null;
  /** Whether the page itself shows the end of the game. */
  readonly hidesEnd: boolean;
}

/** Manages the session, the conductor and the recalled round of a `thunderjack-table`. Does not use the DOM. */
export class TableGame {
  readonly feed = new FrameFeed();
  readonly #listener: GameListener;
  #session: GameSession | null = null;
  /** The class of the sessions that the element opens itself; `null` until it is loaded. */
  #ownSession: typeof OwnSession | null = null;
  /** The module that creates conductors; `null` until it is loaded. */
  #conducting: typeof import("./conducted.js") | null = null;
  #opened: Promise<unknown> | null = null;
  /** The table that the page has set; `null` if the element opens its own. */
  #given: GivenTable | null = null;
  #stored: StoredGame | null = null;
  /** The name under which the table is stored; `null` for a table in memory; `undefined` after the game was left. */
  #name: string | null | undefined;
  /**
   * Increases with each {@link TableGame.begin} and {@link TableGame.leave}. If it has increased while a stored table
   * was being opened, that table is closed again.
   */
  #generation = 0;
  #conductor: LiveConductor | null = null;
  /** The conductor of the table until the code of a {@link LiveConductor} is loaded; otherwise `null`. */
  #betting: BettingConductor | null = null;
  /** The conductor in whose place the {@link LiveConductor} continues; `null` if there is none. */
  #replaced: BettingConductor | null = null;
  /** The conductor of the next shoe, while the end of the previous shoe is still shown; otherwise `null`. */
  #next: LiveConductor | null = null;
  /** The subscription to the first event of the next shoe. */
  #firstEvent: Subscription | undefined;
  #replay: RecalledRound | null = null;
  #hasFailed = false;
  #filter: TableFilter = { frozen: null, hidesEnd: false };

  constructor(listener: GameListener) {
    this.#listener = listener;
  }

  get session(): GameSession | null {
    return this.#session;
  }

  /**
   * Resolves when the code that deals and shows the cards is loaded, or could not be loaded; `null` if nothing was
   * requested.
   */
  get opened(): Promise<unknown> | null {
    return this.#opened;
  }

  /** Whether the table that the element has opened has no shoe yet, so that it cannot be replaced. */
  get isOpening(): boolean {
    return this.#session instanceof OpeningSession && this.#session.state !== "open";
  }

  /** The public view of the table; `null` without a table. */
  get played(): PublicTable | null {
    return this.#session?.table ?? null;
  }

  /** The stored game; `null` for a table that is not stored. */
  get stored(): StoredGame | null {
    return this.#session === this.#stored ? this.#stored : null;
  }

  /**
   * Returns whether the game uses the table that the page has set, or the stored table of this name. For a stored
   * table, this is already true while it is being opened. If both arguments are `null`, returns whether the game has a
   * table of its own.
   */
  isAt(given: GivenTable | null, name: string | null): boolean {
    if (name !== this.#name || given !== this.#given) return false;
    return name !== null || this.shown !== null;
  }

  /** The conductor whose frames are shown; `null` without a table. */
  get shown(): ShownConductor | null {
    return this.#conductor ?? this.#betting;
  }

  /** Returns whether the frames of a conductor are shown, or those of the conductor that continues in its place. */
  isShown(conductor: ShownConductor): boolean {
    return conductor === this.shown || conductor === this.#replaced;
  }

  /** The conductor of the table; `null` without a table, and until its code is loaded. */
  get conductor(): LiveConductor | null {
    return this.#conductor;
  }

  get replay(): RecalledRound | null {
    return this.#replay;
  }

  /**
   * Begins a game at a table, or resumes it.
   *
   * @param given a table that the page has set; `null` opens a table
   * @returns whether an earlier game is resumed
   * @throws Error if the table cannot be opened. If `given` caused the error, the game has left the previous table;
   *   otherwise it stays at that table
   */
  begin(given: GivenTable | null, settings: TableSettings, options: GameOptions): boolean {
    const { name } = settings;
    const isSame = given === this.#given && this.#session !== null && this.#session !== this.#stored;
    return this.#begin(given, settings, options, name !== null || isSame);
  }

  #begin(given: GivenTable | null, settings: TableSettings, options: GameOptions, isResumed: boolean): boolean {
    const { name } = settings;
    const own = isResumed || given !== null ? null : this.#openOwn(settings, options.clock);
    this.leave();
    this.#given = given;
    if (name !== null) {
      if (given !== null)
        throw new TypeError('A table that is set as "table" cannot be stored: set either "table" or "persist".');
      this.#name = name;
      if (this.stored?.name !== name) {
        void this.#openStored(name, settings);
        return false;
      }
    }
    this.#name = name;
    if (isResumed) this.#session?.resume();
    else {
      this.#session = null;
      if (own !== null) this.#use(own);
      else if (given !== null) {
        if (typeof given.dispatch !== "function") throw new TypeError('"table" is not a Table.');
        this.#use(new TableSession({ table: given, log: eventLog(given, options.clock) }));
      }
    }
    this.#play(options);
    const session = this.#session;
    const isClosed = session instanceof OpeningSession && session.state === "closed";
    if (isClosed || this.#betting !== null) {
      this.#opened = Promise.all([
        isClosed ? this.#openShoes(session, settings, options.clock) : null,
        this.#replaceBetting(),
      ]);
    }
    return isResumed;
  }

  /**
   * Replaces a table that the element has opened with another one. A no-op for a table that the page has set.
   *
   * @throws Error as {@link TableGame.begin} does
   */
  reopen(settings: TableSettings, options: GameOptions): void {
    if (this.#session?.controls === null) return;
    if (settings.name !== null) {
      this.leave();
      this.#session = null;
    }
    this.#begin(null, settings, options, settings.name !== null);
  }

  /**
   * Continues with these credits; see {@link ShoeControls.setCredits}. A no-op for `null`, for the current credits, and
   * for a table that the page has set.
   */
  setCredits(credits: number | null): void {
    if (credits !== null && credits !== this.played?.publicState.credits) this.#session?.controls?.setCredits(credits);
  }

  /**
   * Shows all pending events at once and leaves the table. {@link TableGame.begin} with the same table resumes the
   * game.
   */
  leave(): void {
    this.#generation++;
    this.#name = undefined;
    this.#stop();
    this.feed.stop();
    this.#session?.pause();
  }

  /** Returns why the rules reject a command; `null` for a legal command. */
  whyNot(command: Command): Rejection | null {
    const { played: table } = this;
    return table === null ? null : whyNotFor(table.rules, table.publicState, command, table.ownSeats);
  }

  /**
   * Returns the version of the table in play that corresponds to a version of the shown table. Both tables differ while
   * the end of a shoe is still shown: the table in play is then the next shoe.
   */
  versionInPlay(shown: number): number {
    return this.#next === null ? shown : this.#versionOfNext(shown);
  }

  /** Pauses the table, and shows a past round in its place. */
  recall(replay: RecalledRound): void {
    this.#replay?.conductor.dispose();
    this.#conductor?.pause();
    this.#replay = replay;
    replay.conductor.frames$.subscribe((frame) => {
      this.#listener.replayed(frame);
      this.#listener.shown();
    });
    this.#show();
  }

  /** Ends a recalled round, and continues the table. */
  endReplay(): void {
    if (this.#replay === null) return;
    this.#replay.conductor.dispose();
    this.#replay = null;
    this.#show();
    this.#conductor?.play();
    this.#listener.shown();
  }

  setSpeed(speed: Speed): void {
    if (this.shown?.speed !== speed) this.shown?.setSpeed(speed);
  }

  setWords(words: Phrasebook): void {
    this.shown?.setWords(words);
    this.#next?.setWords(words);
    this.#replay?.conductor.setWords(words);
  }

  setFilter(filter: TableFilter): void {
    if (filter.frozen === this.#filter.frozen && filter.hidesEnd === this.#filter.hidesEnd) return;
    this.#filter = filter;
    this.#show();
  }

  #play(options: GameOptions): void {
    const session = this.#session;
    if (session === null) return;
    if (this.#conducting !== null) this.#present(this.#conduct(this.#conducting, session, options));
    else this.#present(new BettingConductor({ ...options, table: session.table }));
  }

  #conduct({ conducted }: typeof import("./conducted.js"), session: GameSession, options: GameOptions): LiveConductor {
    return conducted(session, options, (shown) => this.#versionOfNext(shown));
  }

  /** Loads the code of the conductor, which then continues the table in place of the {@link BettingConductor}. */
  async #replaceBetting(): Promise<void> {
    const { options, notLoaded, shown } = this.#listener;
    const betting = this.#betting;
    if (betting === null) return;
    try {
      const { continued } = await this.#loadConducting();
      const session = this.#session;
      if (this.#betting !== betting || session === null) return;
      this.#betting = null;
      this.#replaced = betting;
      const conductor = continued(betting, session, options(), (version) => this.#versionOfNext(version));
      this.#present(conductor);
      conductor.follow(betting.events$);
      betting.dispose();
      shown();
    } catch (reason) {
      if (this.#betting === betting) notLoaded(reason);
    }
  }

  async #loadConducting(): Promise<typeof import("./conducted.js")> {
    this.#conducting ??= await import("./conducted.js");
    return this.#conducting;
  }

  #present(conductor: LiveConductor | BettingConductor): void {
    const { frameShown, failed, recovered } = this.#listener;
    if (this.#hasFailed) recovered();
    this.#hasFailed = false;
    if (conductor instanceof BettingConductor) this.#betting = conductor;
    else this.#conductor = conductor;
    this.#show();
    // The listener subscribes after the renderer, so that each frame is drawn before the listener is called.
    conductor.frames$.subscribe({
      next: (frame) => {
        frameShown(frame);
        if (frame.cue !== undefined) this.#announceNext();
      },
      error: (reason) => {
        this.#hasFailed = true;
        failed(reason);
      },
    });
  }

  /** Keeps showing the end of a shoe's last round until the first event of the next shoe. */
  #awaitNext(session: GameSession): void {
    // This subscription is made before that of the next conductor, so that the renderer shows the next conductor before
    // the conductor shows its first event.
    this.#firstEvent = session.table.publicEvents$.subscribe(() => this.#showNext());
    this.#next = this.#conducting && this.#conduct(this.#conducting, session, this.#listener.options());
    this.#announceNext();
  }

  /** Returns the version of the next shoe if the player saw the end of the previous shoe; otherwise `NO_VERSION`. */
  #versionOfNext(shown: number): number {
    return this.#next !== null && shown === this.#conductor?.version ? this.#next.version : NO_VERSION;
  }

  /** Announces the next shoe once the last event of the previous shoe is shown. */
  #announceNext(): void {
    if (this.#next !== null && this.#conductor?.pending === 0) this.#listener.shoeChanged();
  }

  #showNext(): void {
    const next = this.#next;
    if (next === null) return;
    this.#next = null;
    this.#stop();
    this.#present(next);
    this.#listener.shown();
  }

  /** Starts to use a session. When another table replaces the table of the session, the new one is shown. */
  #use(session: GameSession): void {
    const { options, shown } = this.#listener;
    this.#session = session;
    session.watch((isNextShoe) => {
      if (this.shown === null || this.#session !== session) return;
      if (isNextShoe && this.#next === null) this.#awaitNext(session);
      else {
        this.#stop();
        this.#play(options());
        void this.#replaceBetting();
      }
      shown();
    });
  }

  #openOwn(settings: TableSettings, clock: Clock): GameSession {
    if (this.#ownSession !== null) return new this.#ownSession(settings, clock);
    const { opening, refused } = this.#listener;
    return new OpeningSession(settings, { waiting: opening, refused });
  }

  async #openShoes(session: OpeningSession, settings: TableSettings, clock: Clock): Promise<void> {
    const { notLoaded, shown } = this.#listener;
    try {
      await session.open(this.#loadOwn(settings, clock));
      if (this.#session === session) shown();
    } catch (reason) {
      if (this.#session === session) notLoaded(reason);
    }
  }

  async #loadOwn(settings: TableSettings, clock: Clock): Promise<GameSession> {
    const { OwnSession } = await import("./own-session.js");
    this.#ownSession = OwnSession;
    return new OwnSession(settings, clock);
  }

  async #openStored(name: string, settings: TableSettings): Promise<void> {
    const { opening, options, failed, shown, openStored } = this.#listener;
    const generation = this.#generation;
    this.#session = null;
    opening(true);
    try {
      const loading = openStored(name, settings);
      const [stored] = await Promise.all([loading, this.#loadConducting()]).catch(async (reason: unknown) => {
        (await loading).pause();
        throw reason;
      });
      if (generation !== this.#generation) return stored.pause();
      this.#stored = stored;
      this.#use(stored);
      opening(false);
      this.#play(options());
      shown();
    } catch (reason) {
      if (generation === this.#generation) failed(reason);
    }
  }

  #stop(): void {
    const conductor = this.#conductor;
    this.#replay?.conductor.dispose();
    this.#replay = null;
    // The conductor is cleared before the last frames are emitted, so that their subscribers cannot dispatch to the
    // table.
    this.#conductor = null;
    this.#firstEvent?.unsubscribe();
    this.#next?.dispose();
    this.#next = null;
    this.#betting?.dispose();
    this.#betting = this.#replaced = null;
    if (conductor === null) return;
    if (conductor.pending > 0) conductor.skip();
    conductor.dispose();
  }

  #show(): void {
    if (this.#replay !== null) this.feed.show(this.#replay.conductor, readOnlyFrame);
    else if (this.shown !== null) this.feed.show(this.shown, (frame) => this.#filtered(frame));
  }

  #filtered(frame: Frame): Frame {
    const { frozen, hidesEnd } = this.#filter;
    if (frozen !== null) return readOnlyFrame({ ...frame, view: withNotice(frame.view, frozen) });
    return hidesEnd && frame.view.isOver ? { ...frame, view: { ...frame.view, isOver: false } } : frame;
  }
}
