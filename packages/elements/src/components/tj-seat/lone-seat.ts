/*
 * The code for a seat without a table, which a table does not load.
 */

import { type LoneCards, loneSeat, type SeatPicture } from "@thunderjack/stage";
import { cardsIn } from "../card-list.js";
import type { TjSeat } from "./tj-seat.js";

export { loneSeatStyles } from "./lone-seat.styles.js";

/** Returns the view of a seat without a table; `null` for an unknown seat. */
export function loneSeatView(element: TjSeat): SeatPicture | null {
  return loneSeat(element.seat, handsIn(element.hands), element);
}

/** Returns the cards of each hand in a list. Hands without cards are omitted. */
function handsIn(list: TjSeat["hands"] | null): readonly LoneCards[] {
  const hands = Array.isArray(list) ? list : String(list ?? "").split(",");
  return hands.map(cardsIn).filter(({ length }) => length > 0);
}
