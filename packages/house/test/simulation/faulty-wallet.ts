import type { Clock } from "@thunderjack/core";
import type { StatementLine, Wallet, WalletOrder } from "../../src/index.js";
import { anyBelow, type Chance } from "../chance.js";

/** The faults of the wallet of an operator. */
export const WALLET_FAULTS = [
  "wallet answers late",
  "wallet order doubled",
  "wallet order lost",
  "wallet answer lost",
  "wallet refuses",
  "wallet orders reordered",
] as const;

export type WalletFault = (typeof WALLET_FAULTS)[number];

/** The wallet as one process sees it over the network. */
export class FaultyWallet implements Wallet {
  constructor(
    private readonly wallet: Wallet,
    private readonly clock: Clock,
    private readonly chance: Chance,
    private readonly strikes: (fault: WalletFault) => boolean,
  ) {}

  async debit(order: WalletOrder): Promise<"done" | "refused"> {
    if (this.strikes("wallet refuses")) return "refused";
    return this.#ask(() => this.wallet.debit(order));
  }

  credit(order: WalletOrder): Promise<void> {
    return this.#ask(() => this.wallet.credit(order));
  }

  rollback(order: WalletOrder): Promise<void> {
    return this.#ask(() => this.wallet.rollback(order));
  }

  balance(account: string): Promise<number> {
    return this.wallet.balance(account);
  }

  statement(from: number, to: number): Promise<readonly StatementLine[]> {
    return this.wallet.statement(from, to);
  }

  async #ask<Value>(carryOut: () => Promise<Value>): Promise<Value> {
    await this.#pause(1 + anyBelow(this.chance, 20));
    if (this.strikes("wallet order lost")) throw new Error("The connection to the wallet was refused.");
    if (this.strikes("wallet order doubled")) void carryOut();
    // The order arrives after the house has given up, and after the orders that follow it.
    if (this.strikes("wallet orders reordered")) await this.#pause(3500 + anyBelow(this.chance, 5000));
    const result = await carryOut();
    if (this.strikes("wallet answers late")) await this.#pause(2000 + anyBelow(this.chance, 4000));
    if (this.strikes("wallet answer lost")) throw new Error("The connection to the wallet was lost.");
    return result;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      this.clock.schedule(time, resolve);
    });
  }
}
