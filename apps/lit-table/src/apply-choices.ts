import type { ThunderjackTable } from "@thunderjack/elements";
import { type Choices, deckOf } from "./choices.js";

/** Applies the player's choices of appearance, speed and hints to a table. */
export function applyChoices(table: ThunderjackTable, choices: Choices): void {
  table.theme = choices.theme;
  table.deck = deckOf(choices);
  table.speed = choices.speed;
  table.hints = choices.hints;
}
