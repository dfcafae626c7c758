import type { Socket } from "node:net";

/** The number of bytes that may wait to be sent to a client. A client that is further behind is dropped. */
const LARGEST_BACKLOG = 256 * 1024;

/** The bytes that wait to be sent over one connection, of a WebSocket or of server-sent events. */
export class Outbox {
  /** The connections that were written to in this turn of the event loop. */
  static #corked: Outbox[] = [];

  readonly #connection: Socket;
  readonly #drop: () => void;
  #isCorked = false;
  #isDropped = false;

  /** @param drop called once, instead of a write, when the client is too far behind */
  constructor(connection: Socket, drop: () => void) {
    this.#connection = connection;
    this.#drop = drop;
  }

  /** The number of bytes that wait. */
  get backlog(): number {
    return this.#connection.writableLength;
  }

  /**
   * Writes to the connection, unless the client is too far behind. The bytes of one turn of the event loop are sent at once,
   * because a commit and the answer to its request are often written in one turn.
   */
  write(bytes: string | Buffer): void {
    if (this.#isDropped || !this.#connection.writable) return;
    if (this.backlog > LARGEST_BACKLOG) {
      this.#isDropped = true;
      return this.#drop();
    }
    this.#cork();
    this.#connection.write(bytes);
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#connection.cork();
    if (Outbox.#corked.push(this) === 1) setImmediate(Outbox.#uncorkAll);
  }

  static readonly #uncorkAll = () => {
    const corked = Outbox.#corked;
    Outbox.#corked = [];
    for (const outbox of corked) {
      outbox.#isCorked = false;
      outbox.#connection.uncork();
    }
  };
}
