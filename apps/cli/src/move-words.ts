import { type Command, type HandName, MOVES_BY_WORD, type Move, type MoveWord } from "@thunderjack/core";

/** All moves of a script. */
export const MOVE_WORDS = Object.keys(MOVES_BY_WORD) as readonly MoveWord[];

/** Returns the move of a hand for a word. */
export function moveOf(word: MoveWord, hand: HandName): Move {
  return { type: MOVES_BY_WORD[word], hand };
}

/** Returns the words of those commands that are moves. */
export function wordsFor(commands: readonly Command[]): readonly MoveWord[] {
  return MOVE_WORDS.filter((word) => commands.some(({ type }) => type === MOVES_BY_WORD[word]));
}
