import {
  type Command,
  type Decision,
  type Fairness,
  type GameEvent,
  type Rejection,
  type RuleSet,
  type TableState,
  whyNot,
} from "@thunderjack/core";
import { type Observable, Subject } from "rxjs";
import type { Channel } from "./channel.js";
import { within } from "./deadline.js";
import { Deferred } from "./deferred.js";
import { Follower } from "./follower.js";
import { hexOf } from "./hex.js";
import { Host } from "./host.js";
import { type Message, messageOf, type Reign, textOf } from "./message.js";
import { notice } from "./notice.js";
import { onlyOwn } from "./only-own.js";
import { Owner, standingIn } from "./owner.js";
import type { PlayedTable } from "./played-table.js";
import { fallsShort, isBetweenRounds, isMidRound, type Scene } from "./scene.js";
import { HANDOVER_DEADLINE, type SessionOptions } from "./settings.js";
import { NO_STANDING, ShoeChain } from "./shoe-chain.js";
import { type SessionStatus, StatusBoard } from "./status.js";
import { type Answer, type OpenCommand, refuseClosed } from "./write.js";

/**
 * A table that lasts: it is saved before it is shown, is where it was after a reload, and can be followed and taken over
 * by other tabs. One tab owns it; which one is no matter for whoever plays.
 */
export class Session implements PlayedTable {
  readonly #options: SessionOptions;
  readonly #tab: string;
  readonly #channel: Channel;
  readonly #events = new Subject<GameEvent>();
  readonly #jumps = new Subject<TableState>();
  readonly #refusals = new Subject<Rejection>();
  readonly #status = new StatusBoard();
  /** Resolves with the first table that is shown. */
  readonly #opening = new Deferred();
  #scene: Scene | null = null;
  /** What was shown last between two rounds: what goes on where there is no storage. */
  #standing: Scene | null = null;
  #owner: Owner | null = null;
  #host: Host | null = null;
  #follower: Follower | null = null;
  /** Commands that came while the table was being taken over. */
  #early: OpenCommand[] = [];
  #commands = 0;
  #reign: Reign = { term: 0, owner: "" };
  #release: () => void = () => {};
  #isYielded: () => void = () => {};
  #isMine: ((isMine: boolean) => void)[] = [];
  #stopListening: () => void;

  private constructor(options: SessionOptions) {
    this.#options = options;
    this.#tab = hexOf(options.random(8));
    this.#channel = options.openChannel(options.name);
    this.#stopListening = this.#channel.listen((text) => this.#hear(text));
    this.#followFrom([]);
  }

  /**
   * Opens a session: takes the table if no other tab has it, else follows that tab.
   *
   * @returns once there is a table to show
   * @throws Error when there can be no such table, saying why
   */
  static async open(given: SessionOptions): Promise<Session> {
    const options = onlyOwn(given);
    // Before anybody hears of it: what cannot be opened must not wait for a lock.
    new ShoeChain(options, null);
    const session = new Session(options);
    try {
      await within(options.clock, HANDOVER_DEADLINE, session.#opening.done);
    } catch {
      // Nobody answers, and somebody has the lock: a tab that was frozen by its browser, perhaps. Where it is this
      // tab, its storage is slow.
      if (session.#owner === null) session.#status.tell(notice("owner-silent"));
      void session.takeOver();
      await session.#opening.done;
    }
    return session;
  }

  /** What it was opened under: the same name is the same table. */
  get name(): string {
    return this.#options.name;
  }

  /** The rules of the table. */
  get rules(): RuleSet {
    return this.#shown.rules;
  }

  get fairness(): Fairness {
    return this.#shown.fairness;
  }

  /** Which shoe of the session is shown, from 1. */
  get shoe(): number {
    return this.#shown.shoe;
  }

  get publicState(): TableState {
    return this.#shown.state;
  }

  get publicEvents$(): Observable<GameEvent> {
    return this.#events.asObservable();
  }

  get jumps$(): Observable<TableState> {
    return this.#jumps.asObservable();
  }

  /** Why commands were refused that `dispatch` had accepted: the table had changed in the meantime. */
  get refusals$(): Observable<Rejection> {
    return this.#refusals.asObservable();
  }

  /** How it stands: the present status at once, then each change of it. */
  get status$(): Observable<SessionStatus> {
    return this.#status.changes$;
  }

  /** How it stands now. */
  get status(): SessionStatus {
    return this.#status.current;
  }

  dispatch(command: Command): Decision {
    let isReturned = false;
    let early: Rejection | null = null;
    const refused = this.#give(command, (reason) => {
      if (!isReturned) early = reason;
      else if (reason !== null) this.#refusals.next(reason);
    });
    isReturned = true;
    return refused ?? early ?? { accepted: true, events: [], state: this.publicState };
  }

  /**
   * Asks for a command, and waits until it is carried out and shown.
   *
   * @returns why it was refused; `null` when it was done
   */
  send(command: Command): Promise<Rejection | null> {
    return new Promise((resolve) => {
      this.#give(command, resolve);
    });
  }

  /**
   * Retires the shoe and shows its seed, and goes on with a new one and a new commitment. Credits and bets stay,
   * but for bets that the credits do not pay for.
   *
   * @param credits what the player has from now on, in hundredths; before the first deal the same shoe goes on with them
   * @returns whether it does: only in the tab that owns the table, and between two rounds; where the player is broke,
   * only with credits
   */
  newShoe(credits?: number): boolean {
    return this.#host === null ? false : (this.#owner?.newShoe(credits) ?? false);
  }

  /**
   * Mixes a text of the player's into the shuffle; the commitment stays what it was.
   *
   * @returns whether it does: only in the tab that owns the table, and before the first deal of a shoe of chance
   * @throws RangeError when the text is longer than a recording can hold
   */
  setClientSeed(text: string): boolean {
    return this.#host === null ? false : (this.#owner?.setClientSeed(text) ?? false);
  }

  /**
   * Begins anew, as if nothing had ever been saved under this name, in mid-round too. Tabs that follow do the same.
   *
   * @returns whether it does: only in the tab that owns the table
   */
  forget(): boolean {
    return this.#host === null ? false : (this.#owner?.forget() ?? false);
  }

  /**
   * The recordings that are kept, the oldest first: each of them a `.tjr` file with its seed shown. There is nothing in
   * them that is not shown yet: it is saved, or the status says that it is not.
   *
   * @param options with `open`, whether the one in play comes last, in the tab that owns it: it holds the hole card, not
   * the seed
   */
  async export({ open = false }: { readonly open?: boolean } = {}): Promise<readonly string[]> {
    const { store, name } = this.#options;
    const owner = this.#owner;
    const retired = await (owner?.retired() ?? store.retired(name));
    const inPlay = open && owner !== null && owner.inPlay.length > 1 ? [owner.inPlay] : [];
    return [...retired, ...inPlay].map((lines) => lines.map((line) => `${line}\n`).join(""));
  }

  /**
   * Takes the table from the tab that has it, once everything there is saved, or it does not answer.
   *
   * @returns whether this tab owns it now; not so when yet another one was quicker
   */
  async takeOver(): Promise<boolean> {
    if (this.#host !== null || this.#isClosed) return this.#host !== null;
    const mine = new Promise<boolean>((resolve) => this.#isMine.push(resolve));
    if (this.#owner === null) {
      const yielded = new Promise<void>((resolve) => {
        this.#isYielded = resolve;
      });
      this.#post({ type: "yield", tab: this.#tab });
      await within(this.#options.clock, HANDOVER_DEADLINE, Promise.race([yielded, mine])).catch(() => {});
      if (this.#owner === null && !this.#isClosed) this.#ask(true);
    }
    return mine;
  }

  /** Ends it in this tab, once what was asked is saved; other tabs go on. What has no answer yet is refused. */
  async close(): Promise<void> {
    await this.#owner?.settled();
    if (this.#isClosed) return;
    // The host first: what its followers asked is for the next owner to answer.
    this.#host?.end();
    const open = [...(this.#owner?.end().open ?? []), ...(this.#follower?.end() ?? []), ...this.#early.splice(0)];
    this.#owner = null;
    this.#host = null;
    this.#follower = null;
    this.#stopListening();
    this.#channel.close();
    this.#release();
    this.#status.change({ role: "closed" });
    this.#settleTakeOver(false);
    for (const { answer } of open) refuseClosed(answer);
    for (const subject of [this.#events, this.#jumps, this.#refusals]) subject.complete();
    this.#status.end();
  }

  get #isClosed(): boolean {
    return this.status.role === "closed";
  }

  get #shown(): Scene {
    if (this.#scene === null) throw new RangeError("The session is not open yet.");
    return this.#scene;
  }

  #give(command: Command, answer: Answer): Rejection | null {
    if (this.#isClosed) return refuseClosed(answer);
    const given: OpenCommand = { id: `${this.#tab}-${++this.#commands}`, command, answer };
    if (this.#host !== null) return this.#owner?.dispatch(given) ?? null;
    if (this.#follower !== null) return this.#follower.dispatch(given);
    const { rules, state } = this.#shown;
    const refused = this.#early.length > 0 ? null : whyNot(rules, state, command);
    if (refused === null) this.#early.push(given);
    else answer(refused);
    return refused;
  }

  /** Follows whoever has the table, and waits in line for it. */
  #followFrom(open: readonly OpenCommand[]): void {
    this.#owner = null;
    this.#host = null;
    this.#ask(false);
    this.#follower = new Follower(
      this.#options.clock,
      (message) => this.#post(message),
      {
        told: (events, scene) => this.#told(events, scene),
        jumped: (scene) => {
          this.#jumped(scene);
          this.#opened("follower");
        },
        saving: (saving) => this.#status.change({ saving }),
        notice: (told) => this.#status.tell(told),
      },
      { scene: this.#scene, reign: this.#reign, open },
    );
    if (this.#scene !== null) this.#opened("follower");
  }

  #ask(steal: boolean): void {
    this.#release();
    this.#release = this.#options.lock.request(
      this.#options.name,
      { granted: () => void this.#own(), lost: () => this.#lose() },
      steal,
    );
  }

  /** The lock is ours: the table is opened as it is stored. */
  async #own(): Promise<void> {
    if (this.#isClosed || this.#owner !== null) return;
    const follower = this.#follower;
    this.#follower = null;
    this.#early = [...(follower?.end() ?? [])];
    if (follower !== null) this.#reign = follower.reign;
    const shown = this.#scene;
    const wasSaved = this.status.saving === "saved";
    this.#status.change({ saving: "saved" });
    const isVoid = shown !== null && isMidRound(shown.state);
    const owner = new Owner(
      this.#options,
      {
        told: (events, scene) => {
          if (this.#owner !== owner || this.#host === null) return;
          this.#told(events, scene);
          this.#host.told(events);
        },
        jumped: (scene) => {
          if (this.#owner !== owner || this.#host === null) return;
          this.#jumped(scene);
          this.#host.jumped(scene);
        },
        saving: (saving) => {
          this.#status.change({ saving });
          this.#host?.statusChanged();
        },
        notice: (told) => {
          this.#status.tell(told);
          this.#host?.statusChanged();
        },
      },
      { ...(this.#standing === null ? NO_STANDING : standingIn(this.#standing)), isVoid },
    );
    this.#owner = owner;
    await owner.open();
    if (this.#owner !== owner || this.#isClosed) return;
    if (!wasSaved && shown !== null && fallsShort(shown, owner.scene)) this.#status.tell(notice("unsaved-lost"));
    this.#jumped(owner.scene);
    this.#reign = { term: Math.max(this.#reign.term + 1, owner.version ?? 0), owner: this.#tab };
    this.#host = new Host(
      owner,
      this.#reign,
      (message) => this.#post(message),
      () => this.status,
    );
    this.#opened("owner");
    this.#settleTakeOver(true);
    for (const given of this.#early.splice(0)) owner.dispatch(given);
  }

  /** Another tab took the lock. */
  #lose(): void {
    if (this.#isClosed) return;
    this.#settleTakeOver(false);
    // It was stolen before it was ours: back into the line.
    if (this.#owner === null) return this.#ask(false);
    const { open, hasLost } = this.#owner.end();
    this.#host?.end();
    if (hasLost) this.#status.tell(notice("unsaved-lost"));
    this.#followFrom([...open, ...this.#early.splice(0)]);
  }

  #settleTakeOver(isMine: boolean): void {
    for (const resolve of this.#isMine.splice(0)) resolve(isMine);
  }

  #hear(text: string): void {
    const message = messageOf(text);
    if (message === null || this.#isClosed) return;
    if (message.type === "yielded") {
      if (message.tab === this.#tab) this.#isYielded();
    } else if (this.#host !== null) this.#host.hear(message);
    else this.#follower?.hear(message);
  }

  #post(message: Message): void {
    this.#channel.post(textOf(message));
  }

  #told(events: readonly GameEvent[], scene: Scene): void {
    this.#see(scene);
    for (const event of events) this.#events.next(event);
  }

  /** Another table is shown; when it looks just as the one before, nobody has to be told. */
  #jumped(scene: Scene): void {
    const isSame = this.#scene !== null && JSON.stringify(scene) === JSON.stringify(this.#scene);
    this.#see(scene);
    if (!isSame) this.#jumps.next(scene.state);
  }

  #see(scene: Scene): void {
    this.#scene = scene;
    if (isBetweenRounds(scene.state)) this.#standing = scene;
  }

  #opened(role: "owner" | "follower"): void {
    this.#status.change({ role });
    this.#opening.resolve();
  }
}
