import type { Socket } from "node:net";
import type { Seat } from "@thunderjack/core";
import type { Following, PublicCommit } from "@thunderjack/house";
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
import { commitText } from "./client-texts.js";
import type { Service } from "./service.js";
import type { Access } from "./tokens.js";

/** The number of bytes that may wait to be sent to a client. A client that is further behind is dropped. */
const LARGEST_BACKLOG = 256 * 1024;

/** The time within which a client must send `hello`, in milliseconds. */
const HELLO_TIME = 10_000;

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
export class TableSocket {
  readonly #service: Service;
  readonly #table: string;
  readonly #socket: WebSocket;
  /** The connection below the WebSocket. */
  readonly #connection: Socket;
  #isCorked = false;
  readonly #helloTimer: NodeJS.Timeout;
  #access: Access | null = null;
  #following: Following | null = null;
  #seats: readonly Seat[] = [];
  #hasGreeted = false;
  #openRequests = 0;
  /** The commits that arrive before the first message is sent; `null` afterwards. */
  #early: PublicCommit[] | null = [];
  #expiry: NodeJS.Timeout | null = null;

  constructor(service: Service, table: string, socket: WebSocket, connection: Socket) {
    this.#service = service;
    this.#table = table;
    this.#socket = socket;
    this.#connection = connection;
    service.metrics.sockets.inc({ kind: "socket" });
    this.#helloTimer = setTimeout(() => this.#refuse("protocol", POLICY_VIOLATION), HELLO_TIME);
    socket.on("message", (data, isBinary) => this.#received(isBinary ? "" : data.toString()));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#closed());
  }

  /** Asks the client to connect to another process. */
  move(): void {
    this.#socket.close(CLOSE_CODES.moved, "The house is being restarted.");
  }

  #received(text: string): void {
    const message = clientMessageOf(text);
    if (message === null) return this.#refuse("protocol", POLICY_VIOLATION);
    if (message.type === "ping") return this.#send(textOf({ type: "pong" }));
    if (message.type === "hello" && !this.#hasGreeted) {
      this.#hasGreeted = true;
      clearTimeout(this.#helloTimer);
      this.#greet(message).catch((reason) => this.#failed(reason));
    } else if (message.type === "request" && this.#following !== null) {
      this.#ask(message).catch((reason) => this.#failed(reason));
    } else this.#refuse("protocol", POLICY_VIOLATION);
  }

  async #greet({ protocol, token, after }: Hello): Promise<void> {
    const { house, tokens, presence } = this.#service;
    if (protocol !== PROTOCOL) return this.#refuse("protocol", POLICY_VIOLATION);
    const access = token === undefined ? null : await tokens.access(token, this.#table);
    if (token !== undefined && access === null) return this.#refuse("token", CLOSE_CODES.token);
    const player = access?.may === "play" ? access.player : null;
    const following = await house.follow(this.#table, player?.id ?? null, after ?? null, (commit) =>
      this.#follow(commit),
    );
    if (following === null) return this.#refuse("unknown-table", POLICY_VIOLATION);
    if (this.#socket.readyState !== this.#socket.OPEN) return following.stop();
    this.#access = access;
    this.#following = following;
    this.#seats = following.seats;
    const you = {
      name: access?.player.name ?? null,
      seats: following.seats,
      watches: player === null,
      isDevelopment: tokens.isDevelopment,
    };
    const { position, snapshot, missed } = following;
    const first: ServerMessage =
      snapshot === null
        ? { type: "resumed", position, now: Date.now(), you }
        : { type: "welcome", protocol: PROTOCOL, position, now: Date.now(), snapshot, you };
    this.#send(textOf(first));
    const early = this.#early ?? [];
    this.#early = null;
    for (const commit of [...missed, ...early]) this.#follow(commit);
    if (access !== null) {
      const left = Math.min(access.expires - Date.now(), 2 ** 31 - 1);
      this.#expiry = setTimeout(() => this.#refuse("token", CLOSE_CODES.token), left);
    }
    if (player !== null) presence.joined(this.#table, player, following.seats);
  }

  #follow(commit: PublicCommit): void {
    if (this.#early !== null) {
      this.#early.push(commit);
      return;
    }
    if (commit.seats !== undefined) this.#seats = commit.seats;
    this.#send(commitText(commit));
    this.#service.metrics.delivery.observe(Math.max(0, Date.now() - commit.at) / 1000);
  }

  async #ask({ id, request, expected }: RequestMessage): Promise<void> {
    const { house, metrics, requestLimit } = this.#service;
    const access = this.#access;
    if (access === null || access.may !== "play") return this.#refuse("token", CLOSE_CODES.token);
    if (request.type === "TakeSeat" && !access.seats.includes(request.seat)) {
      return this.#refuse("token", CLOSE_CODES.token);
    }
    const isAllowed = await requestLimit.consume(access.player.id).then(
      () => true,
      () => false,
    );
    if (!isAllowed || this.#openRequests >= OPEN_REQUESTS) return this.#refuse("full", POLICY_VIOLATION);
    this.#openRequests += 1;
    const end = metrics.acknowledgement.startTimer();
    const { player } = access;
    const { refused, position } = await house.ask(this.#table, {
      id: `${player.id}/${id}`,
      player,
      request,
      ...(expected === undefined ? {} : { expected }),
    });
    end();
    this.#openRequests -= 1;
    if (refused?.code === "house-closing") return this.move();
    if (refused !== null) metrics.refusals.inc({ code: refused.code });
    this.#send(textOf({ type: "answer", id, refused, position }));
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > LARGEST_BACKLOG) {
      this.#service.metrics.dropped.inc();
      this.#stop();
      this.#socket.close(CLOSE_CODES.behind, "Too far behind.");
      // The close frame waits behind the backlog, which the client may never read.
      setTimeout(() => this.#socket.terminate(), 5000).unref();
      return;
    }
    this.#cork();
    this.#socket.send(text);
  }

  /** Writes the messages of one turn of the event loop at once, such as a commit and the answer to its request. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#connection.cork();
    setImmediate(() => {
      this.#isCorked = false;
      this.#connection.uncork();
    });
  }

  #refuse(code: RefusedCode, closeCode: number): void {
    this.#stop();
    this.#send(textOf({ type: "refused", code, message: MESSAGES[code] }));
    this.#socket.close(closeCode, MESSAGES[code]);
  }

  #failed(reason: unknown): void {
    this.#service.metrics.failures.inc();
    this.#service.log("error", "connection failed", { table: this.#table, reason: String(reason) });
    this.#socket.close(CLOSE_CODES.moved);
  }

  #stop(): void {
    clearTimeout(this.#helloTimer);
    if (this.#expiry !== null) clearTimeout(this.#expiry);
    this.#following?.stop();
  }

  #closed(): void {
    this.#stop();
    this.#service.metrics.sockets.dec({ kind: "socket" });
    const access = this.#access;
    if (access?.may === "play" && this.#following !== null) {
      this.#service.presence.left(this.#table, access.player, () => this.#seats);
    }
  }
}
