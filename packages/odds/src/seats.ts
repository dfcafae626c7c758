import { freshShoe, sizeOf, without } from "./composition.js";
import { FirstMoves } from "./first-moves.js";
import { chanceOf, type Game } from "./game.js";
import { isNatural, TOTALS } from "./hands.js";
import { ACE, CLASSES, pointsOfClass, TEN } from "./ranks.js";
import type { Solution, UpcardSolution } from "./solution.js";
import { allThunderjacks, loneThunderjack } from "./thunderjack.js";
import { insuredValue, openingHands, openingValue } from "./upcard.js";

/*
 * Several seats. A seat that looks only at its own cards and the upcard does not feel that others play: their cards are
 * as good as undealt. Only Thunderjacks join the seats: two of them cancel each other, and a lone one may end the round
 * for all. Both are added here to what a seat is worth alone, exactly.
 */

/** How many seats play. */
export type SeatCount = 1 | 2 | 3;

/** What a bet of 1 on each seat is expected to win for a seat; by symmetry the same for each of them. */
export function seatValue(solution: Solution, seats: SeatCount): number {
  return solution.valueByRanks + thunderjackGain(solution, seats) + endedRoundGain(solution, seats);
}

/** What a Thunderjack is worth above the blackjack that it would be. */
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

/** What it is worth to a seat that another seat's lone Thunderjack ends the round: mostly a loss. */
function endedRoundGain(solution: Solution, seats: SeatCount): number {
  if (seats === 1 || solution.rules.thunderjack?.endsRound !== true) return 0;
  // Exactly one of the others: each of them, less, for three seats, the deals in which both have one.
  const one = endedBy(solution, 1);
  return seats === 2 ? one : 2 * (one - endedBy(solution, 2));
}

/** The gain, counted where so many other seats, named beforehand, have a Thunderjack. */
function endedBy(solution: Solution, others: number): number {
  const { rules, upcards } = solution;
  const depletes = solution.mode !== "infinite";
  const gone = depletes ? others : 0;
  // The Thunderjacks took an ace and a ten each. This seat's own blackjack is paid all the same, so suits are done with.
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

/** Whether a Thunderjack waits for the dealer's second card, so that it does not end the round. */
function isWaiting({ rules, completesNatural }: Game): boolean {
  return !rules.peek && completesNatural !== -1 && rules.thunderjack?.beatsDealerBlackjack === false;
}

function endedAgainst({ game, plan }: UpcardSolution, shoe: Float64Array): number {
  const moves = new FirstMoves(game, shoe, plan, false, false);
  let gain = 0;
  for (const { hand, chance } of openingHands(shoe, game.depletes)) {
    if (isNatural(hand)) continue;
    const insured = insuredValue(game, moves, plan, hand);
    // Early surrender is asked before, and answered as ever.
    const ended = plan.surrendersEarly[hand] === 1 ? -0.5 : comparedValue(game, moves, hand) + insured;
    gain += chance * (ended - openingValue(game, moves, plan, hand));
  }
  game.dealer.forget();
  return gain;
}

/** A hand against the dealer's two cards as they lie. */
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
