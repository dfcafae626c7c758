import { type HandName, SEATS, type Seat } from "@thunderjack/core";

/** The place of a hand: `right-2` is the second hand on the right seat. */
export interface Place {
  readonly seat: Seat;
  /** The number of a hand that a split created, from 2; `null` for the first hand. */
  readonly number: number | null;
}

/** Splits the name of a hand into seat and number, so that each language chooses their order. */
export function placeOf(hand: HandName): Place {
  const seat = SEATS.find((name) => hand.startsWith(name)) ?? "right";
  return { seat, number: hand === seat ? null : Number(hand.slice(seat.length + 1)) };
}
