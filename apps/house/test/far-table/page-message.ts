import type { Command, CommandOptions } from "@thunderjack/core";
import type { HouseSnapshot, PublicFact, Refusal } from "@thunderjack/house";
import type { You } from "@thunderjack/remote";

/*
 * The messages between a test in a page, which has the table, and the relay, which offers it over the protocol of a house. They
 * do not pass the faulty line.
 */

/** A message of the page. */
export type PageMessage =
  | { readonly type: "open"; readonly table: string; readonly snapshot: HouseSnapshot; readonly you: You }
  | { readonly type: "commit"; readonly table: string; readonly facts: readonly PublicFact[] }
  | { readonly type: "answer"; readonly table: string; readonly id: string; readonly refused: Refusal | null }
  | { readonly type: "close"; readonly table: string }
  | { readonly type: "count" };

/** A message of the relay. */
export type RelayMessage =
  | { readonly type: "opened"; readonly table: string }
  | ({
      readonly type: "command";
      readonly table: string;
      readonly id: string;
      readonly command: Command;
    } & CommandOptions)
  | { readonly type: "faults"; readonly cut: number; readonly muted: number };
