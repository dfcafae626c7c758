import type { AddressInfo } from "node:net";
import { clientMessageOf, PROTOCOL, type ServerMessage, textOf } from "@thunderjack/remote";
import { type WebSocket, WebSocketServer } from "ws";
import type { FaultyLine } from "./faulty-line.js";
import type { PageMessage, RelayMessage } from "./page-message.js";

interface RelayedTable {
  readonly page: WebSocket;
  readonly opening: Extract<PageMessage, { readonly type: "open" }>;
  readonly commits: ServerMessage[];
  /** The answers by the id of the request; `null` for a request that the page has not answered yet. */
  readonly answers: Map<string, ServerMessage | null>;
  readonly clients: Set<WebSocket>;
}

/**
 * A server that speaks the protocol of a house for tables that are in a page. A house draws the cards of its tables, so it cannot
 * deal the recorded rounds of the conformance suite.
 */
export class TableRelay {
  readonly #server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  readonly #tables = new Map<string, RelayedTable>();
  /** The line whose faults the page can count. */
  line: FaultyLine | null = null;

  /** Starts to listen. Returns the port. */
  async listen(): Promise<number> {
    await new Promise((resolve) => this.#server.once("listening", resolve));
    this.#server.on("connection", (socket, { url = "" }) => {
      const table = /^\/tables\/(.*)\/socket$/.exec(url)?.[1];
      if (table === undefined) this.#page(socket);
      else this.#client(socket, table);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #page(socket: WebSocket): void {
    const send = (message: RelayMessage) => socket.send(JSON.stringify(message));
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as PageMessage;
      if (message.type === "count") {
        const { cut = 0, muted = 0 } = this.line ?? {};
        return send({ type: "faults", cut, muted });
      }
      if (message.type === "open") {
        const empty = { commits: [], answers: new Map(), clients: new Set<WebSocket>() };
        this.#tables.set(message.table, { page: socket, opening: message, ...empty });
        return send({ type: "opened", table: message.table });
      }
      const table = this.#tables.get(message.table);
      if (table === undefined) return;
      if (message.type === "close") this.#tables.delete(message.table);
      else if (message.type === "commit") {
        const position = table.commits.length + 1;
        this.#send(table, { type: "commit", position, at: Date.now(), deadline: null, facts: message.facts });
      } else {
        const { id, refused } = message;
        const answer: ServerMessage = { type: "answer", id, refused, position: table.commits.length };
        table.answers.set(id, answer);
        this.#send(table, answer);
      }
    });
  }

  #send({ commits, clients }: RelayedTable, message: ServerMessage): void {
    if (message.type === "commit") commits.push(message);
    for (const client of clients) client.send(textOf(message));
  }

  #client(socket: WebSocket, name: string): void {
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => {
      const table = this.#tables.get(name);
      const message = clientMessageOf(String(data));
      if (table === undefined || message === null) return socket.terminate();
      const send = (answer: ServerMessage) => socket.send(textOf(answer));
      const { commits, answers, clients, opening, page } = table;
      if (message.type === "ping") return send({ type: "pong" });
      if (message.type === "hello") {
        const { snapshot, you } = opening;
        const { after } = message;
        const now = Date.now();
        if (after === undefined) send({ type: "welcome", protocol: PROTOCOL, position: 0, now, snapshot, you });
        else send({ type: "resumed", position: commits.length, now, you });
        for (const commit of commits.slice(after ?? 0)) send(commit);
        clients.add(socket);
        socket.on("close", () => clients.delete(socket));
        return;
      }
      const { id, request, expected } = message;
      const answer = answers.get(id);
      if (answer !== undefined) return answer === null ? undefined : send(answer);
      if (request.type !== "Play") throw new TypeError(`The tables of the suite accept no ${request.type}.`);
      answers.set(id, null);
      const options = expected === undefined ? {} : { expected };
      const command: RelayMessage = { type: "command", table: name, id, command: request.command, ...options };
      page.send(JSON.stringify(command));
    });
  }
}
