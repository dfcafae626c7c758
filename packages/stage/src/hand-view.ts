import type { CardId } from "@thunderjack/cards";
import { type Amount, type Hand, isNatural } from "@thunderjack/core";
import { cardTotal } from "./card-total.js";
import { cardView } from "./card-view.js";
import type { Phrasebook } from "./phrasebook.js";
import type { BadgeTone, BadgeView, BlitzView, DealerView, HandView, TotalView } from "./view.js";

/*
 * The keys of cards. A player's card is always face up, and a split may move it to another hand. Its key is its id,
 * which is unique in the shoe. A dealer's card never moves, but may be face down. Its key is its place in the hand,
 * `dealer-0`, `dealer-1`, …. This key stays the same when the card is revealed, and does not identify the card.
 */

/** The visible facts of a player's hand. */
export interface SeenHand extends Pick<Hand, "name" | "bet" | "doubled" | "insurance" | "returned"> {
  readonly outcome: BadgeView["kind"] | null;
  /** The cards; `null` for a face-down card. At a table, all cards of a player are face up. */
  readonly cards: readonly (CardId | null)[];
  /** The cards that count in the total: those that have landed. Defaults to all cards. */
  readonly counted?: readonly CardId[];
  readonly isTurn: boolean;
  /** Whether its insurance is called even money. */
  readonly isEvenMoney: boolean;
  /** The number of cards of a Blitz; `null` without a Blitz in the rules. */
  readonly blitzCards: number | null;
}

/** Returns the view of a player's hand. */
export function handView(hand: SeenHand, words: Phrasebook): HandView {
  const { name, bet, insurance, outcome, returned, blitzCards } = hand;
  const net = netOf(hand);
  return {
    name,
    label: words.hand(name),
    cards: hand.cards.map((card, place) => cardView(card ?? `${place}`, card, words, hand.doubled && place === 2)),
    total: totalView(hand.counted ?? hand.cards, words),
    bet,
    betText: words.credits(bet),
    pile: outcome === null ? bet : 0,
    insured: insurance === null || insurance.returned !== null ? 0 : insurance.bet,
    insurance: insurance?.bet ?? null,
    insuranceText: insuranceText(hand, words),
    isTurn: hand.isTurn,
    isDoubled: hand.doubled,
    blitz: blitzCards === null ? null : blitzView((hand.counted ?? hand.cards).length, blitzCards, words),
    badge: outcome === null ? null : resultBadge(hand, outcome, net, words),
    returned: outcome === null ? null : returned,
  };
}

/** Returns the net result of the bet of a settled hand. Even money is one result of the bet and the insurance. */
function netOf({ bet, returned, insurance, isEvenMoney }: SeenHand): Amount {
  const insured = isEvenMoney && insurance !== null ? (insurance.returned ?? 0) - insurance.bet : 0;
  return returned - bet + insured;
}

function insuranceText({ insurance, isEvenMoney, outcome }: SeenHand, words: Phrasebook): string | null {
  if (insurance === null) return null;
  if (isEvenMoney) return outcome === null ? words.evenMoney : null;
  const { bet, returned } = insurance;
  return returned === null ? words.insured(bet) : words.insuranceResult(returned - bet);
}

function blitzView(cards: number, needed: number, words: Phrasebook): BlitzView {
  return { cards, needed, label: words.blitzMeter(cards, needed) };
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

const TONES: Readonly<Record<BadgeView["kind"], BadgeTone>> = {
  win: "win",
  push: "push",
  lose: "lose",
  bust: "lose",
  surrender: "lose",
  blackjack: "award",
  thunderjack: "award",
  blitz: "award",
  "dealer-bust": "lose",
  "dealer-blackjack": "award",
};

function resultBadge(
  { bet, insurance, isEvenMoney }: SeenHand,
  kind: BadgeView["kind"],
  net: Amount,
  words: Phrasebook,
): BadgeView {
  const amountText = bet === 0 && net === 0 ? null : words.gain(net);
  const settled = { ...badge(kind, words), amountText };
  if (!isEvenMoney || insurance === null) return settled;
  return { ...settled, label: words.evenMoney, shortLabel: words.evenMoney, tone: "award" };
}

function badge(kind: BadgeView["kind"], words: Phrasebook): BadgeView {
  const { [kind]: label, [kind === "dealer-bust" ? "bust" : kind]: shortLabel } = words.badges;
  return { kind, label, shortLabel, tone: TONES[kind], amountText: null };
}
