import type { Seat } from "@thunderjack/core";
import type { HouseSnapshot, PublicCommit, Refusal, Request } from "@thunderjack/house";

/*
 * The messages between a house and its clients, as JSON texts. Players and watchers send and receive them over a
 * WebSocket. The stream of server-sent events of a table contains the messages of the server.
 */

/** The version of the protocol. A house refuses a client with another version. */
export const PROTOCOL = 1;

/** The close codes of a connection. */
export const CLOSE_CODES = {
  /** The house is being restarted or the table has moved. The client connects again at once. */
  moved: 1012,
  /** The token is missing, invalid or expired. The client does not connect again. */
  token: 4001,
  /** The client was too far behind. It connects again and receives a snapshot. */
  behind: 4008,
} as const;

/** A message of a client. */
export type ClientMessage = Hello | RequestMessage | Ping;

/** The first message of a connection. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  /** The token of the player or watcher, signed by the operator; absent for a watcher without an account. */
  readonly token?: string;
  /** The position of the last commit that the client has received; absent if it has no table yet. */
  readonly after?: number;
}

/** A request of the player. It is carried out once, even if the message is repeated. */
export interface RequestMessage {
  readonly type: "request";
  /** The id of the request. It is unique among the requests of the player at the table. */
  readonly id: string;
  readonly request: Request;
  /** The version of the table on which the player decided; absent for a request that applies to any table. */
  readonly expected?: number;
}

/** Requests a {@link Pong}, so that a connection that is interrupted without a notice is found. */
export interface Ping {
  readonly type: "ping";
}

/** A message of a house. */
export type ServerMessage = Welcome | Resumed | CommitMessage | Answer | Refused | Pong;

/** The first answer to a {@link Hello}: the whole table. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  /** The position of the last commit of the snapshot. */
  readonly position: number;
  /** The time of the house, in milliseconds since 1970. */
  readonly now: number;
  readonly snapshot: HouseSnapshot;
  readonly you: You;
}

/** The answer to a {@link Hello} with a recent position: the commits after it follow. */
export interface Resumed {
  readonly type: "resumed";
  /** The position of the last commit of the table. The client has the whole table when it has received this commit. */
  readonly position: number;
  /** The time of the house, in milliseconds since 1970. */
  readonly now: number;
  readonly you: You;
}

/** A commit of the table. It is sent after it was stored. */
export interface CommitMessage extends PublicCommit {
  readonly type: "commit";
}

/** The answer to a request. It follows the commit of the request. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  /** The refusal; `null` if the request was carried out. */
  readonly refused: Refusal | null;
  /** The position of the table when the request was answered. */
  readonly position: number;
}

/** The reasons for which a house refuses a connection. */
export type RefusedCode = "token" | "full" | "unknown-table" | "protocol";

/** The house refuses the connection, and closes it. */
export interface Refused {
  readonly type: "refused";
  readonly code: RefusedCode;
  /** The reason, as an English sentence. */
  readonly message: string;
}

/** The answer to a {@link Ping}. */
export interface Pong {
  readonly type: "pong";
}

/** The client, as the house knows it. */
export interface You {
  /** The name of the player; `null` for a watcher without an account. */
  readonly name: string | null;
  readonly seats: readonly Seat[];
  /** Whether the client can only watch. */
  readonly watches: boolean;
  /** Whether the house signs its own tokens, which is meant for development only. */
  readonly isDevelopment: boolean;
}

/** Returns a message as text. */
export function textOf(message: ClientMessage | ServerMessage): string {
  return JSON.stringify(message);
}
