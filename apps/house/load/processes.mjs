import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { installedPostgres, LocalPostgres } from "@thunderjack/house-postgres/local";
import { exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";

/* The processes of a measurement or of a fault run: PostgreSQL and the houses, with their processor time. */

export const KEYS = `load:${Buffer.alloc(32, 1).toString("base64")}`;
/** Each process writes a profile of its processor time into this folder when it ends. */
const { PROFILE } = process.env;
const PROFILING = PROFILE === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${PROFILE}`];
/** The options of Node with which the Dockerfile starts a house. */
const NODE_OPTIONS = ["--max-semi-space-size=128"];
const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** Amounts that no run uses up, in hundredths. */
const DEPOSIT = 4_000_000_000;
export const BUY_IN = 2_000_000_000;

/** Starts a PostgreSQL in a folder of its own, with `fsync` on. */
export async function startDatabase(settings = []) {
  const folder = mkdtempSync(join(tmpdir(), "thunderjack-load-"));
  const local = await LocalPostgres.start({ programs: installedPostgres() ?? "", folder, settings });
  const kill = () => local.pid !== undefined && process.kill(local.pid, "SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    await local.stop();
    process.off("exit", kill);
    rmSync(folder, { recursive: true, force: true });
  };
  return { local, folder, url: local.url, stop };
}

// An interrupted run leaves no process behind.
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(1));

/**
 * Starts a process that prints a line of JSON with `port` when it listens. `wrap` is a command that runs it, and `spawned` is called
 * with its id.
 */
export async function startProcess(program, environment = {}, wrap = [], spawned = () => {}) {
  const [command, ...parts] = [...wrap, process.execPath, ...NODE_OPTIONS, ...PROFILING, program];
  const child = spawn(command, parts, {
    env: { ...process.env, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
    // A process group of its own, because `wrap` may run the program as its child.
    detached: true,
  });
  const kill = () => killGroup(child, "SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  spawned(child.pid);
  for await (const line of createInterface({ input: child.stdout })) {
    const { port } = JSON.parse(line);
    if (port === undefined) continue;
    child.stdout.resume();
    return { child, host: environment.HOST ?? "127.0.0.1", port };
  }
  throw new Error(`${program} did not start.`);
}

/** Sends a signal to a process and its children. */
function killGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (reason) {
    // The group has ended.
    if (reason.code !== "ESRCH") throw reason;
  }
}

/** The signer of tokens, and the environment of the houses that accept them. */
export async function houseEnvironment(databaseUrl) {
  const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = await importJWK(jwk, "EdDSA");
  const token = (player, table, may) =>
    new SignJWT({ name: player, table, may })
      .setProtectedHeader({ alg: "EdDSA" })
      .setIssuer("thunderjack")
      .setSubject(player)
      .setExpirationTime("12 hours")
      .sign(key);
  const environment = {
    DATABASE_URL: databaseUrl,
    HOUSE_KEYS: KEYS,
    HOUSE_DEVELOPMENT: JSON.stringify(jwk),
    HOUSE_REQUESTS_PER_SECOND: "1000000",
    HOUSE_ADDRESS_PER_SECOND: "1000000",
  };
  return { environment, token };
}

export function startHouse(environment, wrap = [], spawned = () => {}) {
  return startProcess(MAIN, environment, wrap, spawned);
}

/** Ends a process and waits for its end. */
export async function end({ child }, signal = "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  killGroup(child, signal);
  await exited;
}

/** Opens tables, and deposits credits for one player of each table, whose name is that of the table. */
export async function openTables({ host, port }, { token }, databaseUrl, names, settings = {}) {
  const operator = await token("operator", "*", "operate");
  for (const table of names) {
    const response = await fetch(`http://${host}:${port}/tables`, {
      method: "POST",
      headers: { authorization: `Bearer ${operator}` },
      body: JSON.stringify({
        table,
        name: table,
        rules: "thunderjack",
        settings: { bettingTime: 600_000, decisionTime: 600_000, ...settings },
      }),
    });
    if (response.status !== 201) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  }
  const store = await PostgresHouseStore.open({ url: databaseUrl, keys: KEYS, connections: 4 });
  await Promise.all(names.map((name) => store.deposit(name, DEPOSIT, `load/${name}`)));
  return store;
}

/** The processor time of a process, in milliseconds. */
export function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return 0;
  }
}

const TICK = 1000 / Number(spawnSync("getconf", ["CLK_TCK"], { encoding: "utf8" }).stdout);

/** The processor time of a PostgreSQL with its children, which must not end in between. */
export function databaseTime(pid) {
  let sum = processorTime(pid);
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      if (parent === pid) sum += processorTime(Number(name));
    } catch {}
  }
  return sum;
}

/** A value below which a part of the times lies. */
export function quantile(times, part) {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const names = (count) => Array.from({ length: count }, (_, index) => `table-${index}`);
