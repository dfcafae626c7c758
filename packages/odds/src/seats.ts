import { freshShoe, sizeOf, without } from "./composition.js";
import { FirstMoves } from "./first-moves.js";
import { chanceOf, type Game } from "./game.js";
import { isNatural, TOTALS } from "./hands.js";
import { ACE, CLASSES, pointsOfClass, TEN } from "./ranks.js";
import type { Solution, UpcardSolution } from "./solution.js";
import { allThunderjacks, loneThunderjack } from "./thunderjack.js";
import { insuredValue, openingHands, openingValue } from "./upcard.js";

/*
 * The value of play at several seats. The strategy of a seat depends on its own cards and the upcard. The cards of
 * other seats therefore count as unseen and do not change its value. Only Thunderjacks connect the seats: two of them
 * cancel each other, and a single one may end the round for all seats. Both effects are added exactly to the value of a
 * single seat.
 */

/** A number of seats. */
export type SeatCount = 1 | 2 | 3;

/** Returns the expected net win of a seat, for a bet of 1 on each seat. It is equal for all seats. */
export function seatValue(solution: Solution, seats: SeatCount): number {
  return solution.valueByRanks + thunderjackGain(solution, seats) + endedRoundGain(solution, seats);
}

/** Returns the additional value of a Thunderjack compared with a blackjack. */
function thunderjackGain({ rules, upcards }: Solution, seats: SeatCount): number {
  const [first] = upcards;
  if (rules.thunderjack === null || first === undefined) return 0;
  const { blackjack, thunderjack, depletes } = first.game;
  const chance = (withNatural: boolean): number => allThunderjacks(rules, 1, withNatural, depletes);
  const alone = (withNatural: boolean): number => loneThunderjack(rules, seats, withNatural, depletes);
  const asBlackjack = blackjack * (chance(false) - (rules.naturalAlwaysPaid ? 0 : chance(true)));
  const paid = thunderjack * (alone(false) - (rules.thunderjack.beatsDealerBlackjack ? 0 : alone(true)));
  return paid - asBlackjack;
}

/** Returns the change of the value of a seat because the only Thunderjack may be at another seat and end the round. */
function endedRoundGain(solution: Solution, seats: SeatCount): number {
  if (seats === 1 || solution.rules.thunderjack?.endsRound !== true) return 0;
  // Exactly one other seat must have a Thunderjack. The deals in which both have one are therefore subtracted.
  const one = endedBy(solution, 1);
  return seats === 2 ? one : 2 * (one - endedBy(solution, 2));
}

/** Returns the change of the value of a seat in the deals in which some given other seats all have a Thunderjack. */
function endedBy(solution: Solution, others: number): number {
  const { rules, upcards } = solution;
  const depletes = solution.mode !== "infinite";
  const gone = depletes ? others : 0;
  // Each Thunderjack has taken an ace and a ten. A blackjack of this seat is paid in any case, so suits no longer
  // matter.
  const fresh = without(without(freshShoe(rules.decks), ACE, gone), TEN, gone);
  const size = sizeOf(fresh);
  let gain = 0;
  for (const solved of upcards) {
    const { game } = solved;
    if (isWaiting(game)) continue;
    const shoe = depletes ? without(fresh, game.upcard) : fresh;
    gain += chanceOf(fresh, size, game.upcard) * endedAgainst(solved, shoe);
  }
  return allThunderjacks(rules, others, false, depletes) * gain;
}

/** Returns whether a Thunderjack waits for the dealer's second card and therefore does not end the round. */
function isWaiting({ rules, completesNatural }: Game): boolean {
  return !rules.peek && completesNatural !== -1 && rules.thunderjack?.beatsDealerBlackjack === false;
}

function endedAgainst({ game, plan }: UpcardSolution, shoe: Float64Array): number {
  const moves = new FirstMoves(game, shoe, plan, false, false);
  let gain = 0;
  for (const { hand, chance } of openingHands(shoe, game.depletes)) {
    if (isNatural(hand)) continue;
    const insured = insuredValue(game, moves, plan, hand);
    // An early surrender takes place before the round ends. Its value does not change.
    const ended = plan.surrendersEarly[hand] === 1 ? -0.5 : comparedValue(game, moves, hand) + insured;
    gain += chance * (ended - openingValue(game, moves, plan, hand));
  }
  game.dealer.clearCache();
  return gain;
}

/** Returns the value of a hand that is compared with the dealer's two cards. */
function comparedValue({ upcard, win }: Game, { hands }: FirstMoves, hand: number): number {
  let value = 0;
  for (let second = 0; second < CLASSES; second++) {
    const points = pointsOfClass(upcard) + pointsOfClass(second);
    const dealer = upcard === ACE || second === ACE ? points + 10 : points;
    const own = TOTALS[hand] ?? 0;
    if (own !== dealer) value += hands.draw(hand, second) * (own > dealer ? win : -1);
  }
  return value;
}
