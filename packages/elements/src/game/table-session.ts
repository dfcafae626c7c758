import { type Amount, type Clock, NO_BETS, type PublicTable, publicTable, type Table } from "@thunderjack/core";
import { EventLog, newShoe, ROUNDS_PER_SHOE, type Shoe, ShoeLifecycle } from "@thunderjack/recording/lifecycle";
import type { GameSession, PlayedShoe, ShoeControls, TableSettings } from "./game-session.js";

/** The number of retired shoes that are kept. A page that sets credits between rounds retires a shoe each time. */
const KEPT_SHOES = 10;

type LoggedTable = Pick<Shoe<EventLog>, "table" | "log">;

/** A game in memory, at a table that a page has set. */
export class TableSession implements GameSession {
  table!: PublicTable;
  controls: ShoeControls | null = null;
  #shoe!: LoggedTable;
  #retired: readonly EventLog[] = [];
  #jumped: (() => void) | undefined;

  constructor(shoe: LoggedTable) {
    this.jump(shoe, []);
  }

  /** The table with its hole card, which the page may use. */
  get core(): Table {
    return this.#shoe.table;
  }

  get shoes(): readonly PlayedShoe[] {
    return [...this.#retired, this.#shoe.log];
  }

  watch(jumped: () => void): void {
    this.#jumped = jumped;
  }

  async read(): Promise<void> {}

  resume(): void {
    this.#shoe.log.resume();
  }

  pause(): void {
    this.#shoe.log.pause();
  }

  /** Continues with another shoe. */
  protected jump(shoe: LoggedTable, retired: readonly EventLog[]): void {
    this.#shoe = shoe;
    this.table = publicTable(shoe.table);
    this.#retired = [...this.#retired, ...retired].slice(-KEPT_SHOES);
    this.#jumped?.();
  }
}

/** A game in memory with shoes that the element opens itself. */
export class OwnSession extends TableSession {
  override readonly controls: ShoeControls;

  /** @throws Error when no table can be opened with these settings */
  constructor(settings: TableSettings, clock: Clock) {
    let log: EventLog | undefined;
    const options = {
      ...settings,
      random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
      roundsPerShoe: ROUNDS_PER_SHOE,
      startLog: (table: Table) => {
        log = eventLog(table, clock, log && log.roundsBefore + log.rounds);
        return log;
      },
    };
    const shoes = new ShoeLifecycle(options, newShoe(options, { ...settings, number: 1, bets: NO_BETS }));
    super(shoes.shoe);
    const replace = (clientSeed: string | null, credits: Amount | null) => {
      shoes.replace({ clientSeed, credits });
      this.jump(shoes.shoe, []);
    };
    const renew = (credits?: Amount) => {
      const { log: retired } = shoes.retire(credits);
      this.jump(shoes.shoe, [retired]);
    };
    this.controls = {
      get takesClientSeed() {
        return shoes.takesClientSeed;
      },
      get canBeRetired() {
        return shoes.canBeRetired;
      },
      get isFull() {
        return shoes.isFull;
      },
      setClientSeed: (text) => replace(text, null),
      setCredits: (credits) => (this.core.state.round > 0 ? renew(credits) : replace(null, credits)),
      newShoe: () => renew(),
    };
  }
}

/** Starts the log of a table. The log contains the hole card. */
export function eventLog(table: Table, clock: Clock, roundsBefore?: number): EventLog {
  return new EventLog(table, { now: () => clock.now(), date: () => new Date().toISOString() }, roundsBefore);
}
