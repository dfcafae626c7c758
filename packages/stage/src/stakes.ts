import { type Amount, type Hand, isInPlay, sumOfBets, type TableState } from "@thunderjack/core";

/**
 * Returns the sum of all bets. During a round, these are the bets and the insurance bets of all its hands, settled
 * hands included; otherwise, the bets for the next round.
 */
export function stakedOn(state: Pick<TableState, "phase" | "hands" | "bets">): Amount {
  // During the deal, `hands` still contains the last round or is incomplete.
  if (!isInPlay(state) || state.phase === "opening") return sumOfBets(state.bets);
  return state.hands.reduce((sum, { bet, insurance }) => sum + bet + (insurance?.bet ?? 0), 0);
}

/** Returns the net result of these hands and their insurance: positive for a win, negative for a loss. */
export function netOf(hands: readonly Hand[]): Amount {
  let net = 0;
  for (const { bet, returned, insurance } of hands) {
    net += returned - bet;
    if (insurance !== null) net += (insurance.returned ?? 0) - insurance.bet;
  }
  return net;
}
