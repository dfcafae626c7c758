import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { newClient } from "./database.js";

/** The user that runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root. */
const USER = "thunderjack-postgres";

/** The time after which PostgreSQL must accept connections, in milliseconds. */
const START_TIME = 60_000;

const DEBIAN = "/usr/lib/postgresql";

/** The file with the password, in the data folder. */
const PASSWORD = "thunderjack-password";

/** The options with which a data folder is created. */
const INITDB = ["-U", "postgres", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C"];

/** A program of PostgreSQL failed, or the data cannot be used. */
class PostgresNotStarted extends Error {}

/** Returns the folder with the newest programs of PostgreSQL from Debian; `null` if there are none. */
export function installedPostgres(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).filter((version) => existsSync(join(DEBIAN, version, "bin", "initdb")));
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : join(DEBIAN, newest, "bin");
}

/** The options of a local PostgreSQL. */
export interface LocalOptions {
  /** The folder with the programs `initdb` and `postgres`. */
  readonly programs: string;
  /** The folder that contains the data folder, which is named after the major version. */
  readonly folder: string;
  /** The port on 127.0.0.1; defaults to a free one. */
  readonly port?: number;
  /** Further settings of the server as `NAME=VALUE`, such as `fsync=off` for tests without crashes; defaults to none. */
  readonly settings?: readonly string[];
}

/** A PostgreSQL as a child process, for development and tests. It listens on 127.0.0.1 only, with a random password. */
export class LocalPostgres {
  readonly #options: LocalOptions;
  readonly #data: string;
  readonly #port: number;
  readonly #password: string;
  #process: ChildProcess | null = null;

  private constructor(options: LocalOptions, data: string, port: number, password: string) {
    this.#options = options;
    this.#data = data;
    this.#port = port;
    this.#password = password;
  }

  /**
   * Creates the data folder if it is missing, and starts PostgreSQL.
   *
   * @throws PostgresNotStarted if a data folder is of another major version, or a program fails
   */
  static async start(options: LocalOptions): Promise<LocalPostgres> {
    const { programs, folder } = options;
    const version = majorVersion(programs);
    mkdirSync(folder, { recursive: true });
    const data = join(folder, `postgres-${version}`);
    const other = readdirSync(folder).find((name) => /^postgres-\d+$/.test(name) && name !== `postgres-${version}`);
    if (other !== undefined) {
      const oldVersion = other.replace("postgres-", "");
      if (Number(oldVersion) > Number(version)) {
        throw new PostgresNotStarted(
          `${join(folder, other)} contains data of PostgreSQL ${oldVersion}, and the older version ${version} would be started. ` +
            `Start the house with the programs of version ${oldVersion}.`,
        );
      }
      // The folder gets its name after it is complete.
      if (existsSync(join(data, PASSWORD))) {
        throw new PostgresNotStarted(
          `The data of ${join(folder, other)} were migrated to ${data}, but the old folder was not removed. Remove it:\n` +
            `rm -r ${quoted(resolve(folder, other))}`,
        );
      }
      throw new PostgresNotStarted(
        `${join(folder, other)} contains data of PostgreSQL ${oldVersion}, and version ${version} would be started. ` +
          `Stop the house, and migrate the data with the programs of both versions:\n${migration(options, oldVersion, version)}`,
      );
    }
    if (!existsSync(join(data, "PG_VERSION"))) createData(programs, data);
    const password = readFileSync(join(data, PASSWORD), "utf8");
    const local = new LocalPostgres(options, data, options.port ?? (await freePort()), password);
    await local.start();
    return local;
  }

  /** The URL of the database. */
  get url(): string {
    return this.urlOf("postgres");
  }

  /** Returns the URL of a database of this server. */
  urlOf(database: string): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${this.#port}/${database}`;
  }

  /** The id of the process; `undefined` if it is not running. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts the process. A no-op if it is running. Needed only after {@link kill}. */
  async start(): Promise<void> {
    if (this.#process !== null) return;
    const settings = [
      `port=${this.#port}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "max_connections=200",
      ...(this.#options.settings ?? []),
    ];
    const child = spawn(
      join(this.#options.programs, "postgres"),
      ["-D", this.#data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...unprivileged(), cwd: this.#data, stdio: ["ignore", "ignore", "pipe"] },
    );
    this.#process = child;
    let log = "";
    child.stderr?.on("data", (text) => {
      log = (log + text).slice(-4000);
    });
    child.once("exit", () => {
      if (this.#process === child) this.#process = null;
    });
    const end = Date.now() + START_TIME;
    while (!(await this.#answers())) {
      if (this.#process === null || Date.now() > end) throw new PostgresNotStarted(`PostgreSQL did not start:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends all connections and the process. The data stay. */
  async stop(): Promise<void> {
    await this.#end("SIGINT");
  }

  /** Ends the process and its children at once, as a crash would. */
  async kill(): Promise<void> {
    // The children notice the end of the main process. SIGQUIT ends them without writing anything, and is a crash to the data.
    await this.#end("SIGQUIT");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  async #answers(): Promise<boolean> {
    const client = newClient(this.url);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function majorVersion(programs: string): string {
  const { stdout } = spawnSync(join(programs, "postgres"), ["--version"], { encoding: "utf8" });
  const version = /\b(\d+)/.exec(stdout ?? "")?.[1];
  if (version === undefined) throw new PostgresNotStarted(`There is no PostgreSQL in ${programs}.`);
  return version;
}

/**
 * Returns the command that migrates a data folder to another major version. The new folder gets its name at the end, and then the
 * old folder is removed. If the command is interrupted before, it can be repeated.
 */
function migration({ programs, folder }: LocalOptions, from: string, to: string): string {
  const [before, after] = [`postgres-${from}`, `postgres-${to}`];
  const part = `${after}.part`;
  const password = `${before}/${PASSWORD}`;
  const own = resolve(programs);
  const steps = [
    `cd ${quoted(resolve(folder))}`,
    `{ test ! -e ${after} || { echo "${after} exists, but is not complete. Move it away." >&2; false; }; }`,
    `rm -rf ${part}`,
    `export PGPASSWORD="$(cat ${password})"`,
    `${quoted(join(own, "initdb"))} -D ${part} ${INITDB.join(" ")} --pwfile=${password}`,
    // A path with a quote would break the address of the sockets, which is the folder by default.
    `${quoted(join(own, "pg_upgrade"))} -U postgres -b ${quoted(join(DEBIAN, from, "bin"))} -B ${quoted(own)} -d ${before} -D ${part} -s /tmp`,
    `cp -p ${password} ${part}/`,
    "sync",
    `mv ${part} ${after}`,
    `rm -rf ${before} delete_old_cluster.sh`,
  ];
  const script = steps.join(" && ");
  return process.getuid?.() === 0 ? `runuser -u ${USER} -- sh <<'END'\n${script}\nEND` : script;
}

/** Returns a text as one word of a command of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function createData(programs: string, data: string): void {
  const user = unprivileged();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  };
  own(dirname(data));
  own(data);
  const passwordFile = `${data}-password`;
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  own(passwordFile);
  const { status, stderr } = spawnSync(
    join(programs, "initdb"),
    ["-D", data, ...INITDB, `--pwfile=${passwordFile}`, "--no-sync"],
    { ...user, cwd: data, encoding: "utf8" },
  );
  if (status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new PostgresNotStarted(`initdb failed in ${dirname(data)}:\n${stderr}`);
  }
  const keptPassword = join(data, PASSWORD);
  writeFileSync(keptPassword, readFileSync(passwordFile, "utf8"), { mode: 0o600 });
  // A base backup reads all files of the folder.
  own(keptPassword);
  rmSync(passwordFile);
}

/** Returns the user for PostgreSQL: this one, or one that is created if this one is root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  if (idOf("-u") === null) spawnSync("useradd", ["--system", "--no-create-home", "--user-group", USER]);
  const uid = idOf("-u");
  const gid = idOf("-g");
  if (uid === null || gid === null)
    throw new PostgresNotStarted(`The user ${USER} for PostgreSQL could not be created.`);
  return { uid, gid };
}

function idOf(which: "-u" | "-g"): number | null {
  const { status, stdout } = spawnSync("id", [which, USER], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
