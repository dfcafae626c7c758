export { clientMessageOf, requestMessage, serverMessageOf } from "./message-schema.js";
export {
  type Answer,
  CLOSE_CODES,
  type ClientMessage,
  type CommitMessage,
  type Hello,
  type Ping,
  type Pong,
  PROTOCOL,
  type Refused,
  type RefusedCode,
  type RequestMessage,
  type Resumed,
  type ServerMessage,
  textOf,
  type Welcome,
  type You,
} from "./protocol.js";
export {
  type ConnectionState,
  RefusedByHouse,
  type RemoteStatus,
  RemoteTable,
  type RemoteTableOptions,
} from "./remote-table.js";
export type { Connection, ConnectionListener, Transport } from "./transport.js";
