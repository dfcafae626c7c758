import { createServer } from "node:http";
import postgres from "postgres";
import { WebSocketServer } from "ws";

/*
 * The plain spike that a house is compared with: each message from a socket is a row of one table, stored in a batch with one
 * notification; the text is then sent to the sockets of its table. It knows no rules, no players and no secrets.
 */

const TEXT = { 1: "x".repeat(200), 2: "x".repeat(900), 3: "x".repeat(1100) };
const sql = postgres(process.env.DATABASE_URL ?? "", { max: 8, onnotice: () => {} });
await sql.unsafe(`create table if not exists plain (table_id text collate "C", position bigint, id text collate "C", facts text,
  primary key (table_id, position), unique (table_id, id))`);
await sql.listen("plain", () => {});
const tables = new Map();
const waiting = [];
let running = 0;

async function run() {
  running += 1;
  await Promise.resolve();
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 200);
    await sql`
      with stored as (
        insert into plain select * from unnest(${batch.map(({ table }) => table.name)}::text[],
          ${batch.map(({ position }) => String(position))}::bigint[], ${batch.map(({ id }) => id)}::text[],
          ${batch.map(({ facts }) => facts)}::text[]) on conflict do nothing returning 1
      ) select pg_notify('plain', ${batch
        .map(({ table, position }) => `${position} ${table.name}`)
        .join("\n")
        .slice(0, 7900)}) from stored limit 1`;
    for (const { table, position, id, facts, socket } of batch) {
      const text = `{"type":"commit","position":${position},"facts":${facts}}`;
      for (const one of table.sockets) one.send(text);
      socket.send(`{"type":"answer","id":"${id}","refused":null,"position":${position}}`);
    }
  }
  running -= 1;
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket, { url }) => {
  const name = url.split("/")[2];
  const table = tables.get(name) ?? { name, position: 0, sockets: new Set() };
  tables.set(name, table);
  table.sockets.add(socket);
  socket.on("close", () => table.sockets.delete(socket));
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.type === "hello") return socket.send('{"type":"welcome"}');
    const { id, request } = message;
    const size = request.command?.type === "Deal" ? 3 : request.command?.type === "PlaceBet" ? 1 : 2;
    table.position += 1;
    const { position } = table;
    waiting.push({
      table,
      position,
      id,
      facts: JSON.stringify([{ type: "Played", command: request, events: TEXT[size] }]),
      socket,
    });
    if (running < 3) void run();
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1", () =>
  console.log(JSON.stringify({ port: server.address().port })),
);
