/*
 * The hands of the player and of the dealer without a table. A table does not load this module.
 */

import type { CardId } from "@thunderjack/cards";
import { type DealerView, type HandView, type LoneHand, loneDealer, loneHand } from "@thunderjack/stage";
import type { Written } from "./attribute-values.js";
import { cardsIn } from "./card-list.js";

export { loneHandStyles } from "./lone-hands.styles.js";

/** The properties of hands without a table. */
interface HandProperties {
  readonly cards: Written<CardId | null>;
  readonly label: string;
}

/** Returns the view of a player's hand without a table; `null` if it has no card. */
export function loneHandView(element: HandProperties & LoneHand): HandView | null {
  return loneHand(cardsIn(element.cards), element);
}

/** Returns the view of a dealer's hand without a table; `null` if it has no card. */
export function loneDealerView(element: HandProperties): DealerView | null {
  return loneDealer(cardsIn(element.cards), element.label);
}
