import { systemClock } from "@thunderjack/core/system-clock";
import { RemoteTable } from "../remote-table.js";
import { eventStreamTransport } from "./event-stream.js";
import { webSocketTransport } from "./web-socket.js";

/**
 * Connects to a table of a house in a page.
 *
 * @param url the URL of the table. `wss:` and `ws:` use a WebSocket, with which a player can act. `https:` and `http:`
 *   use server-sent events, with which the client can only watch.
 * @param token the token of the player or watcher; defaults to none
 * @returns a promise that resolves when the table is received
 * @throws TypeError for a URL of another kind
 * @throws RefusedByHouse if the house refuses the connection, or does not answer in time
 */
export function openHouse(url: string, token?: string): Promise<RemoteTable> {
  const { protocol, pathname } = new URL(url);
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const options = { clock: systemClock, random, ...(token === undefined ? {} : { token }) };
  const base = pathname.replace(/\/$/, "");
  if (protocol === "ws:" || protocol === "wss:") {
    return RemoteTable.open({ ...options, transport: webSocketTransport(withPath(url, `${base}/socket`)) });
  }
  if (protocol === "http:" || protocol === "https:") {
    return RemoteTable.open({ ...options, transport: eventStreamTransport(withPath(url, `${base}/events`), token) });
  }
  throw new TypeError(`The URL of a house begins with "wss:" or "https:", not with "${protocol}".`);
}

function withPath(url: string, path: string): string {
  const address = new URL(url);
  address.pathname = path;
  return address.href;
}
