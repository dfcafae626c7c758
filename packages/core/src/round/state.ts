import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import { type Bets, betOn, type HandName, type Seat, sumOfBets } from "../seat.js";
import type { Outcome } from "./events.js";

/** The state of a table: the fold of its events. It is immutable. */
export type TableState = BettingState | OpeningState | AskingState | DealerState | SettledState | BrokeState;

/** The phase of a table. */
export type Phase = TableState["phase"];

/** The fields that every phase has. All states have the same fields in the same order, which makes the fold fast. */
interface Facts {
  /** The number of the current or last round, from 1; 0 before the first round. */
  readonly round: number;
  /**
   * The credits of the player, in hundredths, without the amounts at stake. If each seat has its own purse, this is the
   * sum of the purses.
   */
  readonly credits: Amount;
  /** The credits of each seat, in hundredths, without the amounts at stake; `null` if all seats share one purse. */
  readonly purses: Bets | null;
  /** The bets on the seats. They remain on the table for the next round. */
  readonly bets: Bets;
  /** The hands in table order. After a round they remain until the next deal. */
  readonly hands: readonly Hand[];
  readonly dealer: DealerHand;
  /** The number of cards in the shoe. Their order is not part of the state. */
  readonly undealt: number;
  /**
   * The number of cards in the discard tray. The cards are not listed, because they are shuffled before they are drawn.
   */
  readonly tray: number;
  /** The number of shuffles of this shoe; 0 for a new shoe. */
  readonly shuffles: number;
  /** The number of events that were folded into this state. It equals the version of the last event. */
  readonly version: number;
}

/** No round has been dealt since the table was opened or the game was restarted. */
interface BettingState extends Facts {
  readonly phase: "betting";
  readonly turn: null;
}

/** The cards are being dealt, and the opening hands are being compared. */
interface OpeningState extends Facts {
  readonly phase: "opening";
  readonly turn: null;
}

/** A hand must decide. `turn` is `null` between the turns of two hands. */
interface AskingState extends Facts {
  readonly phase: "surrender" | "insurance" | "players";
  readonly turn: HandName | null;
}

/** The hole card is revealed, and the dealer plays. */
interface DealerState extends Facts {
  readonly phase: "dealer";
  readonly turn: null;
}

/** The round is over. Bets can be changed and the next round can be dealt. */
interface SettledState extends Facts {
  readonly phase: "settled";
  readonly turn: null;
}

/** The game is over because the credits cannot pay the smallest bet. */
interface BrokeState extends Facts {
  readonly phase: "broke";
  readonly turn: null;
}

/** One hand of a seat. */
export interface Hand {
  readonly name: HandName;
  readonly seat: Seat;
  /** The cards in the order in which they were dealt. */
  readonly cards: readonly CardId[];
  /** The amount at stake, in hundredths. It includes the amount that was added by a double. */
  readonly bet: Amount;
  /** Whether the hand comes from a split. This is true for both hands of the pair. */
  readonly split: boolean;
  readonly doubled: boolean;
  readonly insurance: Insurance | null;
  /** The outcome; `null` while the hand is in play. */
  readonly outcome: Outcome | null;
  /** The returned amount, stake included; 0 while the hand is in play. */
  readonly returned: Amount;
}

/** A bet that the dealer has a blackjack. */
export interface Insurance {
  readonly bet: Amount;
  /** The returned amount, stake included; `null` while the insurance bet is not settled. */
  readonly returned: Amount | null;
}

/** The dealer's cards. */
export interface DealerHand {
  /** The cards in the order in which they were dealt; `null` for a masked hole card. */
  readonly cards: readonly (CardId | null)[];
  /** The index of the face-down card in `cards`; -1 if every card is face up. */
  readonly faceDown: number;
}

const NO_HANDS: readonly Hand[] = [];
const EMPTY_DEALER_HAND: DealerHand = { cards: [], faceDown: -1 };

/**
 * Returns the state of a table before its first event.
 *
 * @param credits the credits of the player, or of each seat, in hundredths
 * @param bets the bets on the seats
 * @param undealt the number of cards in the shoe
 * @param version the version of the state; defaults to 0
 */
export function newTableState(credits: Amount | Bets, bets: Bets, undealt: number, version = 0): TableState {
  const purses =
    typeof credits === "number" ? null : { right: credits.right, middle: credits.middle, left: credits.left };
  return {
    phase: "betting",
    round: 0,
    credits: typeof credits === "number" ? credits : sumOfBets(credits),
    purses,
    bets,
    hands: NO_HANDS,
    dealer: EMPTY_DEALER_HAND,
    turn: null,
    undealt,
    tray: 0,
    shuffles: 0,
    version,
  };
}

/** Returns the credits from which a seat pays, in hundredths: those of its purse, or of the one purse of all seats. */
export function creditsOf({ credits, purses }: Pick<TableState, "credits" | "purses">, seat: Seat): Amount {
  return purses === null ? credits : betOn(purses, seat);
}

/** Returns the index of a hand in table order; -1 if there is no hand with that name. */
export function placeOf({ hands }: TableState, name: HandName): number {
  for (let place = 0; place < hands.length; place++) if (hands[place]?.name === name) return place;
  return -1;
}

/** Returns the hand with that name, or `undefined`. */
export function handNamed(state: TableState, name: HandName): Hand | undefined {
  return state.hands[placeOf(state, name)];
}

/**
 * Returns the hand with that name.
 *
 * @throws RangeError if there is no such hand
 */
export function requireHand(state: TableState, name: HandName): Hand {
  const hand = handNamed(state, name);
  if (hand === undefined) throw new RangeError(`There is no hand called "${name}" on the table.`);
  return hand;
}

/**
 * Returns the upcard of the dealer. Once all cards of the dealer are face up, this is the dealer's first card.
 *
 * @throws RangeError if the upcard is not dealt yet
 */
export function upcardOf({ dealer }: TableState): CardId {
  const card = dealer.cards[dealer.faceDown === 0 ? 1 : 0];
  if (card === undefined || card === null) throw new RangeError("The dealer has no upcard yet.");
  return card;
}

/**
 * Returns the number of cards that can still be drawn in this round. The discard tray counts, because it is returned to
 * an empty shoe.
 */
export function cardsToDraw(state: TableState): number {
  return state.undealt + state.tray;
}
