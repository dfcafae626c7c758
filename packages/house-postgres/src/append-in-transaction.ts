import { type Amount, isAmount } from "@thunderjack/core";
import { type AppendResult, isWalletDebit, type NewCommit, type Secret } from "@thunderjack/house";
import type { Sql, TransactionSql } from "postgres";
import type { Row } from "./checked-row.js";
import { column } from "./column.js";
import { bookOrders, lockIntended } from "./postgres-wallet-orders.js";
import { retried } from "./retried.js";
import type { SecretKeys } from "./secret-keys.js";
import { notifications } from "./wake-ups.js";

/** The other account of deposits in the ledger. */
const OPERATOR = "operator";

interface LedgerRow {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** At least 0. */
  readonly amount: number;
}

/**
 * Stores commits of any kind in one transaction. It locks the tables and the accounts in their order, decides each commit,
 * and stores the accepted ones.
 */
export function appendInTransaction(
  sql: Sql,
  keys: SecretKeys,
  rows: readonly Row[],
): Promise<readonly AppendResult[]> {
  return retried(() =>
    sql.begin(async (transaction) => {
      const commits = rows.map(({ commit }) => commit);
      const batch = await Batch.lock(transaction, commits);
      const results = commits.map((commit) => batch.append(commit));
      const accepted = rows.filter((_, index) => results[index] === "appended");
      await store(transaction, keys, accepted, batch);
      return results;
    }),
  );
}

/** Adds credits to an account; see `HouseStore.deposit`. */
export async function deposit(sql: Sql, account: string, amount: Amount, key: string): Promise<void> {
  if (!Number.isSafeInteger(amount)) throw new RangeError("A balance is a whole number of hundredths.");
  await retried(() =>
    sql.begin(async (transaction) => {
      await transaction`insert into house_accounts (account, balance) values (${account}, 0) on conflict do nothing`;
      const rows = await transaction<{ balance: number }[]>`
        select balance from house_accounts where account = ${account} for update`;
      const written = await writeLedger(transaction, [ledgerRow(OPERATOR, `player:${account}`, amount, key)], true);
      if (written === 0) return;
      const after = (rows[0]?.balance ?? 0) + amount;
      if (!isAmount(after)) throw new RangeError("An account is a whole number of hundredths, and not negative.");
      await transaction`update house_accounts set balance = ${after} where account = ${account}`;
    }),
  );
}

/** The rows that decide about commits, locked until the end of the transaction. */
class Batch {
  /** The position of the newest commit of each table, with the commits of this batch. */
  readonly #positions: Map<string, number>;
  readonly #ids: Map<string, number>;
  readonly #refused = new Set<string>();
  readonly #keys: Set<string>;
  /** The keys of the debits of the operator's wallet that may be booked. */
  readonly #intended: ReadonlySet<string>;
  readonly balances: Map<string, Amount>;

  private constructor(
    positions: Map<string, number>,
    ids: Map<string, number>,
    keys: Set<string>,
    intended: ReadonlySet<string>,
    balances: Map<string, Amount>,
  ) {
    this.#positions = positions;
    this.#ids = ids;
    this.#keys = keys;
    this.#intended = intended;
    this.balances = balances;
  }

  static async lock(sql: TransactionSql, commits: readonly NewCommit[]): Promise<Batch> {
    const tables = [...new Set(commits.map(({ table }) => table))].sort();
    await sql`
      insert into house_tables (table_id, position, opening)
      select table_id, 0, 1 from unnest(${column(sql, "text", tables)}::text[]) as input (table_id) on conflict do nothing`;
    const heads = await sql<{ table_id: string; position: number }[]>`
      select table_id, position from house_tables where table_id = any(${column(sql, "text", tables)}::text[]) order by table_id for update`;
    const known = await sql<{ table_id: string; id: string; position: number }[]>`
      select c.table_id, c.id, c.position from house_commits c
      join unnest(${column(
        sql,
        "text",
        commits.map(({ table }) => table),
      )}::text[], ${column(
        sql,
        "text",
        commits.map(({ id }) => id),
      )}::text[]) as i (table_id, id)
      on c.table_id = i.table_id and c.id = i.id`;
    const transfers = commits.flatMap((commit) => commit.transfers);
    const own = transfers.filter(({ isInWallet }) => isInWallet !== true);
    const accounts = [...new Set(own.map(({ account }) => account))].sort();
    const intended = await lockIntended(sql, transfers.filter(isWalletDebit));
    const balances = new Map<string, Amount>();
    const keys = new Set<string>();
    if (transfers.length > 0) {
      await sql`
        insert into house_accounts (account, balance)
        select account, 0 from unnest(${column(sql, "text", accounts)}::text[]) as input (account) on conflict do nothing`;
      const rows = await sql<{ account: string; balance: number }[]>`
        select account, balance from house_accounts where account = any(${column(sql, "text", accounts)}::text[]) order by account for update`;
      for (const { account, balance } of rows) balances.set(account, balance);
      const used = await sql<{ key: string }[]>`
        select key from house_ledger where key = any(${column(
          sql,
          "text",
          transfers.map(({ key }) => key),
        )}::text[])`;
      for (const { key } of used) keys.add(key);
    }
    return new Batch(
      new Map(heads.map(({ table_id, position }) => [table_id, position])),
      new Map(known.map(({ table_id, id, position }) => [keyOf(table_id, id), position])),
      keys,
      intended,
      balances,
    );
  }

  /** @throws RangeError for a commit that cannot be stored */
  append(commit: NewCommit): AppendResult {
    const result = this.#resultOf(commit);
    if (result !== "appended") this.#refused.add(commit.table);
    return result;
  }

  #resultOf({ table, id, position, transfers }: NewCommit): AppendResult {
    const known = this.#ids.get(keyOf(table, id));
    if (known !== undefined) return { duplicate: known };
    if (this.#refused.has(table) || position !== (this.#positions.get(table) ?? 0) + 1) return "conflict";
    if (!transfers.filter(isWalletDebit).every(({ key }) => this.#intended.has(key))) return "conflict";
    if (!this.#transfer(transfers)) return "insufficient";
    this.#positions.set(table, position);
    this.#ids.set(keyOf(table, id), position);
    return "appended";
  }

  /** Returns whether the accounts can pay the transfers. Otherwise none of them is made. */
  #transfer(transfers: NewCommit["transfers"]): boolean {
    const after = new Map<string, Amount>();
    for (const { account, amount, key, isInWallet } of transfers) {
      if (this.#keys.has(key)) throw new RangeError(`The transfer ${key} was already made.`);
      if (isInWallet === true) continue;
      const before = after.get(account) ?? this.balances.get(account) ?? 0;
      if (before < amount) return false;
      if (!isAmount(before - amount)) throw new RangeError("A balance is a whole number of hundredths.");
      after.set(account, before - amount);
    }
    for (const { key } of transfers) this.#keys.add(key);
    for (const [account, balance] of after) this.balances.set(account, balance);
    return true;
  }
}

async function store(sql: TransactionSql, keys: SecretKeys, rows: readonly Row[], batch: Batch): Promise<void> {
  if (rows.length === 0) return;
  const commits = rows.map(({ commit }) => commit);
  await sql`
    insert into house_commits (table_id, position, id, at, deadline, opens_shoe, facts)
    select * from unnest(
      ${column(
        sql,
        "text",
        commits.map(({ table }) => table),
      )}::text[], ${column(
        sql,
        "bigint",
        commits.map(({ position }) => position),
      )}::bigint[],
      ${column(
        sql,
        "text",
        commits.map(({ id }) => id),
      )}::text[], ${column(
        sql,
        "bigint",
        commits.map(({ at }) => at),
      )}::bigint[],
      ${column(
        sql,
        "bigint",
        commits.map(({ deadline }) => deadline),
      )}::bigint[], ${column(
        sql,
        "boolean",
        commits.map(({ opensShoe }) => opensShoe),
      )}::boolean[],
      ${column(
        sql,
        "text",
        rows.map(({ facts }) => facts),
      )}::text[])`;
  const heads = [...headsOf(commits).values()];
  await sql`
    with head as (
      update house_tables t
      set position = h.position, opening = coalesce(h.opening, t.opening), deadline = h.deadline
      from unnest(
        ${column(
          sql,
          "text",
          heads.map(({ table }) => table),
        )}::text[], ${column(
          sql,
          "bigint",
          heads.map(({ position }) => position),
        )}::bigint[],
        ${column(
          sql,
          "bigint",
          heads.map(({ opening }) => opening),
        )}::bigint[], ${column(
          sql,
          "bigint",
          heads.map(({ deadline }) => deadline),
        )}::bigint[]
      ) as h (table_id, position, opening, deadline)
      where t.table_id = h.table_id
      returning t.table_id, t.position
    ), sent as materialized (${notifications(sql)})
    select count(*) from sent`;
  for (const { table, secrets } of commits) await storeSecrets(sql, keys, table, secrets);
  const transfers = commits.flatMap(({ table, transfers }) =>
    transfers.map(({ account, amount, key, isInWallet }) =>
      ledgerRow(`${isInWallet === true ? "wallet" : "player"}:${account}`, `table:${table}`, amount, key),
    ),
  );
  if (transfers.length === 0) return;
  await writeLedger(sql, transfers, false);
  const booked = commits.flatMap(({ table, at, transfers }) => transfers.map((transfer) => ({ table, at, transfer })));
  await bookOrders(
    sql,
    booked.filter(({ transfer }) => transfer.isInWallet === true),
  );
  const balances = [...batch.balances];
  await sql`
    update house_accounts a set balance = b.balance
    from unnest(${column(
      sql,
      "text",
      balances.map(([account]) => account),
    )}::text[], ${column(
      sql,
      "bigint",
      balances.map(([, balance]) => balance),
    )}::bigint[])
      as b (account, balance)
    where a.account = b.account`;
}

async function storeSecrets(
  sql: TransactionSql,
  keys: SecretKeys,
  table: string,
  secrets: readonly Secret[],
): Promise<void> {
  for (const secret of secrets) {
    const { anchor, keyName, nonce, sealed } = keys.seal(table, secret);
    await sql`
      insert into house_secrets (table_id, anchor, key_name, nonce, sealed)
      values (${table}, ${anchor}, ${keyName}, ${nonce}, ${sealed})`;
  }
}

/** Writes rows of the ledger. Returns their number, without those that are ignored. */
async function writeLedger(sql: TransactionSql, rows: readonly LedgerRow[], ignoresKnown: boolean): Promise<number> {
  const { count } = await sql`
    insert into house_ledger (key, source, target, amount)
    select * from unnest(
      ${column(
        sql,
        "text",
        rows.map(({ key }) => key),
      )}::text[], ${column(
        sql,
        "text",
        rows.map(({ source }) => source),
      )}::text[],
      ${column(
        sql,
        "text",
        rows.map(({ target }) => target),
      )}::text[], ${column(
        sql,
        "bigint",
        rows.map(({ amount }) => amount),
      )}::bigint[])
    ${ignoresKnown ? sql`on conflict do nothing` : sql``}`;
  return count;
}

function ledgerRow(source: string, target: string, amount: Amount, key: string): LedgerRow {
  return amount >= 0 ? { key, source, target, amount } : { key, source: target, target: source, amount: -amount };
}

interface NewHead {
  readonly table: string;
  readonly position: number;
  /** The position of the last commit that opened a shoe; `null` for none. */
  readonly opening: number | null;
  readonly deadline: number | null;
}

function headsOf(commits: readonly NewCommit[]): ReadonlyMap<string, NewHead> {
  const heads = new Map<string, NewHead>();
  for (const { table, position, deadline, opensShoe } of commits) {
    const opening = opensShoe ? position : (heads.get(table)?.opening ?? null);
    heads.set(table, { table, position, opening, deadline });
  }
  return heads;
}

function keyOf(table: string, id: string): string {
  return JSON.stringify([table, id]);
}
