import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { systemClock } from "@thunderjack/core/system-clock";
import { House, type HouseStore, type Wallet } from "@thunderjack/house";
import { WebSocketServer } from "ws";
import { httpRoutes } from "./http-routes.js";
import { Limit } from "./limit.js";
import type { Log } from "./log.js";
import type { Metrics } from "./metrics.js";
import { Presence } from "./presence.js";
import type { Client, Service } from "./service.js";
import { TableSocket } from "./table-socket.js";
import type { Tokens } from "./tokens.js";

/** The largest message of a client, in bytes. */
const LARGEST_MESSAGE = 8 * 1024;

/** The time for which a drain waits for clients that do not close their connections, in milliseconds. */
const DRAIN_TIME = 5000;

const SOCKET_PATH = /^\/tables\/([a-z0-9-]{1,40})\/socket(?:\?|$)/;

/** The options of a server. */
export interface ServerOptions {
  readonly store: HouseStore & { ping(): Promise<void> };
  readonly tokens: Tokens;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The origins of pages that may connect, such as `https://casino.example`; `null` for all, in development. */
  readonly origins: readonly string[] | null;
  /** The wallet of the operator, which pays the stakes of new tables; defaults to the accounts in the store. */
  readonly wallet?: Wallet;
  /** The largest number of connections; defaults to 10,000. */
  readonly connections?: number;
  /** The largest number of requests of a player in a second; defaults to 20. */
  readonly requestsPerSecond?: number;
  /** The largest number of connections and HTTP requests of an address in a second; defaults to 50. */
  readonly addressPerSecond?: number;
  /**
   * Whether all clients connect through a proxy of the operator, which adds their address to `x-forwarded-for`. Defaults to
   * `false`: the address is that of the connection.
   */
  readonly isBehindProxy?: boolean;
  /** Returns the time that all processes of the house share, in milliseconds since 1970. Defaults to the clock of this machine. */
  readonly now?: () => number;
}

/** One process of a house: HTTP, WebSockets and server-sent events. */
export class HouseServer {
  readonly house: House;
  readonly #options: ServerOptions;
  readonly #service: Service;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  #isDraining = false;

  constructor(options: ServerOptions) {
    const { store, wallet, tokens, metrics, log, connections = 10_000, isBehindProxy = false } = options;
    const now = options.now ?? Date.now;
    const { requestsPerSecond = 20, addressPerSecond = 50 } = options;
    this.#options = options;
    const clients = new Set<Client>();
    this.house = new House({
      store,
      ...(wallet === undefined ? {} : { wallet }),
      clock: { now, schedule: systemClock.schedule },
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      failed: (reason, table) => {
        metrics.failures.inc();
        log("error", "house failed", { table, reason: String(reason) });
      },
    });
    this.#service = {
      ...{ house: this.house, store, tokens, metrics, log },
      presence: new Presence(this.house),
      clients,
      requestLimit: new Limit(requestsPerSecond),
      addressLimit: new Limit(addressPerSecond),
      now,
      addressOf: (request) => addressOf(request, isBehindProxy),
      isFull: () => clients.size >= connections,
      isDraining: () => this.#isDraining,
    };
    const routes = httpRoutes(this.#service);
    this.#server = createAdaptorServer({ fetch: routes.fetch }) as Server;
    this.#server.prependListener("request", (request, response) => {
      const { origin } = request.headers;
      if (origin !== undefined && this.#allows(origin)) {
        response.setHeader("access-control-allow-origin", origin);
        response.setHeader("vary", "origin");
      }
      if (tokens.isDevelopment) response.setHeader("x-thunderjack-development", "this house signs its own tokens");
    });
    this.#server.on("upgrade", (request, socket, head) => {
      // The HTTP server has given up the socket, so nothing else handles its errors, such as a reset by the client.
      socket.on("error", () => socket.destroy());
      this.#upgrade(request, socket as Socket, head).catch((reason: unknown) => {
        metrics.failures.inc();
        log("error", "an upgrade failed", { reason: String(reason) });
        socket.destroy();
      });
    });
  }

  /** Starts to listen. Returns the port. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, host, resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * Closes the server without losing a request: refuses new connections, finishes the requests, and asks the clients to
   * connect to another process.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#server.close();
    await this.house.drain();
    this.#service.presence.end();
    for (const client of this.#service.clients) client.move();
    const end = Date.now() + DRAIN_TIME;
    while (this.#sockets.clients.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.closeAllConnections();
  }

  async #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const { origin } = request.headers;
    const table = SOCKET_PATH.exec(request.url ?? "")?.[1];
    if (table === undefined) return refuse(socket, "404 Not Found");
    if (origin !== undefined && !this.#allows(origin)) return refuse(socket, "403 Forbidden");
    if (this.#isDraining) return refuse(socket, "503 Service Unavailable");
    const { addressLimit, addressOf } = this.#service;
    if (!(await addressLimit.allows(addressOf(request)))) return refuse(socket, "429 Too Many Requests");
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      new TableSocket(this.#service, table, webSocket, socket);
    });
  }

  #allows(origin: string): boolean {
    return this.#options.origins === null || this.#options.origins.includes(origin);
  }
}

/** Returns the address of a client. The proxy of the operator adds the last address of the header. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return forwarded || (socket.remoteAddress ?? "");
}

function refuse(socket: Socket, status: string): void {
  // A client that never closes its side would keep the socket.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}
