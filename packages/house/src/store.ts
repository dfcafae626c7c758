import type { Amount } from "@thunderjack/core";
import type { Fact } from "./fact.js";
import type { Transfer } from "./transfer.js";
import type { WalletOrders } from "./wallet-orders.js";

/** The durable result of one request at one table. */
export interface Commit {
  readonly table: string;
  /** The number of the commit at its table, from 1 without gaps. */
  readonly position: number;
  /** The id of the request. It is unique at the table. */
  readonly id: string;
  /** The time of the commit, in milliseconds since 1970. */
  readonly at: number;
  /**
   * The facts, which consist of JSON values. A request that changes nothing has none: its commit stores its id, so that a
   * repetition cannot act later. A store returns the fields in the same order, because recordings are written from the
   * facts: PostgreSQL's `jsonb` would not.
   */
  readonly facts: readonly Fact[];
  /** The time at which the house acts if no request comes first, in milliseconds since 1970; `null` for none. */
  readonly deadline: number | null;
}

/** A commit to store, with everything that is stored in the same transaction. */
export interface NewCommit extends Commit {
  /** Whether the commit opens a shoe: {@link HouseStore.load} begins with the last such commit. */
  readonly opensShoe: boolean;
  /** The secrets of new chains of seeds; mostly empty. */
  readonly secrets: readonly Secret[];
  /** The credits that move between accounts and the table; mostly empty. */
  readonly transfers: readonly Transfer[];
}

/** The secret of a chain of seeds. It is stored apart from the commits, and encrypted. */
export interface Secret {
  /** The anchor of the chain, in lower-case hex. */
  readonly anchor: string;
  /** The seed of the last shoe of the chain: 32 bytes. */
  readonly bytes: Uint8Array;
}

/**
 * The result of storing one commit.
 *
 * - `appended`: the commit is durable.
 * - `conflict`: another commit has this position, or a commit before it is missing, or an earlier commit of the same
 *   table in the batch was refused, or a debit of the wallet is not `intended` any more.
 * - `insufficient`: a transfer would make an account negative.
 * - `{ duplicate }`: the id is already stored, with this position. It takes precedence over `conflict` and
 *   `insufficient`.
 */
export type AppendResult = "appended" | "conflict" | "insufficient" | { readonly duplicate: number };

/** The newest commit of a table. */
export interface TableHead {
  readonly table: string;
  readonly position: number;
  readonly deadline: number | null;
}

/** The position of the newest commit of a table, as a wake-up contains it. */
export type WakeUp = Pick<TableHead, "table" | "position">;

/**
 * Stores the tables of a house, the secrets of their chains, and the accounts of the players. Several processes use one
 * store at the same time. Nothing but the unique position and the unique id of a commit coordinates them. All methods
 * may reject with any error; a rejected `append` may or may not have stored its commits.
 */
export interface HouseStore {
  /** The orders to the wallet of the operator. */
  readonly walletOrders: WalletOrders;
  /**
   * Stores commits. Each one is stored completely or not at all, with its secrets and transfers. The commits of a table
   * are stored in order; after a refused commit, the later ones of the same table in the batch are refused too, and
   * those of other tables are not.
   *
   * @returns one result for each commit, in their order
   * @throws an error for a commit that cannot be stored, such as one with a known key of a transfer; then none of the
   *   commits is stored
   */
  append(commits: readonly NewCommit[]): Promise<readonly AppendResult[]>;
  /** Returns the commits of a table from the last one that opened a shoe, in order; an empty list for an unknown table. */
  load(table: string): Promise<readonly Commit[]>;
  /**
   * Returns the commits of a table after a position, in order.
   *
   * @param limit the largest number of commits; defaults to no limit
   */
  read(table: string, after: number, limit?: number): Promise<readonly Commit[]>;
  /** Returns the commits of a table that open a shoe, in order. A commit that retires a shoe also opens the next one. */
  openings(table: string): Promise<readonly Commit[]>;
  /** Returns the positions of the commits with these ids at a table, in the order of the ids; `null` for an unknown id. */
  positions(table: string, ids: readonly string[]): Promise<readonly (number | null)[]>;
  /** Returns the newest commits of these tables, or of all tables, in any order. Unknown tables are absent. */
  heads(tables?: readonly string[]): Promise<readonly TableHead[]>;
  /**
   * Returns the tables whose deadline is not after a time, the earliest first.
   *
   * @param now in milliseconds since 1970
   */
  due(now: number, limit: number): Promise<readonly TableHead[]>;
  /** Returns the secrets of a table, the oldest first. */
  secrets(table: string): Promise<readonly Secret[]>;
  /**
   * Adds credits to an account, or removes them if the amount is negative. A known key is a no-op.
   *
   * @throws RangeError if the account would be negative
   */
  deposit(account: string, amount: Amount, key: string): Promise<void>;
  /** Returns the credits of an account, in hundredths; 0 for an unknown account. */
  balance(account: string): Promise<Amount>;
  /**
   * Returns the sum of all transfers from accounts to a table minus those to accounts, in hundredths: what the purses,
   * the stakes and the wins of the house at this table add up to.
   */
  tableBalance(table: string): Promise<number>;
  /**
   * Calls the listener after commits were stored, by this process or by another one. Wake-ups may be late, lost or
   * repeated; the house also asks for {@link HouseStore.heads} and {@link HouseStore.due} from time to time.
   *
   * @returns a function that ends the calls
   */
  watch(listener: (heads: readonly WakeUp[]) => void): () => void;
}
