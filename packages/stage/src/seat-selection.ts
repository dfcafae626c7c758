import type { Seat } from "@thunderjack/core";

/** The seats that get the next chip. At least one seat is selected. Every seat with a bet is selected. */
export type SeatSelection = readonly Seat[];

/** The facts of a seat that the selection needs. */
interface SeatWithBet {
  readonly seat: Seat;
  readonly bet: number;
}

/** Returns the selection at a new table: the seats with bets, or else the middle seat, or else the first seat. */
export function firstSelection(seats: readonly SeatWithBet[]): SeatSelection {
  const betOn = seats.filter(({ bet }) => bet > 0).map(({ seat }) => seat);
  if (betOn.length > 0) return betOn;
  const names = seats.map(({ seat }) => seat);
  return names.includes("middle") ? ["middle"] : names.slice(0, 1);
}

/** Returns the selection together with all seats that have a bet. */
export function withBets(selection: SeatSelection, seats: readonly SeatWithBet[]): SeatSelection {
  const missing = seats.filter(({ seat, bet }) => bet > 0 && !selection.includes(seat)).map(({ seat }) => seat);
  return missing.length === 0 ? selection : [...selection, ...missing];
}

/** Returns whether a seat is the only selected seat. That seat cannot be deselected. */
export function isOnlyOne(selection: SeatSelection, seat: Seat): boolean {
  return selection.length === 1 && selection[0] === seat;
}

/** Returns the selection after a seat was selected or deselected. The only selected seat stays selected. */
export function toggleSeat(selection: SeatSelection, seat: Seat): SeatSelection {
  if (isOnlyOne(selection, seat)) return selection;
  return selection.includes(seat) ? selection.filter((other) => other !== seat) : [...selection, seat];
}
