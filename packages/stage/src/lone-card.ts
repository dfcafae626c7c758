import type { CardId } from "@thunderjack/cards";
import { cardView } from "./card-view.js";
import { ENGLISH_CARDS } from "./languages/en/cards.js";
import type { CardWords } from "./phrasebook.js";
import type { CardView } from "./view.js";

/**
 * Returns the view of a card that belongs to no table; `null` is a face-down card. The function is also exported from
 * `@thunderjack/stage/lone-card`, so that a page with only cards loads nothing else.
 *
 * @param label replaces the name of the card
 */
export function loneCard(card: CardId | null, label?: string | null, words: CardWords = ENGLISH_CARDS): CardView {
  const view = cardView("", card, words);
  return label ? { ...view, label } : view;
}
