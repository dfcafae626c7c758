import type { Seat } from "@thunderjack/core";

/** The seats that get the next chip. At least one is on, and so is every seat with a bet. */
export type SeatSelection = readonly Seat[];

/** The facts of a seat that the selection needs. */
interface SeatWithBet {
  readonly seat: Seat;
  readonly bet: number;
}

/** Returns the selection at a new table: the seats with bets, else the middle seat, else the first one. */
export function firstSelection(seats: readonly SeatWithBet[]): SeatSelection {
  const betOn = seats.filter(({ bet }) => bet > 0).map(({ seat }) => seat);
  if (betOn.length > 0) return betOn;
  const names = seats.map(({ seat }) => seat);
  return names.includes("middle") ? ["middle"] : names.slice(0, 1);
}

/** Returns the selection with every seat with a bet switched on. */
export function withBets(selection: SeatSelection, seats: readonly SeatWithBet[]): SeatSelection {
  const missing = seats.filter(({ seat, bet }) => bet > 0 && !selection.includes(seat)).map(({ seat }) => seat);
  return missing.length === 0 ? selection : [...selection, ...missing];
}

/** Whether a seat is the only one that is on. Then it cannot be switched off. */
export function isOnlyOne(selection: SeatSelection, seat: Seat): boolean {
  return selection.length === 1 && selection[0] === seat;
}

/** Returns the selection with one seat switched on or off; unchanged if none would be on. */
export function toggleSeat(selection: SeatSelection, seat: Seat): SeatSelection {
  if (isOnlyOne(selection, seat)) return selection;
  return selection.includes(seat) ? selection.filter((other) => other !== seat) : [...selection, seat];
}
