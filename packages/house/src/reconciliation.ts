import type { StatementLine, Wallet } from "./wallet.js";
import type { StoredWalletOrder, WalletOrders } from "./wallet-orders.js";

/** The time by which the clock of a wallet may differ, and an order may be delayed, in milliseconds. */
const MARGIN = 86_400_000;

/**
 * A difference between the orders of a house and the statement of a wallet.
 *
 * - `not-debited`: a commit contains the stake, and the wallet has no debit.
 * - `debited`: the wallet has a debit, and no commit contains its stake.
 * - `not-credited`: the wallet has confirmed a credit, and the statement does not contain it.
 * - `credited`: the wallet has a credit, and no commit has settled its stake.
 * - `other-amount`: the account or the amount differs.
 */
export interface Difference {
  readonly problem: "not-debited" | "debited" | "not-credited" | "credited" | "other-amount";
  readonly key: string;
  /** The order of the house; `null` if it has none with this key. */
  readonly order: StoredWalletOrder | null;
  /** The line of the statement; `null` if it has none with this key. */
  readonly line: StatementLine | null;
}

/** The result of a reconciliation. */
export interface Reconciliation {
  /** The number of compared orders. */
  readonly orders: number;
  /** The number of orders that the wallet has not confirmed yet. They are no differences. */
  readonly open: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares the orders of a time with the statement of the wallet.
 *
 * @param from the time, in milliseconds since 1970
 * @param to the time before which the orders end
 */
export async function reconcile(
  orders: WalletOrders,
  wallet: Wallet,
  from: number,
  to: number,
): Promise<Reconciliation> {
  const own = await orders.list(from, to);
  const lines = await wallet.statement(from - MARGIN, to + MARGIN);
  const lineOf = new Map(lines.map((line) => [`${line.type} ${line.key}`, line]));
  const known = new Map([...own, ...(await orders.find(lines.map(({ key }) => key)))].map((one) => [one.key, one]));
  const isOpen = ({ state }: StoredWalletOrder) => state === "intended" || state === "revoked" || state === "owed";
  const missing = own.flatMap((order): readonly Difference[] => {
    const line = lineOf.get(`${typeOf(order)} ${order.key}`) ?? null;
    if (line !== null) return [];
    if (order.state === "booked") return [{ problem: "not-debited", key: order.key, order, line }];
    return order.state === "paid" ? [{ problem: "not-credited", key: order.key, order, line }] : [];
  });
  const surplus = lines.flatMap((line): readonly Difference[] => {
    const order = known.get(line.key) ?? null;
    const { key, type } = line;
    if (order === null || typeOf(order) !== type) return [{ problem: `${type}ed`, key, order, line }];
    if (order.account !== line.account || order.amount !== line.amount) {
      return [{ problem: "other-amount", key, order, line }];
    }
    return order.state === "rolled-back" ? [{ problem: "debited", key, order, line }] : [];
  });
  return { orders: own.length, open: own.filter(isOpen).length, differences: [...missing, ...surplus] };
}

/**
 * Makes the orders due again whose repetition removes a difference: credits that are missing in the statement, and
 * rollbacks of debits that are still in it. The other differences need a decision of the operator.
 *
 * @returns the keys of the orders
 */
export async function repair(orders: WalletOrders, differences: readonly Difference[]): Promise<readonly string[]> {
  const keys = differences.flatMap(({ problem, key, order }) => {
    const isMissing = problem === "not-credited";
    return isMissing || (problem === "debited" && order?.state === "rolled-back") ? [key] : [];
  });
  for (const key of keys) await orders.repeat(key);
  return keys;
}

function typeOf({ state }: StoredWalletOrder): StatementLine["type"] {
  return state === "owed" || state === "paid" ? "credit" : "debit";
}
