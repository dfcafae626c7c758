import type { Clock } from "@thunderjack/core";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { dispatchSettlement, type SettledTable } from "./dispatch-settlement.js";
import { LONGEST_PAUSE, REPEAT_AFTER } from "./pauses.js";
import type { Settlement } from "./settlement.js";
import type { StakeEvent } from "./stake-event.js";

/**
 * Settles stakes that were not carried out because the code of the wallet could not be loaded. It is a small copy of the
 * repetition by that code, because it is loaded with every table.
 */
export class ReturnedStakes implements ReactiveController {
  readonly #host: ReactiveControllerHost & SettledTable & { readonly clock: Clock };
  readonly #settlements = new Map<string, Settlement>();
  #cancelRepeat: () => void = () => {};

  constructor(host: ReactiveControllerHost & SettledTable & { readonly clock: Clock }) {
    this.#host = host;
    host.addController(this);
  }

  add({ id, amount }: StakeEvent): void {
    this.#settlements.set(id, { id, stakes: [id], reason: "cancelled", staked: amount, returned: amount });
    this.hostConnected();
  }

  hostConnected(pause = REPEAT_AFTER): void {
    const host = this.#host;
    this.hostDisconnected();
    for (const settlement of this.#settlements.values()) {
      dispatchSettlement(host, settlement, () => this.#settlements.delete(settlement.id));
    }
    if (!host.isConnected || this.#settlements.size === 0) return;
    this.#cancelRepeat = host.clock.schedule(pause, () => this.hostConnected(Math.min(pause * 2, LONGEST_PAUSE)));
  }

  hostDisconnected(): void {
    this.#cancelRepeat();
  }
}
