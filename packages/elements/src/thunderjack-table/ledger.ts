import { evolve, type TableState } from "@thunderjack/core";
import type { Clock } from "@thunderjack/stage";
import type { Subscription } from "rxjs";
import type { Entry, PlayedTable } from "./played-table.js";

/**
 * How many rounds of a shoe are kept at most, so that a table that is left running takes the same room for ever. A table
 * of the element's own changes its shoe long before; one from outside may never do.
 */
const KEPT_ROUNDS = 1000;

/** So many of the earliest go at a time. */
const DROPPED_ROUNDS = 100;

/**
 * What a table tells, in order. History, replays and recordings are made of it when somebody asks for them:
 * keeping events takes much less code than writing them down properly, and that code is loaded then.
 *
 * It holds the hole card, and is for nobody who draws.
 */
export class Ledger {
  readonly table: PlayedTable;
  /** How many rounds were played at the shoes before, so that rounds can be counted through. */
  readonly roundsBefore: number;
  readonly #clock: Pick<Clock, "now">;
  readonly #entries: Entry[] = [];
  #opening: TableState;
  #latest: TableState;
  #beganAt: string | null = null;
  #isCut = false;
  #hearing: Subscription | null = null;

  constructor(table: PlayedTable, clock: Pick<Clock, "now">, roundsBefore = 0) {
    this.table = table;
    this.#opening = table.state;
    this.roundsBefore = roundsBefore;
    this.#clock = clock;
    this.#latest = table.state;
    this.resume();
  }

  /** The table's own state before the first entry. */
  get opening(): TableState {
    return this.#opening;
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

  /** Whether its earliest rounds were let go, because there were too many. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Whether nothing happened at the table that is not in it. */
  get isUpToDate(): boolean {
    return this.#latest === this.table.state;
  }

  /** Hears the table again after {@link Ledger.pause}. */
  resume(): void {
    this.#hearing ??= this.table.events$.subscribe((event) => {
      if (event.type === "RoundStarted") {
        this.#beganAt ??= new Date().toISOString();
        if (event.round - this.#opening.round > KEPT_ROUNDS) this.#drop();
      }
      this.#entries.push({ event, at: this.#clock.now() });
      this.#latest = this.table.state;
    });
  }

  /** Lets go of the table. */
  pause(): void {
    this.#hearing?.unsubscribe();
    this.#hearing = null;
  }

  /** Forgets the earliest rounds: the history goes on, but what is left is no recording of the shoe. */
  #drop(): void {
    this.#isCut = true;
    const last = this.#opening.round + DROPPED_ROUNDS;
    const count = this.#entries.findIndex(({ event }) => event.type === "RoundSettled" && event.round === last) + 1;
    for (const { event } of this.#entries.splice(0, count)) this.#opening = evolve(this.#opening, event);
  }
}
