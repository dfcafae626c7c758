import { type Amount, isAmount } from "@thunderjack/core";
import { MemoryWalletOrders } from "./memory-wallet-orders.js";
import type { AppendResult, Commit, HouseStore, NewCommit, Secret, TableHead, WakeUp } from "./store.js";
import type { Transfer } from "./transfer.js";
import { isWalletDebit } from "./wallet.js";

/** The rows of one table. */
class StoredTable {
  /** The commits as JSON texts, because a database would not return the same objects either. */
  readonly commits: string[] = [];
  readonly positions = new Map<string, number>();
  readonly secrets: Secret[] = [];
  deadline: number | null = null;
  /** The positions of the commits that opened a shoe. */
  readonly openings: number[] = [];
  balance = 0;

  head(table: string): TableHead {
    return { table, position: this.commits.length, deadline: this.deadline };
  }
}

/** Stores the tables of a house in memory, for tests and demonstrations. Several houses can use the same store. */
export class MemoryHouseStore implements HouseStore {
  readonly walletOrders = new MemoryWalletOrders();
  readonly #tables = new Map<string, StoredTable>();
  readonly #accounts = new Map<string, Amount>();
  /** The keys of all transfers and deposits. */
  readonly #keys = new Set<string>();
  readonly #listeners = new Set<(heads: readonly WakeUp[]) => void>();

  async append(commits: readonly NewCommit[]): Promise<readonly AppendResult[]> {
    const batch = new Batch(this.#tables, this.#accounts, this.#keys, this.walletOrders);
    const results = commits.map((commit) => batch.append(commit));
    this.#wake(batch.store());
    return results;
  }

  async load(table: string): Promise<readonly Commit[]> {
    return this.#commits(table, (this.#tables.get(table)?.openings.at(-1) ?? 1) - 1);
  }

  async read(table: string, after: number, limit?: number): Promise<readonly Commit[]> {
    return this.#commits(table, after, limit);
  }

  async openings(table: string): Promise<readonly Commit[]> {
    const openings = this.#tables.get(table)?.openings ?? [];
    return openings.flatMap((position) => this.#commits(table, position - 1, 1));
  }

  async positions(table: string, ids: readonly string[]): Promise<readonly (number | null)[]> {
    return ids.map((id) => this.#tables.get(table)?.positions.get(id) ?? null);
  }

  async heads(tables: readonly string[] = [...this.#tables.keys()]): Promise<readonly TableHead[]> {
    return tables.flatMap((table) => this.#tables.get(table)?.head(table) ?? []);
  }

  async due(now: number, limit: number): Promise<readonly TableHead[]> {
    const dueAt = ({ deadline }: TableHead) => deadline ?? Number.POSITIVE_INFINITY;
    const heads = await this.heads();
    const due = heads.filter((head) => dueAt(head) <= now).sort((one, other) => dueAt(one) - dueAt(other));
    return due.slice(0, limit);
  }

  async secrets(table: string): Promise<readonly Secret[]> {
    return [...(this.#tables.get(table)?.secrets ?? [])];
  }

  async deposit(account: string, amount: Amount, key: string): Promise<void> {
    if (this.#keys.has(key)) return;
    const after = (this.#accounts.get(account) ?? 0) + amount;
    if (!isAmount(after)) throw new RangeError("An account is a whole number of hundredths, and not negative.");
    this.#keys.add(key);
    this.#accounts.set(account, after);
  }

  async balance(account: string): Promise<Amount> {
    return this.#accounts.get(account) ?? 0;
  }

  async tableBalance(table: string): Promise<number> {
    return this.#tables.get(table)?.balance ?? 0;
  }

  watch(listener: (heads: readonly WakeUp[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #commits(table: string, after: number, limit = Number.POSITIVE_INFINITY): readonly Commit[] {
    const commits = this.#tables.get(table)?.commits ?? [];
    return commits.slice(after, after + limit).map((text) => JSON.parse(text) as Commit);
  }

  #wake(heads: readonly WakeUp[]): void {
    if (heads.length > 0) for (const listener of [...this.#listeners]) listener(heads);
  }
}

/** A batch of commits. Nothing is stored before all of them were decided. */
class Batch {
  readonly #tables: Map<string, StoredTable>;
  readonly #accounts: Map<string, Amount>;
  readonly #keys: Set<string>;
  readonly #orders: MemoryWalletOrders;
  readonly #accepted: { readonly commit: NewCommit; readonly text: string }[] = [];
  /** The accounts that the batch changes. */
  readonly #changed = new Map<string, Amount>();
  readonly #newKeys = new Set<string>();
  readonly #refused = new Set<string>();

  constructor(
    tables: Map<string, StoredTable>,
    accounts: Map<string, Amount>,
    keys: Set<string>,
    orders: MemoryWalletOrders,
  ) {
    this.#tables = tables;
    this.#accounts = accounts;
    this.#keys = keys;
    this.#orders = orders;
  }

  /** @throws an error if the commit cannot be stored */
  append(commit: NewCommit): AppendResult {
    const result = this.#resultOf(commit);
    if (result !== "appended") this.#refused.add(commit.table);
    return result;
  }

  /** Stores the accepted commits. Returns the new heads of their tables. */
  store(): readonly WakeUp[] {
    const heads = new Map<string, WakeUp>();
    for (const { commit, text } of this.#accepted) {
      const { table, position, id, deadline, opensShoe, secrets, transfers } = commit;
      const stored = this.#tables.get(table) ?? new StoredTable();
      this.#tables.set(table, stored);
      stored.commits.push(text);
      stored.positions.set(id, position);
      stored.secrets.push(...secrets);
      stored.deadline = deadline;
      if (opensShoe) stored.openings.push(position);
      for (const transfer of transfers) {
        stored.balance += transfer.amount;
        if (transfer.isInWallet === true) this.#orders.book(table, transfer, commit.at);
      }
      heads.set(table, { table, position });
    }
    for (const key of this.#newKeys) this.#keys.add(key);
    for (const [account, balance] of this.#changed) this.#accounts.set(account, balance);
    return [...heads.values()];
  }

  #resultOf(commit: NewCommit): AppendResult {
    const { table, id, position, at, facts, deadline, transfers } = commit;
    const stored = this.#tables.get(table);
    const before = this.#accepted.filter((one) => one.commit.table === table);
    const known = stored?.positions.get(id) ?? before.find((one) => one.commit.id === id)?.commit.position;
    if (known !== undefined) return { duplicate: known };
    const next = (stored?.commits.length ?? 0) + before.length + 1;
    if (this.#refused.has(table) || position !== next) return "conflict";
    const text = JSON.stringify({ table, position, id, at, facts, deadline });
    if (!transfers.filter(isWalletDebit).every((debit) => this.#orders.isIntended(debit))) return "conflict";
    if (!this.#transfer(transfers)) return "insufficient";
    this.#accepted.push({ commit, text });
    return "appended";
  }

  /** Returns whether the accounts can pay the transfers. Otherwise none of them is made. */
  #transfer(transfers: readonly Transfer[]): boolean {
    const after = new Map<string, Amount>();
    for (const { account, amount, key, isInWallet } of transfers) {
      if (this.#keys.has(key) || this.#newKeys.has(key)) throw new RangeError(`The transfer ${key} was already made.`);
      if (isInWallet === true) continue;
      const before = after.get(account) ?? this.#changed.get(account) ?? this.#accounts.get(account) ?? 0;
      if (before < amount) return false;
      if (!isAmount(before - amount)) throw new RangeError("A balance is a whole number of hundredths.");
      after.set(account, before - amount);
    }
    for (const { key } of transfers) this.#newKeys.add(key);
    for (const [account, balance] of after) this.#changed.set(account, balance);
    return true;
  }
}
