import type { GameEvent, Table, TableState } from "@thunderjack/core";
import type { Clock } from "@thunderjack/stage";
import type { Subscription } from "rxjs";

/** An event of a table's own stream, and when it was told, in milliseconds of the ledger's clock. */
export interface Entry {
  readonly event: GameEvent;
  readonly at: number;
}

/**
 * Everything that a table tells, in order. History, replays and recordings are made of it when somebody asks for them:
 * keeping events takes much less code than writing them down properly, and that code is loaded then.
 *
 * It holds the hole card, and is for nobody who draws.
 */
export class Ledger {
  readonly table: Table;
  /** The table's own state before the first entry. */
  readonly opening: TableState;
  /** How many rounds were played at the shoes before, so that rounds can be counted through. */
  readonly roundsBefore: number;
  readonly #clock: Clock;
  readonly #entries: Entry[] = [];
  #latest: TableState;
  #beganAt: string | null = null;
  #hearing: Subscription | null = null;

  constructor(table: Table, clock: Clock, roundsBefore = 0) {
    this.table = table;
    this.opening = table.state;
    this.roundsBefore = roundsBefore;
    this.#clock = clock;
    this.#latest = table.state;
    this.resume();
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** When the first deal was heard, as ISO 8601 writes it; `null` before. */
  get beganAt(): string | null {
    return this.#beganAt;
  }

  /** Whether it has every event since the table's first deal, as a recording must. */
  get isWhole(): boolean {
    return this.opening.round === 0;
  }

  /** Whether nothing happened at the table that is not in it. */
  get isUpToDate(): boolean {
    return this.#latest === this.table.state;
  }

  /** Hears the table again after {@link Ledger.pause}. */
  resume(): void {
    this.#hearing ??= this.table.events$.subscribe((event) => {
      if (event.type === "RoundStarted") this.#beganAt ??= new Date().toISOString();
      this.#entries.push({ event, at: this.#clock.now() });
      this.#latest = this.table.state;
    });
  }

  /** Lets go of the table. */
  pause(): void {
    this.#hearing?.unsubscribe();
    this.#hearing = null;
  }
}
