import { type Amount, isAmount } from "@thunderjack/core";
import { isWalletDebit, type NewCommit } from "@thunderjack/house";
import type { Sql, TransactionSql } from "postgres";
import { texts, unnest } from "./columns.js";
import { type BookedTransfer, bookOrders, lockIntended } from "./postgres-wallet-orders.js";
import { retried } from "./retried.js";

/** The other account of deposits in the ledger. */
const OPERATOR = "operator";

interface LedgerRow {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** At least 0. */
  readonly amount: number;
}

/** The accounts and the wallet orders of transfers, locked until the end of the transaction. */
export class LockedAccounts {
  readonly #sql: TransactionSql;
  /** The balances after the accepted transfers. */
  readonly #balances: Map<string, Amount>;
  readonly #keys: Set<string>;
  /** The keys of the debits of the operator's wallet that may be booked. */
  readonly #intended: ReadonlySet<string>;
  readonly #rows: LedgerRow[] = [];
  readonly #booked: BookedTransfer[] = [];

  private constructor(
    sql: TransactionSql,
    balances: Map<string, Amount>,
    keys: Set<string>,
    intended: ReadonlySet<string>,
  ) {
    this.#sql = sql;
    this.#balances = balances;
    this.#keys = keys;
    this.#intended = intended;
  }

  /** Locks the accounts in their order, and reads which keys are known. */
  static async lock(sql: TransactionSql, commits: readonly NewCommit[]): Promise<LockedAccounts> {
    const transfers = commits.flatMap((commit) => commit.transfers);
    if (transfers.length === 0) return new LockedAccounts(sql, new Map(), new Set(), new Set());
    const own = transfers.filter(({ isInWallet }) => isInWallet !== true);
    const accounts = [...new Set(own.map(({ account }) => account))].sort();
    await sql`
      insert into house_accounts (account, balance)
      select account, 0 from ${unnest(sql, ["text", accounts])} as input (account) on conflict do nothing`;
    const rows = await sql<{ account: string; balance: number }[]>`
      select account, balance from house_accounts where account = any(${texts(sql, accounts)}) order by account for update`;
    const intended = await lockIntended(sql, transfers.filter(isWalletDebit));
    const keys = transfers.map(({ key }) => key);
    const known = await sql<{ key: string }[]>`select key from house_ledger where key = any(${texts(sql, keys)})`;
    return new LockedAccounts(
      sql,
      new Map(rows.map(({ account, balance }) => [account, balance])),
      new Set(known.map(({ key }) => key)),
      intended,
    );
  }

  /** Returns whether all debits of the operator's wallet in a commit are still intended. */
  areIntended({ transfers }: NewCommit): boolean {
    return transfers.filter(isWalletDebit).every(({ key }) => this.#intended.has(key));
  }

  /**
   * Accepts the transfers of a commit if the accounts can pay them. Otherwise none of them is made.
   *
   * @throws RangeError for a known key
   */
  accept({ table, at, transfers }: NewCommit): boolean {
    const after = new Map<string, Amount>();
    for (const { account, amount, key, isInWallet } of transfers) {
      if (this.#keys.has(key)) throw new RangeError(`The transfer ${key} was already made.`);
      if (isInWallet === true) continue;
      const before = after.get(account) ?? this.#balances.get(account) ?? 0;
      if (before < amount) return false;
      if (!isAmount(before - amount)) throw new RangeError("A balance is a whole number of hundredths.");
      after.set(account, before - amount);
    }
    for (const [account, balance] of after) this.#balances.set(account, balance);
    for (const transfer of transfers) {
      const { account, amount, key, isInWallet } = transfer;
      this.#keys.add(key);
      this.#rows.push(
        ledgerRow(`${isInWallet === true ? "wallet" : "player"}:${account}`, `table:${table}`, amount, key),
      );
      if (isInWallet === true) this.#booked.push({ table, at, transfer });
    }
    return true;
  }

  /** Stores the accepted transfers. */
  async store(): Promise<void> {
    if (this.#rows.length === 0) return;
    const sql = this.#sql;
    await writeLedger(sql, this.#rows, false);
    await bookOrders(sql, this.#booked);
    const balances = [...this.#balances];
    await sql`
      update house_accounts a set balance = b.balance
      from ${unnest(
        sql,
        ["text", balances.map(([account]) => account)],
        ["bigint", balances.map(([, balance]) => balance)],
      )} as b (account, balance)
      where a.account = b.account`;
  }
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

/** Writes rows of the ledger. Returns their number, without those that are ignored. */
async function writeLedger(sql: TransactionSql, rows: readonly LedgerRow[], ignoresKnown: boolean): Promise<number> {
  const { count } = await sql`
    insert into house_ledger (key, source, target, amount)
    select * from ${unnest(
      sql,
      ["text", rows.map(({ key }) => key)],
      ["text", rows.map(({ source }) => source)],
      ["text", rows.map(({ target }) => target)],
      ["bigint", rows.map(({ amount }) => amount)],
    )}
    ${ignoresKnown ? sql`on conflict do nothing` : sql``}`;
  return count;
}

function ledgerRow(source: string, target: string, amount: Amount, key: string): LedgerRow {
  return amount >= 0 ? { key, source, target, amount } : { key, source: target, target: source, amount: -amount };
}
