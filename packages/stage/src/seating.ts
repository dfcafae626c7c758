import type { Hand, PublicTable, Seat } from "@thunderjack/core";

/** The seats of the player and the names of the players, at a table with several players. */
export interface Seating extends Pick<PublicTable, "ownSeats" | "players"> {}

/** The seating of a table with one player: all seats belong to the player, and no names are shown. */
export const ONE_PLAYER: Seating = {};

/** Returns whether a seat belongs to the player. */
export function isOwnSeat({ ownSeats }: Seating, seat: Seat): boolean {
  return ownSeats === undefined || ownSeats.includes(seat);
}

/** Returns the hands of the player. */
export function ownHands(hands: readonly Hand[], seating: Seating): readonly Hand[] {
  return seating.ownSeats === undefined ? hands : hands.filter(({ seat }) => isOwnSeat(seating, seat));
}
