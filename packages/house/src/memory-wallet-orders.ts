import type { Transfer } from "./transfer.js";
import type { WalletOrder } from "./wallet.js";
import {
  INTENT_TIME,
  pauseAfter,
  type StoredWalletOrder,
  type WalletOrderState,
  type WalletOrders,
} from "./wallet-orders.js";

/** A row of the orders. */
type Row = { -readonly [Field in keyof StoredWalletOrder]: StoredWalletOrder[Field] } & { next: number };

/** Stores the orders to a wallet in memory. */
export class MemoryWalletOrders implements WalletOrders {
  readonly #rows = new Map<string, Row>();
  /** The number of debits of each stake. */
  readonly #steps = new Map<string, number>();

  async intend(table: string, debits: readonly Transfer[], at: number): Promise<readonly WalletOrder[]> {
    return debits.map(({ key: stake, account, amount }) => {
      const steps = this.#steps.get(stake) ?? 0;
      const last = this.#rows.get(`${stake}/${steps}`);
      const isSame = last?.state === "intended" && last.account === account && last.amount === amount;
      if (isSame) return orderOf(last);
      const key = `${stake}/${steps + 1}`;
      this.#steps.set(stake, steps + 1);
      const row: Row = { key, table, account, amount, state: "intended", at, tries: 0, next: at };
      this.#rows.set(key, row);
      return orderOf(row);
    });
  }

  async revoke(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#change(key, "intended", "revoked");
  }

  async due(now: number, limit: number): Promise<readonly StoredWalletOrder[]> {
    const due: StoredWalletOrder[] = [];
    for (const row of this.#rows.values()) {
      if (due.length === limit) break;
      if (row.state === "intended" && row.at <= now - INTENT_TIME) row.state = "revoked";
      if ((row.state !== "owed" && row.state !== "revoked") || row.next > now) continue;
      row.next = now + pauseAfter(row.tries);
      row.tries += 1;
      due.push(copyOf(row));
    }
    return due;
  }

  async done(key: string): Promise<void> {
    this.#change(key, "owed", "paid");
    this.#change(key, "revoked", "rolled-back");
  }

  async find(keys: readonly string[]): Promise<readonly StoredWalletOrder[]> {
    return keys.flatMap((key) => {
      const row = this.#rows.get(key);
      return row === undefined ? [] : [copyOf(row)];
    });
  }

  async list(from: number, to: number): Promise<readonly StoredWalletOrder[]> {
    return [...this.#rows.values()].filter(({ at }) => at >= from && at < to).map(copyOf);
  }

  async repeat(key: string): Promise<void> {
    this.#change(key, "paid", "owed");
    this.#change(key, "rolled-back", "revoked");
  }

  /** Whether a debit may be booked. */
  isIntended({ key, account, amount }: Transfer): boolean {
    const row = this.#rows.get(key);
    return row?.state === "intended" && row.account === account && row.amount === amount;
  }

  /** Books a debit, or stores a credit as owed. The caller has checked the debit. */
  book(table: string, { key, account, amount }: Transfer, at: number): void {
    if (amount > 0) this.#change(key, "intended", "booked");
    else this.#rows.set(key, { key, table, account, amount: -amount, state: "owed", at, tries: 0, next: at });
  }

  #change(key: string, from: WalletOrderState, to: WalletOrderState): void {
    const row = this.#rows.get(key);
    if (row?.state === from) {
      row.state = to;
      row.next = 0;
    }
  }
}

function orderOf({ key, table, account, amount }: Row): WalletOrder {
  return { key, table, account, amount };
}

function copyOf({ next: _, ...order }: Row): StoredWalletOrder {
  return order;
}
