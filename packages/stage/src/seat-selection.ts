import type { Seat } from "@thunderjack/core";

/**
 * The seats that the chips go to. At least one is always on, and every seat with a bet is.
 */
export type SeatSelection = readonly Seat[];

/** What the selection needs to know of a seat. */
interface SeatWithBet {
  readonly seat: Seat;
  readonly bet: number;
}

/** The selection at a new table: the seats that already have bets, else the middle seat, else the first one. */
export function firstSelection(seats: readonly SeatWithBet[]): SeatSelection {
  const betOn = seats.filter(({ bet }) => bet > 0).map(({ seat }) => seat);
  if (betOn.length > 0) return betOn;
  const names = seats.map(({ seat }) => seat);
  return names.includes("middle") ? ["middle"] : names.slice(0, 1);
}

/** The same selection, with every seat on that has a bet by now. */
export function withBets(selection: SeatSelection, seats: readonly SeatWithBet[]): SeatSelection {
  const missing = seats.filter(({ seat, bet }) => bet > 0 && !selection.includes(seat)).map(({ seat }) => seat);
  return missing.length === 0 ? selection : [...selection, ...missing];
}

/** Whether a seat is the only one that is on: then it cannot be switched off. */
export function isOnlyOne(selection: SeatSelection, seat: Seat): boolean {
  return selection.length === 1 && selection[0] === seat;
}

/** The selection with one seat switched on or off; unchanged if that would leave none on. */
export function toggleSeat(selection: SeatSelection, seat: Seat): SeatSelection {
  if (isOnlyOne(selection, seat)) return selection;
  return selection.includes(seat) ? selection.filter((other) => other !== seat) : [...selection, seat];
}
