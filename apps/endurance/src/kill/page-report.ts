import type { Command, GameEvent } from "@thunderjack/core";
import type { TableView } from "@thunderjack/stage";

/** The stored data of a session, read without the recovery of the session. */
export interface Found {
  /** The recording in play, header first; empty without a stored recording. */
  readonly lines: readonly string[];
  /** The closed recordings, oldest first. */
  readonly retired: readonly (readonly string[])[];
  readonly secrets: readonly { readonly commitment: string; readonly serverSeed: string }[];
}

/** A report of the page to the server. The page continues when the report is answered. */
export type PageReport =
  /** The stored data before the table is opened. */
  | { readonly kind: "found"; readonly found: Found }
  /** The table is open, with its first view. */
  | { readonly kind: "opened"; readonly view: TableView; readonly notices: readonly string[] }
  | { readonly kind: "asks"; readonly command: Command }
  /** A view was drawn, with the event of its cue; `null` without a cue. */
  | { readonly kind: "sees"; readonly view: TableView; readonly event: GameEvent | null }
  | { readonly kind: "failed"; readonly reason: string };
