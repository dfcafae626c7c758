import type { Amount, PublicTable } from "@thunderjack/core";
import type { LoggedShoe } from "@thunderjack/recording";
import type { Session } from "@thunderjack/session";
import type { nothing, TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";

/** The address of a table on a server. */
export interface HouseAddress {
  readonly url: string;
  /** The token of the player; `null` for a watcher without an account. */
  readonly token: string | null;
}

/** The settings with which the element opens its own table. */
export interface TableSettings {
  readonly rules: unknown;
  /** The text that determines the order of the cards; `null` for random seeds. */
  readonly seed: string | null;
  /** The player's credits, in hundredths of a credit; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  readonly allowStacking: boolean;
  /**
   * The name under which the table is stored, or the address and the token of a table on a server; `null` for all other
   * tables.
   */
  readonly name: string | null;
  /** The table on a server; absent or `null` for all other tables. */
  readonly house?: HouseAddress | null;
}

/** The changes of the shoe that a player or a page can request, and whether they are allowed now. */
export interface ShoeControls {
  /**
   * Whether the client seed can be changed now, which is possible before the first deal of a shoe with random seeds.
   */
  readonly takesClientSeed: boolean;
  /** Whether the shoe can be retired now, which is possible after its first round, while bets are accepted. */
  readonly canBeRetired: boolean;
  setClientSeed(text: string): void;
  /** Continues with these credits: on the same shoe before its first deal, otherwise on a new shoe. */
  setCredits(credits: Amount): void;
  newShoe(): void;
}

/** The events of one shoe, and its place in the game. */
export interface PlayedShoe extends LoggedShoe {
  /** The number of rounds before this shoe. */
  readonly roundsBefore: number;
  /** The number of rounds that were dealt from this shoe. */
  readonly rounds: number;
  /** Whether the log has all events since the first deal. */
  readonly isWhole: boolean;
  /** Whether the earliest rounds were dropped because there were too many. */
  readonly isCut: boolean;
  /** The text of the recording, if the shoe was read from one. */
  readonly text?: string;
}

/**
 * Called when another table replaces the table of a session.
 *
 * @param isNextShoe whether the previous shoe had dealt all its rounds. The end of its last round can then be shown
 *   until the next command.
 */
export type Jumped = (isNextShoe: boolean) => void;

/** The shoes of a game, one after the other. */
export interface GameSession {
  /** The table that is shown. It is replaced with each shoe. */
  readonly table: PublicTable;
  /** The controls of the shoe in play; `null` for a table that the page has set. */
  readonly controls: ShoeControls | null;
  /**
   * The kept shoes, the oldest first and the shoe in play last. Retired shoes have their seeds. A shoe before the last
   * one has none if its secret was lost.
   */
  readonly shoes: readonly PlayedShoe[];
  /** Sets the callback that is called when another table replaces {@link GameSession.table}. */
  watch(jumped: Jumped): void;
  /**
   * Reads shoes from the storage into {@link GameSession.shoes}, the latest first, until they contain this number of
   * rounds. A no-op for a game in memory.
   */
  read(rounds: number): Promise<void>;
  /** Continues after {@link GameSession.pause}. */
  resume(): void;
  /** Unsubscribes from the table. A stored session is closed, unless it is resumed in the same task. */
  pause(): void;
}

/** A game that is stored under a name, or that runs on a server. */
export interface StoredGame extends GameSession {
  /** The name; `null` after the session is closed. */
  readonly name: string | null;
  /** The session of a stored game; `null` for a game on a server. */
  readonly session: Session | null;
  /** Whether a bet of this tab is still being saved, so that the table does not show it yet. */
  readonly hasUnsavedBets: boolean;
  /** Returns the rows above the table, which show the state of the session or of the connection. */
  notes(spoken: Spoken): TemplateResult | typeof nothing;
}
