import type { Amount, GameEvent, Seeds, Table } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import type { nothing, TemplateResult } from "lit";
import type { Spoken } from "../words/spoken.js";

/** What is played at. Only a `Table` of the core knows the hole card; one that is kept shows what everybody may see. */
export type PlayedTable = Pick<
  Table,
  "rules" | "fairness" | "state" | "publicState" | "events$" | "publicEvents$" | "dispatch"
>;

/** A shoe that the player may end, or mix a text into. */
export interface OwnShoe {
  readonly table: PlayedTable;
  /** Whether the client seed may still be changed: before the first deal, of a shoe whose seed nobody chose. */
  readonly takesClientSeed: boolean;
  /** Whether the shoe may be ended now: between two rounds, once one was played, and as long as the game is not over. */
  readonly canBeRetired: boolean;
  /** Whether it has dealt so many rounds that the next one is for another shoe; left out where the session sees to that. */
  readonly isFull?: boolean;
  withClientSeed(text: string): OwnShoe;
  withCredits(credits: Amount): OwnShoe;
  withNewShoe(credits?: Amount): OwnShoe;
}

/** An event, and when it was told, in milliseconds since any fixed moment. */
export interface Entry {
  readonly event: GameEvent;
  readonly at: number;
}

/** What was told of one shoe, in order. */
export interface ShoeLog {
  readonly table: Pick<Table, "rules" | "fairness"> & { readonly state: Pick<Table["state"], "round"> };
  readonly entries: readonly Entry[];
  readonly opening: Table["state"];
  readonly roundsBefore: number;
  readonly beganAt: string | null;
  readonly isWhole: boolean;
  /** Whether its earliest rounds were let go, because there were too many; left out, they were not. */
  readonly isCut?: boolean;
  /** The recording of it, where that is written already. */
  readonly text?: string;
}

/** A shoe that is done, with the seeds that were shown then. */
export interface RetiredShoe {
  readonly ledger: ShoeLog;
  readonly seeds: Seeds;
}

/** What goes on at a table as long as somebody plays at it, one shoe after the other, and what is kept of it. */
export interface GameSession {
  readonly table: PlayedTable;
  /** `null` for a table that was given from outside. */
  readonly own: OwnShoe | null;
  /** The shoe in play. */
  readonly ledger: ShoeLog;
  /** The latest comes last. */
  readonly retired: readonly RetiredShoe[];
  readonly ledgers: readonly ShoeLog[];
  readonly isBetweenRounds: boolean;
  /** Reads what is saved of so many of the last rounds; left out where nothing is. */
  read?(rounds: number): Promise<void>;
  resume(): void;
  pause(): void;
  goOnAt(own: OwnShoe): void;
}

/** A session that is saved under a name. */
export interface LastingSession extends GameSession {
  /** `null` once it is closed. */
  readonly name: string | null;
  readonly session: Session;
  /** Tells from now on when another table takes the place of the one that was shown. */
  watch(jumped: () => void): void;
  /** Reads what is saved of so many of the last rounds, for `ledgers`. */
  read(rounds: number): Promise<void>;
  /** What is to be said over the felt. */
  notes(spoken: Spoken): TemplateResult | typeof nothing;
}
