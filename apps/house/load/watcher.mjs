import { Agent, get } from "node:http";
import WebSocket from "ws";

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/**
 * Opens a watcher of a table. `received` is called with each commit's text.
 *
 * @param {"socket" | "events"} kind
 */
export function watch(kind, port, table, received) {
  return kind === "socket" ? overSocket(port, table, received) : overEvents(port, table, received);
}

function overSocket(port, table, received) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/tables/${table}/socket`, { perMessageDeflate: false });
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.once("open", () => socket.send('{"type":"hello","protocol":1}'));
    socket.on("message", (data) => {
      const text = data.toString("latin1");
      if (text.startsWith('{"type":"commit"')) received(text);
      else resolve(() => socket.terminate());
    });
  });
}

function overEvents(port, table, received) {
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port, path: `/tables/${table}/events`, agent }, (response) => {
      response.setEncoding("latin1");
      response.on("data", (text) => {
        if (text.includes('"type":"welcome"')) resolve(() => request.destroy());
        for (const line of text.split("\n")) if (line.startsWith('data: {"type":"commit"')) received(line.slice(6));
      });
    });
    request.on("error", () => {});
  });
}
