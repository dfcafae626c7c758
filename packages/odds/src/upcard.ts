import { makeChart } from "./chart.js";
import { type Composition, sizeOf } from "./composition.js";
import { FirstMoves, newUpcardPlan, pairShare, type UpcardPlan } from "./first-moves.js";
import { chanceOf, type Game, type OddsMode, surrendersEarly } from "./game.js";
import { type HandId, handOf, isNatural } from "./hands.js";
import { ACE, CLASSES } from "./ranks.js";
import { mayDouble } from "./split.js";
import { thunderjackShare } from "./thunderjack.js";

/*
 * All opening hands against one upcard: which are dealt how often, what the player does, what that is worth. A
 * Thunderjack counts as a blackjack here; what it is worth beyond that depends on suits and seats (seats.ts).
 */

/** Two cards of one class each, and how likely they are. */
export interface OpeningHand {
  readonly hand: HandId;
  /** The probability that a seat is dealt them, in either order, given the upcard. */
  readonly chance: number;
}

/** The opening hands out of a shoe that the upcard has left. */
export function openingHands(shoe: Composition, depletes: boolean): readonly OpeningHand[] {
  const size = sizeOf(shoe);
  const gone = depletes ? 1 : 0;
  const hands: OpeningHand[] = [];
  for (let one = 0; one < CLASSES; one++) {
    for (let other = one; other < CLASSES; other++) {
      const left = (shoe[other] ?? 0) - (one === other ? gone : 0);
      const chance = (chanceOf(shoe, size, one) * left * (one === other ? 1 : 2)) / (size - gone);
      if (chance > 0) hands.push({ hand: handOf(one, other), chance });
    }
  }
  return hands;
}

/**
 * What a player does against an upcard, found out by trying.
 *
 * @param splitsAlike whether split hands are played as if they were not split, rather than in the best way
 */
export function planAgainst(game: Game, shoe: Composition, mode: OddsMode, splitsAlike: boolean): UpcardPlan {
  const dealt = openingHands(shoe, game.depletes);
  if (mode === "total") return makeChart(game, shoe, dealt);
  const plan = newUpcardPlan({ sharesDrawn: splitsAlike });
  const moves = new FirstMoves(game, shoe, plan, true, !splitsAlike);
  for (const { hand } of dealt) {
    // Split hands that are played alike need to know this of every hand before the first pair is split.
    const played = moves.hands.playOn(hand);
    if (mayDouble(game, hand, false)) plan.drawn.doubles[hand] = moves.hands.double(hand) > played ? 1 : 0;
  }
  for (const { hand } of dealt) {
    if (isNatural(hand)) {
      plan.insures[hand] = insuranceValue(game, moves, hand) > 0 ? 1 : 0;
      continue;
    }
    plan.first[hand] = moves.best(hand, true).move;
    plan.unpaired[hand] = moves.best(hand, false).move;
    const insured = insuranceValue(game, moves, hand);
    plan.insures[hand] = insured > 0 ? 1 : 0;
    if (surrendersEarly(game)) {
      plan.surrendersEarly[hand] = playedValue(game, moves, plan, hand) + Math.max(insured, 0) < -0.5 ? 1 : 0;
    }
  }
  return plan;
}

/** The expectation of a seat's bet of 1 against an upcard, when it is played by a plan out of a shoe. */
export function expectation(game: Game, shoe: Composition, plan: UpcardPlan): number {
  const moves = new FirstMoves(game, shoe, plan, false, false);
  let sum = 0;
  for (const { hand, chance } of openingHands(shoe, game.depletes))
    sum += chance * openingValue(game, moves, plan, hand);
  return sum;
}

/** What an opening hand is worth before anybody is asked anything, played by the plan. */
export function openingValue(game: Game, moves: FirstMoves, plan: UpcardPlan, hand: HandId): number {
  if (isNatural(hand))
    return blackjackValue(game, moves, hand) + insuredValue(game, moves, plan, hand) * insurable(game);
  if (plan.surrendersEarly[hand] === 1) return -0.5;
  return playedValue(game, moves, plan, hand) + insuredValue(game, moves, plan, hand);
}

/** A player's blackjack for a bet of 1. */
function blackjackValue({ rules, blackjack }: Game, { hands }: FirstMoves, hand: HandId): number {
  return rules.naturalAlwaysPaid ? blackjack : blackjack * (1 - hands.natural(hand));
}

/** A Thunderjack that is paid at once has no bet left to insure. */
function insurable(game: Game): number {
  return game.rules.thunderjack?.beatsDealerBlackjack === true ? 1 - thunderjackShare(game.rules) : 1;
}

function playedValue(game: Game, moves: FirstMoves, plan: UpcardPlan, hand: HandId): number {
  const share = pairShare(game, hand);
  const unpaired = share < 1 ? (1 - share) * moves.value(hand, plan.unpaired[hand] ?? 0) : 0;
  const paired = share > 0 ? share * moves.value(hand, plan.first[hand] ?? 0) : 0;
  const lostToNatural = game.rules.peek ? moves.hands.natural(hand) : 0;
  return paired + unpaired - lostToNatural;
}

/** What insuring half a bet of 1 is worth, to who sees the hand; 0 where it is not offered. */
export function insuranceValue(game: Game, { hands }: FirstMoves, hand: HandId): number {
  if (!game.rules.insurance || game.upcard !== ACE) return 0;
  const natural = hands.natural(hand);
  return (game.insurance * natural - (1 - natural)) / 2;
}

/** What the insurance that the plan takes is worth. */
export function insuredValue(game: Game, moves: FirstMoves, plan: UpcardPlan, hand: HandId): number {
  return plan.insures[hand] === 1 ? insuranceValue(game, moves, hand) : 0;
}
