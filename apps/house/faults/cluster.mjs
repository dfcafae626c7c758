import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { startHouse } from "../load/processes.mjs";
import { ip } from "./network.mjs";

/*
 * A cluster as docs/operate-a-house.md describes it, with the same configuration files: three members of etcd, PostgreSQL under Patroni on
 * two machines, two houses, and haproxy. Each machine is a network namespace, and all of them are on one bridge.
 */

const FILES = fileURLToPath(new URL("../", import.meta.url));

/** The programs, with the packages of Debian that have them. */
const PACKAGES = {
  "/usr/bin/etcd": "etcd-server",
  "/usr/bin/patroni": "patroni",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/lib/postgresql/15/bin/postgres": "postgresql-15",
};

const NETWORK = "10.78.0";
const ADDRESSES = {
  ...{ "db-1": 11, "db-2": 12, "db-3": 13, "house-1": 21, "house-2": 22, balancer: 30 },
};

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns one sentence with the missing packages; `null` if nothing is missing. */
export function missingForCluster() {
  const missing = Object.entries(PACKAGES).filter(([program]) => spawnSync(program, ["--version"]).error !== undefined);
  if (missing.length === 0) return null;
  return `The cluster needs programs that are not installed: apt-get install ${missing.map(([, name]) => name).join(" ")}`;
}

/** A machine of the cluster: a network namespace with an address, in which `/etc/hosts` names all machines. */
class Machine {
  #holder;
  #namespace;
  #folder;

  constructor(name, folder) {
    this.name = name;
    this.host = `${NETWORK}.${ADDRESSES[name]}`;
    this.#folder = folder;
  }

  /** The command that runs a program on this machine. */
  get wrap() {
    return ["nsenter", "-t", String(this.#holder.pid), "--net", "--mount", "--"];
  }

  /** Connects the machine with the bridge. */
  async open() {
    const setUp = `ip link set lo up; mount --bind ${join(this.#folder, "hosts")} /etc/hosts; exec sleep infinity`;
    this.#holder = spawn("unshare", ["--net", "--mount", "--", "sh", "-c", setUp], { stdio: "ignore" });
    const { pid } = this.#holder;
    const nameOf = () => readFileSync(`/proc/${pid}/comm`, "utf8").trim();
    while (nameOf() !== "sleep") await sleep(10);
    this.#namespace = readlinkSync(`/proc/${pid}/ns/net`);
    ip("link", "add", this.name, "type", "veth", "peer", "name", "eth0", "netns", String(pid));
    ip("link", "set", this.name, "master", "lan", "up");
    const inside = (...words) => execFileSync(this.wrap[0], [...this.wrap.slice(1), "ip", ...words]);
    inside("address", "add", `${this.host}/24`, "dev", "eth0");
    inside("link", "set", "eth0", "up");
  }

  /** Starts a program, whose output is a file in the folder of the run. `user` is the id of its user. */
  start(words, { environment = {}, user } = {}) {
    const log = openSync(join(this.#folder, `${this.name}.log`), "a");
    const as =
      user === undefined ? [] : ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", "--"];
    const [command, ...rest] = [...this.wrap, ...as, ...words];
    return spawn(command, rest, { env: { ...process.env, ...environment }, cwd: "/", stdio: ["ignore", log, log] });
  }

  /** Ends all programs of the machine at once, as a loss of power would. */
  kill() {
    for (let running = this.#programs(); running.length > 0; running = this.#programs())
      for (const pid of running) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {}
      }
  }

  /** Separates the machine from all others. */
  cut() {
    ip("link", "set", this.name, "down");
  }

  /** Ends {@link Machine.cut}. */
  mend() {
    ip("link", "set", this.name, "up");
  }

  /** Ends all programs and the machine, also one that is not completely open. */
  close() {
    deleteLink(this.name);
    if (this.#namespace !== undefined) this.kill();
    this.#holder?.kill("SIGKILL");
    this.#namespace = undefined;
  }

  /** The programs in the namespace, without the process that holds it. */
  #programs() {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && Number(name) !== this.#holder.pid)
      .map(Number)
      .filter((pid) => {
        try {
          return (
            readlinkSync(`/proc/${pid}/ns/net`) === this.#namespace &&
            !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
          );
        } catch {
          return false;
        }
      });
  }
}

/** The cluster of databases, with its balancer. */
export class Cluster {
  #folder = mkdtempSync(join(tmpdir(), "thunderjack-cluster-"));
  #machines = Object.fromEntries(Object.keys(ADDRESSES).map((name) => [name, new Machine(name, this.#folder)]));
  #passwords = { superuser: secret(), replication: secret(), house: secret() };
  #user = { uid: idOf("-u"), gid: idOf("-g") };
  /** The processes of etcd, by the name of the machine. */
  #etcd = {};

  /** The URL of the database, which leads to the primary. */
  url = `postgres://house:${this.#passwords.house}@${this.balancer.host}:5432/house`;

  get balancer() {
    return { host: this.#machines.balancer.host, port: 8080 };
  }

  static async start() {
    const cluster = new Cluster();
    process.once("exit", cluster.#close);
    await cluster.#start();
    return cluster;
  }

  async #start() {
    chmodSync(this.#folder, 0o755);
    const hosts = Object.entries(ADDRESSES).map(([name, last]) => `${NETWORK}.${last} ${name}`);
    writeFileSync(join(this.#folder, "hosts"), ["127.0.0.1 localhost", ...hosts, ""].join("\n"));
    ip("link", "add", "lan", "type", "bridge");
    ip("address", "add", `${NETWORK}.1/24`, "dev", "lan");
    ip("link", "set", "lan", "up");
    for (const machine of Object.values(this.#machines)) await machine.open();
    for (const name of ["db-1", "db-2", "db-3"]) this.#startEtcd(name);
    await until("etcd has a leader", () => this.etcdLeader());
    for (const name of ["db-1", "db-2"]) this.#startPatroni(name);
    await this.whole();
    await this.#createDatabase();
    // Fewer connections than in the file, so that the limit of open files need not be raised.
    const files = [`${FILES}haproxy.cfg`, `${FILES}cluster/database.cfg`].flatMap((file) => ["-f", file]);
    this.#machines.balancer.start(["haproxy", "-db", "-n", "5000", ...files]);
    await until("the balancer leads to the primary", () => this.#answers());
  }

  #startEtcd(name) {
    const data = this.#own(`${name}-etcd`);
    this.#etcd[name] = this.#machines[name].start(["etcd"], {
      user: this.#user,
      environment: {
        ...variablesOf("etcd.env"),
        ETCD_NAME: name,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${name}:2380`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${name}:2379`,
        ETCD_DATA_DIR: data,
      },
    });
  }

  #startPatroni(name) {
    this.#machines[name].start(["patroni", `${FILES}cluster/patroni.yml`], {
      user: this.#user,
      environment: {
        PATRONI_NAME: name,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
        PATRONI_POSTGRESQL_DATA_DIR: join(this.#own(`${name}-postgres`), "data"),
        PATRONI_POSTGRESQL_PGPASS: join(this.#own(`${name}-postgres`), "pgpass"),
        PATRONI_SUPERUSER_PASSWORD: this.#passwords.superuser,
        PATRONI_REPLICATION_PASSWORD: this.#passwords.replication,
      },
    });
  }

  /** Returns a folder of the user that runs the database. */
  #own(name) {
    const path = join(this.#folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, this.#user.uid, this.#user.gid);
    return path;
  }

  async #createDatabase() {
    const { host } = this.#machines[await this.primary()];
    const sql = postgres(`postgres://postgres:${this.#passwords.superuser}@${host}:5432/postgres`, { max: 1 });
    await sql.unsafe(`create role house login password '${this.#passwords.house}'`);
    await sql`create database house owner house`;
    await sql.end();
  }

  async #answers() {
    const sql = postgres(this.url, { max: 1, connect_timeout: 2 });
    try {
      return await sql`select 1`;
    } finally {
      await sql.end({ timeout: 0 });
    }
  }

  /** Starts a house on its machine, at which the balancer looks for it. */
  async startHouse(environment, place) {
    const machine = this.#machines[`house-${place + 1}`];
    const house = await startHouse(
      { ...environment, HOST: machine.host, PORT: "8080", HOUSE_PROXY: "yes" },
      machine.wrap,
    );
    await until("the balancer has a house", async () => (await ask(`http://${this.balancer.host}:8080/ready`)).ok);
    return house;
  }

  /** The name of the machine of the primary; `undefined` if there is none. */
  async primary() {
    return this.#first(["db-1", "db-2"], async (host) => (await ask(`http://${host}:8008/primary`)).ok);
  }

  /** The name of the machine of the leader of etcd; `undefined` if there is none. */
  async etcdLeader() {
    return this.#first(["db-1", "db-2", "db-3"], async (host) => {
      const { header, leader } = await (await ask(`http://${host}:2379/v3/maintenance/status`, "{}")).json();
      return header.member_id === leader;
    });
  }

  async #first(names, isIt) {
    for (const name of names) if (await isIt(this.#machines[name].host).catch(() => false)) return name;
    return undefined;
  }

  /** Waits until all members of etcd, the primary and its synchronous standby work. */
  async whole() {
    await until("the primary has a synchronous standby", async () => {
      const primary = await this.primary();
      const { members } = await (await ask(`http://${this.#machines[primary].host}:8008/cluster`)).json();
      return members.some(({ role, state }) => role === "sync_standby" && ["running", "streaming"].includes(state));
    });
    await until("all members of etcd work", async () => {
      const urls = ["db-1", "db-2", "db-3"].map((name) => `http://${this.#machines[name].host}:2379/health`);
      return (await Promise.all(urls.map((url) => ask(url)))).every(({ ok }) => ok);
    });
  }

  /** Ends everything on the machine of the primary, its member of etcd too. Returns a function that starts it again. */
  async killPrimary() {
    const name = await this.primary();
    this.#machines[name].kill();
    return () => {
      this.#startEtcd(name);
      this.#startPatroni(name);
      return this.#moved(name);
    };
  }

  /** Separates the machine of the primary from all others. Returns a function that ends that. */
  async cutPrimary() {
    const name = await this.primary();
    this.#machines[name].cut();
    return () => {
      this.#machines[name].mend();
      return this.#moved(name);
    };
  }

  /** Ends the leader of etcd. Returns a function that starts it again. */
  async killEtcdLeader() {
    const name = await this.etcdLeader();
    this.#etcd[name].kill("SIGKILL");
    return () => {
      this.#startEtcd(name);
      return this.whole();
    };
  }

  async #moved(from) {
    await this.whole();
    if ((await this.primary()) === from) throw new Error(`${from} is still the primary.`);
  }

  stop() {
    process.off("exit", this.#close);
    this.#close();
  }

  /** Ends everything. With `KEEP`, the folder with the logs stays. */
  #close = () => {
    for (const machine of Object.values(this.#machines)) machine.close();
    deleteLink("lan");
    if (process.env.KEEP === undefined) rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 });
    else console.log(`The logs are in ${this.#folder}.`);
  };
}

/** Returns the variables of a file of the cluster. */
function variablesOf(file) {
  const lines = readFileSync(`${FILES}cluster/${file}`, "utf8").match(/^[A-Z0-9_]+=.*$/gm) ?? [];
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
}

function ask(url, body) {
  return fetch(url, { signal: AbortSignal.timeout(2000), ...(body === undefined ? {} : { method: "POST", body }) });
}

/** Waits for a condition, at most three minutes. An error means that it is not met yet. */
async function until(what, isTrue) {
  const end = performance.now() + 180_000;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Not within three minutes: ${what}.`);
    await sleep(100);
  }
}

/** Deletes a link that may not exist. */
function deleteLink(name) {
  spawnSync("ip", ["link", "delete", name], { stdio: "ignore" });
}

function secret() {
  return randomBytes(18).toString("hex");
}

/** Returns an id of the user that runs PostgreSQL, which the package postgresql-15 creates. */
function idOf(which) {
  return Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
}
