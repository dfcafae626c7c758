import type { CardId } from "@thunderjack/cards";
import type { Amount, Command, HandName, Outcome, PayoutRatio, Rejection, Seat } from "@thunderjack/core";
import type { BadgeView, Direction, LabelsView, TotalView } from "./view.js";

/** The commands that have one fixed label; a bet's names its seat and its amount. */
export type LabelledCommand = Exclude<Command["type"], "PlaceBet">;

/** A hand that is paid more than its bet. */
export type Award = "thunderjack" | "blackjack" | "blitz";

/** A total in figures, before it is put into words. */
export type Total = Pick<TotalView, "value" | "isSoft">;

/** What a card is called. */
export interface CardWords {
  /** A card by its rank and suit. */
  card(card: CardId): string;
  /** A card that lies face down. */
  readonly faceDownCard: string;
}

/**
 * Everything the stage says, in one language. A sentence is asked for with the facts it tells, never with words of
 * another language, so that each language finds its own order and endings. All amounts are hundredths of a credit.
 */
export interface Phrasebook extends CardWords {
  /** A BCP 47 tag, such as `en`: what a page writes into `lang`. */
  readonly language: string;
  /** Which way its lines run. */
  readonly direction: Direction;

  // Names and labels
  /** Words that are the same on every table: frozen once they are on one. */
  readonly labels: LabelsView;
  /** What is printed on the felt: what a bet pays, such as `[3, 2]` for "3 to 2". */
  pays(what: Award | "insurance", ratio: PayoutRatio): string;
  /** What is printed on the felt: whether the dealer takes a card on a soft 17. */
  dealerRule(hitsSoft17: boolean): string;
  /** An amount in figures, with the word for credits. */
  credits(amount: Amount): string;
  /** What was won or lost, with its sign; 0 is neither. */
  gain(amount: Amount): string;
  /** A seat by its name. */
  seat(seat: Seat): string;
  /** The switch that turns a seat on and off. */
  seatSwitch(seat: Seat): string;
  /** A hand by its seat, and by its number where the seat was split; the dealer's as well. */
  hand(hand: HandName): string;
  /** The dealer, as the heading of a place. */
  readonly dealer: string;
  /** Holds the value in figures, so that a renderer can set it off from the words around it. */
  total(total: Total): string;
  /** What stands beside a hand that is over, or that is a Thunderjack, a blackjack or a Blitz. */
  readonly badges: Readonly<Record<BadgeView["kind"], string>>;
  /** What stands on the buttons of the moves. */
  readonly commands: Readonly<Record<LabelledCommand, string>>;
  /** A chip of this value, for the seats that are switched on; says its value in the figures that are printed on it. */
  chip(amount: Amount): string;
  /** For how much a hand is insured, as a short label beside it. */
  insured(amount: Amount): string;
  /** A chip laid on a seat's bet, which may still be 0. */
  raise(seat: Seat, chip: Amount, bet: Amount): string;
  /** Takes a seat's bet back. */
  takeBack(seat: Seat): string;
  /** Why a command is refused. */
  refusal(rejection: Rejection): string;
  /** Why a table that is only shown takes no command. */
  readonly onlyShown: string;

  // The message on the table
  /** Before the deal: asks for bets, or says that cards can be dealt. */
  placeBets(hasBets: boolean): string;
  /** While the first cards come. */
  readonly dealing: string;
  /** Which of the legal moves a hand chooses. */
  askMove(hand: HandName, moves: readonly LabelledCommand[]): string;
  /** Whether a hand is given up before the dealer looks at the hole card. */
  askSurrender(hand: HandName): string;
  /** Whether a hand is insured against a dealer's blackjack. */
  askInsurance(hand: HandName): string;
  /** A turn is over, and the next has not begun. */
  readonly betweenTurns: string;
  /** While the cards of the hand whose turn it is are still on their way. */
  plays(hand: HandName): string;
  /** While the dealer draws. */
  readonly dealerPlays: string;
  /** What a round won (more than 0) or lost (less than 0). */
  result(net: Amount): string;
  /** The credits no longer pay for the smallest bet. */
  readonly gameOver: string;

  // The narration
  /** What lies on a seat now; 0 when its bet was taken back. */
  betPlaced(seat: Seat, amount: Amount): string;
  /** Every bet was taken back. */
  readonly betsCleared: string;
  /** Rounds are counted from 1. */
  roundStarted(round: number): string;
  /** The whole shoe was shuffled. */
  readonly shuffled: string;
  /** Somebody chose the next `count` cards. */
  stacked(count: number): string;
  /** `total` is left out for a first card. */
  cardDealt(hand: HandName, card: CardId, total: Total | null): string;
  /** The dealer's upcard. */
  dealerShows(card: CardId): string;
  /** The dealer's card that lies face down. */
  readonly dealerHides: string;
  /** A card that the dealer takes, and the total with it. */
  dealerDraws(card: CardId, total: Total): string;
  /** The hole card is turned over; the total is that of both cards. */
  dealerReveals(card: CardId, total: Total, isBlackjack: boolean): string;
  /** A hand is to choose a move. */
  turnStarted(hand: HandName, total: Total): string;
  /** A hand is not given up, though it could have been. */
  surrenderDeclined(hand: HandName): string;
  /** A hand is insured, for `amount`. */
  insuranceTaken(hand: HandName, amount: Amount): string;
  /** A hand is not insured, though it could have been. */
  insuranceDeclined(hand: HandName): string;
  /** A hand takes no more cards. */
  stood(hand: HandName, total: number): string;
  /** `bet` is the bet after it was doubled. */
  doubled(hand: HandName, bet: Amount): string;
  /** A pair becomes two hands; `card` goes to the new one. */
  split(hand: HandName, newHand: HandName, card: CardId): string;
  /** A hand is given up for half its bet. */
  surrendered(hand: HandName): string;
  /** A hand went over 21, with this total. */
  bust(hand: HandName, total: number): string;
  /** A split ace takes no second card. */
  splitAcesStand(hand: HandName): string;
  /** A turn is over because the shoe is empty. */
  noCardsLeft(hand: HandName): string;
  /** A hand is paid at once; `payout` is what was won, without the bet. */
  awarded(hand: HandName, award: Award, payout: Amount): string;
  /** Several Thunderjacks in one round, of which none is paid. */
  thunderjacksCancelled(count: number): string;
  /** The dealer takes no more cards. */
  dealerStood(total: number): string;
  /** A dealer may also bust with too many cards. */
  dealerBusted(total: number, cards: number): string;
  /** `net` is what came back without what was staked. */
  handSettled(hand: HandName, outcome: Outcome, net: Amount, returned: Amount): string;
  /** What an insurance won (more than 0) or lost (less than 0). */
  insuranceSettled(hand: HandName, net: Amount): string;
  /** Play begins again, with these credits. */
  gameRestarted(credits: Amount): string;
}
