import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  BUY_IN,
  end,
  houseEnvironment,
  names,
  openTables,
  quantile,
  startDatabase,
  startHouse,
  startProcess,
} from "../load/processes.mjs";
import { Client } from "./client.mjs";
import { Cluster, missingForCluster } from "./cluster.mjs";
import { APART, Link, moveApart, useSmallBuffers } from "./network.mjs";

/*
 * Faults of real processes, and a check of what the clients saw and what is stored:
 * `node apps/house/faults/faults.mjs [house|postgres|partition|slow|clock|wallet|primary|primary-cut|etcd] [COUNT]`, or `cluster`
 * for the last three. Writes FAULTS.md. It needs root, for network namespaces; it changes nothing in the namespace in which it is started.
 * `KEEP=1` keeps the logs of a cluster.
 *
 * A client sends each request again, with its id, until it is answered, at one house after the other. A watcher resumes after the
 * last position that it has seen.
 */

const TABLES = 10;
const REPORT = fileURLToPath(new URL("FAULTS.md", import.meta.url));
const RECONCILE = fileURLToPath(new URL("../dist/reconcile.js", import.meta.url));
const WALLET = fileURLToPath(new URL("../dist/run-example-wallet.js", import.meta.url));
const DEPOSIT = 4_000_000_000;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for a condition, at most five minutes. */
async function until(what, isTrue) {
  const end = performance.now() + 300_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within five minutes: ${what}.`);
    await sleep(5);
  }
}

/** Bets again and again. */
async function bet(player, isOver) {
  for (let index = 0; !isOver(); index++) {
    const amount = index % 2 === 0 ? 1000 : 2000;
    const refused = await player.ask(`bet.${index}`, place(amount));
    if (refused !== null) throw new Error(`${player.table}: ${refused.message}`);
    await sleep(10);
  }
}

/** Sets words of the largest size again and again. */
async function talk(player, isOver) {
  for (let index = 0; !isOver(); index++) {
    const refused = await player.ask(`words.${index}`, {
      type: "SetWords",
      seat: "right",
      words: "€".repeat(70) + index,
    });
    if (refused !== null) throw new Error(`${player.table}: ${refused.message}`);
  }
}

/** Plays rounds. The requests that come too early, or after a stake was refused, are refused. */
async function playRounds(player, isOver) {
  for (let index = 0; !isOver(); index++) {
    const [kind, request] = [
      ["bet", place(index % 2 === 0 ? 1000 : 2000)],
      ["deal", { type: "Play", command: { type: "Deal" } }],
      ["stand", { type: "Play", command: { type: "Stand", hand: "right" } }],
    ][index % 3];
    const refused = await player.ask(`${kind}.${index}`, request);
    if (kind !== "bet") player.isInRound = kind === "deal" && refused === null;
    await sleep(30);
  }
}

function place(amount) {
  return { type: "Play", command: { type: "PlaceBet", seat: "right", amount } };
}

/** Starts a house like all others. */
const together = ({ environment, wraps = [] }, place) => startHouse(environment.environment, wraps[place] ?? []);

/**
 * Two houses, players and watchers of ten tables, and a fault that happens again and again. `fault` may return a function that is
 * called when the tables are back.
 */
async function run(count, fault, options = {}) {
  const {
    start = together,
    prepare = async () => {},
    play = bet,
    wraps,
    isImpatient = false,
    check = checkMoney,
    open = startDatabase,
    entrances = ({ houses }) => houses,
    limit = Number.POSITIVE_INFINITY,
  } = options;
  const database = await open();
  const environment = await houseEnvironment(database.url);
  const context = { database, environment, wraps, houses: [], watchers: [] };
  await prepare(context);
  const { houses, watchers } = context;
  for (const index of [0, 1]) houses.push(await start(context, index));
  const entries = entrances(context);
  const store = await openTables(entries[0], environment, database.url, names(TABLES));
  const players = await Promise.all(
    names(TABLES).map(async (name, index) => {
      const token = await environment.token(name, name, "play");
      return new Client(entries, name, token, { first: index % 2, isImpatient });
    }),
  );
  watchers.push(
    ...names(TABLES).map(
      (name, index) => new Client(entries, name, undefined, { first: (index + 1) % 2, isImpatient }),
    ),
  );
  await Promise.all([...players, ...watchers].map(({ ready }) => ready));
  let isOver = false;
  const playing = players.map(async (player) => {
    await player.ask("sit", { type: "TakeSeat", seat: "right", buyIn: BUY_IN });
    await play(player, () => isOver);
  });
  const times = [];
  for (let index = 0; index < count; index++) {
    const restored = await fault({ ...context, players, index });
    const begin = performance.now();
    // Back: each player has a new answer for a request that was sent after the fault.
    const before = players.map(({ answers }) => answers);
    await until("the tables are back", () =>
      players.every(({ answers }, place) => answers >= (before[place] ?? 0) + 2),
    );
    times.push(performance.now() - begin);
    await restored?.();
  }
  isOver = true;
  await Promise.all(playing);
  const faults = times.filter((time) => time > limit).map((time) => `back only after ${Math.round(time)} ms`);
  let commits = 0;
  for (const [place, player] of players.entries()) {
    // The deadlines of a round that was not ended may still pass.
    let stored = await store.read(player.table, 0);
    const watcher = watchers[place];
    await until("the watcher has seen all commits", async () => {
      stored = await store.read(player.table, 0);
      return watcher.position === stored.length;
    }).catch(() => faults.push(`a watcher is at ${watcher.position} of ${stored.length}`));
    commits += stored.length;
    for (const [index, { position }] of stored.entries())
      if (position !== index + 1) faults.push(`a gap at ${position}`);
    const ids = new Map(stored.map(({ id, position }) => [id, position]));
    if (ids.size !== stored.length) faults.push("an id twice");
    for (const [id, position] of player.answered) {
      const known = ids.get(`${player.table}/${id}`);
      if (known === undefined || known > position) faults.push(`${player.table}/${id} was answered and is not stored`);
    }
    faults.push(...watcher.gaps, ...player.gaps);
  }
  faults.push(...(await check({ ...context, store })));
  for (const client of [...players, ...watchers]) client.close();
  await store.close();
  for (const house of houses) await end(house, "SIGKILL");
  await context.stop?.();
  await database.stop();
  const answers = players.reduce((sum, { answers }) => sum + answers, 0);
  return { count, answers, commits, faults, p50: quantile(times, 0.5), longest: Math.max(0, ...times) };
}

/** The credits of an account, of the seat and of the house at a table are those that were deposited. */
async function checkMoney({ store }) {
  const faults = [];
  for (const name of names(TABLES)) {
    const money = (await store.balance(name)) + (await store.tableBalance(name));
    if (money !== DEPOSIT) faults.push(`${name} has ${money} instead of ${DEPOSIT}`);
  }
  return faults;
}

/** The reconciliation finds no difference, and the accounts and what the house has won add up to the first credits. */
async function checkWallet({ store, environment, wallet }) {
  const day = new Date().toISOString().slice(0, 10);
  let result = {};
  await until("the reconciliation finds nothing", async () => {
    await sleep(500);
    const { stdout } = spawnSync(process.execPath, [RECONCILE, "--day", day], {
      env: { ...process.env, ...environment.environment },
      encoding: "utf8",
    });
    result = JSON.parse(stdout.trim().split("\n").at(-1));
    return result.open === 0 && result.differences === 0;
  }).catch(() => {});
  const isSettled = result.open === 0 && result.differences === 0;
  const faults = isSettled ? [] : [`${JSON.stringify(result)} of the reconciliation`];
  let money = 0;
  for (const name of names(TABLES)) {
    const headers = { authorization: "Bearer secret" };
    const response = await fetch(`http://127.0.0.1:${wallet.port}/balance?account=${name}`, { headers });
    money += (await response.json()).balance + (await store.tableBalance(name));
  }
  if (money !== TABLES * DEPOSIT) faults.push(`the accounts and tables have ${money} instead of ${TABLES * DEPOSIT}`);
  console.log(`${result.orders} orders of the wallet`);
  return faults;
}

async function droppedBy(houses) {
  const texts = await Promise.all(
    houses.map(async ({ host, port }) => (await fetch(`http://${host}:${port}/metrics`)).text()),
  );
  return texts.reduce((sum, text) => sum + Number(/^thunderjack_dropped_total (.*)$/m.exec(text)?.[1]), 0);
}

async function killAndStart({ index, ...context }) {
  const place = index % 2;
  await end(context.houses[place], "SIGKILL");
  return async () => {
    context.houses[place] = await together(context, place);
  };
}

/** A fault of the cluster of databases, in a round. */
function runCluster(count, fault) {
  return run(
    count,
    async ({ database, players }) => {
      await until("a round is in play", () => players.some(({ isInRound }) => isInRound));
      return fault(database);
    },
    {
      play: playRounds,
      isImpatient: true,
      open: () => Cluster.start(),
      start: ({ database, environment }, place) => database.startHouse(environment.environment, place),
      entrances: ({ database }) => [database.balancer],
      limit: 30_000,
    },
  );
}

const runs = {
  /** `kill -9` of a house, which starts again afterwards. */
  house: (count = 100) => run(count, killAndStart),
  /** `kill -9` of the main process of PostgreSQL, which starts again at once. */
  postgres: (count = 20) =>
    run(count, async ({ database }) => {
      const { pid } = database.local;
      const children = childrenOf(pid);
      process.kill(pid, "SIGKILL");
      while (database.local.pid === pid) await sleep(5);
      // The children end when they notice it. The data cannot be opened before.
      while (children.some((child) => isRunning(child))) await sleep(10);
      await database.local.start();
    }),
  /** A house is separated from the clients and the database, and every other time from the database only. */
  partition: (count = 20) => {
    const links = [new Link(0), new Link(1)];
    return run(
      count,
      async ({ index, houses }) => {
        const place = Math.floor(index / 2) % 2;
        const link = links[place];
        const [separate, join] = index % 2 === 0 ? ["cut", "mend"] : ["mute", "unmute"];
        const healed = sleep(3000);
        link[separate]();
        return async () => {
          await healed;
          link[join]();
          const { host, port } = houses[place];
          const ready = () => fetch(`http://${host}:${port}/ready`, { signal: AbortSignal.timeout(1000) });
          await until("the house is ready", async () => (await ready().catch(() => null))?.status === 200);
          await sleep(1000);
        };
      },
      {
        isImpatient: true,
        async prepare(context) {
          for (const link of links) link.url = await link.open(context.database.url);
          context.stop = () => {
            for (const link of links) link.close();
          };
        },
        start({ environment }, place) {
          const link = links[place];
          const own = { ...environment.environment, DATABASE_URL: link.url, HOST: link.houseAddress };
          return startHouse(own, APART, (pid) => link.attach(pid));
        },
      },
    );
  },
  /** A watcher that does not read until it is dropped, while the others play, and then reads again. */
  slow: (count = 3) => {
    useSmallBuffers();
    return run(
      count,
      async ({ index, houses, watchers }) => {
        const watcher = watchers[index % TABLES];
        const [dropped, snapshots] = [await droppedBy(houses), watcher.snapshots];
        watcher.pause();
        await until("the watcher is dropped", async () => (await droppedBy(houses)) > dropped);
        return async () => {
          watcher.resume();
          await until("the watcher has the whole table", () => watcher.snapshots > snapshots);
        };
      },
      { play: talk },
    );
  },
  /** One of the houses has a clock that is an hour ahead or behind, which does not change any other process. */
  clock: (count = 10) =>
    run(
      count,
      async ({ index, houses, environment }) => {
        const place = index % 2;
        await end(houses[place], "SIGKILL");
        const wrap = index % 4 < 2 ? ["faketime", "-f", index % 2 === 0 ? "+3600s" : "-3600s"] : [];
        houses[place] = await startHouse(environment.environment, wrap);
      },
      { wraps: [["faketime", "-f", "+3600s"]] },
    ),
  /** A wallet that refuses, fails, loses orders and answers, and is late, while houses are killed. */
  wallet: (count = 10) =>
    run(count, killAndStart, {
      play: playRounds,
      check: checkWallet,
      async prepare(context) {
        context.wallet = await startProcess(WALLET, {
          WALLET_TOKEN: "secret",
          WALLET_CREDITS: String(DEPOSIT),
          WALLET_FAULTS: "refuses=0.02,fails=0.03,lost=0.03,answer-lost=0.03,late=0.01,arrives-late=0.01",
        });
        Object.assign(context.environment.environment, {
          HOUSE_WALLET_URL: `http://127.0.0.1:${context.wallet.port}`,
          HOUSE_WALLET_TOKEN: "secret",
        });
        context.stop = () => end(context.wallet, "SIGKILL");
      },
    }),
  /** Everything on the machine of the primary of PostgreSQL is killed, and starts again when the tables are back. */
  primary: (count = 3) => runCluster(count, (cluster) => cluster.killPrimary()),
  /** The machine of the primary of PostgreSQL is separated from all others until the tables are back. */
  "primary-cut": (count = 3) => runCluster(count, (cluster) => cluster.cutPrimary()),
  /** `kill -9` of the leader of etcd, which starts again when the tables are back. */
  etcd: (count = 3) => runCluster(count, (cluster) => cluster.killEtcdLeader()),
};

const CLUSTER = ["primary", "primary-cut", "etcd"];

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

await moveApart();
const [wanted, count] = process.argv.slice(2);
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const chosen = wanted === undefined ? Object.keys(runs) : wanted === "cluster" ? CLUSTER : [wanted];
for (const name of chosen) {
  const missing = CLUSTER.includes(name) ? missingForCluster() : null;
  if (missing !== null) {
    console.error(missing);
    process.exitCode = 1;
    break;
  }
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
      .filter(
        (line) =>
          Object.keys(runs).includes(/^\| ([\w-]+) /.exec(line)?.[1]) && !new RegExp(`^\\| ${name} `).test(line),
      );
  } catch {}
  const found = faults.length === 0 ? "nothing lost, nothing twice, no gap" : faults.slice(0, 3).join("; ");
  rows.push(
    `| ${name} | ${commit} | ${count} | ${answers} | ${commits} | ${Math.round(p50)} ms | ${Math.round(longest)} ms | ${found} |`,
  );
  const missing = Object.keys(runs).filter((name) => !rows.some((row) => row.startsWith(`| ${name} `)));
  writeFileSync(
    REPORT,
    `# Faults

Two processes of a house, PostgreSQL with \`fsync\` on, ten tables with a player and a watcher each. Written by
\`node apps/house/faults/faults.mjs\`, which runs in a network namespace of its own.

- \`house\`: a house is killed with \`kill -9\` and starts again.
- \`postgres\`: the main process of PostgreSQL is killed with \`kill -9\` and starts again at once.
- \`partition\`: each house is in a namespace of its own. The link of one is cut for at least three seconds; every other time, only its
  connections to PostgreSQL become mute. A client tries the other house after 1.5 seconds without an answer.
- \`slow\`: a watcher does not read until the house drops it, and then reads again. It must receive the whole table.
- \`clock\`: one process starts with a clock that is an hour ahead or behind (\`faketime\`).
- \`wallet\`: the operator's wallet has a fault in 13 % of the orders, and a house is killed again and again.
- \`primary\`, \`primary-cut\` and \`etcd\`: a cluster of six machines, each of them a network namespace: PostgreSQL under Patroni with a
  synchronous standby, three members of etcd, two houses, and haproxy, all with the files of \`apps/house/cluster\` and
  \`apps/house/haproxy.cfg\`. While rounds are in play, everything on the machine of the primary is killed, or the machine is
  separated from all others, or the leader of etcd is killed. Play must go on within 30 seconds. Before the next fault, the cluster
  is whole again, with another primary. \`node apps/house/faults/faults.mjs cluster\` runs these three.

After the faults, each answered request is looked up in the store, and each watcher must have seen every position. The credits of
the accounts, the seats and the house must add up to those that were deposited; for the wallet, the reconciliation must find no
open order and no difference. The time is from the fault, for \`postgres\` from its start, until all tables have answered two more requests.
${missing.length === 0 ? "" : `\nNo finished run: ${missing.map((name) => `\`${name}\``).join(", ")}.\n`}
| fault | commit | number | answered requests | commits | median until back | longest | result |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`,
  );
}
