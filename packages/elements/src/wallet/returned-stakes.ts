import type { Clock } from "@thunderjack/core";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { dispatchSettlement, type SettledTable } from "./dispatch-settlement.js";
import { Repetition } from "./repetition.js";
import type { Settlement } from "./settlement.js";
import type { StakeEvent } from "./stake-event.js";

/** The element whose page has confirmed the stakes. */
type StakeHost = ReactiveControllerHost & SettledTable & { readonly clock: Clock };

/** Settles stakes that were not carried out because the code of the wallet could not be loaded. */
export class ReturnedStakes implements ReactiveController {
  readonly #host: StakeHost;
  readonly #settlements = new Map<string, Settlement>();
  readonly #repetition: Repetition;

  constructor(host: StakeHost) {
    this.#host = host;
    this.#repetition = new Repetition(host.clock, () => this.#deliver());
    host.addController(this);
  }

  add({ id, amount }: StakeEvent): void {
    this.#settlements.set(id, { id, stakes: [id], reason: "cancelled", staked: amount, returned: amount });
    this.hostConnected();
  }

  hostConnected(): void {
    this.#repetition.reset();
    this.#deliver();
  }

  hostDisconnected(): void {
    this.#repetition.stop();
  }

  #deliver(): void {
    for (const settlement of this.#settlements.values()) {
      dispatchSettlement(this.#host, settlement, () => this.#settlements.delete(settlement.id));
    }
    if (this.#host.isConnected && this.#settlements.size > 0) this.#repetition.schedule();
  }
}
