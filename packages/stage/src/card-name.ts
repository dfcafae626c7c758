import type { CardId } from "@thunderjack/cards";
import { ENGLISH } from "./languages/english.js";
import type { Phrasebook } from "./phrasebook.js";

/** A card in words: `7_c_2` is "seven of clubs". */
export function cardName(card: CardId, words: Phrasebook = ENGLISH): string {
  return words.card(card);
}
