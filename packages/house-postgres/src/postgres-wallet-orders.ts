import {
  INTENT_TIME,
  pauseAfter,
  type StoredWalletOrder,
  type Transfer,
  type WalletOrder,
  type WalletOrders,
} from "@thunderjack/house";
import { texts, unnest } from "./columns.js";
import { type Connection, type Database, sql } from "./database.js";
import { retried } from "./retried.js";

/** A credit or a booked debit, with the table and the time of its commit. */
export interface BookedTransfer {
  readonly table: string;
  readonly at: number;
  readonly transfer: Transfer;
}

/** Stores the orders to the wallet of the operator in PostgreSQL. */
export class PostgresWalletOrders implements WalletOrders {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  intend(table: string, debits: readonly Transfer[], at: number): Promise<readonly WalletOrder[]> {
    return retried(() =>
      this.#database.transaction(async (transaction) => {
        // Two processes that intend a stake of the same table wait for each other.
        await transaction.rows(sql`select from house_tables where table_id = ${table} for update`);
        const orders: WalletOrder[] = [];
        for (const { key: stake, account, amount } of debits) {
          const [last] = await transaction.rows<{ step: number; key: string; isSame: boolean }>(sql`
            select step, key, state = 'intended' and account = ${account} and amount = ${amount} as "isSame"
            from house_wallet_orders where stake = ${stake} order by step desc limit 1`);
          const step = (last?.step ?? 0) + 1;
          const key = last?.isSame === true ? last.key : `${stake}/${step}`;
          orders.push({ key, table, account, amount });
          if (last?.isSame === true) continue;
          await transaction.count(sql`
            insert into house_wallet_orders (key, stake, step, table_id, account, amount, state, at, next_at)
            values (${key}, ${stake}, ${step}, ${table}, ${account}, ${amount}, 'intended', ${at}, ${at + INTENT_TIME})`);
        }
        return orders;
      }),
    );
  }

  async revoke(keys: readonly string[]): Promise<void> {
    await this.#database.count(sql`
      update house_wallet_orders set state = 'revoked', next_at = 0
      where key = any(${texts(keys)}) and state = 'intended'`);
  }

  due(now: number, limit: number): Promise<readonly StoredWalletOrder[]> {
    return retried(() =>
      this.#database.transaction(async (transaction) => {
        const rows = await transaction.rows<StoredWalletOrder>(sql`
          select key, table_id as table, account, amount,
            case state when 'intended' then 'revoked' else state end as state, at, tries + 1 as tries
          from house_wallet_orders
          where state in ('intended', 'revoked', 'owed') and next_at <= ${now}
          order by next_at limit ${limit} for update skip locked`);
        if (rows.length === 0) return [];
        await transaction.count(sql`
          update house_wallet_orders o set state = d.state, tries = o.tries + 1, next_at = d.next_at
          from ${unnest(
            ["text", rows.map(({ key }) => key)],
            ["text", rows.map(({ state }) => state)],
            ["bigint", rows.map(({ tries }) => now + pauseAfter(tries - 1))],
          )} as d (key, state, next_at) where o.key = d.key`);
        return [...rows];
      }),
    );
  }

  async done(key: string): Promise<void> {
    await this.#database.count(sql`
      update house_wallet_orders set state = case state when 'owed' then 'paid' else 'rolled-back' end
      where key = ${key} and state in ('owed', 'revoked')`);
  }

  async find(keys: readonly string[]): Promise<readonly StoredWalletOrder[]> {
    return this.#database.rows<StoredWalletOrder>(sql`
      select key, table_id as table, account, amount, state, at, tries from house_wallet_orders
      where key = any(${texts(keys)})`);
  }

  async list(from: number, to: number): Promise<readonly StoredWalletOrder[]> {
    return this.#database.rows<StoredWalletOrder>(sql`
      select key, table_id as table, account, amount, state, at, tries from house_wallet_orders
      where at >= ${from} and at < ${to} order by at, key`);
  }

  async repeat(key: string): Promise<void> {
    await this.#database.count(sql`
      update house_wallet_orders set state = case state when 'paid' then 'owed' else 'revoked' end, next_at = 0
      where key = ${key} and state in ('paid', 'rolled-back')`);
  }
}

/** Locks the orders of debits, and returns the keys of those that may be booked. */
export async function lockIntended(connection: Connection, debits: readonly Transfer[]): Promise<ReadonlySet<string>> {
  if (debits.length === 0) return new Set();
  const keys = debits.map(({ key }) => key);
  const rows = await connection.rows<Pick<WalletOrder, "key" | "account" | "amount">>(sql`
    select key, account, amount from house_wallet_orders
    where key = any(${texts(keys)}) and state = 'intended' order by key for update`);
  const isSame = ({ key, account, amount }: Transfer) =>
    rows.some((row) => row.key === key && row.account === account && row.amount === amount);
  return new Set(debits.filter(isSame).map(({ key }) => key));
}

/** Books the debits of commits, and stores their credits as owed. The orders of the debits are locked. */
export async function bookOrders(connection: Connection, booked: readonly BookedTransfer[]): Promise<void> {
  const debits = booked.filter(({ transfer }) => transfer.amount > 0);
  if (debits.length > 0) {
    const keys = debits.map(({ transfer }) => transfer.key);
    await connection.count(sql`
      update house_wallet_orders set state = 'booked' where key = any(${texts(keys)})`);
  }
  for (const { table, at, transfer } of booked) {
    const { key, account, amount } = transfer;
    if (amount > 0) continue;
    await connection.count(sql`
      insert into house_wallet_orders (key, stake, step, table_id, account, amount, state, at, next_at)
      values (${key}, ${key}, 0, ${table}, ${account}, ${-amount}, 'owed', ${at}, ${at})`);
  }
}
