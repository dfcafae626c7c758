import { type Clock, type PublicTable, publicTable, type Table } from "@thunderjack/core";
import { EventLog, type LogSource, type Shoe } from "@thunderjack/recording/lifecycle";
import type { GameSession, Jumped, PlayedShoe, ShoeControls } from "./game-session.js";

/** A table, or the public side of one, with the log of its events. */
interface LoggedTable extends Pick<Shoe<EventLog>, "log"> {
  readonly table: Table | PublicTable;
}

/** A game in memory, at a table that a page has set. */
export class TableSession implements GameSession {
  table!: PublicTable;
  controls: ShoeControls | null = null;
  #log!: EventLog;
  #jumped: Jumped | undefined;

  constructor(shoe: LoggedTable) {
    this.jump(shoe);
  }

  get shoes(): readonly PlayedShoe[] {
    return [this.#log];
  }

  watch(jumped: Jumped): void {
    this.#jumped = jumped;
  }

  async read(): Promise<void> {}

  resume(): void {
    this.#log.resume();
  }

  pause(): void {
    this.#log.pause();
  }

  /** Continues with another shoe. */
  protected jump({ table, log }: LoggedTable, isNextShoe = false): void {
    this.#log = log;
    this.table = publicSide(table);
    this.#jumped?.(isNextShoe);
  }
}

/** Starts the log of a table. For a {@link Table}, the log has the full events after the shoe is retired. */
export function eventLog(table: Table | PublicTable, clock: Clock, before: EventLog | null = null): EventLog {
  return new EventLog(
    isTable(table) ? table : publicSource(table),
    { now: () => clock.now(), date: () => new Date().toISOString() },
    before,
  );
}

/** Returns the public side of a table. */
function publicSide(table: Table | PublicTable): PublicTable {
  return isTable(table) ? publicTable(table) : table;
}

function isTable(table: Table | PublicTable): table is Table {
  return "events$" in table;
}

function publicSource(table: PublicTable): LogSource {
  const { rules, fairness, publicEvents$ } = table;
  return {
    rules,
    fairness,
    events$: publicEvents$,
    get state() {
      return table.publicState;
    },
  };
}
