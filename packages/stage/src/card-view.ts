import type { CardId } from "@thunderjack/cards";
import type { CardWords } from "./phrasebook.js";
import type { CardView } from "./view.js";

/** Returns the view of a card; `null` is a face-down card. */
export function cardView(key: string, card: CardId | null, words: CardWords, isAcross = false): CardView {
  return { key, card, isAcross, label: card === null ? words.faceDownCard : words.card(card) };
}
