import type { Table } from "@thunderjack/core";
import type { Clock } from "@thunderjack/stage";
import { Ledger } from "./ledger.js";
import type { OwnTable } from "./own-table.js";
import type { GameSession, RetiredShoe, ShoeLog } from "./played-table.js";

/** How many retired shoes are kept. A page that pays credits in between two rounds retires one each time. */
const KEPT_SHOES = 10;

/** What is kept of a table as long as somebody plays at it: one shoe after the other. */
export class TableSession implements GameSession {
  readonly #clock: Clock;
  #table: Table;
  #own: OwnTable | null;
  #ledger: Ledger;
  #retired: readonly RetiredShoe[] = [];

  /** @param own the same table, where the element opened it; `null` for one that was given to it */
  constructor(table: Table, own: OwnTable | null, clock: Clock) {
    this.#clock = clock;
    this.#table = table;
    this.#own = own;
    this.#ledger = new Ledger(table, clock);
  }

  get table(): Table {
    return this.#table;
  }

  /** `null` for a table that was given from outside. */
  get own(): OwnTable | null {
    return this.#own;
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  /** The latest comes last. */
  get retired(): readonly RetiredShoe[] {
    return this.#retired;
  }

  /** All that is kept, in order. */
  get ledgers(): readonly ShoeLog[] {
    return [...this.#retired.map(({ ledger }) => ledger), this.#ledger];
  }

  /** Whether no round is in play. */
  get isBetweenRounds(): boolean {
    const { phase } = this.table.state;
    return phase === "betting" || phase === "settled" || phase === "broke";
  }

  /** Goes on after {@link TableSession.pause}, with a ledger from now on where something was missed. */
  resume(): void {
    if (this.#ledger.isUpToDate) this.#ledger.resume();
    else this.#ledger = new Ledger(this.table, this.#clock, this.#ledger.roundsBefore);
  }

  /** Lets go of the table. */
  pause(): void {
    this.#ledger.pause();
  }

  /** Goes on at another table of the element's own. A shoe that was played from is retired: its seed is shown. */
  goOnAt(own: OwnTable): void {
    const { state } = this.table;
    let before = this.#ledger.roundsBefore;
    if (state.round > 0) {
      before += state.round;
      const seeds = this.table.close();
      this.#retired = [...this.#retired, { ledger: this.#ledger, seeds }].slice(-KEPT_SHOES);
    }
    this.#ledger.pause();
    this.#own = own;
    this.#table = own.table;
    this.#ledger = new Ledger(own.table, this.#clock, before);
  }
}
