import type { Socket } from "node:net";
import type { Answer } from "@thunderjack/house";
import {
  CLOSE_CODES,
  clientMessageOf,
  type Hello,
  PROTOCOL,
  type RefusedCode,
  type RequestMessage,
  type ServerMessage,
  textOf,
} from "@thunderjack/remote";
import type { WebSocket } from "ws";
import { commitFrame, frameOf } from "./client-bytes.js";
import { Feed } from "./feed.js";
import { Outbox } from "./outbox.js";
import { allows, carryOut, tooManyRequests } from "./player-request.js";
import type { Client, Service } from "./service.js";
import type { Access } from "./tokens.js";

/** The time within which a client must send `hello`, in milliseconds. */
const HELLO_TIME = 10_000;

/** The time within which a client must confirm that its connection is closed, in milliseconds. */
const CLOSE_TIME = 5000;

/** The largest number of requests of a connection without an answer. */
const OPEN_REQUESTS = 32;

const POLICY_VIOLATION = 1008;

const MESSAGES: Readonly<Record<RefusedCode, string>> = {
  token: "The token is missing, invalid or expired.",
  full: "The house has no room for another connection.",
  "unknown-table": "There is no such table.",
  protocol: "The house does not understand this message or this version of the protocol.",
};

/** A WebSocket of a player or a watcher at one table. */
export class TableSocket implements Client {
  readonly #service: Service;
  readonly #table: string;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #helloTimer: NodeJS.Timeout;
  #access: Access | null = null;
  #feed: Feed | null = null;
  #hasGreeted = false;
  #openRequests = 0;
  #expiry: NodeJS.Timeout | null = null;

  /** @param connection the connection below the WebSocket */
  constructor(service: Service, table: string, socket: WebSocket, connection: Socket) {
    this.#service = service;
    this.#table = table;
    this.#socket = socket;
    this.#outbox = new Outbox(connection, () => this.#drop());
    service.metrics.sockets.inc({ kind: "socket" });
    this.#helloTimer = setTimeout(() => this.#refuse("protocol", POLICY_VIOLATION), HELLO_TIME);
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#closed());
    if (service.isFull()) this.#refuse("full", POLICY_VIOLATION);
    else service.clients.add(this);
    socket.on("message", (data, isBinary) => this.#received(isBinary ? "" : data.toString()));
  }

  get backlog(): number {
    return this.#outbox.backlog;
  }

  move(): void {
    this.#socket.close(CLOSE_CODES.moved, "The house is being restarted.");
  }

  #received(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const message = clientMessageOf(text);
    if (message === null) return this.#refuse("protocol", POLICY_VIOLATION);
    if (message.type === "ping") return this.#send({ type: "pong" });
    if (message.type === "hello" && !this.#hasGreeted) {
      this.#hasGreeted = true;
      clearTimeout(this.#helloTimer);
      this.#greet(message).catch((reason) => this.#failed(reason));
    } else if (message.type === "request" && this.#feed !== null) {
      this.#ask(message).catch((reason) => this.#failed(reason));
    } else this.#refuse("protocol", POLICY_VIOLATION);
  }

  async #greet({ protocol, token, after }: Hello): Promise<void> {
    const { tokens, presence } = this.#service;
    if (protocol !== PROTOCOL) return this.#refuse("protocol", POLICY_VIOLATION);
    const access = token === undefined ? null : await tokens.access(token, this.#table);
    if (token !== undefined && access === null) return this.#refuse("token", CLOSE_CODES.token);
    const feed = await Feed.open(this.#service, this.#table, access, after ?? null);
    if (feed === null) return this.#refuse("unknown-table", POLICY_VIOLATION);
    if (this.#socket.readyState !== this.#socket.OPEN) return feed.stop();
    this.#access = access;
    this.#feed = feed;
    this.#send(feed.first());
    feed.begin((commit) => this.#write(commitFrame(commit)));
    if (access !== null) {
      const left = Math.min(access.expires - Date.now(), 2 ** 31 - 1);
      this.#expiry = setTimeout(() => this.#refuse("token", CLOSE_CODES.token), left);
    }
    if (access?.may === "play") presence.joined(this.#table, access.player, feed.seats);
  }

  async #ask(message: RequestMessage): Promise<void> {
    const access = this.#access;
    if (access === null || !allows(access, message.request)) return this.#refuse("token", CLOSE_CODES.token);
    const answer =
      this.#openRequests < OPEN_REQUESTS
        ? await this.#carryOut(access, message)
        : tooManyRequests(this.#service.metrics);
    if (answer.refused?.code === "house-closing") return this.move();
    this.#send({ type: "answer", id: message.id, ...answer });
  }

  async #carryOut(access: Access, message: RequestMessage): Promise<Answer> {
    this.#openRequests += 1;
    const answer = await carryOut(this.#service, this.#table, access, message);
    this.#openRequests -= 1;
    return answer;
  }

  #send(message: ServerMessage): void {
    this.#write(frameOf(textOf(message)));
  }

  /** Writes a frame below the WebSocket, which would make a header for each client. Without compression, it has no queue. */
  #write(frame: Buffer): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#outbox.write(frame);
  }

  #drop(): void {
    this.#service.metrics.dropped.inc();
    this.#stop();
    // The close frame waits behind the backlog, which the client may never read.
    this.#close(CLOSE_CODES.behind, "Too far behind.");
  }

  #refuse(code: RefusedCode, closeCode: number): void {
    this.#stop();
    this.#send({ type: "refused", code, message: MESSAGES[code] });
    this.#close(closeCode, MESSAGES[code]);
  }

  #close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIME).unref();
  }

  #failed(reason: unknown): void {
    this.#service.metrics.failures.inc();
    this.#service.log("error", "connection failed", { table: this.#table, reason: String(reason) });
    this.#socket.close(CLOSE_CODES.moved);
  }

  #stop(): void {
    clearTimeout(this.#helloTimer);
    if (this.#expiry !== null) clearTimeout(this.#expiry);
    this.#feed?.stop();
  }

  #closed(): void {
    this.#stop();
    const { clients, metrics, presence } = this.#service;
    clients.delete(this);
    metrics.sockets.dec({ kind: "socket" });
    const feed = this.#feed;
    if (this.#access?.may === "play" && feed !== null) {
      presence.left(this.#table, this.#access.player, () => feed.seats);
    }
  }
}
