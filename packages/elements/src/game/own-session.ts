import { type Amount, type Clock, NO_BETS, type Table } from "@thunderjack/core";
import { type EventLog, newShoe, ROUNDS_PER_SHOE, ShoeLifecycle } from "@thunderjack/recording/lifecycle";
import type { ShoeControls, TableSettings } from "./game-session.js";
import { eventLog, TableSession } from "./table-session.js";

/** A game in memory with shoes that the element opens itself. */
export class OwnSession extends TableSession {
  override readonly controls: ShoeControls;

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
