import type { Amount, Seat } from "@thunderjack/core";
import type { Phrasebook } from "./phrasebook.js";
import type { HandView, SeatPicture } from "./view.js";

/**
 * Returns the visible facts of a seat.
 *
 * @param lying the amount on the seat now, in hundredths
 * @param pile the part of it that is in chips on the spot of the seat
 */
export function seatPicture(
  seat: Seat,
  bet: Amount,
  lying: Amount,
  hands: readonly HandView[],
  words: Phrasebook,
  pile: Amount = lying,
): SeatPicture {
  return {
    seat,
    label: words.seat(seat),
    switchLabel: words.seatSwitch(seat),
    bet,
    lying,
    lyingText: lying === 0 ? null : words.credits(lying),
    pile,
    hands,
  };
}
