import type { Command, GameEvent } from "@thunderjack/core";
import type { TableView } from "@thunderjack/stage";

/** What is stored of a session, read past everything that could mend it. */
export interface Found {
  /** The recording in play, header first; empty where nothing is stored. */
  readonly lines: readonly string[];
  /** The closed ones that are kept, the oldest first. */
  readonly retired: readonly (readonly string[])[];
  readonly secrets: readonly { readonly commitment: string; readonly serverSeed: string }[];
}

/** What a page tells whoever will kill it, each before it goes on. */
export type Testimony =
  /** What is there before the table is opened. */
  | { readonly kind: "found"; readonly found: Found }
  /** The table can be played at, and looks like this. */
  | { readonly kind: "opened"; readonly view: TableView; readonly notices: readonly string[] }
  | { readonly kind: "asks"; readonly command: Command }
  /** Something was drawn, with the event that it shows; `null` for a picture without one. */
  | { readonly kind: "sees"; readonly view: TableView; readonly event: GameEvent | null }
  | { readonly kind: "failed"; readonly reason: string };
