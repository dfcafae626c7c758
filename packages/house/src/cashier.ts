import type { Amount, Clock } from "@thunderjack/core";
import type { Transfer } from "./transfer.js";
import type { Wallet, WalletOrder } from "./wallet.js";
import type { StoredWalletOrder, WalletOrders } from "./wallet-orders.js";

/** The time within which the wallet must answer, in milliseconds. */
const ANSWER_TIME = 3000;

/** The largest number of credits and rollbacks at the same time. */
const ORDERS_AT_ONCE = 50;

/** The result of a debit. */
export type DebitResult = "done" | "refused" | "unknown";

/** A debit with the answer of the wallet. */
export interface PaidDebit {
  /** The transfer, with the complete key of its order. */
  readonly transfer: Transfer;
  readonly result: DebitResult;
}

/** The surroundings of a cashier. */
export interface CashierOptions {
  readonly wallet: Wallet;
  readonly orders: WalletOrders;
  readonly clock: Clock;
  readonly failed: (reason: unknown) => void;
}

/** Asks the wallet of the operator, and carries out the stored orders until the wallet has confirmed them. */
export class Cashier {
  readonly #options: CashierOptions;
  #isRunning = false;
  #mustRun = false;
  #isEnded = false;

  constructor(options: CashierOptions) {
    this.#options = options;
  }

  /** Returns the credits of an account, in hundredths. */
  balance(account: string): Promise<Amount> {
    return this.#within(this.#options.wallet.balance(account));
  }

  /** Stores debits as intended, and then asks the wallet. A debit without an answer in time is unknown. */
  async debit(table: string, debits: readonly Transfer[]): Promise<readonly PaidDebit[]> {
    const { orders, wallet, clock, failed } = this.#options;
    const intended = await orders.intend(table, debits, clock.now());
    return Promise.all(
      intended.map(async (order, place): Promise<PaidDebit> => {
        const { account, amount, isInWallet } = debits[place] as Transfer;
        const transfer = { account, amount, key: order.key, ...(isInWallet === undefined ? {} : { isInWallet }) };
        try {
          return { transfer, result: await this.#within(wallet.debit(order)) };
        } catch (reason) {
          failed(reason);
          return { transfer, result: "unknown" };
        }
      }),
    );
  }

  /**
   * Takes back the debits that no commit contains. Those that a commit contains stay. The wallet is asked again until it
   * confirms, if necessary by another process.
   */
  async revoke(keys: readonly string[]): Promise<void> {
    await this.#options.orders.revoke(keys);
    this.run();
  }

  /** Carries out the orders that are due. The house calls this method from time to time, and after commits with credits. */
  run(): void {
    this.#mustRun = true;
    if (!this.#isRunning && !this.#isEnded) void this.#run();
  }

  /** Ends the work. The stored orders are carried out by another process. */
  end(): void {
    this.#isEnded = true;
  }

  async #run(): Promise<void> {
    const { orders, clock, failed } = this.#options;
    this.#isRunning = true;
    try {
      while (this.#mustRun && !this.#isEnded) {
        this.#mustRun = false;
        const due = await orders.due(clock.now(), ORDERS_AT_ONCE);
        if (due.length === ORDERS_AT_ONCE) this.#mustRun = true;
        await Promise.all(due.map((order) => this.#carryOut(order)));
      }
    } catch (reason) {
      failed(reason);
    } finally {
      this.#isRunning = false;
    }
  }

  async #carryOut(stored: StoredWalletOrder): Promise<void> {
    const { orders, wallet, failed } = this.#options;
    const { key, table, account, amount } = stored;
    const order: WalletOrder = { key, table, account, amount };
    try {
      await this.#within(stored.state === "owed" ? wallet.credit(order) : wallet.rollback(order));
      await orders.done(key);
    } catch (reason) {
      failed(reason);
    }
  }

  #within<Value>(answer: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const cancel = this.#options.clock.schedule(ANSWER_TIME, () => reject(new WalletSilent()));
      answer.then(resolve, reject).finally(cancel);
    });
  }
}

/** The error for an answer that the wallet has not given in time. */
class WalletSilent extends Error {
  override readonly name = "WalletSilent";

  constructor() {
    super("The wallet has not answered in time.");
  }
}
