import type { CardId } from "@thunderjack/cards";
import { evolve, type GameEvent, isRoundOver, type PublicTable, type TableState } from "@thunderjack/core";
import type { RoundPlayed } from "@thunderjack/odds";
import type { Subscription } from "rxjs";

/**
 * The public information for the hints: the round in play, and the cards in the discard tray. It subscribes only to the
 * public stream, so it never receives a hidden card.
 */
export class RoundTracker {
  readonly table: PublicTable;
  readonly #subscription: Subscription;
  #before: TableState | null = null;
  #trayBefore: readonly CardId[] | null = null;
  #latest: TableState;
  #events: GameEvent[] = [];
  /** The cards in the discard tray; `null` if they were not counted from the start of the shoe. */
  #tray: readonly CardId[] | null;
  #position = 0;

  /** @param onEvent called after each event has been applied */
  constructor(table: PublicTable, onEvent: () => void) {
    this.table = table;
    this.#latest = table.publicState;
    this.#tray = table.publicState.round === 0 ? [] : null;
    this.#subscription = table.publicEvents$.subscribe((event) => {
      this.#apply(event);
      onEvent();
    });
  }

  /** The number of events since the tracker started. An answer to an earlier position is stale. */
  get position(): number {
    return this.#position;
  }

  /** The public state of the table. */
  get state(): TableState {
    return this.#latest;
  }

  /** The cards in the discard tray; `null` if they were not counted from the start of the shoe. */
  get tray(): readonly CardId[] | null {
    return this.#tray;
  }

  /** The last round, once it is finished; `null` while a round is in play, or if its start was missed. */
  get finished(): RoundPlayed | null {
    if (this.#before === null || !isRoundOver(this.#latest)) return null;
    const tray = this.#trayBefore === null ? {} : { tray: this.#trayBefore };
    return { rules: this.table.rules, before: this.#before, events: this.#events, ...tray };
  }

  stop(): void {
    this.#subscription.unsubscribe();
  }

  #apply(event: GameEvent): void {
    if (event.type === "RoundStarted") {
      this.#before = this.#latest;
      this.#trayBefore = this.#tray;
      this.#events = [];
    }
    this.#events.push(event);
    // As in the odds, a new shoe begins with an empty tray.
    if (event.type === "ShoeShuffled") this.#tray = [];
    else if (event.type === "CardsDiscarded" && this.#tray !== null) this.#tray = [...this.#tray, ...event.cards];
    this.#latest = evolve(this.#latest, event);
    this.#position += 1;
  }
}
