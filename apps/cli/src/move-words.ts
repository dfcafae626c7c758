import { type Command, type HandName, MOVES_BY_WORD, type Move, type MoveWord } from "@thunderjack/core";

/** The words for all moves in a script. */
export const MOVE_WORDS = Object.keys(MOVES_BY_WORD) as readonly MoveWord[];

/** Returns the move with this word, for a hand. */
export function moveOf(word: MoveWord, hand: HandName): Move {
  return { type: MOVES_BY_WORD[word], hand };
}

/** Returns the words for the moves among these commands. */
export function wordsFor(commands: readonly Command[]): readonly MoveWord[] {
  return MOVE_WORDS.filter((word) => commands.some(({ type }) => type === MOVES_BY_WORD[word]));
}
