import { isInPlay, type Seat, type TableState } from "@thunderjack/core";
import { type HouseState, isBettingOpen } from "./house-state.js";

/**
 * Returns the deadline after a request, in milliseconds since 1970; `null` if the house waits for no player.
 *
 * - The time for bets begins with the first bet of a round, and later bets do not extend it.
 * - The time for a decision begins when the player must decide. A player whose connection is lost gets less time.
 *
 * @param before the state before the request
 * @param after the state after the request
 * @param at the time of the request, in milliseconds since 1970
 */
export function deadlineAfter(before: HouseState, after: HouseState, at: number): number | null {
  const { settings, table } = after;
  if (isInPlay(table)) {
    const isAway = isTurnAway(after);
    const due = at + (isAway ? settings.awayTime : settings.decisionTime);
    if (before.table.version !== table.version || before.deadline === null) return due;
    return isAway && !isTurnAway(before) ? Math.min(before.deadline.at, due) : before.deadline.at;
  }
  if (!isBettingOpen(after)) return null;
  const isRunning = isBettingOpen(before) && before.deadline !== null;
  return isRunning ? before.deadline.at : at + settings.bettingTime;
}

function isTurnAway({ table, players }: HouseState): boolean {
  const seat = seatInTurn(table);
  return seat === null || players[seat]?.isAway !== false;
}

/** Returns the seat that must decide; `null` if there is none. */
function seatInTurn({ turn, hands }: TableState): Seat | null {
  return hands.find(({ name }) => name === turn)?.seat ?? null;
}
