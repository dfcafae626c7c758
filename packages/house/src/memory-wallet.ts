import type { Amount } from "@thunderjack/core";
import type { StatementLine, Wallet, WalletOrder } from "./wallet.js";

/** An order that the wallet has carried out. */
interface Entry extends StatementLine {
  readonly at: number;
  isRolledBack: boolean;
}

/** A wallet in memory, for tests and demonstrations. It shows what a house needs from the wallet of an operator. */
export class MemoryWallet implements Wallet {
  readonly #now: () => number;
  readonly #accounts = new Map<string, Amount>();
  /** The debits and credits by type and key. */
  readonly #entries = new Map<string, Entry>();
  /** The keys of debits that were rolled back, also of those that had not arrived. */
  readonly #rolledBack = new Set<string>();

  /** @param now returns the time for the statement, in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sets the credits of an account, in hundredths. */
  setBalance(account: string, balance: Amount): void {
    this.#accounts.set(account, balance);
  }

  async debit(order: WalletOrder): Promise<"done" | "refused"> {
    const { key, account, amount } = order;
    if (this.#rolledBack.has(key)) return "refused";
    if (this.#isKnown("debit", order)) return "done";
    const balance = this.#accounts.get(account) ?? 0;
    if (balance < amount) return "refused";
    this.#enter("debit", order, balance - amount);
    return "done";
  }

  async credit(order: WalletOrder): Promise<void> {
    if (this.#isKnown("credit", order)) return;
    this.#enter("credit", order, (this.#accounts.get(order.account) ?? 0) + order.amount);
  }

  async rollback({ key }: WalletOrder): Promise<void> {
    this.#rolledBack.add(key);
    const entry = this.#entries.get(`debit ${key}`);
    if (entry === undefined || entry.isRolledBack) return;
    entry.isRolledBack = true;
    this.#accounts.set(entry.account, (this.#accounts.get(entry.account) ?? 0) + entry.amount);
  }

  async balance(account: string): Promise<Amount> {
    return this.#accounts.get(account) ?? 0;
  }

  async statement(from: number, to: number): Promise<readonly StatementLine[]> {
    return [...this.#entries.values()]
      .filter(({ at, isRolledBack }) => at >= from && at < to && !isRolledBack)
      .map(({ type, key, account, amount }) => ({ type, key, account, amount }));
  }

  /** @throws RangeError if the key is known with another account or amount */
  #isKnown(type: Entry["type"], { key, account, amount }: WalletOrder): boolean {
    const entry = this.#entries.get(`${type} ${key}`);
    if (entry === undefined) return false;
    if (entry.account !== account || entry.amount !== amount) throw new RangeError(`The key ${key} has another order.`);
    return true;
  }

  #enter(type: Entry["type"], { key, account, amount }: WalletOrder, balance: Amount): void {
    this.#entries.set(`${type} ${key}`, { type, key, account, amount, at: this.#now(), isRolledBack: false });
    this.#accounts.set(account, balance);
  }
}
