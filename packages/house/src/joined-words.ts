import type { RuleSet, Seat } from "@thunderjack/core";

/** The part of a table from which the words of its players are read. */
export interface TableWords {
  readonly rules: RuleSet;
  readonly players: Readonly<Partial<Record<Seat, { readonly words: string }>>>;
}

/**
 * Returns the client seed with which the next first deal of a shoe is shuffled: the words of all players in the order of
 * the seats, separated by line feeds. It is empty if no player has set words.
 */
export function joinedWords({ rules, players }: TableWords): string {
  return rules.seats
    .map((seat) => players[seat]?.words ?? "")
    .filter((words) => words !== "")
    .join("\n");
}
