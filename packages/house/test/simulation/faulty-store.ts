import type { Clock } from "@thunderjack/core";
import type {
  AppendResult,
  Commit,
  HouseStore,
  NewCommit,
  Secret,
  TableHead,
  Transfer,
  WakeUp,
  WalletOrders,
} from "../../src/index.js";
import { anyBelow, type Chance } from "../chance.js";

/** The faults of a simulation. */
export const FAULTS = ["append fails", "acknowledgement lost", "read fails", "slow store", "wake-up lost"] as const;

export type Fault = (typeof FAULTS)[number];

/** Decides when faults happen, and counts them. */
export interface Faults {
  strikes(fault: Fault): boolean;
}

/** The store as one process sees it: slow, sometimes failing, and silent after the process was killed. */
export class FaultyStore implements HouseStore {
  isKilled = false;
  readonly walletOrders: WalletOrders;

  constructor(
    private readonly store: HouseStore,
    private readonly clock: Clock,
    private readonly chance: Chance,
    private readonly faults: Faults,
  ) {
    const { walletOrders } = store;
    const faulty = <Values extends readonly unknown[], Result>(call: (...values: Values) => Promise<Result>) => {
      return (...values: Values) => this.#write(() => call(...values));
    };
    this.walletOrders = {
      intend: faulty((table: string, debits: readonly Transfer[], at: number) =>
        walletOrders.intend(table, debits, at),
      ),
      revoke: faulty((keys: readonly string[]) => walletOrders.revoke(keys)),
      due: faulty((now: number, limit: number) => walletOrders.due(now, limit)),
      done: faulty((key: string) => walletOrders.done(key)),
      find: (keys) => walletOrders.find(keys),
      list: (from, to) => walletOrders.list(from, to),
      repeat: (key) => walletOrders.repeat(key),
    };
  }

  append(commits: readonly NewCommit[]): Promise<readonly AppendResult[]> {
    return this.#write(() => this.store.append(commits));
  }

  positions(table: string, ids: readonly string[]): Promise<readonly (number | null)[]> {
    return this.#read(() => this.store.positions(table, ids));
  }

  load(table: string): Promise<readonly Commit[]> {
    return this.#read(() => this.store.load(table));
  }

  read(table: string, after: number, limit?: number): Promise<readonly Commit[]> {
    return this.#read(() => this.store.read(table, after, limit));
  }

  openings(table: string): Promise<readonly Commit[]> {
    return this.#read(() => this.store.openings(table));
  }

  heads(tables?: readonly string[]): Promise<readonly TableHead[]> {
    return this.#read(() => this.store.heads(tables));
  }

  due(now: number, limit: number): Promise<readonly TableHead[]> {
    return this.#read(() => this.store.due(now, limit));
  }

  secrets(table: string): Promise<readonly Secret[]> {
    return this.#read(() => this.store.secrets(table));
  }

  deposit(account: string, amount: number, key: string): Promise<void> {
    return this.store.deposit(account, amount, key);
  }

  balance(account: string): Promise<number> {
    return this.store.balance(account);
  }

  tableBalance(table: string): Promise<number> {
    return this.store.tableBalance(table);
  }

  watch(listener: (heads: readonly WakeUp[]) => void): () => void {
    return this.store.watch((heads) => {
      if (this.faults.strikes("wake-up lost")) return;
      this.clock.schedule(1 + anyBelow(this.chance, 30), () => {
        if (!this.isKilled) listener(heads);
      });
    });
  }

  async #read<Value>(read: () => Promise<Value>): Promise<Value> {
    await this.#pause();
    if (this.faults.strikes("read fails")) throw new Error("The connection was refused.");
    const value = await read();
    await this.#pause();
    return value;
  }

  async #write<Result>(write: () => Promise<Result>): Promise<Result> {
    await this.#pause();
    if (this.faults.strikes("append fails")) throw new Error("The connection was refused.");
    const result = await write();
    await this.#pause();
    if (this.faults.strikes("acknowledgement lost")) throw new Error("The connection was lost.");
    return result;
  }

  /** Waits for the store. A killed process waits forever. */
  async #pause(): Promise<void> {
    const time = this.faults.strikes("slow store") ? 1000 + anyBelow(this.chance, 4000) : anyBelow(this.chance, 8);
    await new Promise<void>((resolve) => {
      this.clock.schedule(time, () => {
        if (!this.isKilled) resolve();
      });
    });
  }
}
