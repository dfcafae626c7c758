import type { CardId } from "@thunderjack/cards";
import { cardView } from "./card-view.js";
import { ENGLISH_CARDS } from "./languages/english-cards.js";
import type { CardWords } from "./phrasebook.js";
import type { CardView } from "./view.js";

/**
 * The picture of a card that lies alone; `null` is one that lies face down. It can be imported from
 * `@thunderjack/stage/lone-card`, so that a page with nothing but cards loads nothing of the stage besides.
 *
 * @param label what it is called, in place of its name
 */
export function loneCard(card: CardId | null, label?: string | null, words: CardWords = ENGLISH_CARDS): CardView {
  const view = cardView("", card, words);
  return label ? { ...view, label } : view;
}
