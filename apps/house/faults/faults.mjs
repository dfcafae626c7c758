import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import WebSocket from "ws";
import {
  BUY_IN,
  end,
  houseEnvironment,
  names,
  openTables,
  quantile,
  startDatabase,
  startHouse,
} from "../load/processes.mjs";

/*
 * Faults of real processes, and a check of what the clients saw and what is stored:
 * `node apps/house/faults/faults.mjs [house|postgres|slow|clock] [COUNT]`. Writes FAULTS.md.
 *
 * A client sends each bet again, with its id, until it is answered, at one house after the other. A watcher resumes after the
 * last position that it has seen.
 */

const TABLES = 10;
const REPORT = fileURLToPath(new URL("FAULTS.md", import.meta.url));

/** A client that connects again, to the next house, until it is closed. */
class Client {
  #socket = null;
  #houses;
  #token;
  #next;
  #isClosed = false;
  /** The positions of the received commits and snapshots. */
  position = 0;
  gaps = [];
  answered = new Map();
  waiting = null;
  connected = 0;

  constructor(houses, table, token, first) {
    this.#houses = houses;
    this.table = table;
    this.#token = token;
    this.#next = first;
    this.ready = new Promise((resolve) => {
      this.welcomed = resolve;
    });
    this.#connect();
  }

  #connect() {
    if (this.#isClosed) return;
    const house = this.#houses[this.#next++ % this.#houses.length];
    const socket = new WebSocket(`ws://127.0.0.1:${house.port}/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("close", () => setTimeout(() => this.#connect(), 20));
    socket.on("open", () => {
      const after = this.position === 0 ? {} : { after: this.position };
      const token = this.#token === undefined ? {} : { token: this.#token };
      socket.send(JSON.stringify({ type: "hello", protocol: 1, ...token, ...after }));
    });
    socket.on("message", (data) => this.#received(JSON.parse(String(data))));
  }

  #received(message) {
    if (message.type === "welcome" || message.type === "resumed") {
      if (message.type === "welcome") {
        if (message.position < this.position) this.gaps.push(`snapshot ${message.position} after ${this.position}`);
        this.position = message.position;
      }
      this.connected += 1;
      this.welcomed();
      if (this.waiting !== null) this.#send();
    } else if (message.type === "commit") {
      if (message.position !== this.position + 1) this.gaps.push(`${message.position} after ${this.position}`);
      this.position = message.position;
    } else if (message.type === "answer" && message.id === this.waiting?.id) {
      if (message.refused?.code === "unavailable") return setTimeout(() => this.#send(), 100);
      const { resolve, id } = this.waiting;
      this.waiting = null;
      if (message.refused !== null) throw new Error(`${this.table} ${id}: ${message.refused.message}`);
      this.answered.set(id, message.position);
      resolve();
    }
  }

  ask(id, request) {
    return new Promise((resolve) => {
      this.waiting = { id, request, resolve };
      this.#send();
    });
  }

  #send() {
    if (this.waiting === null || this.#socket.readyState !== WebSocket.OPEN) return;
    const { id, request } = this.waiting;
    this.#socket.send(JSON.stringify({ type: "request", id, request }));
  }

  pause() {
    this.#socket.pause();
  }

  close() {
    this.#isClosed = true;
    this.#socket.terminate();
  }
}

/** Two houses, players and watchers of ten tables, and a fault that happens again and again. */
async function run(count, fault, wraps = []) {
  const database = await startDatabase();
  const environment = await houseEnvironment(database.url);
  const houses = [];
  for (const wrap of [wraps[0] ?? [], wraps[1] ?? []]) houses.push(await startHouse(environment.environment, wrap));
  const store = await openTables(houses[0].port, environment, database.url, names(TABLES));
  const players = await Promise.all(
    names(TABLES).map(
      async (name, index) => new Client(houses, name, await environment.token(name, name, "play"), index % 2),
    ),
  );
  const watchers = names(TABLES).map((name, index) => new Client(houses, name, undefined, (index + 1) % 2));
  await Promise.all([...players, ...watchers].map(({ ready }) => ready));
  let isOver = false;
  const playing = players.map(async (player) => {
    await player.ask("sit", { type: "TakeSeat", seat: "right", buyIn: BUY_IN });
    for (let bet = 0; !isOver; bet++) {
      const amount = bet % 2 === 0 ? 1000 : 2000;
      await player.ask(`bet.${bet}`, { type: "Play", command: { type: "PlaceBet", seat: "right", amount } });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const times = [];
  for (let index = 0; index < count; index++) {
    const restored = await fault({ index, houses, database, environment, watchers });
    const begin = performance.now();
    // Back: each player has a new answer for a request that was sent after the fault.
    const before = players.map(({ answered }) => answered.size);
    while (players.some(({ answered }, place) => answered.size < (before[place] ?? 0) + 2)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (performance.now() - begin > 60_000) throw new Error("The tables are not back after a minute.");
    }
    times.push(performance.now() - begin);
    await restored?.();
  }
  isOver = true;
  await Promise.all(playing);
  const faults = [];
  let commits = 0;
  for (const [place, player] of players.entries()) {
    const stored = await store.read(player.table, 0);
    commits += stored.length;
    for (const [index, { position }] of stored.entries())
      if (position !== index + 1) faults.push(`a gap at ${position}`);
    const ids = new Map(stored.map(({ id, position }) => [id, position]));
    if (ids.size !== stored.length) faults.push("an id twice");
    for (const [id, position] of player.answered) {
      if (ids.get(`${player.table}/${id}`) !== position)
        faults.push(`${player.table}/${id} was answered and is not stored`);
    }
    const watcher = watchers[place];
    const end = performance.now() + 10_000;
    while (watcher.position < stored.length && performance.now() < end) await new Promise((r) => setTimeout(r, 20));
    if (watcher.position !== stored.length) faults.push(`a watcher is at ${watcher.position} of ${stored.length}`);
    faults.push(...watcher.gaps, ...player.gaps);
    const money = (await store.balance(player.table)) + (await store.tableBalance(player.table));
    if (money !== 4_000_000_000) faults.push(`${player.table} has ${money}`);
  }
  for (const client of [...players, ...watchers]) client.close();
  await store.close();
  for (const house of houses) await end(house, "SIGKILL");
  await database.stop();
  const answers = players.reduce((sum, { answered }) => sum + answered.size, 0);
  return { count, answers, commits, faults, p50: quantile(times, 0.5), longest: Math.max(0, ...times) };
}

const runs = {
  /** `kill -9` of a house, which starts again afterwards. */
  house: (count = 100) =>
    run(count, async ({ index, houses, environment }) => {
      const place = index % 2;
      await end(houses[place], "SIGKILL");
      return async () => {
        houses[place] = await startHouse(environment.environment);
      };
    }),
  /** `kill -9` of the main process of PostgreSQL, which starts again at once. */
  postgres: (count = 20) =>
    run(count, async ({ database }) => {
      const { pid } = database.local;
      const children = childrenOf(pid);
      process.kill(pid, "SIGKILL");
      while (database.local.pid === pid) await new Promise((resolve) => setTimeout(resolve, 5));
      // The children end when they notice it. The data cannot be opened before.
      while (children.some((child) => isRunning(child))) await new Promise((resolve) => setTimeout(resolve, 10));
      await database.local.start();
    }),
  /** A watcher that does not read while the others play, and then reads again. */
  slow: (count = 5) =>
    run(count, async ({ index, watchers }) => {
      watchers[index % TABLES].pause();
    }),
  /** One of the houses has a clock that runs an hour ahead, which does not change any other process. */
  clock: (count = 10) =>
    run(
      count,
      async ({ index, houses, environment }) => {
        const place = index % 2;
        await end(houses[place], "SIGKILL");
        const wrap = index % 4 < 2 ? ["faketime", "-f", index % 2 === 0 ? "+3600s" : "-3600s"] : [];
        houses[place] = await startHouse(environment.environment, wrap);
      },
      [["faketime", "-f", "+3600s"]],
    ),
};

function childrenOf(parent) {
  return readdirSync("/proc").filter((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
    } catch {
      return false;
    }
  });
}

/** Whether a process runs. One that has ended may remain as a zombie. */
function isRunning(pid) {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const [wanted, count] = process.argv.slice(2);
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const chosen = wanted === undefined ? Object.keys(runs) : [wanted];
for (const name of chosen) {
  if (name === "clock" && spawnSync("faketime", ["--version"]).status !== 0) {
    console.log("clock: faketime is not installed.");
    continue;
  }
  const { faults, ...result } = await runs[name](count === undefined ? undefined : Number(count));
  console.log(name, JSON.stringify(result), faults.slice(0, 10));
  writeReport(name, result, faults);
  if (faults.length > 0) process.exitCode = 1;
}
process.exit();

function writeReport(name, { count, answers, commits, p50, longest }, faults) {
  let rows = [];
  try {
    rows = readFileSync(REPORT, "utf8")
      .split("\n")
      .filter((line) => /^\| (house|postgres|slow|clock) /.test(line) && !line.startsWith(`| ${name} `));
  } catch {}
  const found = faults.length === 0 ? "nothing lost, nothing twice, no gap" : faults.slice(0, 3).join("; ");
  rows.push(
    `| ${name} | ${commit} | ${count} | ${answers} | ${commits} | ${Math.round(p50)} ms | ${Math.round(longest)} ms | ${found} |`,
  );
  writeFileSync(
    REPORT,
    `# Faults

Two processes of a house, PostgreSQL with \`fsync\` on, ten tables with a player and a watcher each. Written by
\`node apps/house/faults/faults.mjs\`. \`house\`: a house is killed with \`kill -9\` and starts again. \`postgres\`: the main process of
PostgreSQL is killed with \`kill -9\` and starts again at once. \`slow\`: a watcher stops reading. \`clock\`: the clock of one process is an
hour ahead or behind. After the faults, each answered request is looked up in the store, each watcher must have seen every
position, and the credits of the accounts and tables must be those that were deposited. The time is from the fault, or from the
start of PostgreSQL, until all tables have answered two more requests.

| fault | commit | number | answered requests | commits | median until back | longest | result |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`,
  );
}
