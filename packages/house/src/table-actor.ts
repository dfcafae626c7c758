import { type Cancel, type Clock, type Command, type Seat, VersionCheck } from "@thunderjack/core";
import type { Cashier, PaidDebit } from "./cashier.js";
import { deadlineAfter } from "./deadline.js";
import { decide, decideTimeout } from "./decide.js";
import { Draft } from "./draft.js";
import type { Fact, ShoeOpened, StakeRefused } from "./fact.js";
import { afterCommit, atCommit, type HouseState, opened, seatsOf } from "./house-state.js";
import { PublishedCommit } from "./published-commit.js";
import { RecentCommits } from "./recent-commits.js";
import { houseRefusal, type Refusal } from "./refusal.js";
import type { PlayerRequest } from "./request.js";
import { CorruptTable, hasSecrets, type Random, ShoeInPlay, type TableStart } from "./shoe-in-play.js";
import type { AppendResult, Commit, HouseStore, NewCommit } from "./store.js";
import { type HouseSnapshot, type PublicCommit, snapshotFor } from "./viewer.js";
import { isWalletDebit, seatOfBet } from "./wallet.js";

/** The largest number of requests that are stored in one batch. */
const LARGEST_BATCH = 64;

/** The number of tries to reach the store, after which requests are answered with `unavailable`. */
const TRIES = 8;

/** The time before the second try, in milliseconds. It doubles with each further try. */
const TRY_AGAIN_AFTER = 20;

/** The id of the commit that opens a table. */
const OPENING_ID = "open";

/** The answer to a request. */
export interface Answer {
  /** The refusal; `null` if the request was accepted and its commit is durable. */
  readonly refused: Refusal | null;
  /** The position of the commit of an accepted request; otherwise the last position of the table, 0 if it is unknown. */
  readonly position: number;
}

/** The beginning of a subscription of a client. */
export interface Following {
  /** The position of the last commit of the snapshot or of the missed commits. */
  readonly position: number;
  /** The table; `null` if the commits after the position of the client are in `missed`. */
  readonly snapshot: HouseSnapshot | null;
  /** The commits after the position of the client, in order. */
  readonly missed: readonly PublicCommit[];
  /** The seats of the client. */
  readonly seats: HouseState["ready"];
  /** Ends the subscription. */
  readonly stop: () => void;
}

/** The surroundings of a table actor. */
export interface ActorOptions {
  readonly store: HouseStore;
  /** A clock whose `now()` is the number of milliseconds since 1970, because deadlines are shared by all processes. */
  readonly clock: Clock;
  readonly random: Random;
  /** The connection to the wallet of the operator; `null` if the house has none. */
  readonly cashier: Cashier | null;
  /** Called with an error of the store, and with an unexpected error. The actor then handles the next request. */
  readonly failed: (reason: unknown, table: string) => void;
}

/** The states in the course of a commit: before it, after each of its facts, and after it. */
interface Course {
  /** `null` before the first commit. */
  readonly before: HouseState | null;
  /** `null` if they must be computed. */
  readonly states: readonly HouseState[] | null;
  readonly after: HouseState;
}

interface Follower {
  readonly player: string | null;
  readonly listener: (commit: PublicCommit) => void;
}

/** A request that waits for its answer. */
interface Waiting {
  /** The id of the commit; `null` if it depends on the state, or if there is none. */
  readonly id: string | null;
  readonly decide: (draft: Draft) => Decided;
  /** The seats whose bets the wallet has not paid when the request was decided before. */
  readonly unpaid: Map<Seat, StakeRefused["code"]>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** The id of the commit and the refusal, or `null` as id if nothing was decided. */
interface Decided {
  readonly id: string | null;
  readonly refused: Refusal | null;
}

interface Decision extends Decided {
  readonly waiting: Waiting;
  readonly draft: Draft;
  readonly commit: NewCommit | null;
  /** The position of the commit of a repeated request; `null` for other requests. */
  readonly known: number | null;
  /** The course of the commit; `null` if there is none. */
  readonly course: Course | null;
}

/** The decisions whose stakes are paid, and the requests that must be decided again. */
interface Payment {
  readonly payable: readonly Decision[];
  readonly unpaid: readonly Waiting[];
}

/**
 * One table in one process. It decides requests one after another on the table in its memory, stores their commits in one
 * batch, and publishes them only after they are durable. If another process has stored a commit first, it forgets its
 * memory, loads the table and decides again. Nothing but the store coordinates the processes.
 */
export class TableActor {
  readonly table: string;
  readonly #options: ActorOptions;
  /** The state after the last durable commit; `null` before the table was loaded, and for an unknown table. */
  #state: HouseState | null = null;
  /** The shoe after the last decided request; `null` if it must be loaded. */
  #shoe: ShoeInPlay | null = null;
  #versions: VersionCheck | null = null;
  /** The positions of the request ids since the shoe in play was opened, and of the last commits before. The store knows all. */
  readonly #ids = new Map<string, number>();
  readonly #recent = new RecentCommits();
  #queue: Waiting[] = [];
  /** The keys of the debits that no commit is known to contain. */
  readonly #unbooked = new Set<string>();
  /** Work that must not run while requests are decided. */
  readonly #jobs: (() => Promise<void>)[] = [];
  #isRunning = false;
  /** The newest position of which the store has notified this process. */
  #newest = 0;
  readonly #followers = new Set<Follower>();
  #cancelTimer: Cancel = () => {};
  /** The deadline for which the timer is set. */
  #timed: HouseState["deadline"] = null;
  readonly #idle: (() => void)[] = [];
  #isEnded = false;

  constructor(table: string, options: ActorOptions) {
    this.table = table;
    this.#options = options;
  }

  /** The number of times that the house has found the table idle, since it was last in use. */
  timesIdle = 0;

  /** The position of the last durable commit that is known. */
  get position(): number {
    return this.#state?.position ?? 0;
  }

  /** Whether no request and no deadline waits, and no client follows the table. Such an actor can be forgotten. */
  get isIdle(): boolean {
    return !this.#isRunning && this.#followers.size === 0 && (this.#state?.deadline ?? null) === null;
  }

  /** Opens the table, unless there is one with this id. */
  open(start: TableStart): Promise<Answer> {
    return this.#exclusively(async () => {
      await this.#load();
      if (this.#state !== null) return { refused: houseRefusal("table-exists"), position: this.position };
      const { clock, random, store } = this.#options;
      const at = clock.now();
      const shoe = ShoeInPlay.first(start, random, at);
      const facts = [shoe.opened({})];
      const commit = { table: this.table, position: 1, id: OPENING_ID, at, facts, deadline: null };
      const secrets = shoe.newSecrets();
      const [result] = await store.append([{ ...commit, opensShoe: true, secrets, transfers: [] }]);
      if (result !== "appended") return { refused: houseRefusal("table-exists"), position: 1 };
      this.#shoe = shoe;
      this.#publish(commit);
      return { refused: null, position: 1 };
    });
  }

  /**
   * Decides a request. The promise resolves when its commit is durable, or when it is refused.
   *
   * @throws CorruptTable if the stored table cannot be loaded
   */
  ask(request: PlayerRequest): Promise<Answer> {
    return this.#wait(request.id, (draft) => {
      const isStale = (command: Command) => {
        const { expected } = request;
        return expected !== undefined && this.#versions?.isStale(command, expected) === true;
      };
      return { id: request.id, refused: decide(draft, request, isStale) };
    });
  }

  /** Acts for the players who are waited for if the deadline has passed. Any process may call this method at any time. */
  expire(): Promise<Answer> {
    return this.#wait(null, (draft) => {
      const { deadline } = draft.state;
      if (deadline === null || draft.at < deadline.at) return { id: null, refused: null };
      decideTimeout(draft);
      return { id: `timeout:${deadline.position}`, refused: null };
    });
  }

  /** Publishes the commits of other processes, up to this position at least. */
  catchUp(position: number): void {
    this.#newest = Math.max(this.#newest, position);
    this.#start();
  }

  /**
   * Subscribes a client. The listener is called with each commit after the returned position, in order and without gaps.
   *
   * @param player the id of the player; `null` for a watcher without an account
   * @param after the last position that the client has; `null` for none
   * @returns `null` for an unknown table
   */
  follow(
    player: string | null,
    after: number | null,
    listener: (commit: PublicCommit) => void,
  ): Promise<Following | null> {
    return this.#exclusively(async () => {
      await this.#read();
      const state = this.#state;
      if (state === null || this.#isEnded) return null;
      const follower = { player, listener };
      this.#followers.add(follower);
      const missed = after === null ? null : this.#after(after, player);
      return {
        position: state.position,
        snapshot: missed === null ? snapshotFor(state, player) : null,
        missed: missed ?? [],
        seats: seatsOf(state, player),
        stop: () => {
          this.#followers.delete(follower);
        },
      };
    });
  }

  /** Resolves when all requests were answered. */
  settled(): Promise<void> {
    if (!this.#isRunning) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  /** Ends all timers and subscriptions. */
  end(): void {
    this.#isEnded = true;
    this.#cancelTimer();
    this.#followers.clear();
  }

  /** Returns the commits after a position for a client; `null` if they are not known any more. */
  #after(position: number, player: string | null): readonly PublicCommit[] | null {
    const oldest = this.#recent.oldest ?? this.position + 1;
    return position > this.position || position < oldest - 1 ? null : this.#recent.after(position, player);
  }

  #wait(id: string | null, decideIn: Waiting["decide"]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ id, decide: decideIn, unpaid: new Map(), resolve, reject });
      this.#start();
    });
  }

  /** Runs a job while no request is being decided. */
  #exclusively<Value>(job: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#jobs.push(() => job().then(resolve, reject));
      this.#start();
    });
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    for (;;) {
      const job = this.#jobs.shift();
      if (job !== undefined) await job();
      else if (this.#queue.length > 0) await this.#carryOut(this.#queue.splice(0, LARGEST_BATCH));
      else if (this.#newest > this.position) {
        // The notification of an own commit can arrive before its answer.
        this.#newest = 0;
        await this.#read().catch((reason) => this.#options.failed(reason, this.table));
      } else break;
    }
    this.#isRunning = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #carryOut(batch: readonly Waiting[]): Promise<void> {
    await this.#carryOutAll(batch);
    const keys = [...this.#unbooked];
    if (keys.length === 0) return;
    this.#unbooked.clear();
    // A debit that a commit contains is not revoked. If the store fails, the debits are revoked when they are old.
    await this.#options.cashier?.revoke(keys).catch((reason) => this.#options.failed(reason, this.table));
  }

  /** Carries out requests in order. Requests that could not be stored are decided again. */
  async #carryOutAll(batch: readonly Waiting[]): Promise<void> {
    let open = batch;
    let isFresh = false;
    for (let tries = 1; open.length > 0; ) {
      try {
        if (this.#shoe === null) {
          await this.#load();
          isFresh = true;
        }
        if (this.#state === null) return this.#answer(open, { refused: houseRefusal("unknown-table"), position: 0 });
        const decisions = this.#decide(open);
        // The request may have been accepted in an earlier shoe, and another process may have changed the table. So a
        // refusal is confirmed with the store.
        const refusedIds = decisions.flatMap(({ id, refused }) => (id === null || refused === null ? [] : [id]));
        if (refusedIds.length > 0) {
          if ((await this.#recall(refusedIds)) || (!isFresh && (await this.#hasNews()))) {
            this.#forget();
            continue;
          }
          isFresh = true;
        }
        open = await this.#payAndStore(decisions);
        if (open.length > 0) isFresh = false;
      } catch (reason) {
        this.#forget();
        this.#options.failed(reason, this.table);
        if (reason instanceof Undecidable) {
          reason.waiting.reject(reason.cause);
          open = open.filter((waiting) => waiting !== reason.waiting);
          continue;
        }
        if (reason instanceof CorruptTable) {
          for (const { reject } of open) reject(reason);
          return;
        }
        if (tries === TRIES || this.#isEnded) {
          return this.#answer(open, { refused: houseRefusal("unavailable"), position: this.position });
        }
        const pause = TRY_AGAIN_AFTER * 2 ** (tries - 1);
        await new Promise<void>((resolve) => this.#options.clock.schedule(pause, resolve));
        tries++;
      }
    }
  }

  #answer(open: readonly Waiting[], answer: Answer): void {
    for (const { resolve } of open) resolve(answer);
  }

  /** Decides requests on the table in memory. */
  #decide(open: readonly Waiting[]): readonly Decision[] {
    const decisions: Decision[] = [];
    const shoe = this.#shoe;
    let state = this.#state;
    if (state === null || shoe === null) return [];
    const ids = new Map<string, number>();
    for (const waiting of open) {
      const at = this.#options.clock.now();
      const draft: Draft = new Draft(this.table, at, state, shoe, waiting.unpaid);
      const known = waiting.id === null ? null : (this.#ids.get(waiting.id) ?? ids.get(waiting.id) ?? null);
      const { id, refused } = known === null ? this.#decided(waiting, draft) : { id: waiting.id, refused: null };
      const { facts, transfers, secrets } = draft;
      if (id === null || refused !== null || known !== null) {
        decisions.push({ waiting, draft, id, refused, commit: null, known, course: null });
        continue;
      }
      ids.set(id, state.position + 1);
      const commit: NewCommit = {
        table: this.table,
        position: state.position + 1,
        id,
        at,
        facts,
        deadline: deadlineAfter(state, draft.state, at),
        opensShoe: facts.some(({ type }) => type === "ShoeOpened"),
        secrets,
        transfers,
      };
      const after = atCommit(draft.state, commit);
      this.#versions?.follow(after.table);
      const course = { before: state, states: draft.states, after };
      decisions.push({ waiting, draft, id, refused, commit, known: null, course });
      state = after;
    }
    return decisions;
  }

  #decided(waiting: Waiting, draft: Draft): Decided {
    try {
      return waiting.decide(draft);
    } catch (reason) {
      throw new Undecidable(waiting, reason);
    }
  }

  /**
   * Stores the commits of the decisions in order. The wallet pays the stakes of a commit before it is stored.
   *
   * @returns the requests that must be decided again
   */
  async #payAndStore(decisions: readonly Decision[]): Promise<readonly Waiting[]> {
    const again: Waiting[] = [];
    for (const group of groupsOf(decisions)) {
      if (again.length > 0 || this.#shoe === null) again.push(...group.map(({ waiting }) => waiting));
      else {
        const { payable, unpaid } = await this.#pay(group);
        again.push(...unpaid, ...(await this.#store(payable)));
      }
    }
    return again;
  }

  /**
   * Asks the wallet for the stakes of the first decision. If the wallet does not pay a move, the request is refused. If it
   * does not pay a bet, the request is decided again without this bet.
   *
   * @returns the decisions with the complete keys of the debits, or the requests that must be decided again
   */
  async #pay(group: readonly Decision[]): Promise<Payment> {
    const [first, ...rest] = group;
    const debits = first?.commit?.transfers.filter(isWalletDebit) ?? [];
    if (first === undefined || first.commit === null || debits.length === 0) return { payable: group, unpaid: [] };
    const { commit, waiting } = first;
    const { cashier } = this.#options;
    if (cashier === null) throw new Undecidable(waiting, new Error("The table uses a wallet, and the house has none."));
    const paid = await cashier.debit(this.table, debits);
    for (const { transfer } of paid) this.#unbooked.add(transfer.key);
    const unpaid = paid.filter(({ result }) => result !== "done");
    if (unpaid.length === 0) {
      const credits = commit.transfers.filter((transfer) => !isWalletDebit(transfer));
      const transfers = [...paid.map(({ transfer }) => transfer), ...credits];
      return { payable: [{ ...first, commit: { ...commit, transfers } }, ...rest], unpaid: [] };
    }
    this.#forget();
    await this.#revoke(unpaid);
    const again = rest.map((decision) => decision.waiting);
    for (const { transfer, result } of unpaid) {
      const code = result === "refused" ? "wallet-refused" : "wallet-unknown";
      const seat = seatOfBet(transfer.key);
      if (seat === null) {
        waiting.resolve({ refused: houseRefusal(code), position: this.position });
        return { payable: [], unpaid: again };
      }
      waiting.unpaid.set(seat, code);
    }
    return { payable: [], unpaid: [waiting, ...again] };
  }

  async #revoke(unpaid: readonly PaidDebit[]): Promise<void> {
    const keys = unpaid.map(({ transfer }) => transfer.key);
    await this.#options.cashier?.revoke(keys);
    for (const key of keys) this.#unbooked.delete(key);
  }

  /**
   * Stores the commits of the decisions, publishes them and answers the requests.
   *
   * @returns the requests that must be decided again
   */
  async #store(decisions: readonly Decision[]): Promise<readonly Waiting[]> {
    const commits = decisions.flatMap(({ commit }) => commit ?? []);
    const results = commits.length === 0 ? [] : await this.#options.store.append(commits);
    const again: Waiting[] = [];
    let next = 0;
    for (const { waiting, refused, commit, known, course } of decisions) {
      // After a commit that was not stored, the table in memory differs from the stored one.
      if (again.length > 0 || this.#shoe === null) {
        again.push(waiting);
        if (commit !== null) next++;
        continue;
      }
      if (commit === null) {
        waiting.resolve({ refused, position: known ?? this.position });
        continue;
      }
      const result: AppendResult = results[next++] ?? "conflict";
      if (result === "appended") {
        for (const { key } of commit.transfers) this.#unbooked.delete(key);
        this.#publish(commit, course);
        if (commit.transfers.some(({ isInWallet, amount }) => isInWallet === true && amount < 0)) {
          this.#options.cashier?.run();
        }
        waiting.resolve({ refused: null, position: commit.position });
        continue;
      }
      this.#forget();
      if (result === "conflict") again.push(waiting);
      else if (result === "insufficient") {
        waiting.resolve({ refused: houseRefusal("account-too-small"), position: this.position });
      } else waiting.resolve({ refused: null, position: result.duplicate });
    }
    if (commits.length > 0) this.#setTimer();
    return again;
  }

  /** Whether the store knows any of these ids. Their positions are remembered. */
  async #recall(ids: readonly string[]): Promise<boolean> {
    const positions = await this.#options.store.positions(this.table, ids);
    const before = this.#ids.size;
    for (const [place, id] of ids.entries()) {
      const position = positions[place];
      if (typeof position === "number") this.#ids.set(id, position);
    }
    return this.#ids.size > before;
  }

  /** Whether another process has stored commits. They are published. */
  async #hasNews(): Promise<boolean> {
    const before = this.position;
    await this.#read();
    return this.position !== before;
  }

  /** Forgets the shoe in memory. It is loaded before the next request is decided. */
  #forget(): void {
    this.#shoe = null;
  }

  /** Reads and publishes the commits of other processes. The shoe in memory follows them, or is forgotten. */
  async #read(): Promise<void> {
    if (this.#state === null) return this.#load();
    for (const commit of await this.#options.store.read(this.table, this.position)) {
      this.#publish(commit);
      this.#repeat(commit);
    }
  }

  /** Carries out a commit of another process with the shoe in memory. */
  #repeat({ facts, at }: Commit): void {
    if (facts.some(({ type }) => type === "ShoeOpened")) this.#forget();
    try {
      this.#shoe?.repeat(facts, at);
      if (this.#state !== null) this.#versions?.follow(this.#state.table);
    } catch (reason) {
      if (!(reason instanceof CorruptTable)) throw reason;
      // The shoe had carried out requests that were not stored.
      this.#forget();
    }
  }

  /** Loads the table, unless it is unknown, and publishes the commits of other processes. */
  async #load(): Promise<void> {
    const { store, random } = this.#options;
    const [commits, early] = await Promise.all([store.load(this.table), store.secrets(this.table)]);
    const [first] = commits;
    if (first === undefined) return;
    if (this.#state !== null && first.position > this.position + 1) {
      const missed = await store.read(this.table, this.position, first.position - 1 - this.position);
      for (const commit of missed) this.#publish(commit);
    }
    const { opening, rest } = afterOpening(first);
    // Another process may have opened the shoe after the secrets were read.
    const secrets = hasSecrets(opening, early) ? early : await store.secrets(this.table);
    const shoe = ShoeInPlay.again(opening, random, secrets);
    const versions = new VersionCheck(opened(opening).table);
    let state: HouseState | null = null;
    for (const commit of commits) {
      const before: HouseState | null = state;
      state = afterCommit(before, commit);
      versions.follow(state.table);
      shoe.repeat(commit === first ? rest : commit.facts, commit.at);
      if (commit.position > this.position) this.#publish(commit, { before, states: null, after: state });
    }
    this.#shoe = shoe;
    this.#versions = versions;
  }

  /**
   * Publishes the next durable commit.
   *
   * @param known the course of the commit, as it was decided; `null` if it must be computed
   */
  #publish({ table, position, id, at, facts, deadline }: Commit, known: Course | null = null): void {
    const commit: Commit = { table, position, id, at, facts, deadline };
    const before = this.#state;
    const course = known?.before === before ? known : null;
    const state = course?.after ?? afterCommit(before, commit);
    this.#state = state;
    if (facts.some(({ type }) => type === "ShoeOpened")) this.#forgetIds();
    this.#ids.set(id, position);
    if (before === null) {
      this.#versions = new VersionCheck(state.table);
      return;
    }
    this.#recent.add(commit, before);
    const published = new PublishedCommit(commit, before, course?.states ?? null);
    for (const { player, listener } of this.#followers) this.#notify(listener, published.for(player));
  }

  /** Forgets the ids of commits before the shoe in play, except the last commits. The store still recognises them. */
  #forgetIds(): void {
    const oldest = this.#recent.oldest ?? 0;
    for (const [id, position] of this.#ids) if (position < oldest) this.#ids.delete(id);
  }

  #notify(listener: (commit: PublicCommit) => void, commit: PublicCommit): void {
    try {
      listener(commit);
    } catch (reason) {
      this.#options.failed(reason, this.table);
    }
  }

  /** Acts at the deadline. Other processes do the same a little later, if this one cannot. */
  #setTimer(): void {
    const deadline = this.#state?.deadline ?? null;
    if (deadline !== null && deadline === this.#timed) return;
    this.#cancelTimer();
    this.#timed = deadline;
    if (deadline === null || this.#isEnded) return;
    const { clock, failed } = this.#options;
    this.#cancelTimer = clock.schedule(Math.max(0, deadline.at - clock.now()), () => {
      this.#timed = null;
      void this.expire()
        .then(() => {
          // The call was early.
          if (this.#state?.deadline === deadline && clock.now() < deadline.at) this.#setTimer();
        })
        .catch((reason) => failed(reason, this.table));
    });
  }
}

/** The error for a request that could not be decided because of a bug. */
class Undecidable extends Error {
  override readonly name = "Undecidable";

  constructor(
    readonly waiting: Waiting,
    override readonly cause: unknown,
  ) {
    super("A request could not be decided.");
  }
}

/** Divides decisions so that each one whose stakes the wallet must pay begins a group. */
function groupsOf(decisions: readonly Decision[]): readonly (readonly Decision[])[] {
  const groups: Decision[][] = [];
  for (const decision of decisions) {
    const group = groups.at(-1);
    if (group === undefined || decision.commit?.transfers.some(isWalletDebit) === true) groups.push([decision]);
    else group.push(decision);
  }
  return groups;
}

/** Returns the last shoe that a commit opened, and the facts after it. */
function afterOpening({ facts }: Commit): { readonly opening: ShoeOpened; readonly rest: readonly Fact[] } {
  const place = facts.map(({ type }) => type).lastIndexOf("ShoeOpened");
  const opening = facts[place];
  if (opening?.type !== "ShoeOpened") throw new CorruptTable("The first loaded commit opens no shoe.");
  return { opening, rest: facts.slice(place + 1) };
}
