import type { SeatView } from "../view.js";
import { IDLE_ROOM } from "./fit.js";

/** Returns the width to reserve beside and between the hands for the rings of idle seats. */
export function idleRoomOf(seats: readonly SeatView[], isInPlay: (seat: SeatView) => boolean): number {
  const sides = idleSides(seats, isInPlay);
  // The only seat in play is in the middle, so the room is reserved on both sides.
  if (seats.filter(isInPlay).length === 1) return sides.left + sides.right > 0 ? 2 * IDLE_ROOM : 0;
  const count = (sides.left > 0 ? 1 : 0) + (sides.right > 0 ? 1 : 0) + (sides.middle > 0 ? 1 : 0);
  return IDLE_ROOM * count;
}

/** Returns the numbers of idle seats at the sides of the hands and between them. */
export function idleSides(seats: readonly SeatView[], isInPlay: (seat: SeatView) => boolean) {
  const inPlay = seats.map(isInPlay);
  const first = inPlay.indexOf(true);
  const last = inPlay.lastIndexOf(true);
  return {
    left: first,
    right: seats.length - 1 - last,
    middle: inPlay.slice(first, last).filter((plays) => !plays).length,
  };
}
