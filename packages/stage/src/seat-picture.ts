import type { Amount, Seat } from "@thunderjack/core";
import type { Phrasebook } from "./phrasebook.js";
import type { HandView, SeatPicture } from "./view.js";

/**
 * Returns the visible facts of a seat.
 *
 * @param staked the amount on the seat now, in hundredths
 * @param pile the part of `staked` that is shown as chips on the spot of the seat; defaults to all of it
 */
export function seatPicture(
  seat: Seat,
  bet: Amount,
  staked: Amount,
  hands: readonly HandView[],
  words: Phrasebook,
  pile: Amount = staked,
): SeatPicture {
  return {
    seat,
    label: words.seat(seat),
    switchLabel: words.seatSwitch(seat),
    bet,
    staked,
    stakedText: staked === 0 ? null : words.credits(staked),
    pile,
    hands,
  };
}

/**
 * Returns whether the hands of a seat are settled and the bet of the seat is for the next round. Between two rounds, the
 * chips of this bet are shown at the first hand.
 */
export function hasNextBet({ hands: [first] }: Pick<SeatPicture, "hands">): boolean {
  return first?.badge != null && first.pile > 0;
}
