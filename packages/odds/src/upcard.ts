import { makeChart } from "./chart.js";
import { type Composition, sizeOf } from "./composition.js";
import { FirstMoves, newUpcardPlan, pairShare, type UpcardPlan } from "./first-moves.js";
import { chanceOf, type Game, type OddsMode, surrendersEarly } from "./game.js";
import { type HandId, handOf, isNatural } from "./hands.js";
import { ACE, CLASSES } from "./ranks.js";
import { mayDouble } from "./split.js";
import { thunderjackShare } from "./thunderjack.js";

/*
 * All opening hands against one upcard, with their probabilities, moves and values. A Thunderjack counts as a
 * blackjack. Its additional value depends on suits and seats (`seats.ts`).
 */

/** An opening hand with its probability. */
export interface OpeningHand {
  readonly hand: HandId;
  /** The probability of these two cards, in either order, given the upcard. */
  readonly chance: number;
}

/** Lists the opening hands from a shoe without the upcard. */
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
 * Computes the best plan against an upcard.
 *
 * @param splitsAlike whether split hands are played like unsplit hands
 */
export function planAgainst(game: Game, shoe: Composition, mode: OddsMode, splitsAlike: boolean): UpcardPlan {
  const dealt = openingHands(shoe, game.depletes);
  if (mode === "total") return makeChart(game, shoe, dealt);
  const plan = newUpcardPlan({ sharesDrawn: splitsAlike });
  const moves = new FirstMoves(game, shoe, plan, true, !splitsAlike);
  for (const { hand } of dealt) {
    // With `splitsAlike`, split hands use the moves of all hands, which must be computed before the first pair.
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

/** Returns the expected net win of a bet of 1 against an upcard if the plan is followed. */
export function expectation(game: Game, shoe: Composition, plan: UpcardPlan): number {
  const moves = new FirstMoves(game, shoe, plan, false, false);
  let sum = 0;
  for (const { hand, chance } of openingHands(shoe, game.depletes))
    sum += chance * openingValue(game, moves, plan, hand);
  return sum;
}

/** Returns the value of an opening hand before any offer, if the plan is followed. */
export function openingValue(game: Game, moves: FirstMoves, plan: UpcardPlan, hand: HandId): number {
  if (isNatural(hand))
    return blackjackValue(game, moves, hand) + insuredValue(game, moves, plan, hand) * insurable(game);
  if (plan.surrendersEarly[hand] === 1) return -0.5;
  return playedValue(game, moves, plan, hand) + insuredValue(game, moves, plan, hand);
}

/** Returns the value of a blackjack for a bet of 1. */
function blackjackValue({ rules, blackjack }: Game, { hands }: FirstMoves, hand: HandId): number {
  return rules.naturalAlwaysPaid ? blackjack : blackjack * (1 - hands.natural(hand));
}

/** Returns the fraction of blackjacks that can be insured. A Thunderjack that is paid at once cannot be insured. */
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

/** Returns the value of an insurance of half a bet of 1, given the hand; 0 if insurance is not offered. */
export function insuranceValue(game: Game, { hands }: FirstMoves, hand: HandId): number {
  if (!game.rules.insurance || game.upcard !== ACE) return 0;
  const natural = hands.natural(hand);
  return (game.insurance * natural - (1 - natural)) / 2;
}

/** Returns the value of the insurance, if the plan takes it. */
export function insuredValue(game: Game, moves: FirstMoves, plan: UpcardPlan, hand: HandId): number {
  return plan.insures[hand] === 1 ? insuranceValue(game, moves, hand) : 0;
}
