/*
 * The code for move buttons without a table, which a table does not load.
 */

import { type HandName, MOVES_BY_WORD, type Move, type MoveWord } from "@thunderjack/core";
import { loneMoves, type MoveView } from "@thunderjack/stage";
import { itemsIn } from "../attribute-values.js";

/** Returns the views of moves that are written as words. Unknown words are ignored. */
export function loneMovesIn(words: string, hand: HandName | null): readonly MoveView[] {
  return loneMoves(movesIn(words), hand ?? "right");
}

function movesIn(text: string): readonly Move["type"][] {
  const words = new Set(itemsIn(text).map((word) => word.toLowerCase()));
  return [...words].filter(isMove).map((word) => MOVES_BY_WORD[word]);
}

function isMove(word: string): word is MoveWord {
  return Object.hasOwn(MOVES_BY_WORD, word);
}
