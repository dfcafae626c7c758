import { createServer } from "node:http";
import { clientMessageOf } from "@thunderjack/remote";
import { WebSocketServer } from "ws";
import { PlainStore } from "./plain-store.mjs";

/*
 * The plain spike that a house is compared with: each message from a socket is parsed, validated with the schema of the protocol and
 * stored as one commit with an expected version; the commit is then sent to the sockets of its table, and the answer to the sender. It
 * knows no rules, no players and no secrets.
 */

/** The sizes of the events of a bet, of a move and of a deal. */
const EVENTS = { PlaceBet: "x".repeat(200), Deal: "x".repeat(1100) };
const EVENTS_OF_MOVE = "x".repeat(900);

const store = await PlainStore.open(process.env.DATABASE_URL ?? "");
const tables = new Map();

async function ask(table, { id, request }, socket) {
  const { command } = request;
  const facts = JSON.stringify([{ type: "Played", command, events: EVENTS[command.type] ?? EVENTS_OF_MOVE }]);
  const position = table.position + 1;
  table.position = position;
  const at = Date.now();
  if (!(await store.append({ table: table.name, position, id, at, facts }))) throw new Error("A commit was refused.");
  const text = `{"type":"commit","position":${position},"at":${at},"facts":${facts}}`;
  for (const one of table.sockets) one.send(text);
  socket.send(JSON.stringify({ type: "answer", id, refused: null, position }));
}

function tableOf(name) {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const table = { name, position: 0, sockets: new Set(), opened: store.openTable(name) };
  tables.set(name, table);
  return table;
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket, { url }) => {
  const table = tableOf(url.split("/")[2]);
  table.sockets.add(socket);
  socket.on("close", () => table.sockets.delete(socket));
  socket.on("message", async (data) => {
    const message = clientMessageOf(String(data));
    if (message?.type === "request") return ask(table, message, socket);
    await table.opened;
    socket.send('{"type":"welcome"}');
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1", () =>
  console.log(JSON.stringify({ port: server.address().port })),
);
