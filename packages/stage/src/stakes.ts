import { type Amount, sumOfBets, type TableState } from "@thunderjack/core";

/**
 * The sum of all bets on the table: what was put at stake in the round in play, hands already settled included, or what
 * lies there for the next one.
 */
export function stakedOn({ phase, hands, bets }: TableState): Amount {
  switch (phase) {
    case "surrender":
    case "insurance":
    case "players":
    case "dealer":
      return hands.reduce((sum, { bet, insurance }) => sum + bet + (insurance?.bet ?? 0), 0);
    default:
      // While the cards are dealt the hands are those of the last round, or not all there yet.
      return sumOfBets(bets);
  }
}

/** What the hands on the table won (more than 0) or lost (less than 0) together. */
export function netOf({ hands }: TableState): Amount {
  let net = 0;
  for (const { bet, returned, insurance } of hands) {
    net += returned - bet;
    if (insurance !== null) net += (insurance.returned ?? 0) - insurance.bet;
  }
  return net;
}
