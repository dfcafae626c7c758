import { type Amount, type Clock, NO_BETS, type Table } from "@thunderjack/core";
import { type EventLog, newShoe, ROUNDS_PER_SHOE, ShoeLifecycle } from "@thunderjack/recording/lifecycle";
import type { PlayedShoe, ShoeControls, TableSettings } from "./game-session.js";
import { eventLog, TableSession } from "./table-session.js";

/**
 * The maximum number of retired shoes that are kept. Without a maximum, a page that sets credits after each round would
 * make the list grow with each round.
 */
const KEPT_SHOES = 10;

/** A game in memory with shoes that the element opens itself. */
export class OwnSession extends TableSession {
  override readonly controls: ShoeControls;
  #retired: readonly EventLog[] = [];

  override get shoes(): readonly PlayedShoe[] {
    return [...this.#retired, ...super.shoes];
  }

  /**
   * Does nothing, because a gap in the log of a shoe would make the session incomplete. The log keeps no element in
   * memory, because it has no reference to the page.
   */
  override pause(): void {}

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
      this.jump(shoes.shoe);
      follow();
    };
    const renew = (credits?: Amount, isNextShoe?: boolean) => {
      const { log: retired } = shoes.retire(credits);
      this.#keep(retired);
      this.jump(shoes.shoe, isNextShoe);
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

  #keep(retired: EventLog): void {
    const all = [...this.#retired, retired];
    this.#retired = all.slice(-KEPT_SHOES);
    const [oldest] = this.#retired;
    if (all.length > KEPT_SHOES && oldest !== undefined) void releaseBefore(oldest);
  }
}

/** Releases the shoe before a shoe. If the code for this cannot be loaded, the previous shoe is kept in memory. */
async function releaseBefore(shoe: EventLog): Promise<void> {
  const loaded = await import("./shoe-recordings.js").catch(() => null);
  loaded?.releaseBefore(shoe);
}
