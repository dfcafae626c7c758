import type { Amount } from "@thunderjack/core";
import type {
  AppendResult,
  Commit,
  Fact,
  HouseStore,
  NewCommit,
  Secret,
  TableHead,
  WakeUp,
  WalletOrders,
} from "@thunderjack/house";
import { type AppendOptions, append, areJoinable } from "./append.js";
import { checkedRow } from "./checked-row.js";
import { texts } from "./columns.js";
import { CommitQueue } from "./commit-queue.js";
import { Database, sql } from "./database.js";
import { deposit } from "./ledger.js";
import { migrate } from "./migrations.js";
import { PostgresWalletOrders } from "./postgres-wallet-orders.js";
import { type SealedSecret, SecretKeys } from "./secret-keys.js";
import { listen, Notifier, pollHeads } from "./wake-ups.js";

/** The options of a store in PostgreSQL. */
export interface PostgresOptions {
  /** The URL of the database, such as `postgres://user:password@host:5432/name`. */
  readonly url: string;
  /** The keys that encrypt the seeds; see {@link SecretKeys}. */
  readonly keys: string;
  /** The largest number of connections to the database; defaults to 8. */
  readonly connections?: number;
  /**
   * Whether wake-ups are sent and received by `NOTIFY` and `LISTEN`; otherwise the store asks for new commits every 250 ms. All
   * processes of a database have the same value. Defaults to true.
   */
  readonly listens?: boolean;
  /** Called with an error of a background task, such as a lost connection. Defaults to none. */
  readonly failed?: (reason: unknown) => void;
  /** Called with the number of commits of each statement that stores commits. Defaults to none. */
  readonly stored?: (commits: number) => void;
  /** Called with the number of commits of a call that another process was faster than. Defaults to none. */
  readonly conflicted?: (commits: number) => void;
}

/** Stores the tables of a house in PostgreSQL, for any number of processes. */
export class PostgresHouseStore implements HouseStore {
  readonly walletOrders: WalletOrders;
  readonly #database: Database;
  readonly #keys: SecretKeys;
  readonly #notifier: Notifier;
  readonly #append: AppendOptions;
  readonly #queue: CommitQueue;
  readonly #conflicted: (commits: number) => void;
  readonly #appends = new Set<Promise<readonly AppendResult[]>>();
  readonly #listeners = new Set<(heads: readonly WakeUp[]) => void>();
  #endWakeUps: () => Promise<void> = async () => {};

  private constructor(database: Database, options: PostgresOptions) {
    this.#database = database;
    this.walletOrders = new PostgresWalletOrders(database);
    this.#keys = new SecretKeys(options.keys);
    const { listens = true, failed = () => {}, conflicted = () => {} } = options;
    this.#conflicted = conflicted;
    this.#notifier = new Notifier(database, failed);
    this.#append = {
      ...{ database, keys: this.#keys },
      appended: listens ? (heads) => this.#notifier.notify(heads) : () => {},
    };
    this.#queue = new CommitQueue(this.#append, options.stored);
  }

  /** Connects to the database and migrates it. */
  static async open(options: PostgresOptions): Promise<PostgresHouseStore> {
    const { url, connections = 8, listens = true, failed = () => {} } = options;
    const database = new Database({ url, connections, failed });
    try {
      const store = new PostgresHouseStore(database, options);
      await migrate(database);
      const wake = (heads: readonly WakeUp[]) => {
        for (const listener of [...store.#listeners]) listener(heads);
      };
      store.#endWakeUps = listens ? await listen(url, wake, failed) : pollHeads(store, wake, failed);
      return store;
    } catch (reason) {
      await database.end();
      throw reason;
    }
  }

  /** Ends the connections after the running statements and the wake-ups of their commits, or after five seconds. */
  async close(): Promise<void> {
    this.#listeners.clear();
    const ended = Promise.allSettled([this.#endWakeUps(), ...this.#appends]);
    await this.#database.end(ended.then(() => this.#notifier.sent()));
  }

  /** Rejects if the database does not answer. */
  async ping(): Promise<void> {
    await this.#database.rows(sql`select 1`);
  }

  /** Returns the time of the database, in milliseconds since 1970. All processes of a house share it. */
  async now(): Promise<number> {
    const [row] = await this.#database.rows<{ now: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    if (row === undefined) throw new Error("The database returned no time.");
    return row.now;
  }

  async append(commits: readonly NewCommit[]): Promise<readonly AppendResult[]> {
    const rows = commits.map(checkedRow);
    const appended = areJoinable(rows) ? this.#queue.append(rows) : append(this.#append, rows);
    this.#appends.add(appended);
    try {
      const results = await appended;
      const conflicts = results.filter((result) => result === "conflict").length;
      if (conflicts > 0) this.#conflicted(conflicts);
      return results;
    } finally {
      this.#appends.delete(appended);
    }
  }

  async load(table: string): Promise<readonly Commit[]> {
    const rows = await this.#database.rows<CommitRow>(sql`
      select c.position, c.id, c.at, c.deadline, c.facts from house_commits c
      where c.table_id = ${table} and c.position >= (select opening from house_tables where table_id = ${table})
      order by c.position`);
    return rows.map((row) => commitOf(table, row));
  }

  async read(table: string, after: number, limit?: number): Promise<readonly Commit[]> {
    const rows = await this.#database.rows<CommitRow>(sql`
      select position, id, at, deadline, facts from house_commits
      where table_id = ${table} and position > ${after} and facts <> '' order by position limit ${limit ?? null}`);
    return rows.map((row) => commitOf(table, row));
  }

  async openings(table: string): Promise<readonly Commit[]> {
    const rows = await this.#database.rows<CommitRow>(sql`
      select position, id, at, deadline, facts from house_commits
      where table_id = ${table} and opens_shoe and facts <> '' order by position`);
    return rows.map((row) => commitOf(table, row));
  }

  async positions(table: string, ids: readonly string[]): Promise<readonly (number | null)[]> {
    const rows = await this.#database.rows<{ id: string; position: number }>(sql`
      select id, position from house_commits
      where table_id = ${table} and id = any(${texts(ids)})`);
    const known = new Map(rows.map(({ id, position }) => [id, position]));
    return ids.map((id) => known.get(id) ?? null);
  }

  async heads(tables?: readonly string[]): Promise<readonly TableHead[]> {
    const which = tables === undefined ? sql`` : sql`and table_id = any(${texts(tables)})`;
    return this.#database.rows<TableHead>(sql`
      select table_id as table, position, deadline from house_tables where position > 0 ${which}`);
  }

  async due(now: number, limit: number): Promise<readonly TableHead[]> {
    return this.#database.rows<TableHead>(sql`
      select table_id as table, position, deadline from house_tables
      where deadline <= ${now} order by deadline limit ${limit}`);
  }

  async secrets(table: string): Promise<readonly Secret[]> {
    const rows = await this.#database.rows<SealedSecret>(sql`
      select anchor, key_name as "keyName", nonce, sealed from house_secrets where table_id = ${table} order by number`);
    return rows.map((row) => this.#keys.open(table, row));
  }

  deposit(account: string, amount: Amount, key: string): Promise<void> {
    return deposit(this.#database, account, amount, key);
  }

  async balance(account: string): Promise<Amount> {
    const rows = await this.#database.rows<{ balance: number }>(
      sql`select balance from house_accounts where account = ${account}`,
    );
    return rows[0]?.balance ?? 0;
  }

  async tableBalance(table: string): Promise<number> {
    const name = `table:${table}`;
    const rows = await this.#database.rows<{ balance: string }>(sql`
      select coalesce(sum(case when target = ${name} then amount else -amount end), 0) as balance
      from house_ledger where source = ${name} or target = ${name}`);
    return Number(rows[0]?.balance ?? 0);
  }

  watch(listener: (heads: readonly WakeUp[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Encrypts the seeds that are encrypted with an earlier key again, with the current one.
   *
   * @returns the number of seeds
   */
  async rotateKeys(): Promise<number> {
    return this.#database.transaction(async (transaction) => {
      const rows = await transaction.rows<SealedSecret & { table: string; number: number }>(sql`
        select table_id as table, number, anchor, key_name as "keyName", nonce, sealed from house_secrets
        where key_name <> ${this.#keys.current} for update`);
      for (const row of rows) {
        const { keyName, nonce, sealed } = this.#keys.seal(row.table, this.#keys.open(row.table, row));
        await transaction.count(sql`
          update house_secrets set key_name = ${keyName}, nonce = ${nonce}, sealed = ${sealed}
          where table_id = ${row.table} and number = ${row.number}`);
      }
      return rows.length;
    });
  }

  /**
   * Deletes the facts of the commits of a table before a position. Those of the shoe in play are never deleted. Write their
   * recordings to an archive first: `archiveShoes` does both. The ids of the requests stay, so that a repetition of a
   * request is recognised; {@link forgetRequests} deletes them.
   *
   * @returns the number of commits
   */
  async deleteBefore(table: string, position: number): Promise<number> {
    return this.#database.count(sql`
      update house_commits c set facts = '' where c.table_id = ${table} and c.position < ${position} and c.facts <> ''
      and c.position < (select opening from house_tables where table_id = ${table})`);
  }

  /**
   * Deletes the ids of requests whose facts are deleted and whose commits are older than a time. A repetition of such a
   * request is decided like a new one, so the time is longer ago than any client waits for an answer.
   *
   * @param before the time, in milliseconds since 1970
   * @returns the number of ids
   */
  async forgetRequests(table: string, before: number): Promise<number> {
    return this.#database.count(sql`
      delete from house_commits where table_id = ${table} and facts = '' and at < ${before}`);
  }
}

interface CommitRow {
  readonly position: number;
  readonly id: string;
  readonly at: number;
  readonly deadline: number | null;
  readonly facts: string;
}

function commitOf(table: string, { position, id, at, deadline, facts }: CommitRow): Commit {
  return { table, position, id, at, facts: JSON.parse(facts) as readonly Fact[], deadline };
}
