import type { CardId } from "@thunderjack/cards";
import { type DealerHand, type Hand, isDealerBust, isNatural, isSoft, type RuleSet, totalOf } from "@thunderjack/core";
import type { Phrasebook } from "./phrasebook.js";
import type { BadgeView, CardView, DealerView, HandView, TotalView } from "./view.js";

/*
 * Keys. A player's card lies face up as long as it lies on the table, and may move to another hand in a split: its key
 * is its id, which no other card of the shoe has. A dealer's card never moves, but may lie face down: its key is its
 * place in the hand, `dealer-0`, `dealer-1`, …, which is the same before and after it is turned over and tells nothing.
 */

/** The picture of a player's hand. */
export function handView(hand: Hand, isTurn: boolean, words: Phrasebook): HandView {
  const { name, bet, insurance, outcome, returned } = hand;
  return {
    name,
    label: words.hand(name),
    cards: hand.cards.map((card, place) => ({
      key: card,
      card,
      isAcross: hand.doubled && place === 2,
      label: words.card(card),
    })),
    total: totalView(hand.cards, words),
    bet,
    betText: words.credits(bet),
    insurance: insurance?.bet ?? null,
    insuranceText: insurance === null ? null : words.insured(insurance.bet),
    isTurn,
    isDoubled: hand.doubled,
    badge: outcome === null ? null : badge(outcome, words),
    returned: outcome === null ? null : returned,
    wonText: outcome === null || returned <= bet ? null : words.gain(returned - bet),
  };
}

/** The picture of the dealer's hand. */
export function dealerView(rules: RuleSet, dealer: DealerHand, words: Phrasebook): DealerView {
  return {
    label: words.dealer,
    cards: dealer.cards.map((card, place) => dealerCard(card, place, words)),
    total: totalView(dealer.cards, words),
    badge: dealerBadge(rules, dealer, words),
  };
}

function dealerCard(card: CardId | null, place: number, words: Phrasebook): CardView {
  const label = card === null ? words.faceDownCard : words.card(card);
  return { key: `dealer-${place}`, card, isAcross: false, label };
}

function totalView(cards: readonly (CardId | null)[], words: Phrasebook): TotalView | null {
  if (cards.every((card) => card === null)) return null;
  const total = { value: totalOf(cards), isSoft: isSoft(cards) };
  return { ...total, label: words.total(total) };
}

function dealerBadge(rules: RuleSet, dealer: DealerHand, words: Phrasebook): BadgeView | null {
  if (isNatural(dealer.cards)) return badge("dealer-blackjack", words);
  return isDealerBust(rules, dealer) ? badge("dealer-bust", words) : null;
}

function badge(kind: BadgeView["kind"], words: Phrasebook): BadgeView {
  return { kind, label: words.badges[kind] };
}
