import { type Command, type HandName, MOVES_BY_WORD, type Move, type MoveWord } from "@thunderjack/core";

/** All moves that a script may hold. */
export const MOVE_WORDS = Object.keys(MOVES_BY_WORD) as readonly MoveWord[];

/** The move that a word asks of a hand. */
export function moveOf(word: MoveWord, hand: HandName): Move {
  return { type: MOVES_BY_WORD[word], hand };
}

/** The words for those of the commands that are moves. */
export function wordsFor(commands: readonly Command[]): readonly MoveWord[] {
  return MOVE_WORDS.filter((word) => commands.some(({ type }) => type === MOVES_BY_WORD[word]));
}
