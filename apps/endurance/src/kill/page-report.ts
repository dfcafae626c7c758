import type { Command } from "@thunderjack/core";
import type { Secret } from "@thunderjack/session";
import type { Cue, TableView } from "@thunderjack/stage";

/** The stored data of a session, read directly from its stores before the session repairs any damage. */
export interface Found {
  /** The lines of the recording in play, the header first; empty if no recording is stored. */
  readonly lines: readonly string[];
  /** The lines of the closed recordings, the oldest first. */
  readonly retired: readonly (readonly string[])[];
  readonly secrets: readonly Secret[];
}

/** The part of a cue that the check compares. */
export type SeenCue = Pick<Cue, "event" | "isStart" | "isLanding">;

/** A report of the page to the server. The page continues when the server has responded. */
export type PageReport =
  /** The stored data before the table is opened. */
  | { readonly kind: "found"; readonly found: Found }
  /** The first view after the table was opened. */
  | { readonly kind: "opened"; readonly view: TableView; readonly notices: readonly string[] }
  | { readonly kind: "asks"; readonly command: Command }
  /** A drawn view with its cue; the cue is `null` after a jump. */
  | { readonly kind: "sees"; readonly view: TableView; readonly cue: SeenCue | null }
  | { readonly kind: "failed"; readonly reason: string };
