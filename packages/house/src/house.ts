import { type Amount, type Cancel, type Clock, ruleSet } from "@thunderjack/core";
import { Cashier } from "./cashier.js";
import { TABLE_SETTINGS, type TableSettings } from "./fact.js";
import { retiredIn, retiredShoes, type ShoeRecording } from "./recordings.js";
import { houseRefusal } from "./refusal.js";
import type { PlayerRequest } from "./request.js";
import type { Random } from "./shoe-in-play.js";
import type { Commit, HouseStore } from "./store.js";
import { type Answer, type Following, TableActor } from "./table-actor.js";
import type { PublicCommit } from "./viewer.js";
import type { Wallet } from "./wallet.js";

/** The default time between two questions to the store for deadlines and lost wake-ups, in milliseconds. */
const POLL_TIME = 1000;

/** The time for which the process that has set a deadline may act alone, in milliseconds. */
const GRACE = 250;

/** The largest number of deadlines that are handled at once. */
const DUE_AT_ONCE = 200;

/** The number of polls for which an idle table is kept in memory. */
const KEPT_POLLS = 30;

/** The number of commits that are read at once for recordings. */
const READ_AT_ONCE = 500;

/** The largest number of characters of the id of a request. */
const LONGEST_ID = 256;

/** The options of a house. */
export interface HouseOptions {
  readonly store: HouseStore;
  /** A clock whose `now()` is the number of milliseconds since 1970, because deadlines are shared by all processes. */
  readonly clock: Clock;
  /** Returns random bytes from a cryptographic source, for the seeds of the shoes. */
  readonly random: Random;
  /**
   * The wallet of the operator, from which the stakes of new tables are debited. Defaults to the accounts in the store. A
   * table keeps what it was opened with.
   */
  readonly wallet?: Wallet;
  /** The time between two questions to the store for deadlines and lost wake-ups, in milliseconds; defaults to 1000. */
  readonly pollTime?: number;
  /** Called with an error of the store or an unexpected error, and with the table if it concerns one. Defaults to none. */
  readonly failed?: (reason: unknown, table: string | null) => void;
}

/** The options of a new table. */
export interface NewTable {
  /** The name for display. */
  readonly name: string;
  /** The rule set, as `ruleSet` of `@thunderjack/core` accepts it. Each seat gets its own purse. */
  readonly rules: unknown;
  /** Settings that differ from {@link TABLE_SETTINGS}. */
  readonly settings?: Partial<TableSettings>;
}

/**
 * The tables of one process. Any number of processes can use one store: a table is loaded by each process that gets a
 * request for it. Requests for one table are fastest if they reach the same process.
 */
export class House {
  readonly #options: HouseOptions;
  readonly #actors = new Map<string, TableActor>();
  readonly #endWatch: () => void;
  readonly #cashier: Cashier | null;
  #cancelPoll: Cancel = () => {};
  #isClosing = false;

  constructor(options: HouseOptions) {
    this.#options = options;
    const { wallet, store, clock, failed = () => {} } = options;
    this.#cashier =
      wallet === undefined
        ? null
        : new Cashier({ wallet, orders: store.walletOrders, clock, failed: (reason) => failed(reason, null) });
    this.#endWatch = options.store.watch((heads) => {
      for (const { table, position } of heads) this.#wake(table, position);
    });
    this.#schedulePoll();
  }

  /** The tables that are loaded in this process. */
  get tables(): readonly string[] {
    return [...this.#actors.keys()];
  }

  /**
   * Opens a table. Its first shoe is opened at once, so that the anchor of its chain of seeds is public before the first
   * bet.
   *
   * @throws InvalidRuleSet if the rules cannot be played
   */
  openTable(table: string, { name, rules, settings }: NewTable): Promise<Answer> {
    const start = {
      name,
      rules: ruleSet({ ...ruleSet(rules), purses: "per-seat" }),
      settings: { ...TABLE_SETTINGS, ...settings, ...(this.#cashier === null ? {} : { usesWallet: true }) },
    };
    return this.#isClosing ? CLOSING : this.#actor(table).open(start);
  }

  /**
   * Carries out a request of a player. The promise resolves when the commit of the request is durable, or when the
   * request is refused. A request with the id of an accepted one is answered like that one and does nothing. After the
   * refusal `unavailable`, the request may have been carried out; send it again with the same id.
   *
   * @throws CorruptTable if the stored table cannot be loaded
   */
  ask(table: string, request: PlayerRequest): Promise<Answer> {
    if (this.#isClosing) return CLOSING;
    const { id, player } = request;
    if (!id.startsWith(`${player.id}/`) || id.length > LONGEST_ID || /[\p{Surrogate}\p{Control}]/u.test(id)) {
      return Promise.resolve({ refused: houseRefusal("bad-request-id"), position: 0 });
    }
    return this.#actor(table).ask(request);
  }

  /**
   * Subscribes a client to a table. The listener is called with each commit after the returned position, as this client
   * may see it, in order and without gaps. Clients that may see the same get the same object.
   *
   * @param player the id of the player; `null` for a watcher without an account
   * @param after the last position that the client has; `null` for none. If the commits after it are in memory, they are
   *   returned instead of a snapshot.
   * @returns `null` for an unknown table, and for a house that is closing
   */
  async follow(
    table: string,
    player: string | null,
    after: number | null,
    listener: (commit: PublicCommit) => void,
  ): Promise<Following | null> {
    return this.#isClosing ? null : this.#actor(table).follow(player, after, listener);
  }

  /**
   * Returns the credits of a player in the wallet of the operator, or in the store if the house has no wallet, in
   * hundredths.
   */
  balance(player: string): Promise<Amount> {
    return this.#cashier === null ? this.#options.store.balance(player) : this.#cashier.balance(player);
  }

  /** Returns the numbers of the retired shoes of a table whose recordings the store has, the oldest first. */
  async retiredShoes(table: string): Promise<readonly number[]> {
    return retiredIn(await this.#options.store.openings(table)).map(({ shoe }) => shoe);
  }

  /**
   * Returns the recording of a retired shoe, as the text of a `.tjr` file. It contains no accounts.
   *
   * @returns `null` for a shoe that is not retired, or whose commits were deleted
   */
  async recording(table: string, shoe: number): Promise<string | null> {
    const { store } = this.#options;
    const place = retiredIn(await store.openings(table)).find((one) => one.shoe === shoe);
    if (place === undefined) return null;
    const commits = await store.read(table, place.first - 1, place.last - place.first + 1);
    return retiredShoes(commits).find((one) => one.shoe === shoe)?.text ?? null;
  }

  /** Returns the recordings of all retired shoes of a table, the oldest first. They contain no accounts. */
  async recordings(table: string): Promise<readonly ShoeRecording[]> {
    const { store } = this.#options;
    const commits: Commit[] = [];
    for (;;) {
      const more = await store.read(table, commits.at(-1)?.position ?? 0, READ_AT_ONCE);
      commits.push(...more);
      if (more.length < READ_AT_ONCE) return retiredShoes(commits);
    }
  }

  /**
   * Closes the house: refuses new requests, and resolves when all accepted requests were answered. The tables can be
   * played on in other processes.
   */
  async drain(): Promise<void> {
    this.#isClosing = true;
    this.#cancelPoll();
    this.#endWatch();
    const actors = [...this.#actors.values()];
    await Promise.all(actors.map((actor) => actor.settled()));
    for (const actor of actors) actor.end();
    this.#actors.clear();
    this.#cashier?.end();
  }

  #actor(table: string): TableActor {
    const known = this.#actors.get(table);
    if (known !== undefined) return known;
    const { store, clock, random, failed = () => {} } = this.#options;
    const actor = new TableActor(table, { store, clock, random, failed, cashier: this.#cashier });
    this.#actors.set(table, actor);
    return actor;
  }

  #wake(table: string, position: number): void {
    const actor = this.#actors.get(table);
    if (actor !== undefined && actor.position < position) actor.catchUp(position);
  }

  #schedulePoll(): void {
    const { clock, pollTime = POLL_TIME, failed = () => {} } = this.#options;
    this.#cancelPoll = clock.schedule(pollTime, () => {
      void this.#poll()
        .catch((reason) => failed(reason, null))
        .then(() => {
          if (!this.#isClosing) this.#schedulePoll();
        });
    });
  }

  /** Handles the deadlines that no process has handled, and the commits whose wake-ups were lost. */
  async #poll(): Promise<void> {
    const { store, clock, failed = () => {} } = this.#options;
    this.#cashier?.run();
    const due = await store.due(clock.now() - GRACE, DUE_AT_ONCE);
    if (this.#isClosing) return;
    for (const { table } of due) {
      this.#actor(table)
        .expire()
        .catch((reason) => failed(reason, table));
    }
    this.#forgetIdleTables(due.map(({ table }) => table));
    if (this.#actors.size === 0) return;
    for (const { table, position } of await store.heads(this.tables)) this.#wake(table, position);
  }

  #forgetIdleTables(except: readonly string[]): void {
    for (const [table, actor] of this.#actors) {
      actor.timesIdle = actor.isIdle && !except.includes(table) ? actor.timesIdle + 1 : 0;
      if (actor.timesIdle <= KEPT_POLLS) continue;
      actor.end();
      this.#actors.delete(table);
    }
  }
}

const CLOSING: Promise<Answer> = Promise.resolve({ refused: houseRefusal("house-closing"), position: 0 });
