import { type Amount, isAmount } from "@thunderjack/core";
import { isWalletDebit, type NewCommit } from "@thunderjack/house";
import { texts, unnest } from "./columns.js";
import { type Connection, type Database, sql } from "./database.js";
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
  readonly #connection: Connection;
  /** The balances after the accepted transfers. */
  readonly #balances: Map<string, Amount>;
  readonly #keys: Set<string>;
  /** The keys of the debits of the operator's wallet that may be booked. */
  readonly #intended: ReadonlySet<string>;
  readonly #rows: LedgerRow[] = [];
  readonly #booked: BookedTransfer[] = [];

  private constructor(
    connection: Connection,
    balances: Map<string, Amount>,
    keys: Set<string>,
    intended: ReadonlySet<string>,
  ) {
    this.#connection = connection;
    this.#balances = balances;
    this.#keys = keys;
    this.#intended = intended;
  }

  /** Locks the accounts in their order, and reads which keys are known. */
  static async lock(connection: Connection, commits: readonly NewCommit[]): Promise<LockedAccounts> {
    const transfers = commits.flatMap((commit) => commit.transfers);
    if (transfers.length === 0) return new LockedAccounts(connection, new Map(), new Set(), new Set());
    const own = transfers.filter(({ isInWallet }) => isInWallet !== true);
    const accounts = [...new Set(own.map(({ account }) => account))].sort();
    await connection.count(sql`
      insert into house_accounts (account, balance)
      select account, 0 from ${unnest(["text", accounts])} as input (account) on conflict do nothing`);
    const rows = await connection.rows<{ account: string; balance: number }>(sql`
      select account, balance from house_accounts where account = any(${texts(accounts)}) order by account for update`);
    const intended = await lockIntended(connection, transfers.filter(isWalletDebit));
    const keys = transfers.map(({ key }) => key);
    const known = await connection.rows<{ key: string }>(
      sql`select key from house_ledger where key = any(${texts(keys)})`,
    );
    return new LockedAccounts(
      connection,
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
    const connection = this.#connection;
    await writeLedger(connection, this.#rows, false);
    await bookOrders(connection, this.#booked);
    const balances = [...this.#balances];
    await connection.count(sql`
      update house_accounts a set balance = b.balance
      from ${unnest(
        ["text", balances.map(([account]) => account)],
        ["bigint", balances.map(([, balance]) => balance)],
      )} as b (account, balance)
      where a.account = b.account`);
  }
}

/** Adds credits to an account; see `HouseStore.deposit`. */
export async function deposit(database: Database, account: string, amount: Amount, key: string): Promise<void> {
  if (!Number.isSafeInteger(amount)) throw new RangeError("A balance is a whole number of hundredths.");
  await retried(() =>
    database.transaction(async (transaction) => {
      await transaction.count(
        sql`insert into house_accounts (account, balance) values (${account}, 0) on conflict do nothing`,
      );
      const rows = await transaction.rows<{ balance: number }>(sql`
        select balance from house_accounts where account = ${account} for update`);
      const written = await writeLedger(transaction, [ledgerRow(OPERATOR, `player:${account}`, amount, key)], true);
      if (written === 0) return;
      const after = (rows[0]?.balance ?? 0) + amount;
      if (!isAmount(after)) throw new RangeError("An account is a whole number of hundredths, and not negative.");
      await transaction.count(sql`update house_accounts set balance = ${after} where account = ${account}`);
    }),
  );
}

/** Writes rows of the ledger. Returns their number, without those that are ignored. */
async function writeLedger(connection: Connection, rows: readonly LedgerRow[], ignoresKnown: boolean): Promise<number> {
  return connection.count(sql`
    insert into house_ledger (key, source, target, amount)
    select * from ${unnest(
      ["text", rows.map(({ key }) => key)],
      ["text", rows.map(({ source }) => source)],
      ["text", rows.map(({ target }) => target)],
      ["bigint", rows.map(({ amount }) => amount)],
    )}
    ${ignoresKnown ? sql`on conflict do nothing` : sql``}`);
}

function ledgerRow(source: string, target: string, amount: Amount, key: string): LedgerRow {
  return amount >= 0 ? { key, source, target, amount } : { key, source: target, target: source, amount: -amount };
}
