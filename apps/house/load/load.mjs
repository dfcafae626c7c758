import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import postgres from "postgres";
import { PlainStore } from "./plain-store.mjs";
import { Player } from "./player.mjs";
import {
  databaseTime,
  end,
  houseEnvironment,
  KEYS,
  names,
  openTables,
  processorTime,
  quantile,
  startDatabase,
  startHouse,
  startProcess,
} from "./processes.mjs";
import { report } from "./report.mjs";
import { watch } from "./watcher.mjs";

/*
 * Measures a house with PostgreSQL (`fsync` on) and the generator on one machine, and writes LOAD.md:
 * `node apps/house/load/load.mjs [SCENARIO…]`. All scenarios take about four minutes, and are measured `RUNS` times (5 by default).
 * The results are added to results.json; the report has the median of all results of a scenario for its newest commit.
 */

const RESULTS = fileURLToPath(new URL("results.json", import.meta.url));
const PLAIN = fileURLToPath(new URL("plain-server.mjs", import.meta.url));
/** The time before each measurement, in milliseconds. In a shorter time, V8 would not have compiled the code of a few tables. */
const WARM_UP = 5000;
/** The time after the commands have got a fixed rate. The code is warm by then. */
const RATE_WARM_UP = 2000;
const SECONDS = Number(process.env.SECONDS ?? 5);
/** The number of times that the scenarios are measured, one after the other. */
const RUNS = Number(process.env.RUNS ?? 5);

const scenarios = {
  "appends-500": () => appends(500),
  "appends-5": () => appends(5),
  "commands-500": () => both(500),
  "commands-5": () => both(5),
  "watchers-socket": () => watched({ kind: "socket", tables: 500, watchers: 2000, perSecond: 500 }),
  "watchers-events": () => watched({ kind: "events", tables: 500, watchers: 2000, perSecond: 500 }),
  deliveries: () => watched({ kind: "socket", tables: 50, watchers: 2000, perSecond: 500, isAlone: true }),
  "other-process": () => watched({ kind: "socket", tables: 500, watchers: 500, perSecond: 250, isOther: true }),
  recovery,
  processes,
};

const isOver = (end) => () => performance.now() > end;

async function appends(tables) {
  const database = await startDatabase();
  const store = await PostgresHouseStore.open({ url: database.url, keys: KEYS });
  const facts = [
    {
      type: "Played",
      command: { type: "Hit", hand: "right" },
      events: [{ type: "CardDealt", to: "right", card: "10_h_0", faceDown: false, version: 1 }],
    },
  ];
  const commit = (table, position) => ({
    ...{ table, position, id: `player/${position}`, at: Date.now(), facts, deadline: Date.now() + 20_000 },
    ...{ opensShoe: position === 1, secrets: [], transfers: [] },
  });
  for (const table of names(tables)) await store.append([commit(table, 1)]);
  const house = await appended(tables, database, async (table, position) => {
    const [result] = await store.append([commit(table, position)]);
    if (result !== "appended") throw new Error(`${table} ${position}: ${JSON.stringify(result)}`);
  });
  await store.close();
  const plain = await plainAppends(tables, database, facts);
  await database.stop();
  return { ...house, plain: plain.perSecond, plainTime: plain.ownTime + plain.databaseTime };
}

async function plainAppends(tables, database, facts) {
  const store = await PlainStore.open(database.url);
  for (const table of names(tables)) await store.openTable(table);
  const result = await appended(tables, database, async (table, position) => {
    const commit = {
      table,
      position: position - 1,
      id: `player/${position}`,
      at: Date.now(),
      facts: JSON.stringify(facts),
    };
    if (!(await store.append(commit))) throw new Error(`${table} ${position} was refused.`);
  });
  await store.close();
  return result;
}

/** Appends to all tables, with one append under way at each. */
async function appended(tables, database, append) {
  const times = [];
  const own = process.cpuUsage();
  const before = databaseTime(database.local.pid);
  const start = performance.now();
  const over = isOver(start + SECONDS * 1000);
  await Promise.all(
    names(tables).map(async (table) => {
      for (let position = 2; !over(); position++) {
        const begin = performance.now();
        await append(table, position);
        times.push(performance.now() - begin);
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  return {
    perSecond: times.length / elapsed,
    p99: quantile(times, 0.99),
    ownTime: (user + system) / times.length,
    databaseTime: ((databaseTime(database.local.pid) - before) * 1000) / times.length,
  };
}

/** Commands of one player at each table, who waits for each answer: a house, and then the plain server. */
async function both(tables) {
  const database = await startDatabase();
  const house = await houseWith(database, tables);
  const before = await stored(database);
  const result = await commanded(house.players, [house.processes[0]], database);
  const after = await stored(database);
  const batch = await batchSize(house.processes[0]);
  await house.close();
  const plain = await startProcess(PLAIN, { DATABASE_URL: database.url });
  const players = names(tables).map((name) => new Player(plain.port, name));
  await Promise.all(players.map((player) => player.ready));
  const spike = await commanded(players, [plain], database);
  for (const player of players) player.close();
  await end(plain);
  await database.stop();
  const perCommand = (field) => (after[field] - before[field]) / (result.commands + result.warmUp);
  return {
    ...result,
    ...{ rows: perCommand("rows"), bytes: perCommand("bytes"), log: perCommand("log") },
    ...{ batch, plain: spike.perSecond, plainTime: spike.serverTime + spike.databaseTime },
  };
}

/** The mean number of commits in a statement. */
async function batchSize({ port }) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const of = (name) => Number(text.match(new RegExp(`^thunderjack_batch_commits_${name} (.*)$`, "m"))?.[1]);
  return of("sum") / of("count");
}

/** The commits in the database, their bytes with indexes, and the bytes of the write-ahead log. */
async function stored(database) {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const [row] = await sql`select (select count(*) from house_commits)::float8 as rows,
    (select sum(pg_total_relation_size(relid)) from pg_partition_tree('house_commits'))::float8 as bytes,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log`;
  await sql.end();
  return row;
}

async function houseWith(database, tables, count = 1, wraps = []) {
  const environment = await houseEnvironment(database.url);
  const processes = [];
  for (let index = 0; index < count; index++) {
    processes.push(await startHouse(environment.environment, wraps[index] ?? []));
  }
  const store = await openTables(processes[0], environment, database.url, names(tables));
  const players = await Promise.all(
    names(tables).map(
      async (name, index) =>
        new Player(processes[index % count].port, name, await environment.token(name, name, "play")),
    ),
  );
  await Promise.all(players.map((player) => player.sit()));
  const close = async () => {
    for (const player of players) player.close();
    await store.close();
    for (const one of processes) await end(one);
  };
  return { processes, players, store, environment, close };
}

/** Measures the commands of the players. `begun` is called after the warm-up. */
async function commanded(players, servers, database, { pause, warmUpTime = WARM_UP, begun = () => {} } = {}) {
  const warm = isOver(performance.now() + warmUpTime);
  await Promise.all(players.map((player) => player.play(warm, pause)));
  const warmUp = sum(players.map((player) => player.times.length));
  for (const player of players) player.times = [];
  begun();
  const own = process.cpuUsage();
  const before = [sum(servers.map(({ child }) => processorTime(child.pid))), databaseTime(database.local.pid)];
  const start = performance.now();
  const over = isOver(start + SECONDS * 1000);
  await Promise.all(players.map((player) => player.play(over, pause)));
  const elapsed = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const times = players.flatMap((player) => player.times);
  const refused = sum(players.map((player) => player.refused));
  if (refused > 0) throw new Error(`${refused} commands were refused.`);
  const of = (milliseconds) => (milliseconds * 1000) / times.length;
  return {
    commands: times.length,
    warmUp,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    serverTime: of(sum(servers.map(({ child }) => processorTime(child.pid))) - before[0]),
    databaseTime: of(databaseTime(database.local.pid) - before[1]),
    generatorTime: (user + system) / times.length,
  };
}

/** Commands at a fixed rate, and watchers at each table. With `isAlone`, the commands are also measured without watchers. */
async function watched({ kind, tables, watchers, perSecond, isOther = false, isAlone = false }) {
  const database = await startDatabase();
  const house = await houseWith(database, tables, isOther ? 2 : 1);
  const { players } = house;
  if (isOther) for (const player of players) player.close();
  // All players are at the first process.
  const players1 = isOther
    ? await Promise.all(
        names(tables).map(
          async (name) => new Player(house.processes[0].port, name, await house.environment.token(name, name, "play")),
        ),
      )
    : players;
  await Promise.all(players1.map((player) => player.ready));
  const port = house.processes[isOther ? 1 : 0].port;
  const interval = (1000 * tables) / perSecond;
  const options = { pause: () => interval * (0.5 + Math.random()), warmUpTime: RATE_WARM_UP };
  const warm = isOver(performance.now() + WARM_UP);
  await Promise.all(players1.map((player) => player.play(warm)));
  const alone = isAlone ? await commanded(players1, house.processes, database, options) : null;
  let times = [];
  const ends = [];
  for (let index = 0; index < watchers; index += 100) {
    ends.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, watchers - index) }, (_, place) => {
          const player = players1[(index + place) % tables];
          return watch(kind, port, player.table, () => times.push(performance.now() - player.begin));
        }),
      )),
    );
  }
  const begun = () => {
    times = [];
  };
  const result = await commanded(players1, house.processes, database, { ...options, begun });
  for (const stop of ends) stop();
  for (const player of players1) player.close();
  await house.close();
  await database.stop();
  const perDelivery = (time) => (time * result.commands) / times.length;
  return {
    commands: result.perSecond,
    answered99: result.p99,
    ...{ serverTime: result.serverTime, databaseTime: result.databaseTime, generatorTime: result.generatorTime },
    deliveries: (times.length * result.perSecond) / result.commands,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perMessage: perDelivery(result.serverTime),
    ...(alone === null ? {} : { perMessageAlone: perDelivery(result.serverTime - alone.serverTime) }),
  };
}

/** The time until a new process answers at a table of 95 rounds (the median of five tables), and at 500 tables. */
async function recovery() {
  const database = await startDatabase();
  const house = await houseWith(database, 500);
  const rounds = isOver(performance.now() + 20_000);
  const deals = (player) => player.rounds;
  await Promise.all(house.players.map((player) => player.play(() => rounds() || deals(player) >= 20)));
  const long = house.players.slice(0, 5);
  await Promise.all(long.map((player) => player.play(() => deals(player) >= 95)));
  for (const player of house.players) player.close();
  for (const one of house.processes) await end(one, "SIGKILL");
  const fresh = await startHouse(house.environment.environment);
  // The code of the process is warm after a few tables.
  for (const name of names(60).slice(10)) (await watch("socket", fresh.port, name, () => {}))();
  const times = [];
  for (const { table } of long) {
    const begin = performance.now();
    (await watch("socket", fresh.port, table, () => {}))();
    times.push(performance.now() - begin);
  }
  await end(fresh, "SIGKILL");
  const start = performance.now();
  const again = await startHouse(house.environment.environment);
  const started = performance.now();
  const ends = await Promise.all(names(500).map((name) => watch("socket", again.port, name, () => {})));
  const all = performance.now() - started;
  for (const stop of ends) stop();
  await house.store.close();
  await end(again);
  await database.stop();
  return { one: quantile(times, 0.5), all, started: started - start };
}

/** Two and four processes with equal shares of the processors. */
async function processes() {
  const share = 20_000;
  const rates = [];
  for (const count of [2, 4]) {
    const database = await startDatabase();
    const groups = Array.from({ length: count }, (_, index) => newGroup(`thunderjack-${process.pid}-${index}`, share));
    const house = await houseWith(database, 200, count);
    for (const [index, { child }] of house.processes.entries()) {
      writeFileSync(`${groups[index]}/cgroup.procs`, String(child.pid));
    }
    rates.push((await commanded(house.players, house.processes, database)).perSecond);
    await house.close();
    await database.stop();
    for (const group of groups) rmdirSync(group);
  }
  return { two: rates[0], four: rates[1], ratio: rates[1] / rates[0], share: share / 1000 };
}

/** Creates a group of processes that may use `share` µs of processor time in 100 ms, and returns its folder. */
function newGroup(name, share) {
  const isUnified = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const group = `/sys/fs/cgroup/${isUnified ? "" : "cpu/"}${name}`;
  mkdirSync(group);
  if (isUnified) writeFileSync(`${group}/cpu.max`, `${share} 100000`);
  else {
    writeFileSync(`${group}/cpu.cfs_period_us`, "100000");
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(share));
  }
  return group;
}

function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${execSync("/usr/lib/postgresql/*/bin/postgres --version", { encoding: "utf8" }).trim()}`;
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(scenarios);
const rounded = (_, value) => (typeof value === "number" ? Number(value.toPrecision(4)) : value);
for (const name of Array.from({ length: RUNS }, () => wanted).flat()) {
  const result = await scenarios[name]();
  console.log(name, JSON.stringify(result, rounded));
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : [];
  results.push({ name, commit, machine, at: new Date().toISOString(), ...result });
  writeFileSync(RESULTS, JSON.stringify(results));
  report(results);
}
process.exit(0);
