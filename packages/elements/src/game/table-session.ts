import { type Amount, type Clock, NO_BETS, type PublicTable, publicTable, type Table } from "@thunderjack/core";
import {
  EventLog,
  type LogSource,
  newShoe,
  ROUNDS_PER_SHOE,
  type Shoe,
  ShoeLifecycle,
} from "@thunderjack/recording/lifecycle";
import type { GameSession, Jumped, PlayedShoe, ShoeControls, TableSettings } from "./game-session.js";

/** The number of retired shoes that are kept. A page that sets credits between rounds retires a shoe each time. */
const KEPT_SHOES = 10;

/** A table, or the public side of one, with the log of its events. */
interface LoggedTable extends Pick<Shoe<EventLog>, "log"> {
  readonly table: Table | PublicTable;
}

/** A game in memory, at a table that a page has set. */
export class TableSession implements GameSession {
  table!: PublicTable;
  controls: ShoeControls | null = null;
  #log!: EventLog;
  #retired: readonly EventLog[] = [];
  #jumped: Jumped | undefined;

  constructor(shoe: LoggedTable) {
    this.jump(shoe, []);
  }

  get shoes(): readonly PlayedShoe[] {
    return [...this.#retired, this.#log];
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
  protected jump({ table, log }: LoggedTable, retired: readonly EventLog[], isNextShoe = false): void {
    this.#log = log;
    this.table = publicSide(table);
    const all = [...this.#retired, ...retired];
    this.#retired = all.slice(-KEPT_SHOES);
    const [oldest] = this.#retired;
    if (all.length > KEPT_SHOES && oldest !== undefined) void releaseBefore(oldest);
    this.#jumped?.(isNextShoe);
  }
}

/** A game in memory with shoes that the element opens itself. */
export class OwnSession extends TableSession {
  override readonly controls: ShoeControls;

  /** @throws Error when no table can be opened with these settings */
  constructor(settings: TableSettings, clock: Clock) {
    const options = {
      ...settings,
      random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
      roundsPerShoe: ROUNDS_PER_SHOE,
      startLog: (table: Table, _: number, before: EventLog | null) => eventLog(table, clock, before),
    };
    const shoes = new ShoeLifecycle(options, newShoe(options, { ...settings, number: 1, bets: NO_BETS }));
    super(shoes.shoe);
    const follow = () =>
      shoes.shoe.table.state$.subscribe(() => {
        if (shoes.isFull) renew(undefined, true);
      });
    const replace = (clientSeed: string | null, credits: Amount | null) => {
      shoes.replace({ clientSeed, credits });
      this.jump(shoes.shoe, []);
      follow();
    };
    const renew = (credits?: Amount, isNextShoe?: boolean) => {
      const { log: retired } = shoes.retire(credits);
      this.jump(shoes.shoe, [retired], isNextShoe);
      follow();
    };
    follow();
    this.controls = {
      get takesClientSeed() {
        return shoes.takesClientSeed;
      },
      get canBeRetired() {
        return shoes.canBeRetired;
      },
      setClientSeed: (text) => replace(text, null),
      setCredits: (credits) => (shoes.shoe.table.state.round > 0 ? renew(credits) : replace(null, credits)),
      newShoe: () => renew(),
    };
  }
}

/** Releases the shoe before this one. If the code cannot be loaded, the shoe is kept. */
async function releaseBefore(shoe: EventLog): Promise<void> {
  const loaded = await import("./shoe-recordings.js").catch(() => null);
  loaded?.releaseBefore(shoe);
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
