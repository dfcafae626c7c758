import type { CardId } from "@thunderjack/cards";
import { ENGLISH } from "./languages/en/game.js";
import type { Phrasebook } from "./phrasebook.js";

/** Returns the name of a card, in English by default: `7_c_2` is "seven of clubs". */
export function cardName(card: CardId, words: Phrasebook = ENGLISH): string {
  return words.card(card);
}
