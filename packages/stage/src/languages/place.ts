import { type HandName, SEATS, type Seat } from "@thunderjack/core";

/** Where a hand lies: `right-2` is the second hand on the right seat. */
export interface Place {
  readonly seat: Seat;
  /** From 2, for the hands that a split has made; `null` for the first. */
  readonly number: number | null;
}

/** Splits the name of a hand into seat and number, so that each language chooses their order. */
export function placeOf(hand: HandName): Place {
  const seat = SEATS.find((name) => hand.startsWith(name)) ?? "right";
  return { seat, number: hand === seat ? null : Number(hand.slice(seat.length + 1)) };
}
