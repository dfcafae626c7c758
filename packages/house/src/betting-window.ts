import { creditsOf, type Seat, smallestBet, sumOfBets } from "@thunderjack/core";
import type { Draft } from "./draft.js";
import { type HouseState, isBettingOpen } from "./house-state.js";
import { joinedWords } from "./joined-words.js";
import { leaveSeat } from "./seating.js";

/** Closes the time for bets if all present players who can bet are ready. */
export function closeIfAllReady(draft: Draft): void {
  const { state } = draft;
  if (!isBettingOpen(state)) return;
  const awaited = state.rules.seats.filter((seat) => isAwaited(state, seat));
  if (awaited.length > 0 && awaited.every((seat) => state.ready.includes(seat))) closeBetting(draft);
}

function isAwaited({ players, table, rules, ready }: HouseState, seat: Seat): boolean {
  const owner = players[seat];
  if (owner === undefined || owner.isAway) return false;
  return ready.includes(seat) || table.bets[seat] > 0 || creditsOf(table, seat) >= smallestBet(rules);
}

/**
 * Closes the time for bets, and deals if there is a bet; otherwise a full shoe is retired. A seat whose player has neither
 * changed the bet nor was ready since the last round sits out: its bet is removed. So does a seat whose bet the wallet has not
 * paid.
 */
export function closeBetting(draft: Draft): void {
  const { rules, table, ready, changed } = draft.state;
  for (const seat of rules.seats) {
    const unpaid = draft.unpaid.get(seat);
    if (table.bets[seat] === 0 || (unpaid === undefined && (ready.includes(seat) || changed.includes(seat)))) continue;
    if (unpaid !== undefined) draft.add({ type: "StakeRefused", seat, code: unpaid });
    mustPlay(draft.play({ type: "PlaceBet", seat, amount: 0 }));
  }
  draft.add({ type: "BettingClosed" });
  if (sumOfBets(draft.state.table.bets) === 0) return draft.retireFullShoe();
  draft.setWords(joinedWords(draft.state));
  mustPlay(draft.play({ type: "Deal" }));
  afterMove(draft);
}

/**
 * Ends a round after its last move: players whose connection has been lost for too many rounds leave, and a full shoe is
 * retired. Does nothing while the round is in play.
 */
export function afterMove(draft: Draft): void {
  if (draft.state.table.phase !== "settled") return;
  const { players, rules, settings } = draft.state;
  for (const seat of rules.seats) {
    const owner = players[seat];
    if (owner?.isAway === true && owner.awayRounds >= settings.keptRounds) mustPlay(leaveSeat(draft, seat));
  }
  draft.retireFullShoe();
}

/** Asserts that a command of the house itself was carried out. */
export function mustPlay(refused: { readonly message: string } | null): void {
  if (refused !== null) throw new RangeError(`A command of the house was rejected: ${refused.message}`);
}
