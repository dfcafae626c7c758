import {
  type Cancel,
  type Clock,
  type Command,
  type CommandOptions,
  type Fairness,
  type PublicTable,
  type Rejection,
  type RuleSet,
  rejection,
  type Seat,
  type TableEvent,
  type TableState,
  VersionCheck,
  whyNotFor,
} from "@thunderjack/core";
import { type HouseSnapshot, joinedWords, type Refusal, type Request, type StakeRefused } from "@thunderjack/house";
import { BehaviorSubject, type Observable, Subject } from "rxjs";
import { HouseConnection, type Interruption } from "./house-connection.js";
import { afterFact } from "./house-snapshot.js";
import type { CommitMessage, RefusedCode, RequestMessage, ServerMessage, You } from "./protocol.js";
import type { Transport } from "./transport.js";

/** The default time within which a table must be received, in milliseconds. */
const OPENING_DEADLINE = 20_000;

/** The number of random bytes for drawn words. The words are their lower-case hex. */
const WORDS_BYTES = 16;

/** The time after which drawn words that the house has refused for now are sent again, in milliseconds. */
const WORDS_AGAIN = 1000;

/** The options of a remote table. */
export interface RemoteTableOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  /** Returns random bytes from a cryptographic source, for the ids of requests and for the words of the player. */
  readonly random: (bytes: number) => Uint8Array;
  /** The token of the player or watcher; defaults to none, which is a watcher without an account. */
  readonly token?: string;
  /** The time within which the table must be received, in milliseconds; defaults to 20,000. */
  readonly deadline?: number;
}

/**
 * The state of the connection. `connecting` and `reconnecting` try again, also after `moved`, and while the house has no
 * room for a table that was received before. `full` and `refused` are final.
 */
export type ConnectionState = "connecting" | "live" | "reconnecting" | "moved" | "refused" | "closed";

/** The status of a remote table, without the state of the game. */
export interface RemoteStatus {
  readonly connection: ConnectionState;
  /** Whether this client can only watch. */
  readonly watches: boolean;
  /** The seats whose players are ready for the next round. */
  readonly ready: readonly Seat[];
  /** The seats whose players have no connection. */
  readonly away: readonly Seat[];
  /**
   * The time at which the house acts for the player who is waited for, on the clock of the options; `null` if there is
   * none.
   */
  readonly dueAt: number | null;
  /** Whether the house signs its own tokens, which is meant for development only. */
  readonly isDevelopment: boolean;
}

/** The error with which opening a table fails if the house refuses the connection. */
export class RefusedByHouse extends Error {
  override readonly name = "RefusedByHouse";

  constructor(
    /** The reason; `late` if the house did not answer in time. */
    readonly code: RefusedCode | "late",
    message: string,
  ) {
    super(message);
  }
}

/** A request without an answer. */
interface OpenRequest {
  readonly message: RequestMessage;
  readonly answer: (refused: Refusal | null) => void;
}

/** Words that this client has drawn. */
interface DrawnWords {
  /** The anchor of the chain of seeds for which they were drawn. */
  readonly anchor: string;
  readonly words: string;
  /** The words that they replace: none, or those that were drawn for an earlier anchor. */
  readonly replaced: string;
}

/** The house has refused the connection, or cannot be reached. */
type Failure = (reason: RefusedByHouse) => void;

/**
 * A table that runs on a server. It shows only what the house has stored: a request changes nothing before its commit is
 * received. After an interruption it connects again, and repeats the requests without an answer; the house carries out
 * each of them once.
 *
 * For each own seat without words, it draws random words and sends them to the house, so that the house cannot choose the
 * client seed. Words that the house refuses for now are sent again. Words that it has drawn are replaced when the house
 * publishes the anchor of another chain of seeds. A `SetWords` request replaces them with the player's own words.
 */
export class RemoteTable implements PublicTable {
  readonly #options: RemoteTableOptions;
  readonly #connection: HouseConnection;
  readonly #client: string;
  readonly #events = new Subject<TableEvent>();
  readonly #jumps = new Subject<TableState>();
  readonly #refusals = new Subject<Refusal>();
  readonly #status: BehaviorSubject<RemoteStatus>;
  readonly #open = new Map<string, OpenRequest>();
  readonly #drawn = new Map<Seat, DrawnWords>();
  /** The drawn words that are to be sent again. */
  readonly #again = new Set<Cancel>();
  #requests = 0;
  /** `null` until the first table is received. */
  #snapshot: HouseSnapshot | null = null;
  #versions: VersionCheck | null = null;
  #you: You = { name: null, seats: [], watches: true, isDevelopment: false };
  #position = 0;
  /** Whether the next connection begins with a snapshot. */
  #needsSnapshot = true;
  /** The time of the clock minus the time of the house, in milliseconds. */
  #offset = 0;
  #connectionState: ConnectionState = "connecting";
  #opened: () => void = () => {};
  #failed: Failure = () => {};

  private constructor(options: RemoteTableOptions) {
    this.#options = options;
    this.#client = hexOf(options.random(8));
    this.#status = new BehaviorSubject(this.#currentStatus());
    const { transport, clock, random, token } = options;
    this.#connection = new HouseConnection({
      transport,
      clock,
      token,
      chance: () => (random(1)[0] ?? 0) / 256,
      position: () => (this.#needsSnapshot ? null : this.#position),
      received: (message) => this.#receive(message),
      interrupted: (reason) => this.#interrupted(reason),
    });
    // The transport may answer at once.
    this.#connection.connect();
  }

  /**
   * Connects to a table.
   *
   * @returns a promise that resolves when the table is received
   * @throws RefusedByHouse if the house refuses the connection, or does not answer in time
   */
  static open(options: RemoteTableOptions): Promise<RemoteTable> {
    return new Promise((resolve, reject) => {
      let isSettled = false;
      let cancelDeadline = () => {};
      const table = new RemoteTable(options);
      const fail: Failure = (reason) => {
        if (isSettled) return;
        isSettled = true;
        cancelDeadline();
        table.close();
        reject(reason);
      };
      const opened = () => {
        if (isSettled) return;
        isSettled = true;
        cancelDeadline();
        resolve(table);
      };
      if (table.#snapshot !== null) return opened();
      table.#opened = opened;
      table.#failed = fail;
      cancelDeadline = options.clock.schedule(options.deadline ?? OPENING_DEADLINE, () =>
        fail(new RefusedByHouse("late", "The house does not answer.")),
      );
    });
  }

  /** The name of the table. */
  get name(): string {
    return this.#table.name;
  }

  /** The rules of the table. */
  get rules(): RuleSet {
    return this.#table.rules;
  }

  /** The published facts about the shoe. Before its first deal, the client seed is that of the current words. */
  get fairness(): Fairness {
    const { fairness, state } = this.#table;
    const clientSeed = joinedWords(this.#table);
    if (state.round > 0 || fairness.chosen || clientSeed === fairness.clientSeed) return fairness;
    return { ...fairness, clientSeed, clientSeedFrom: clientSeed === "" ? "none" : "player" };
  }

  /** The number of the shoe at the table, from 1. */
  get shoe(): number {
    return this.#table.shoe;
  }

  get publicState(): TableState {
    return this.#table.state;
  }

  get publicEvents$(): Observable<TableEvent> {
    return this.#events.asObservable();
  }

  /** Emits the state after each change that has no events: a new shoe, or a snapshot after an interruption. */
  get jumps$(): Observable<TableState> {
    return this.#jumps.asObservable();
  }

  /** Emits the refusal of each command that `dispatch` accepted and that the house refused. */
  get refusals$(): Observable<Refusal> {
    return this.#refusals.asObservable();
  }

  /** Emits the current status on subscription, then each change. */
  get status$(): Observable<RemoteStatus> {
    return this.#status.asObservable();
  }

  /** The current status. */
  get status(): RemoteStatus {
    return this.#status.value;
  }

  /** The seats of the player. Only these can act. */
  get ownSeats(): readonly Seat[] {
    return this.#you.seats;
  }

  /** The name of the player, as the token gives it; `null` for a watcher without an account. */
  get playerName(): string | null {
    return this.#you.name;
  }

  /** The names of the players by seat. */
  get players(): Readonly<Partial<Record<Seat, string>>> {
    const { players } = this.#table;
    return Object.fromEntries(Object.entries(players).map(([seat, { name }]) => [seat, name]));
  }

  /** The commands and requests of this client without an answer. */
  get pending(): readonly Request[] {
    return [...this.#open.values()].map(({ message }) => message.request);
  }

  /**
   * Dispatches a command of the player. `publicEvents$` emits its events after the house has stored them. If the house
   * refuses the command, `refusals$` emits the refusal. `Deal` means that the player is ready; the house deals when all
   * players are ready or the time is up. `ClearBets` removes the bets of the player's own seats.
   *
   * @returns the refusal if the command is refused at once; otherwise `null`
   */
  dispatch(command: Command, { expected }: CommandOptions = {}): Rejection | null {
    const refused = this.#whyNot(command, expected);
    if (refused !== null) return refused;
    const answer = (reason: Refusal | null) => {
      if (reason !== null) this.#refusals.next(reason);
    };
    for (const sent of this.#commandsOf(command)) this.#send({ type: "Play", command: sent }, expected, answer);
    return null;
  }

  /**
   * Sends a request, such as taking a seat, and resolves after its commit was received.
   *
   * @returns the refusal; `null` if the request was carried out
   */
  request(request: Request, { expected }: CommandOptions = {}): Promise<Refusal | null> {
    if (this.#isEnded) return Promise.resolve(rejection("table-closed", null));
    return new Promise((resolve) => this.#send(request, expected, resolve));
  }

  /** Closes the connection. Requests without an answer are refused; the house may still carry them out. */
  close(): void {
    if (this.#connectionState === "closed") return;
    this.#connection.close();
    this.#end("closed");
    for (const subject of [this.#events, this.#jumps, this.#refusals, this.#status]) subject.complete();
  }

  get #table(): HouseSnapshot {
    if (this.#snapshot === null) throw new RangeError("The table was not received yet.");
    return this.#snapshot;
  }

  get #isEnded(): boolean {
    const state = this.#connectionState;
    return state === "closed" || state === "refused";
  }

  #whyNot(command: Command, expected: number | undefined): Rejection | null {
    if (this.#isEnded) return rejection("table-closed", null);
    if (expected !== undefined && this.#versions?.isStale(command, expected) === true) return rejection("stale", null);
    const { rules, state } = this.#table;
    const { seats } = this.#you;
    const refused = whyNotFor(rules, state, command, seats);
    // Requests without an answer may make the command legal. The house decides.
    return refused === null || refused.code === "not-your-seat" || this.#open.size === 0 ? refused : null;
  }

  /** Returns the commands that a house accepts instead of a command for the whole table. */
  #commandsOf(command: Command): readonly Command[] {
    if (command.type !== "ClearBets") return [command];
    const { bets } = this.#table.state;
    return this.#you.seats
      .filter((seat) => bets[seat] > 0)
      .map((seat): Command => ({ type: "PlaceBet", seat, amount: 0 }));
  }

  /** Draws words for each own seat without words, and others for a new anchor, which the house could not know. */
  #drawWords(): void {
    if (this.#isEnded) return;
    const { players, fairness } = this.#table;
    const { seats } = this.#you;
    const anchor = fairness.chain?.anchor ?? fairness.commitment;
    for (const seat of this.#drawn.keys()) if (!seats.includes(seat)) this.#drawn.delete(seat);
    for (const seat of seats) {
      const drawn = this.#drawn.get(seat);
      const current = players[seat]?.words ?? "";
      const isOwn = current !== "" && current !== drawn?.words && current !== drawn?.replaced;
      if (isOwn || drawn?.anchor === anchor) continue;
      const words = { anchor, words: hexOf(this.#options.random(WORDS_BYTES)), replaced: current };
      this.#drawn.set(seat, words);
      this.#sendWords(seat, words);
    }
  }

  /**
   * Sends drawn words. If the house refuses them for now, they are sent again later. New words after each refusal would let the
   * house choose the words by its refusals.
   */
  #sendWords(seat: Seat, drawn: DrawnWords): void {
    this.#send({ type: "SetWords", seat, words: drawn.words }, undefined, (refused) => {
      if (refused?.code === "too-many-requests" || refused?.code === "unavailable") this.#sendAgain(seat, drawn);
    });
  }

  #sendAgain(seat: Seat, drawn: DrawnWords): void {
    const cancel = this.#options.clock.schedule(WORDS_AGAIN, () => {
      this.#again.delete(cancel);
      const { words = "" } = this.#table.players[seat] ?? {};
      // Others were drawn, the house has carried the request out, or the player has set words.
      if (this.#drawn.get(seat) !== drawn || words !== drawn.replaced) return;
      const isSet = this.pending.some((request) => request.type === "SetWords" && request.seat === seat);
      if (isSet) this.#sendAgain(seat, drawn);
      else this.#sendWords(seat, drawn);
    });
    this.#again.add(cancel);
  }

  #send(request: Request, expected: number | undefined, answer: OpenRequest["answer"]): void {
    const id = `${this.#client}-${++this.#requests}`;
    const message: RequestMessage = {
      type: "request",
      id,
      request,
      ...(expected === undefined ? {} : { expected }),
    };
    this.#open.set(id, { message, answer });
    if (this.#connectionState === "live") this.#connection.send(message);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const isFirst = this.#snapshot === null;
        this.#snapshot = message.snapshot;
        this.#versions = new VersionCheck(message.snapshot.state);
        this.#position = message.position;
        this.#needsSnapshot = false;
        this.#live(message);
        if (isFirst) this.#opened();
        else this.#jumps.next(message.snapshot.state);
        return;
      }
      case "resumed":
        return this.#live(message);
      case "commit":
        return this.#follow(message);
      case "answer": {
        const open = this.#open.get(message.id);
        this.#open.delete(message.id);
        open?.answer(message.refused);
        return;
      }
      case "refused":
        // A house that has no room now may have some later. It closes the connection, so the next attempt follows.
        if (message.code === "full" && this.#snapshot !== null) return;
        this.#connection.close();
        this.#end("refused");
        return this.#failed(new RefusedByHouse(message.code, message.message));
      case "pong":
        return;
      default:
        return unknownMessage(message);
    }
  }

  /** The house has accepted the connection. The requests without an answer are sent again, in order. */
  #live({ you, now }: { readonly you: You; readonly now: number }): void {
    this.#you = you;
    this.#offset = this.#options.clock.now() - now;
    this.#change("live");
    for (const { message } of this.#open.values()) this.#connection.send(message);
    this.#drawWords();
  }

  #follow(commit: CommitMessage): void {
    if (this.#snapshot === null || commit.position <= this.#position) return;
    if (commit.position > this.#position + 1) return this.#requestSnapshot();
    this.#position = commit.position;
    if (commit.seats !== undefined) this.#you = { ...this.#you, seats: commit.seats };
    let isJump = false;
    try {
      for (const fact of commit.facts) {
        const folded = afterFact(this.#snapshot, fact, this.#you.seats, (event, snapshot) => {
          this.#snapshot = snapshot;
          this.#events.next(event);
        });
        this.#snapshot = folded.snapshot;
        if (fact.type === "StakeRefused") this.#refusals.next(stakeRefusal(fact.code));
        if (!folded.isJump) continue;
        isJump = true;
        this.#versions = new VersionCheck(folded.snapshot.state);
      }
    } catch {
      // The commit does not follow this table. A snapshot replaces it.
      return this.#requestSnapshot();
    }
    this.#snapshot = { ...this.#snapshot, deadline: commit.deadline };
    this.#versions?.follow(this.#snapshot.state);
    this.#change(this.#connectionState);
    if (isJump) this.#jumps.next(this.#snapshot.state);
    this.#drawWords();
  }

  #requestSnapshot(): void {
    this.#needsSnapshot = true;
    this.#connection.restart();
  }

  #interrupted(reason: Interruption): void {
    if (reason === "token") {
      this.#end("refused");
      return this.#failed(new RefusedByHouse("token", "The token is not accepted."));
    }
    if (reason === "behind") this.#needsSnapshot = true;
    if (this.#snapshot !== null) this.#change(reason === "moved" ? "moved" : "reconnecting");
  }

  #end(state: ConnectionState): void {
    this.#change(state);
    for (const cancel of this.#again) cancel();
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { answer } of open) answer(rejection("table-closed", null));
  }

  #change(state: ConnectionState): void {
    this.#connectionState = state;
    this.#status.next(this.#currentStatus());
  }

  #currentStatus(): RemoteStatus {
    const { watches, isDevelopment } = this.#you;
    const players = Object.entries(this.#snapshot?.players ?? {}) as [Seat, { readonly isAway: boolean }][];
    const deadline = this.#snapshot?.deadline ?? null;
    return {
      connection: this.#connectionState,
      watches,
      ready: this.#snapshot?.ready ?? [],
      away: players.filter(([, { isAway }]) => isAway).map(([seat]) => seat),
      dueAt: deadline === null ? null : deadline + this.#offset,
      isDevelopment,
    };
  }
}

function stakeRefusal(code: StakeRefused["code"]): Refusal {
  const message =
    code === "wallet-refused" ? "Your wallet refused the bet." : "Your wallet did not answer. The bet was not made.";
  return { accepted: false, code, detail: null, message };
}

function unknownMessage(message: never): never {
  throw new TypeError(`Unknown message ${JSON.stringify(message)}.`);
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
