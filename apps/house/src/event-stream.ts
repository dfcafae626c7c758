import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { textOf } from "@thunderjack/remote";
import { commitEvent, eventText } from "./client-bytes.js";
import type { Feed } from "./feed.js";
import { Outbox } from "./outbox.js";
import type { Service } from "./service.js";

/** The time between two comments that keep a stream open, in milliseconds. */
const KEEP_ALIVE = 15_000;

/** The header fields of a stream. */
export const EVENT_STREAM = { "content-type": "text/event-stream", "cache-control": "no-cache" };

/** The server-sent events of a table for a watcher. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #outbox: Outbox;

  constructor(service: Service, feed: Feed, response: ServerResponse) {
    this.#response = response;
    // A response that was not ended has its connection.
    const connection = response.socket as Socket;
    this.#outbox = new Outbox(connection, () => {
      service.metrics.dropped.inc();
      // The client connects again. Its backlog is lost, so it receives the whole table.
      connection.destroy();
    });
    service.clients.add(this);
    service.metrics.sockets.inc({ kind: "events" });
    const keepAlive = setInterval(() => this.#outbox.write(": \n\n"), KEEP_ALIVE);
    response.on("close", () => {
      clearInterval(keepAlive);
      feed.stop();
      service.clients.delete(this);
      service.metrics.sockets.dec({ kind: "events" });
    });
    // The stream ends with its connection. Without chunks, its bytes are those of the messages, so all clients share them.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, EVENT_STREAM);
    response.flushHeaders();
    this.#outbox.write(eventText(textOf(feed.first()), feed.position));
    feed.begin((commit) => this.#outbox.write(commitEvent(commit)));
  }

  /** The number of bytes that wait to be sent. */
  get backlog(): number {
    return this.#outbox.backlog;
  }

  /** Ends the stream, so that the client connects to another process. */
  move(): void {
    this.#response.end();
  }
}
