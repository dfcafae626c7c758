import type { Amount, Seat } from "@thunderjack/core";
import type { Phrasebook } from "./phrasebook.js";
import type { HandView, SeatPicture } from "./view.js";

/**
 * Returns the visible facts of a seat.
 *
 * @param lying the amount on the seat now, in hundredths
 */
export function seatPicture(
  seat: Seat,
  bet: Amount,
  lying: Amount,
  hands: readonly HandView[],
  words: Phrasebook,
): SeatPicture {
  return {
    seat,
    label: words.seat(seat),
    switchLabel: words.seatSwitch(seat),
    bet,
    lying,
    lyingText: lying === 0 ? null : words.credits(lying),
    hands,
  };
}
