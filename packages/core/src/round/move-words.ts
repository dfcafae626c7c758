import type { Move } from "./commands.js";

/** The moves by their words in scripts, in the order in which a table shows them. */
export const MOVES_BY_WORD = {
  hit: "Hit",
  stand: "Stand",
  double: "Double",
  split: "Split",
  surrender: "Surrender",
  "no-surrender": "DeclineSurrender",
  insurance: "TakeInsurance",
  "no-insurance": "DeclineInsurance",
} as const satisfies Record<string, Move["type"]>;

/** A word for a move, such as `no-insurance`. */
export type MoveWord = keyof typeof MOVES_BY_WORD;
