import type { Transfer } from "./transfer.js";
import type { WalletOrder } from "./wallet.js";

/**
 * The state of an order to the wallet of the operator.
 *
 * - `intended`: the wallet may be asked for the debit, and no commit contains its stake yet.
 * - `booked`: a commit contains the stake of the debit.
 * - `revoked`: no commit will contain the stake. The debit must be rolled back.
 * - `rolled-back`: the wallet has rolled the debit back.
 * - `owed`: a commit has settled a stake. The wallet must credit the amount.
 * - `paid`: the wallet has credited the amount.
 */
export type WalletOrderState = "intended" | "booked" | "revoked" | "rolled-back" | "owed" | "paid";

/** A stored order. */
export interface StoredWalletOrder extends WalletOrder {
  readonly state: WalletOrderState;
  /** The time at which the order was stored, in milliseconds since 1970. */
  readonly at: number;
  /** The number of times that the wallet was asked for the credit or the rollback. */
  readonly tries: number;
}

/** The time after which a debit that no commit contains is revoked, in milliseconds. Its process has probably ended. */
export const INTENT_TIME = 30_000;

/** The longest time between two attempts of a credit or a rollback, in milliseconds. */
const LONGEST_PAUSE = 300_000;

/** Returns the time until the next attempt of a credit or a rollback, in milliseconds. It doubles up to five minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE, 1000 * 2 ** Math.min(tries, 20));
}

/**
 * The orders to the wallet of the operator, in the same store as the commits. A debit is stored as `intended` before the
 * wallet is asked. The commit with its stake makes it `booked` in the same transaction, and a commit that settles a stake
 * stores its credit as `owed`.
 */
export interface WalletOrders {
  /**
   * Stores debits as `intended`. A stake that is intended already, with the same account and amount, keeps its order.
   * Otherwise the order gets the next step.
   *
   * @param debits transfers whose keys have no step
   * @param at the time, in milliseconds since 1970
   * @returns the orders, in the order of the debits
   */
  intend(table: string, debits: readonly Transfer[], at: number): Promise<readonly WalletOrder[]>;
  /** Makes intended debits `revoked`. Other orders stay as they are. */
  revoke(keys: readonly string[]): Promise<void>;
  /**
   * Returns orders that are `owed` or `revoked` and whose next attempt is due, and counts the attempt: the next one is due
   * after {@link pauseAfter}. A debit that is `intended` for longer than {@link INTENT_TIME} becomes `revoked`. Two
   * processes do not get the same attempt.
   */
  due(now: number, limit: number): Promise<readonly StoredWalletOrder[]>;
  /** The wallet has carried out an order: `owed` becomes `paid`, and `revoked` becomes `rolled-back`. */
  done(key: string): Promise<void>;
  /** Returns these orders. Unknown keys are absent. */
  find(keys: readonly string[]): Promise<readonly StoredWalletOrder[]>;
  /** Returns the orders of a time, the oldest first. */
  list(from: number, to: number): Promise<readonly StoredWalletOrder[]>;
  /** Makes an order due again that was carried out, for the reconciliation: `paid` becomes `owed`, `rolled-back` becomes `revoked`. */
  repeat(key: string): Promise<void>;
}
