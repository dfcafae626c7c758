import type { Clock } from "@thunderjack/core";
import { Repetition } from "./repetition.js";
import type { Settlement } from "./settlement.js";

/** Delivers settlements, and repeats them until they are acknowledged. Does not use the DOM. */
export class Delivery {
  readonly #unacknowledged: () => readonly Settlement[];
  readonly #deliver: (settlement: Settlement) => void;
  readonly #delivered = new Set<string>();
  readonly #repetition: Repetition;
  /** Whether the repetition is stopped. */
  isStopped = false;

  /**
   * @param unacknowledged returns the settlements that are not acknowledged
   * @param deliver called with each of these settlements, at least once
   */
  constructor(clock: Clock, unacknowledged: () => readonly Settlement[], deliver: (settlement: Settlement) => void) {
    this.#unacknowledged = unacknowledged;
    this.#deliver = deliver;
    this.#repetition = new Repetition(clock, () => {
      for (const settlement of unacknowledged()) this.#deliverOne(settlement);
      this.schedule();
    });
  }

  /** Delivers the settlements that were not delivered before, also while the repetition is stopped. */
  deliver(): void {
    for (const settlement of this.#unacknowledged()) {
      if (!this.#delivered.has(settlement.id)) this.#deliverOne(settlement);
    }
    this.schedule();
  }

  /** Schedules the next repetition. A no-op while the repetition is stopped, or if all settlements are acknowledged. */
  schedule(): void {
    if (!this.isStopped && this.#unacknowledged().length > 0) this.#repetition.schedule();
  }

  /** Notes that a settlement is acknowledged. */
  acknowledged(id: string): void {
    this.#delivered.delete(id);
    if (this.#unacknowledged().length === 0) this.#repetition.reset();
  }

  /** Stops the repetition until {@link Delivery.start} is called. */
  stop(): void {
    this.isStopped = true;
    this.#repetition.stop();
  }

  /** Starts the repetition again, and delivers new settlements. */
  start(): void {
    this.isStopped = false;
    this.deliver();
  }

  #deliverOne(settlement: Settlement): void {
    this.#delivered.add(settlement.id);
    this.#deliver(settlement);
  }
}
