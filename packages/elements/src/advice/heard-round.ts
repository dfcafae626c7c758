import type { CardId } from "@thunderjack/cards";
import { evolve, type GameEvent, type TableState } from "@thunderjack/core";
import type { RoundPlayed } from "@thunderjack/odds";
import type { Subscription } from "rxjs";
import type { PlayedTable } from "../thunderjack-table/played-table.js";

/**
 * What a table has told everybody, as somebody at it keeps it in mind: the round in play, and the cards in the discard
 * tray. It hears the public stream alone, and so never a hidden card.
 */
export class HeardRound {
  readonly table: PlayedTable;
  readonly #hearing: Subscription;
  #before: TableState | null = null;
  #trayBefore: readonly CardId[] | null = null;
  #latest: TableState;
  #events: GameEvent[] = [];
  /** `null` where nobody has counted since the shoe was new. */
  #tray: readonly CardId[] | null;
  #position = 0;

  /** @param told is told of every event, once it is known here */
  constructor(table: PlayedTable, told: () => void) {
    this.table = table;
    this.#latest = table.publicState;
    this.#tray = table.state.round === 0 ? [] : null;
    this.#hearing = table.publicEvents$.subscribe((event) => {
      this.#hear(event);
      told();
    });
  }

  /** Counts up with every event: an answer to an earlier position is stale. */
  get position(): number {
    return this.#position;
  }

  /** The table, as the public sees it. */
  get state(): TableState {
    return this.#latest;
  }

  /** The cards in the discard tray; `null` where they were not counted from the beginning. */
  get tray(): readonly CardId[] | null {
    return this.#tray;
  }

  /** The round that is over now, from its beginning; `null` while one is in play, and where its beginning was missed. */
  get finished(): RoundPlayed | null {
    const { phase } = this.#latest;
    if (this.#before === null || (phase !== "settled" && phase !== "broke")) return null;
    const tray = this.#trayBefore === null ? {} : { tray: this.#trayBefore };
    return { rules: this.table.rules, before: this.#before, events: this.#events, ...tray };
  }

  stop(): void {
    this.#hearing.unsubscribe();
  }

  #hear(event: GameEvent): void {
    if (event.type === "RoundStarted") {
      this.#before = this.#latest;
      this.#trayBefore = this.#tray;
      this.#events = [];
    }
    this.#events.push(event);
    // As the odds count it: a fold that begins with a new shoe.
    if (event.type === "ShoeShuffled") this.#tray = [];
    else if (event.type === "CardsDiscarded" && this.#tray !== null) this.#tray = [...this.#tray, ...event.cards];
    this.#latest = evolve(this.#latest, event);
    this.#position += 1;
  }
}
