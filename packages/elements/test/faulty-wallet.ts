import type { Amount, VirtualClock } from "@thunderjack/core";
import type { Settlement } from "../src/wallet/settlement.js";

/** The counts of the faults that happened. */
export type Faults = Record<"lost" | "unanswered" | "doubled" | "refused" | "early", number>;

/**
 * The wallet of a page on a server, behind a network that loses, delays, repeats and reorders requests and answers. It
 * follows the protocol of the documentation: both requests can be repeated, and a settled stake is never deducted.
 */
export class FaultyWallet {
  readonly faults: Faults = { lost: 0, unanswered: 0, doubled: 0, refused: 0, early: 0 };
  /** The violations of the protocol by the table. */
  readonly violations: string[] = [];
  isFaulty = true;
  readonly #deducted = new Map<string, Amount>();
  /** The settlement of each stake. */
  readonly #settled = new Map<string, string>();

  constructor(
    readonly clock: VirtualClock,
    readonly chance: () => number,
    public balance: Amount,
  ) {}

  /** The stakes that were deducted and not settled. */
  get open(): readonly string[] {
    return [...this.#deducted.keys()].filter((id) => !this.#settled.has(id));
  }

  /** Requests to deduct a stake. Rejects if the stake is refused, or if the connection is lost. */
  deduct(id: string, amount: Amount): Promise<void> {
    return this.#request(() => {
      if (this.#deducted.has(id) && !this.#settled.has(id)) return;
      if (this.#settled.has(id) || amount > this.balance || this.#happens(0.05)) {
        this.faults.refused++;
        throw new Error("refused");
      }
      this.#deducted.set(id, amount);
      this.balance -= amount;
    });
  }

  /** Requests to store a settlement. Rejects if the connection is lost. */
  settle({ id, stakes, reason, returned }: Settlement): Promise<void> {
    return this.#request(() => {
      const before = stakes.map((stake) => this.#settled.get(stake));
      if (before.every((settlement) => settlement === id)) return;
      if (before.some((settlement) => settlement !== undefined)) this.violations.push(`${id} settles a stake again`);
      for (const stake of stakes) this.#settled.set(stake, id);
      const isDeducted = stakes.every((stake) => this.#deducted.has(stake));
      if (isDeducted) this.balance += returned;
      else if (reason === "cancelled") this.faults.early++;
      else this.violations.push(`${id} was played without its stake`);
    });
  }

  #request(act: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const process = () => {
        let answer: () => void = resolve;
        try {
          act();
        } catch (reason) {
          answer = () => reject(reason);
        }
        if (this.#happens(0.15)) {
          this.faults.unanswered++;
          if (this.#happens(0.5)) this.#later(() => reject(new Error("connection lost")));
        } else this.#later(answer);
      };
      if (this.#happens(0.1)) {
        this.faults.lost++;
        return;
      }
      this.#later(process);
      if (this.#happens(0.15)) {
        this.faults.doubled++;
        this.#later(process);
      }
    });
  }

  /** Calls back after up to 100 milliseconds, or sometimes after up to 40 seconds. */
  #later(callback: () => void): void {
    const milliseconds = this.chance() * (this.#happens(0.25) ? 40_000 : 100);
    this.clock.schedule(milliseconds, callback);
  }

  #happens(probability: number): boolean {
    return this.isFaulty && this.chance() < probability;
  }
}
