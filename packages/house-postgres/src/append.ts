import type { AppendResult, NewCommit, Secret, WakeUp } from "@thunderjack/house";
import type { Row } from "./checked-row.js";
import { lines, texts, unnest } from "./columns.js";
import { type Connection, type Database, sql } from "./database.js";
import { LockedAccounts } from "./ledger.js";
import { retried } from "./retried.js";
import type { SecretKeys } from "./secret-keys.js";

/** The code of an error of a unique index. */
const UNIQUE_VIOLATION = "23505";

/** The parts of a store that are the same for all appends. */
export interface AppendOptions {
  readonly database: Database;
  readonly keys: SecretKeys;
  /** Called with the newest positions of the tables after commits were stored. */
  readonly appended: (heads: readonly WakeUp[]) => void;
}

/**
 * Stores commits. Usually this is one statement. A transaction with locks follows for those commits that the statement has
 * refused, and for commits with secrets or transfers.
 */
export async function append(options: AppendOptions, rows: readonly Row[]): Promise<readonly AppendResult[]> {
  const stored = areJoinable(rows) ? await storedAtOnce(options, rows) : NONE;
  if (rows.every(({ commit }) => stored.has(commit.table))) return rows.map(() => "appended");
  const others = rows.filter(({ commit }) => !stored.has(commit.table));
  const results = [...(await appendInTransaction(options, others))];
  return rows.map(({ commit }) => (stored.has(commit.table) ? "appended" : (results.shift() ?? "conflict")));
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns whether commits can be stored by one statement, also with those of other calls: they have no secrets and transfers,
 * do not open a table, and those of a table follow each other and have different ids.
 */
export function areJoinable(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first !== undefined && rows.length === 1) return isJoinable(first.commit);
  const last = new Map<string, number>();
  const ids = new Set<string>();
  for (const { commit } of rows) {
    const { table, position, id } = commit;
    if (!isJoinable(commit) || position !== (last.get(table) ?? position - 1) + 1) return false;
    last.set(table, position);
    ids.add(keyOf(table, id));
  }
  return ids.size === rows.length;
}

function isJoinable({ position, secrets, transfers }: NewCommit): boolean {
  return position > 1 && secrets.length === 0 && transfers.length === 0;
}

async function storedAtOnce({ database, appended }: AppendOptions, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  try {
    const tables = await retried(() => store(database, rows));
    appended(headsOf(rows.map(({ commit }) => commit).filter(({ table }) => tables.has(table))));
    return tables;
  } catch (reason) {
    // An id is known.
    if ((reason as { readonly code?: unknown }).code === UNIQUE_VIOLATION) return NONE;
    throw reason;
  }
}

/**
 * Stores the commits of each table whose newest commit is the one before them. The commits of a table follow each other. The
 * rows of `house_tables` are locked in the order of the tables, so that two statements do not wait for each other. An update
 * that had to wait checks the position again.
 *
 * @returns the tables
 */
async function store(connection: Connection, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const commits = rows.map(({ commit }) => commit);
  const heads = headsOf(commits);
  const [stored] = await connection.rows<{ tables: string }>(sql`
    with locked as materialized (
      select table_id from house_tables where table_id = any(${lines(heads.map(({ table }) => table))})
      order by table_id for update
    ), head as (
      update house_tables t
      set position = h.last, opening = coalesce(h.opening, t.opening), deadline = h.deadline
      from ${unnest(
        ["line", heads.map(({ table }) => table)],
        ["bigint", heads.map(({ first }) => first)],
        ["bigint", heads.map(({ position }) => position)],
        ["bigint", heads.map(({ opening }) => opening)],
        ["bigint", heads.map(({ deadline }) => deadline)],
      )} as h (table_id, first, last, opening, deadline)
      join locked l on l.table_id = h.table_id
      where t.table_id = h.table_id and t.position = h.first - 1
      returning t.table_id
    ), inserted as (
      insert into house_commits (table_id, position, id, at, deadline, opens_shoe, facts)
      select i.table_id, i.position, i.id, i.at, i.deadline, i.opens_shoe, i.facts
      from ${unnest(
        ["line", commits.map(({ table }) => table)],
        ["bigint", commits.map(({ position }) => position)],
        ["line", commits.map(({ id }) => id)],
        ["bigint", commits.map(({ at }) => at)],
        ["bigint", commits.map(({ deadline }) => deadline)],
        ["boolean", commits.map(({ opensShoe }) => opensShoe)],
        ["line", rows.map(({ facts }) => facts)],
      )} as i (table_id, position, id, at, deadline, opens_shoe, facts)
      join head h on h.table_id = i.table_id
    )
    select string_agg(table_id, chr(10)) as tables from head
    having count(*) > 0`);
  return new Set(stored?.tables.split("\n"));
}

/** Locks the tables and the accounts in their order, decides each commit, and stores the accepted ones. */
async function appendInTransaction(
  { database, keys, appended }: AppendOptions,
  rows: readonly Row[],
): Promise<readonly AppendResult[]> {
  const results = await retried(() =>
    database.transaction(async (transaction) => {
      const commits = rows.map(({ commit }) => commit);
      const log = await LockedLog.lock(transaction, commits);
      const accounts = await LockedAccounts.lock(transaction, commits);
      const results = commits.map((commit) => log.resultOf(commit, accounts));
      const accepted = rows.filter((_, index) => results[index] === "appended");
      if (accepted.length > 0) {
        await store(transaction, accepted);
        for (const { commit } of accepted) await storeSecrets(transaction, keys, commit.table, commit.secrets);
        await accounts.store();
      }
      return results;
    }),
  );
  appended(headsOf(rows.map(({ commit }) => commit).filter((_, index) => results[index] === "appended")));
  return results;
}

/** The newest positions of tables and the known ids, locked until the end of the transaction. */
class LockedLog {
  /** The position of the newest commit of each table, with the accepted commits. */
  readonly #positions: Map<string, number>;
  readonly #ids: Map<string, number>;
  readonly #refused = new Set<string>();

  private constructor(positions: Map<string, number>, ids: Map<string, number>) {
    this.#positions = positions;
    this.#ids = ids;
  }

  static async lock(connection: Connection, commits: readonly NewCommit[]): Promise<LockedLog> {
    const tables = [...new Set(commits.map(({ table }) => table))].sort();
    const lockHeads = () =>
      connection.rows<{ table: string; position: number }>(sql`
      select table_id as table, position from house_tables where table_id = any(${texts(tables)})
      order by table_id for update`);
    let heads = await lockHeads();
    if (heads.length < tables.length && commits.some(({ position }) => position === 1)) {
      await connection.count(sql`
        insert into house_tables (table_id, position, opening)
        select table_id, 0, 1 from ${unnest(["text", tables])} as input (table_id) on conflict do nothing`);
      heads = await lockHeads();
    }
    // The limit makes the database look up each id in the partition of its table.
    const known = await connection.rows<{ table: string; id: string; position: number }>(sql`
      select i.table_id as table, i.id, c.position
      from ${unnest(
        ["text", commits.map(({ table }) => table)],
        ["text", commits.map(({ id }) => id)],
      )} as i (table_id, id)
      cross join lateral (
        select position from house_commits where table_id = i.table_id and id = i.id limit 1
      ) as c`);
    return new LockedLog(
      new Map(heads.map(({ table, position }) => [table, position])),
      new Map(known.map(({ table, id, position }) => [keyOf(table, id), position])),
    );
  }

  /** @throws RangeError for a commit that cannot be stored */
  resultOf(commit: NewCommit, accounts: LockedAccounts): AppendResult {
    const { table, id, position } = commit;
    const known = this.#ids.get(keyOf(table, id));
    const isNext =
      !this.#refused.has(table) && position === (this.#positions.get(table) ?? 0) + 1 && accounts.areIntended(commit);
    if (known === undefined && isNext && accounts.accept(commit)) {
      this.#positions.set(table, position);
      this.#ids.set(keyOf(table, id), position);
      return "appended";
    }
    this.#refused.add(table);
    if (known !== undefined) return { duplicate: known };
    return isNext ? "insufficient" : "conflict";
  }
}

async function storeSecrets(
  connection: Connection,
  keys: SecretKeys,
  table: string,
  secrets: readonly Secret[],
): Promise<void> {
  for (const secret of secrets) {
    const { anchor, keyName, nonce, sealed } = keys.seal(table, secret);
    await connection.count(sql`
      insert into house_secrets (table_id, anchor, key_name, nonce, sealed)
      values (${table}, ${anchor}, ${keyName}, ${nonce}, ${sealed})`);
  }
}

/** The newest commit of a table after an append. */
interface NewHead {
  readonly table: string;
  /** The position of the first of the commits. */
  readonly first: number;
  /** The position of the last of the commits. */
  readonly position: number;
  /** The position of the last commit that opened a shoe; `null` for none. */
  readonly opening: number | null;
  readonly deadline: number | null;
}

function headsOf(commits: readonly NewCommit[]): readonly NewHead[] {
  const heads = new Map<string, NewHead>();
  for (const { table, position, deadline, opensShoe } of commits) {
    const before = heads.get(table);
    const opening = opensShoe ? position : (before?.opening ?? null);
    heads.set(table, { table, first: before?.first ?? position, position, opening, deadline });
  }
  return [...heads.values()];
}

function keyOf(table: string, id: string): string {
  return JSON.stringify([table, id]);
}
