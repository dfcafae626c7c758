import { type Command, chosenSeeds, publicEvent, type Seat, Table, type TableEvent } from "@thunderjack/core";
import { houseRefusal, type PublicFact, type SeatedPlayer, TABLE_SETTINGS } from "@thunderjack/house";
import { type ClientMessage, clientMessageOf, type ServerMessage, textOf } from "../src/index.js";
import type { ConnectionListener, Transport } from "../src/transport.js";

/** A house with one table, one client and a network that tests interrupt. It answers at once unless it is muted. */
export class FakeHouse implements Transport {
  readonly canSend = true;
  readonly table = new Table({ rules: "thunderjack", seeds: chosenSeeds("remote") });
  /** The messages that arrived, in order. */
  readonly arrived: ClientMessage[] = [];
  /** The positions with which the client has connected. */
  readonly connections: (number | null)[] = [];
  seats: readonly Seat[] = ["middle"];
  players: Partial<Record<Seat, SeatedPlayer>> = {
    middle: { name: "Ada", words: "ada’s words", isAway: false },
    left: { name: "Ben", words: "ben’s words", isAway: true },
  };
  now = 1_000_000;
  /** Whether the house refuses each connection, because it has no room. */
  isFull = false;
  /** The code with which the house refuses words; `null` if it accepts them. */
  refusesWords: "too-many-requests" | "unavailable" | null = null;
  /** Whether the house receives nothing. */
  isUnreachable = false;
  /** Whether the house receives messages and sends nothing. */
  isMute = false;
  readonly #commits: ServerMessage[] = [];
  readonly #answers = new Map<string, ServerMessage>();
  #listener: ConnectionListener | null = null;

  connect(listener: ConnectionListener, after: number | null) {
    this.connections.push(after);
    if (this.isUnreachable) {
      listener.closed(1006);
      return { send() {}, close() {} };
    }
    this.#listener = listener;
    listener.opened();
    return {
      send: (text: string) => this.#receive(text),
      close: () => {
        if (this.#listener === listener) this.#listener = null;
      },
    };
  }

  get position(): number {
    return this.#commits.length;
  }

  /** Closes the connection with a code. */
  interrupt(code = 1006): void {
    const listener = this.#listener;
    this.#listener = null;
    listener?.closed(code);
  }

  /** Sends a text as it is. */
  say(text: string): void {
    if (!this.isMute) this.#listener?.received(text);
  }

  /** Commits facts, and sends the commit if the client is connected. */
  commit(
    facts: readonly PublicFact[],
    more: { readonly seats?: readonly Seat[]; readonly deadline?: number } = {},
  ): void {
    const { deadline = null, ...rest } = more;
    const message = { type: "commit", position: this.position + 1, at: this.now, deadline, facts, ...rest } as const;
    this.#commits.push(message);
    this.#send(message);
  }

  /** Plays a command at the table, and commits its events. */
  play(command: Command): void {
    const decision = this.table.dispatch(command);
    if (!decision.accepted) throw new Error(decision.message);
    const events = decision.events.map((event) => publicEvent(event) as TableEvent);
    this.commit([{ type: "Played", command, events }]);
  }

  /** The whole table, as the house sends it. */
  get welcome(): ServerMessage {
    const { rules, fairness, publicState } = this.table;
    if (fairness === null) throw new Error("The table has no commitment.");
    return {
      type: "welcome",
      protocol: 1,
      position: this.position,
      now: this.now,
      snapshot: {
        name: "Table 7",
        rules,
        settings: TABLE_SETTINGS,
        shoe: 1,
        fairness,
        state: publicState,
        players: this.players,
        ready: [],
        deadline: null,
      },
      you: this.#you,
    };
  }

  get #you() {
    return { name: "Ada", seats: this.seats, watches: this.seats.length === 0, isDevelopment: false };
  }

  #send(message: ServerMessage): void {
    this.say(textOf(message));
  }

  #receive(text: string): void {
    const message = clientMessageOf(text);
    if (message === null) throw new Error(`The client sent an invalid message: ${text}`);
    this.arrived.push(message);
    if (message.type === "ping") return this.#send({ type: "pong" });
    if (message.type === "hello") return this.isFull ? this.#refuse() : this.#hello(message.after);
    const answered = this.#answers.get(message.id);
    if (answered !== undefined) return this.#send(answered);
    if (message.request.type === "SetWords") {
      if (this.refusesWords !== null) return this.#answer(message.id, houseRefusal(this.refusesWords));
      const { seat, words } = message.request;
      const player = this.players[seat];
      if (player !== undefined) this.players = { ...this.players, [seat]: { ...player, words } };
      this.commit([{ type: "WordsSet", seat, words }]);
    }
    if (message.request.type !== "Play") return this.#answer(message.id, null);
    const { command } = message.request;
    const options = message.expected === undefined ? {} : { expected: message.expected };
    const decision = this.table.dispatch(command, options);
    if (decision.accepted) {
      const events = decision.events.map((event) => publicEvent(event) as TableEvent);
      this.commit([{ type: "Played", command, events }]);
    }
    this.#answer(message.id, decision.accepted ? null : decision);
  }

  #refuse(): void {
    this.#send({ type: "refused", code: "full", message: "The house has no room for another connection." });
    this.interrupt(1008);
  }

  #hello(after: number | undefined): void {
    if (after === undefined) return this.#send(this.welcome);
    this.#send({ type: "resumed", position: this.position, now: this.now, you: this.#you });
    for (const commit of this.#commits.slice(after)) this.#send(commit);
  }

  #answer(id: string, refused: Extract<ServerMessage, { readonly type: "answer" }>["refused"]): void {
    const answer: ServerMessage = { type: "answer", id, refused, position: this.position };
    this.#answers.set(id, answer);
    this.#send(answer);
  }
}
