/*
 * The code for the hands of the player and of the dealer without a table, which a table does not load.
 */

import { type DealerView, type HandView, loneDealer, loneHand } from "@thunderjack/stage";
import { cardsIn } from "./card-list.js";
import type { TjDealer } from "./tj-dealer/tj-dealer.js";
import type { TjHand } from "./tj-hand/tj-hand.js";

/** Returns the view of a player's hand without a table; `null` if it has no card. */
export function loneHandView(element: TjHand): HandView | null {
  return loneHand(cardsIn(element.cards), element);
}

/** Returns the view of a dealer's hand without a table; `null` if it has no card. */
export function loneDealerView(element: TjDealer): DealerView | null {
  return loneDealer(cardsIn(element.cards), element.label);
}
