/*
 * The code for a seat without a table, which a table does not load.
 */

import type { CardId } from "@thunderjack/cards";
import { type LoneCards, type LoneSeat, loneSeat, type SeatPicture } from "@thunderjack/stage";
import type { Written } from "../attribute-values.js";
import { cardsIn } from "../card-list.js";

export { loneSeatStyles } from "./lone-seat.styles.js";

/** The properties of a seat without a table. */
interface SeatProperties extends LoneSeat {
  readonly seat: string | null;
  readonly hands: Written<Written<CardId | null>>;
}

/** Returns the view of a seat without a table; `null` for an unknown seat. */
export function loneSeatView(element: SeatProperties): SeatPicture | null {
  return loneSeat(element.seat, handsIn(element.hands), element);
}

/** Returns the cards of each hand in a list. Hands without cards are omitted. */
function handsIn(list: SeatProperties["hands"] | null): readonly LoneCards[] {
  const hands = Array.isArray(list) ? list : String(list ?? "").split(",");
  return hands.map(cardsIn).filter(({ length }) => length > 0);
}
