import type { Cancel, Clock } from "@thunderjack/core";
import { serverMessageOf } from "./message-schema.js";
import { CLOSE_CODES, type ClientMessage, PROTOCOL, type ServerMessage, textOf } from "./protocol.js";
import type { Connection, Transport } from "./transport.js";

/** The time after which a silent connection is checked, in milliseconds. */
const PING_AFTER = 15_000;

/** The time within which a house must answer a ping or a hello, in milliseconds. */
const ANSWER_WITHIN = 10_000;

/** The delay before the second attempt to connect, in milliseconds. It doubles with each further attempt. */
const FIRST_DELAY = 250;

/** The longest delay between two attempts, in milliseconds. */
const LONGEST_DELAY = 15_000;

/** The reason why there is no connection. */
export type Interruption = "reconnecting" | "behind" | "moved" | "token";

const REASONS: ReadonlyMap<number, Interruption> = new Map([
  [CLOSE_CODES.moved, "moved"],
  [CLOSE_CODES.behind, "behind"],
]);

/** The options of a {@link HouseConnection}. */
export interface HouseConnectionOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  /** Returns a random number from 0 to below 1, for the delays between attempts. */
  readonly chance: () => number;
  readonly token: string | undefined;
  /** Returns the position of the last received commit; `null` for a connection that begins with a snapshot. */
  readonly position: () => number | null;
  readonly received: (message: ServerMessage) => void;
  readonly interrupted: (reason: Interruption) => void;
}

/** A connection to a house that is opened again after each interruption, until it is closed or the token is refused. */
export class HouseConnection {
  readonly #options: HouseConnectionOptions;
  #connection: Connection | null = null;
  #isOpen = false;
  #isClosed = false;
  #attempts = 0;
  #cancelTimer: Cancel = () => {};

  constructor(options: HouseConnectionOptions) {
    this.#options = options;
  }

  /** Sends a message. A no-op while there is no connection. */
  send(message: ClientMessage): void {
    if (this.#isOpen) this.#connection?.send(textOf(message));
  }

  /** Closes the connection and opens another one at once. */
  restart(): void {
    this.#connection?.close();
    this.#interrupt(0);
  }

  /** Closes the connection. */
  close(): void {
    this.#isClosed = true;
    this.#isOpen = false;
    this.#cancelTimer();
    this.#connection?.close();
    this.#connection = null;
  }

  /** Connects for the first time. Later connections follow by themselves. */
  connect(): void {
    const { transport, position, token } = this.#options;
    const after = position();
    // The callbacks of an earlier connection are ignored.
    const own = <Values extends readonly unknown[]>(callback: (...values: Values) => void) => {
      return (...values: Values) => {
        if (!this.#isClosed && this.#connection === connection) callback(...values);
      };
    };
    let connection: Connection | null = null;
    this.#waitForAnswer();
    // A transport may call back before `connect` returns. The connection is then not known yet, so the calls are queued.
    const early: (() => void)[] = [];
    let isKnown = false;
    const queued = <Values extends readonly unknown[]>(callback: (...values: Values) => void) => {
      const guarded = own(callback);
      return (...values: Values) => {
        if (isKnown) guarded(...values);
        else early.push(() => guarded(...values));
      };
    };
    connection = transport.connect(
      {
        opened: queued(() => {
          this.#isOpen = true;
          this.send({
            type: "hello",
            protocol: PROTOCOL,
            ...(token === undefined ? {} : { token }),
            ...(after === null ? {} : { after }),
          });
        }),
        received: queued((text: string) => this.#receive(text)),
        closed: queued((code: number) => this.#interrupt(code)),
      },
      after,
    );
    this.#connection = connection;
    isKnown = true;
    for (const call of early) call();
  }

  #receive(text: string): void {
    const message = serverMessageOf(text);
    // A message that is not valid is not used. The next gap in the positions leads to a new snapshot.
    if (message === null) return;
    if (message.type === "welcome" || message.type === "resumed") this.#attempts = 0;
    this.#waitForSilence();
    this.#options.received(message);
  }

  #waitForSilence(): void {
    this.#cancelTimer();
    if (this.#isClosed || !this.#options.transport.canSend) return;
    this.#cancelTimer = this.#options.clock.schedule(PING_AFTER, () => {
      this.send({ type: "ping" });
      this.#waitForAnswer();
    });
  }

  #waitForAnswer(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#options.clock.schedule(ANSWER_WITHIN, () => this.restart());
  }

  #interrupt(code: number): void {
    this.#isOpen = false;
    this.#connection = null;
    this.#cancelTimer();
    if (code === CLOSE_CODES.token) {
      this.#isClosed = true;
      this.#options.interrupted("token");
      return;
    }
    this.#options.interrupted(REASONS.get(code) ?? "reconnecting");
    if (this.#isClosed) return;
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts);
    // Clients that lose their connection together do not connect again at the same moment.
    const delay = longest * (0.5 + this.#options.chance() / 2);
    this.#attempts++;
    this.#cancelTimer = this.#options.clock.schedule(delay, () => this.connect());
  }
}
