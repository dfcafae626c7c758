/*
 * The code for a hand without a table, which a table does not load.
 */

import { type HandView, loneHand } from "@thunderjack/stage";
import { cardsIn } from "../card-list.js";
import type { TjHand } from "./tj-hand.js";

/** Returns the view of a hand without a table; `null` if it has no card. */
export function loneHandView(element: TjHand): HandView | null {
  return loneHand(cardsIn(element.cards), element);
}
