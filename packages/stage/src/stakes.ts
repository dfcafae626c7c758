import { type Amount, sumOfBets, type TableState } from "@thunderjack/core";

/** Returns the sum of all bets: of the round in play with its settled hands, or of the next round. */
export function stakedOn({ phase, hands, bets }: TableState): Amount {
  switch (phase) {
    case "surrender":
    case "insurance":
    case "players":
    case "dealer":
      return hands.reduce((sum, { bet, insurance }) => sum + bet + (insurance?.bet ?? 0), 0);
    default:
      // During the deal, the hands are those of the last round or are incomplete.
      return sumOfBets(bets);
  }
}

/** Returns the sum of what all hands won (positive) or lost (negative). */
export function netOf({ hands }: TableState): Amount {
  let net = 0;
  for (const { bet, returned, insurance } of hands) {
    net += returned - bet;
    if (insurance !== null) net += (insurance.returned ?? 0) - insurance.bet;
  }
  return net;
}
