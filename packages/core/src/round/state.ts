import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import type { Bets, HandName, Seat } from "../seat.js";
import type { Outcome } from "./events.js";

/** The table at one moment: the fold of all events until then. Nothing in it is ever changed in place. */
export type TableState = BettingState | OpeningState | AskingState | DealerState | SettledState | BrokeState;

/** What the table is doing. */
export type Phase = TableState["phase"];

/** What every phase has. All states have the same fields in the same order, which keeps the fold fast. */
interface Facts {
  /** The round in play or played last, counted from 1; 0 before the first. */
  readonly round: number;
  /** What the player has, in hundredths, without what is at stake. */
  readonly credits: Amount;
  /** The bets that lie on the seats; they stay there for the next round. */
  readonly bets: Bets;
  /** The hands in table order. After a round they lie there until the next one is dealt. */
  readonly hands: readonly Hand[];
  readonly dealer: DealerHand;
  /** How many cards the shoe holds. Their order is not part of the state. */
  readonly undealt: number;
  /** How many cards lie in the discard tray. Which ones, nobody needs to know: they are shuffled before they are drawn. */
  readonly tray: number;
  /** How often this shoe was shuffled; 0 for a new shoe. */
  readonly shuffles: number;
}

/** No round has been dealt since the game began. */
interface BettingState extends Facts {
  readonly phase: "betting";
  readonly turn: null;
}

/** Cards are being dealt and the opening hands compared. */
interface OpeningState extends Facts {
  readonly phase: "opening";
  readonly turn: null;
}

/** A hand is asked for an answer; between two hands `turn` is null for a moment. */
interface AskingState extends Facts {
  readonly phase: "surrender" | "insurance" | "players";
  readonly turn: HandName | null;
}

/** The dealer's hand is shown and played. */
interface DealerState extends Facts {
  readonly phase: "dealer";
  readonly turn: null;
}

/** The round is over; bets may be changed, and the next round dealt. */
interface SettledState extends Facts {
  readonly phase: "settled";
  readonly turn: null;
}

/** The game is over: the credits do not pay for the smallest bet. */
interface BrokeState extends Facts {
  readonly phase: "broke";
  readonly turn: null;
}

/** One hand of a seat. */
export interface Hand {
  readonly name: HandName;
  readonly seat: Seat;
  /** In the order in which they were taken. */
  readonly cards: readonly CardId[];
  /** What is at stake, in hundredths; doubled where the hand was. */
  readonly bet: Amount;
  /** Whether the hand comes from a split: both hands of the pair do. */
  readonly split: boolean;
  readonly doubled: boolean;
  readonly insurance: Insurance | null;
  /** `null` while the hand is in play. */
  readonly outcome: Outcome | null;
  /** What came back for the bet, stake included; 0 while the hand is in play. */
  readonly returned: Amount;
}

/** The bet beside a hand that the dealer has a blackjack. */
export interface Insurance {
  readonly bet: Amount;
  /** What came back, stake included; `null` until it is settled. */
  readonly returned: Amount | null;
}

/** The dealer's cards. */
export interface DealerHand {
  /** In the order in which they were taken; `null` is a hole card masked for the public. */
  readonly cards: readonly (CardId | null)[];
  /** Where in `cards` the face-down card lies; -1 when every card is face up. */
  readonly faceDown: number;
}

const NO_HANDS: readonly Hand[] = [];
const EMPTY_DEALER_HAND: DealerHand = { cards: [], faceDown: -1 };

/**
 * The state of a table before its first event.
 *
 * @param credits what the player has, in hundredths
 * @param bets the bets that already lie on the seats
 * @param undealt the number of cards in the shoe
 */
export function newTableState(credits: Amount, bets: Bets, undealt: number): TableState {
  return {
    phase: "betting",
    round: 0,
    credits,
    bets,
    hands: NO_HANDS,
    dealer: EMPTY_DEALER_HAND,
    turn: null,
    undealt,
    tray: 0,
    shuffles: 0,
  };
}

/** Where a hand lies in table order; -1 when there is none of that name. */
export function placeOf({ hands }: TableState, name: HandName): number {
  for (let place = 0; place < hands.length; place++) if (hands[place]?.name === name) return place;
  return -1;
}

/** The hand of that name, or `undefined`. */
export function handNamed(state: TableState, name: HandName): Hand | undefined {
  return state.hands[placeOf(state, name)];
}

/**
 * The hand of that name.
 *
 * @throws RangeError when there is none
 */
export function requireHand(state: TableState, name: HandName): Hand {
  const hand = handNamed(state, name);
  if (hand === undefined) throw new RangeError(`There is no hand called "${name}" on the table.`);
  return hand;
}

/**
 * The dealer's card that everybody sees while the hands are played.
 *
 * @throws RangeError before it was dealt
 */
export function upcardOf({ dealer }: TableState): CardId {
  const card = dealer.cards[dealer.faceDown === 0 ? 1 : 0];
  if (card === undefined || card === null) throw new RangeError("The dealer has no upcard yet.");
  return card;
}

/** How many cards can still be drawn in this round: the tray comes back into a shoe that runs dry. */
export function cardsToDraw(state: TableState): number {
  return state.undealt + state.tray;
}
