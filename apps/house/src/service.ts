import type { IncomingMessage } from "node:http";
import type { House, HouseStore } from "@thunderjack/house";
import type { Limit } from "./limit.js";
import type { Log } from "./log.js";
import type { Metrics } from "./metrics.js";
import type { Presence } from "./presence.js";
import type { Tokens } from "./tokens.js";

/** The parts that all connections of a process use. */
export interface Service {
  readonly house: House;
  readonly store: HouseStore & { ping(): Promise<void> };
  readonly tokens: Tokens;
  readonly metrics: Metrics;
  readonly presence: Presence;
  readonly log: Log;
  /** The connected players and watchers. */
  readonly clients: Set<Client>;
  /** Limits the requests of a player. */
  readonly requestLimit: Limit;
  /** Limits the connections and HTTP requests of an address. */
  readonly addressLimit: Limit;
  /** Returns the address of a client. */
  addressOf(request: IncomingMessage): string;
  /** Whether there is no room for another client. */
  isFull(): boolean;
  /** Whether the process is about to end. */
  isDraining(): boolean;
}

/** A connected player or watcher. */
export interface Client {
  /** The number of bytes that wait to be sent. */
  readonly backlog: number;
  /** Asks the client to connect to another process. */
  move(): void;
}
