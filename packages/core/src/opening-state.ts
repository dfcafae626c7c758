import { isAmount } from "./money.js";
import { whyNot } from "./round/legal.js";
import { newTableState, type TableState } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";
import { type Bets, NO_BETS, SEATS } from "./seat.js";

/**
 * Returns the state of a table with these rules before its first event.
 *
 * @param credits in hundredths; defaults to the starting credits of the rule set
 * @throws RangeError if the credits are not a whole number of hundredths, or if a bet is illegal
 */
export function openingState(
  rules: RuleSet,
  credits: number = rules.startingCredits,
  bets: Bets = NO_BETS,
): TableState {
  if (!isAmount(credits)) throw new RangeError(`Credits must be a whole number of hundredths, not ${credits}.`);
  const empty = newTableState(credits, NO_BETS, rules.decks * 52);
  for (const seat of SEATS) {
    const amount = bets[seat];
    const refused = amount === 0 ? null : whyNot(rules, empty, { type: "PlaceBet", seat, amount });
    if (refused !== null) throw new RangeError(`The bet on the ${seat} seat is rejected: ${refused.message}`);
  }
  return newTableState(credits, bets, empty.undealt);
}
