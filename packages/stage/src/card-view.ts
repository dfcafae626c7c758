import type { CardId } from "@thunderjack/cards";
import type { CardWords } from "./phrasebook.js";
import type { CardView } from "./view.js";

/** The picture of a card; `null` is one that lies face down. */
export function cardView(key: string, card: CardId | null, words: CardWords, isAcross = false): CardView {
  return { key, card, isAcross, label: card === null ? words.faceDownCard : words.card(card) };
}
