import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { installedPostgres, LocalPostgres } from "@thunderjack/house-postgres/local";

/*
 * Measures how many commits a store keeps in a second, with PostgreSQL on the same machine and `fsync` on:
 * `node apps/house/load/appends.mjs [TABLES] [SECONDS]`. Each table has one append under way, as a table actor has.
 */

const [tables = 500, seconds = 10] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), "thunderjack-load-"));
const database = await LocalPostgres.start({ programs: installedPostgres() ?? "", folder });
let statements = 0;
const store = await PostgresHouseStore.open({
  url: database.url,
  keys: `load:${Buffer.alloc(32, 1).toString("base64")}`,
  stored: () => {
    statements += 1;
  },
});

const facts = [
  {
    type: "Played",
    command: { type: "Hit", hand: "right" },
    events: [{ type: "CardDealt", to: "right", card: "10_h_0", faceDown: false, version: 1 }],
  },
];
const commit = (table, position) => {
  const at = Date.now();
  const rest = { opensShoe: position === 1, secrets: [], transfers: [] };
  return { table, position, id: `player/${position}`, at, facts, deadline: at + 20_000, ...rest };
};

const names = Array.from({ length: tables }, (_, index) => `table-${index}`);
for (const table of names) await store.append([commit(table, 1)]);
statements = 0;
const times = [];
const before = process.cpuUsage();
const start = performance.now();
const end = start + seconds * 1000;
await Promise.all(
  names.map(async (table) => {
    for (let position = 2; performance.now() < end; position++) {
      const begin = performance.now();
      const [result] = await store.append([commit(table, position)]);
      if (result !== "appended") throw new Error(`${table} ${position}: ${JSON.stringify(result)}`);
      times.push(performance.now() - begin);
    }
  }),
);
const elapsed = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
times.sort((one, other) => one - other);
const at = (part) => `${times[Math.floor(times.length * part)]?.toFixed(1)} ms`;
console.log(
  `${tables} tables, ${elapsed.toFixed(1)} s: ${Math.round(times.length / elapsed)} commits/s, ` +
    `${(times.length / statements).toFixed(0)} commits per statement, p50 ${at(0.5)}, p99 ${at(0.99)}, ` +
    `${Math.round((user + system) / times.length)} µs of processor time per commit in this process`,
);
await store.close();
await database.stop();
rmSync(folder, { recursive: true, force: true });
