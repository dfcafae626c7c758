import type { CardId } from "@thunderjack/cards";
import { type Hand, isNatural } from "@thunderjack/core";
import { cardTotal } from "./card-total.js";
import { cardView } from "./card-view.js";
import type { Phrasebook } from "./phrasebook.js";
import type { BadgeView, DealerView, HandView, TotalView } from "./view.js";

/*
 * The keys of cards. A player's card is always face up, and a split may move it to another hand. Its key is its id,
 * which is unique in the shoe. A dealer's card never moves, but may be face down. Its key is its place in the hand,
 * `dealer-0`, `dealer-1`, …. This key stays the same when the card is revealed, and does not identify the card.
 */

/** The visible facts of a player's hand. */
export interface SeenHand extends Pick<Hand, "name" | "bet" | "doubled" | "insurance" | "returned"> {
  readonly outcome: BadgeView["kind"] | null;
  /** The cards. At a table, all of them are face up. */
  readonly cards: readonly (CardId | null)[];
  /** The cards that count in the total: those that have landed. Defaults to all cards. */
  readonly counted?: readonly CardId[];
}

/** Returns the view of a player's hand. */
export function handView(hand: SeenHand, isTurn: boolean, words: Phrasebook): HandView {
  const { name, bet, insurance, outcome, returned } = hand;
  return {
    name,
    label: words.hand(name),
    cards: hand.cards.map((card, place) => cardView(card ?? `${place}`, card, words, hand.doubled && place === 2)),
    total: totalView(hand.counted ?? hand.cards, words),
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

/**
 * Returns the view of the dealer's hand.
 *
 * @param landed the cards that have landed and been turned; they count in the total
 * @param isBust whether the cards that have landed are a bust
 */
export function dealerView(
  cards: readonly (CardId | null)[],
  landed: readonly (CardId | null)[],
  isBust: boolean,
  words: Phrasebook,
): DealerView {
  return {
    label: words.dealer,
    cards: cards.map((card, place) => cardView(`dealer-${place}`, card, words)),
    total: totalView(cards.length === 0 ? [] : landed, words),
    badge:
      cards.length === 0
        ? null
        : isNatural(landed)
          ? badge("dealer-blackjack", words)
          : isBust
            ? badge("dealer-bust", words)
            : null,
  };
}

function totalView(cards: readonly (CardId | null)[], words: Phrasebook): TotalView | null {
  if (cards.every((card) => card === null)) return null;
  const total = cardTotal(cards);
  return { ...total, label: words.total(total) };
}

function badge(kind: BadgeView["kind"], words: Phrasebook): BadgeView {
  return { kind, label: words.badges[kind] };
}
