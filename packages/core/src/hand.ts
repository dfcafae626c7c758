import { type CardId, pointsOf, rankOf, suitOf } from "@thunderjack/cards";
import type { DealerHand, Hand } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";

/** The highest total that is not bust. */
export const TWENTY_ONE = 21;

/** Returns the best total of the unmasked cards: one ace counts 11 if the total stays ≤ 21, and every other ace 1. */
export function totalOf(cards: readonly (CardId | null)[]): number {
  let total = 0;
  let holdsAce = false;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (card === null || card === undefined) continue;
    const points = pointsOf(card);
    total += points;
    if (points === 1) holdsAce = true;
  }
  return holdsAce && total <= TWENTY_ONE - 10 ? total + 10 : total;
}

/** Returns whether an ace counts as 11 in the total. */
export function isSoft(cards: readonly (CardId | null)[]): boolean {
  let hardTotal = 0;
  for (const card of cards) if (card !== null) hardTotal += pointsOf(card);
  return totalOf(cards) > hardTotal;
}

/** Returns whether the total of the cards is over 21. */
export function isBust(cards: readonly CardId[]): boolean {
  return totalOf(cards) > TWENTY_ONE;
}

/**
 * Returns whether the cards are two cards that make 21. They are a blackjack in an unsplit hand and in the dealer's
 * hand.
 */
export function isNatural(cards: readonly (CardId | null)[]): boolean {
  if (cards.length !== 2) return false;
  const first = cards[0];
  const second = cards[1];
  if (!first || !second) return false;
  const points = pointsOf(first);
  return (points === 1 || points === 10) && points + pointsOf(second) === 11;
}

/** Returns whether a player's hand is a blackjack or a Thunderjack. A split hand is neither. */
export function isBlackjack(hand: Hand): boolean {
  return !hand.split && isNatural(hand.cards);
}

const COURTS = { "10": "10jqk", j: "jqk", q: "qk", k: "k" } as const;

/**
 * Returns whether an unsplit hand is a Thunderjack: an ace and a court card of the same suit. The rule set defines the
 * lowest card that counts as a court card, which can be a ten. Returns `false` if the rule set has no Thunderjack.
 */
export function isThunderjack(hand: Hand, rules: RuleSet): boolean {
  if (rules.thunderjack === null || !isBlackjack(hand)) return false;
  const [first, second] = hand.cards;
  if (first === undefined || second === undefined || suitOf(first) !== suitOf(second)) return false;
  const other = pointsOf(first) === 1 ? second : first;
  return COURTS[rules.thunderjack.lowest].includes(rankOf(other));
}

/** Returns whether the cards are a pair under the rule set; `false` if the rule set has no splits. */
export function isPair(cards: readonly CardId[], rules: RuleSet): boolean {
  const [first, second] = cards;
  if (rules.split === null || cards.length !== 2 || first === undefined || second === undefined) return false;
  return rules.split.by === "rank" ? rankOf(first) === rankOf(second) : pointsOf(first) === pointsOf(second);
}

/** Returns whether the dealer can have a blackjack with this upcard. */
export function couldMakeBlackjack(upcard: CardId): boolean {
  const points = pointsOf(upcard);
  return points === 10 || points === 1;
}

/** Returns whether a hand comes from split aces. */
export function isSplitAces(hand: Hand): boolean {
  const first = hand.cards[0];
  return hand.split && first !== undefined && pointsOf(first) === 1;
}

/**
 * Returns whether the dealer is bust: with a total above 21, or, with the option `blitz.dealerBusts`, with at least as
 * many cards as a Blitz has.
 *
 * @param total the dealer's total, if the caller has already computed it
 */
export function isDealerBust(rules: RuleSet, { cards }: DealerHand, total = totalOf(cards)): boolean {
  return total > TWENTY_ONE || (rules.blitz?.dealerBusts === true && cards.length >= rules.blitz.cards);
}
