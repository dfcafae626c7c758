import type { CardId } from "@thunderjack/cards";
import type { Amount, Command, HandName, Outcome, PayoutRatio, Rejection, Seat } from "@thunderjack/core";
import type { BadgeView, Direction, LabelsView, TotalView } from "./view.js";

/** The commands that have one fixed label; a bet's names its seat and its amount. */
export type LabelledCommand = Exclude<Command["type"], "PlaceBet">;

/** A hand that is paid more than its bet. */
export type Award = "thunderjack" | "blackjack" | "blitz";

/** A total in figures, before it is put into words. */
export type Total = Pick<TotalView, "value" | "isSoft">;

/**
 * Everything the stage says, in one language. A sentence is asked for with the facts it tells, never with words of
 * another language, so that each language finds its own order and endings. All amounts are hundredths of a credit.
 */
export interface Phrasebook {
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
  credits(amount: Amount): string;
  /** What was won or lost, with its sign; 0 is neither. */
  gain(amount: Amount): string;
  card(card: CardId): string;
  readonly faceDownCard: string;
  seat(seat: Seat): string;
  /** The switch that turns a seat on and off. */
  seatSwitch(seat: Seat): string;
  hand(hand: HandName): string;
  readonly dealer: string;
  /** Holds the value in figures, so that a renderer can set it off from the words around it. */
  total(total: Total): string;
  readonly badges: Readonly<Record<BadgeView["kind"], string>>;
  readonly commands: Readonly<Record<LabelledCommand, string>>;
  /** A chip of this value, for the seats that are switched on; says its value in the figures that are printed on it. */
  chip(amount: Amount): string;
  /** For how much a hand is insured, as a short label beside it. */
  insured(amount: Amount): string;
  /** A chip laid on a seat's bet, which may still be 0. */
  raise(seat: Seat, chip: Amount, bet: Amount): string;
  takeBack(seat: Seat): string;
  /** Why a command is refused. */
  refusal(rejection: Rejection): string;
  /** Why a table that is only shown takes no command. */
  readonly onlyShown: string;

  // The message on the table
  placeBets(hasBets: boolean): string;
  readonly dealing: string;
  /** Which of the legal moves a hand chooses. */
  askMove(hand: HandName, moves: readonly LabelledCommand[]): string;
  askSurrender(hand: HandName): string;
  askInsurance(hand: HandName): string;
  /** A turn is over, and the next has not begun. */
  readonly betweenTurns: string;
  /** While the cards of the hand whose turn it is are still on their way. */
  plays(hand: HandName): string;
  readonly dealerPlays: string;
  /** What a round won (more than 0) or lost (less than 0). */
  result(net: Amount): string;
  readonly gameOver: string;

  // The narration
  betPlaced(seat: Seat, amount: Amount): string;
  readonly betsCleared: string;
  roundStarted(round: number): string;
  readonly shuffled: string;
  stacked(count: number): string;
  /** `total` is left out for a first card. */
  cardDealt(hand: HandName, card: CardId, total: Total | null): string;
  dealerShows(card: CardId): string;
  readonly dealerHides: string;
  dealerDraws(card: CardId, total: Total): string;
  dealerReveals(card: CardId, total: Total, isBlackjack: boolean): string;
  turnStarted(hand: HandName, total: Total): string;
  surrenderDeclined(hand: HandName): string;
  insuranceTaken(hand: HandName, amount: Amount): string;
  insuranceDeclined(hand: HandName): string;
  stood(hand: HandName, total: number): string;
  /** `bet` is the bet after it was doubled. */
  doubled(hand: HandName, bet: Amount): string;
  split(hand: HandName, newHand: HandName, card: CardId): string;
  surrendered(hand: HandName): string;
  bust(hand: HandName, total: number): string;
  splitAcesStand(hand: HandName): string;
  noCardsLeft(hand: HandName): string;
  awarded(hand: HandName, award: Award, payout: Amount): string;
  thunderjacksCancelled(count: number): string;
  dealerStood(total: number): string;
  /** A dealer may also bust with too many cards. */
  dealerBusted(total: number, cards: number): string;
  /** `net` is what came back without what was staked. */
  handSettled(hand: HandName, outcome: Outcome, net: Amount, returned: Amount): string;
  insuranceSettled(hand: HandName, net: Amount): string;
  gameRestarted(credits: Amount): string;
}
