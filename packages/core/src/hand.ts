import { type CardId, pointsOf, rankOf, suitOf } from "@thunderjack/cards";
import type { DealerHand, Hand } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";

/** A hand's best total. */
export const TWENTY_ONE = 21;

/** The total of the cards that can be seen: every ace as 1, and 10 more once if there is an ace and it stays ≤ 21. */
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

/** Whether an ace counts as 11 in the total. */
export function isSoft(cards: readonly (CardId | null)[]): boolean {
  let hardTotal = 0;
  for (const card of cards) if (card !== null) hardTotal += pointsOf(card);
  return totalOf(cards) > hardTotal;
}

/** Whether the cards are over 21. */
export function isBust(cards: readonly CardId[]): boolean {
  return totalOf(cards) > TWENTY_ONE;
}

/** Two cards that make 21, an ace and a ten: a blackjack, in an unsplit hand or at the dealer's. */
export function isNatural(cards: readonly (CardId | null)[]): boolean {
  if (cards.length !== 2) return false;
  const first = cards[0];
  const second = cards[1];
  if (!first || !second) return false;
  const points = pointsOf(first);
  return (points === 1 || points === 10) && points + pointsOf(second) === 11;
}

/** Whether a player's hand is a blackjack, a Thunderjack included: split hands never are. */
export function isBlackjack(hand: Hand): boolean {
  return !hand.split && isNatural(hand.cards);
}

const COURTS = { "10": "10jqk", j: "jqk", q: "qk", k: "k" } as const;

/** Whether a hand is a Thunderjack: an ace and, in its suit, one of the cards that the rule set names. */
export function isThunderjack(hand: Hand, rules: RuleSet): boolean {
  if (rules.thunderjack === null || !isBlackjack(hand)) return false;
  const [first, second] = hand.cards;
  if (first === undefined || second === undefined || suitOf(first) !== suitOf(second)) return false;
  const beside = pointsOf(first) === 1 ? second : first;
  return COURTS[rules.thunderjack.lowest].includes(rankOf(beside));
}

/** Whether two cards are a pair under the rule set. */
export function isPair(cards: readonly CardId[], rules: RuleSet): boolean {
  const [first, second] = cards;
  if (rules.split === null || cards.length !== 2 || first === undefined || second === undefined) return false;
  return rules.split.by === "rank" ? rankOf(first) === rankOf(second) : pointsOf(first) === pointsOf(second);
}

/** Whether the dealer could have a blackjack with this upcard. */
export function couldMakeBlackjack(upcard: CardId): boolean {
  const points = pointsOf(upcard);
  return points === 10 || points === 1;
}

/** Whether a hand comes from split aces. */
export function isSplitAces(hand: Hand): boolean {
  const first = hand.cards[0];
  return hand.split && first !== undefined && pointsOf(first) === 1;
}

/**
 * Whether the dealer is over 21, or has as many cards as make a Blitz where that counts as a bust.
 *
 * @param total the dealer's total, where it is known already
 */
export function isDealerBust(rules: RuleSet, { cards }: DealerHand, total = totalOf(cards)): boolean {
  return total > TWENTY_ONE || (rules.blitz?.dealerBusts === true && cards.length >= rules.blitz.cards);
}
