import { type Amount, isAmount } from "./money.js";
import { whyNot } from "./round/legal.js";
import { newTableState, type TableState } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";
import { amountsBySeat, type Bets, NO_BETS, SEATS, sumOfBets } from "./seat.js";

/**
 * Returns the state of a table with these rules before its first event.
 *
 * @param credits in hundredths: one amount, or one amount for each seat if each seat has its own purse. Defaults to the
 *   starting credits of the rule set, for each seat of the table if each seat has its own purse
 * @param version the version of the state; defaults to 0
 * @throws RangeError if the credits or the version are not whole numbers, if the credits do not match the purses of the
 *   rule set, or if a bet is illegal
 */
export function openingState(
  rules: RuleSet,
  credits: Amount | Bets = startingCredits(rules),
  bets: Bets = NO_BETS,
  version = 0,
): TableState {
  const refused = whyNotOpened(rules, credits, bets);
  if (refused !== null) throw new RangeError(refused);
  if (!Number.isSafeInteger(version) || version < 0) {
    throw new RangeError(`The version must be a whole number, not ${version}.`);
  }
  return newTableState(credits, bets, rules.decks * 52, version);
}

/** Returns the reason why no table can be opened with these credits and bets; `null` if one can. */
export function whyNotOpened(rules: RuleSet, credits: Amount | Bets, bets: Bets): string | null {
  const problem = whyNotCredits(rules, credits);
  if (problem !== null) return problem;
  const empty = newTableState(credits, NO_BETS, rules.decks * 52);
  for (const seat of SEATS) {
    const amount = bets[seat];
    const refused = amount === 0 ? null : whyNot(rules, empty, { type: "PlaceBet", seat, amount });
    if (refused !== null) return `The bet on the ${seat} seat is rejected: ${refused.message}`;
  }
  return null;
}

function whyNotCredits({ purses, seats }: RuleSet, credits: Amount | Bets): string | null {
  const isShared = typeof credits === "number";
  if (isShared === (purses === "per-seat")) {
    return `Credits must be ${isShared ? "one amount for each seat" : "one amount, because all seats share one purse"}.`;
  }
  const amounts = isShared ? [credits] : [credits.right, credits.middle, credits.left, sumOfBets(credits)];
  for (const amount of amounts) {
    if (!isAmount(amount)) return `Credits must be a whole number of hundredths, not ${amount}.`;
  }
  const missing = isShared ? undefined : SEATS.find((seat) => credits[seat] > 0 && !seats.includes(seat));
  return missing === undefined ? null : `This table has no seat called "${missing}".`;
}

function startingCredits({ purses, seats, startingCredits }: RuleSet): Amount | Bets {
  if (purses !== "per-seat") return startingCredits;
  return amountsBySeat((seat) => (seats.includes(seat) ? startingCredits : 0));
}
