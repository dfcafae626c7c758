import type { Amount } from "@thunderjack/core";

/**
 * Credits that move between the account of a player and a table. The account is in the store, or in the wallet of the
 * operator. A transfer from the wallet needs an `intended` order with its key, account and amount, which its commit makes
 * `booked`. A transfer to the wallet is stored as an `owed` order.
 */
export interface Transfer {
  /** The id of the player. */
  readonly account: string;
  /** The amount in hundredths: positive from the account to the table, negative from the table to the account. */
  readonly amount: Amount;
  /** The key of the transfer, which is unique in the store. A transfer with a known key is an error. */
  readonly key: string;
  /** Whether the account is in the wallet of the operator; defaults to `false`. */
  readonly isInWallet?: true;
}
