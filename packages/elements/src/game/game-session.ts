import type { Amount, PublicTable } from "@thunderjack/core";
import type { LoggedShoe } from "@thunderjack/recording";
import type { Session } from "@thunderjack/session";
import type { nothing, TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";

/** The properties that a table of the element's own is opened with. */
export interface TableSettings {
  readonly rules: unknown;
  /** A text to shuffle from; `null` for random seeds. */
  readonly seed: string | null;
  /** In hundredths; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  readonly allowStacking: boolean;
  /** The name under which the table is stored; `null` for a table that is not stored. */
  readonly name: string | null;
}

/** The changes of the shoe that the player may make. */
export interface ShoeControls {
  /** Whether the client seed can be changed: before the first deal of a shoe with random seeds. */
  readonly takesClientSeed: boolean;
  /** Whether the shoe can be retired now: after its first round, while bets are accepted. */
  readonly canBeRetired: boolean;
  /** Whether the next shoe is due before the next deal. `false` for a stored session, which retires its shoes itself. */
  readonly isFull: boolean;
  setClientSeed(text: string): void;
  /** Continues with these credits: on the same shoe before its first deal, otherwise on a new one. */
  setCredits(credits: Amount): void;
  newShoe(): void;
}

/** The events of one shoe, and its place in the game. */
export interface PlayedShoe extends LoggedShoe {
  /** The number of rounds before this shoe. */
  readonly roundsBefore: number;
  /** The number of the last round that was dealt from it. */
  readonly rounds: number;
  /** Whether the log has all events since the first deal. */
  readonly isWhole: boolean;
  /** Whether the earliest rounds were dropped because there were too many. */
  readonly isCut: boolean;
  /** The recording, if it is written already. */
  readonly text?: string;
}

/** The shoes of a game, one after the other. */
export interface GameSession {
  /** The table that is shown. It is replaced with each shoe. */
  readonly table: PublicTable;
  /** `null` for a table that was set from outside. */
  readonly controls: ShoeControls | null;
  /** The kept shoes, the oldest first and the shoe in play last. Those that are retired have their seeds. */
  readonly shoes: readonly PlayedShoe[];
  /** Sets the callback for when another table takes the place of the one that was shown. */
  watch(jumped: () => void): void;
  /** Reads the last stored rounds into {@link GameSession.shoes}. */
  read(rounds: number): Promise<void>;
  /** Continues after {@link GameSession.pause}. */
  resume(): void;
  /** Unsubscribes from the table. A stored session is closed soon after. */
  pause(): void;
}

/** A game that is stored under a name. */
export interface StoredGame extends GameSession {
  /** `null` once it is closed. */
  readonly name: string | null;
  readonly session: Session;
  /** The rows above the table with the state of the session. */
  notes(spoken: Spoken): TemplateResult | typeof nothing;
}
