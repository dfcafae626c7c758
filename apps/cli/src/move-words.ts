import type { Command, HandName, Move } from "@thunderjack/core";

/** The moves as scripts write them. */
const MOVE_TYPES = {
  hit: "Hit",
  stand: "Stand",
  double: "Double",
  split: "Split",
  surrender: "Surrender",
  "no-surrender": "DeclineSurrender",
  insurance: "TakeInsurance",
  "no-insurance": "DeclineInsurance",
} as const satisfies Record<string, Move["type"]>;

/** A move in a script. */
export type MoveWord = keyof typeof MOVE_TYPES;

/** All moves that a script may hold. */
export const MOVE_WORDS = Object.keys(MOVE_TYPES) as readonly MoveWord[];

/** The move that a word asks of a hand. */
export function moveOf(word: MoveWord, hand: HandName): Move {
  return { type: MOVE_TYPES[word], hand };
}

/** The words for those of the commands that are moves. */
export function wordsFor(commands: readonly Command[]): readonly MoveWord[] {
  return MOVE_WORDS.filter((word) => commands.some(({ type }) => type === MOVE_TYPES[word]));
}
