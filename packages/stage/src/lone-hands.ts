import type { CardId } from "@thunderjack/cards";
import { type Amount, type HandName, isAmount } from "@thunderjack/core";
import { handView } from "./hand-view.js";
import { ENGLISH } from "./languages/en/game.js";
import type { Phrasebook } from "./phrasebook.js";
import type { BadgeView, HandView } from "./view.js";

/*
 * Views of hands without a table, for example in a page that explains the game. The caller passes the facts that only a
 * table has, such as the payout of a Thunderjack. Invalid facts are ignored. A table does not load this module.
 */

/** Cards; `null` is a face-down card. */
export type LoneCards = readonly (CardId | null)[];

/** The facts of a hand besides its cards. Amounts are hundredths of a credit. */
export interface LoneHand {
  /** The name of the hand. Defaults to no name. */
  readonly label?: string | null;
  readonly bet?: Amount;
  /** The kind of its badge, such as `win` or `bust`; defaults to no badge. An unknown kind is ignored. */
  readonly outcome?: string | null;
  /** The winnings, without the bet. */
  readonly won?: Amount;
  readonly isTurn?: boolean;
  readonly isDoubled?: boolean;
}

/** Returns the view of a player's hand; `null` if it has no card. */
export function loneHand(cards: LoneCards, hand: LoneHand, words: Phrasebook = ENGLISH): HandView | null {
  return cards.length === 0 ? null : { ...namedHand("right", cards, hand, words), label: hand.label ?? "" };
}

/** Returns the view of a hand with this name. */
export function namedHand(name: HandName, cards: LoneCards, hand: LoneHand, words: Phrasebook): HandView {
  const { isTurn = false, isDoubled = false } = hand;
  const bet = amountOf(hand.bet);
  const outcome = isOutcome(hand.outcome, words) ? hand.outcome : null;
  const returned = returnedTo(outcome, bet, amountOf(hand.won));
  const played = { name, cards, bet, doubled: isDoubled, insurance: null, outcome, returned, isTurn };
  return handView({ ...played, isEvenMoney: false, blitzCards: null }, words);
}

/** Returns the amount that is returned to a hand with this outcome. */
function returnedTo(outcome: BadgeView["kind"] | null, bet: Amount, won: Amount): Amount {
  if (outcome === "lose" || outcome === "bust") return 0;
  return outcome === "surrender" ? bet / 2 : bet + won;
}

function isOutcome(name: string | null | undefined, { badges }: Phrasebook): name is BadgeView["kind"] {
  return typeof name === "string" && Object.hasOwn(badges, name);
}

/** Parses an amount. Frameworks may set a property to the text of an attribute. Invalid values become 0. */
export function amountOf(written: number | undefined): Amount {
  const amount = Number(written);
  return isAmount(amount) ? amount : 0;
}
