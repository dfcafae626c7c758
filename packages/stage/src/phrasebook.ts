import type { CardId } from "@thunderjack/cards";
import type { Amount, Command, HandName, Outcome, PayoutRatio, Rejection, Seat } from "@thunderjack/core";
import type { BarStrings } from "./languages/bar-strings.js";
import type { BadgeView, Direction, LabelsView, TotalView } from "./view.js";

/**
 * The commands that have a fixed label. The label of a bet contains its seat and its amount, and purses have no buttons
 * on the table.
 */
export type LabelledCommand = Exclude<Command["type"], "PlaceBet" | "BuyIn" | "CashOut">;

/** An outcome with a payout ratio of its own. */
export type Award = "thunderjack" | "blackjack" | "blitz";

/** The value of a total and whether it is soft, for sentences. */
export type Total = Pick<TotalView, "value" | "isSoft">;

/** The names of cards. */
export interface CardWords {
  /** The name of a card: its rank and suit. */
  card(card: CardId): string;
  /** The name of a face-down card. */
  readonly faceDownCard: string;
}

/**
 * The short lines of the move buttons. The label of the button stands above its line. A line should have at most 18
 * characters; the lines of insurance and even money may have up to 50.
 */
export interface DetailStrings {
  /**
   * Hit: one card. If the rules have a Blitz, the position of this card in the hand, and the number of cards in a Blitz:
   * "Card 3 of 6".
   */
  hit(blitz: { readonly card: number; readonly needed: number } | null): string;
  /** Stand: the total of the hand. */
  stand(total: number): string;
  /** Double: the additional bet, for one card. */
  double(cost: Amount): string;
  /** Split: the additional bet, for two hands. */
  split(cost: Amount): string;
  /** Surrender: the returned half of the bet. */
  surrender(returned: Amount): string;
  /** Play on instead of a surrender: the bet stays at stake. */
  playOn(bet: Amount): string;
  /** Insurance: its price, and its winnings against a dealer blackjack. */
  insurance(cost: Amount, won: Amount): string;
  /** No insurance: only the bet stays at stake. */
  noInsurance(bet: Amount): string;
  /** Even money: the winnings without and with a dealer blackjack. Under most rules, they are equal. */
  evenMoney(won: Amount, wonAgainstBlackjack: Amount): string;
  /** No even money: the winnings without and with a dealer blackjack. */
  noEvenMoney(won: Amount, wonAgainstBlackjack: Amount): string;

  // The short reasons of illegal moves
  /** No hand has a choice now. */
  readonly notYourTurn: string;
  /** The credits do not cover this cost. */
  needs(cost: Amount): string;
  /** The shoe has too few cards. */
  readonly noCards: string;
  /** The move needs a hand of two cards. */
  readonly twoCards: string;
  /** Only these totals can be doubled, both ends included. */
  totals(from: number, to: number): string;
  /** The move is not possible after a split. */
  readonly afterSplit: string;
  /** Split aces get one card each. */
  readonly splitAces: string;
  /** The cards are not a pair. */
  readonly notPair: string;
  /** Aces are split only once. */
  readonly acesOnce: string;
  /** The seat has its maximum number of hands. */
  readonly mostHands: string;
  /** Surrender was offered only before the dealer checked the hole card. */
  readonly tooLate: string;
  /** The bet cannot be insured. */
  readonly notInsurable: string;
}

/**
 * The game part of a language: the strings of a table. A sentence is a function of facts. It never receives words of another
 * language, so each language chooses its own word order and endings. All amounts are in hundredths of a credit.
 */
export interface Phrasebook extends CardWords {
  /** A BCP 47 tag, such as `en`, for the attribute `lang`. */
  readonly language: string;
  /** The text direction. */
  readonly direction: Direction;

  // Punctuation
  /** A label and its value: "Credits: 500". */
  pair(label: string, value: string): string;
  /** A list: "ace of hearts, jack of clubs". */
  list(items: readonly string[]): string;

  // Names and labels
  /** Labels that are the same on every table. They are frozen when a view uses them. */
  readonly labels: LabelsView;
  /** The printed line on the felt about a payout. The ratio `[3, 2]` is "3 to 2". */
  pays(what: Award | "insurance", ratio: PayoutRatio): string;
  /** The printed line on the felt about the dealer's play on a soft 17. */
  dealerRule(hitsSoft17: boolean): string;
  /** An amount in digits, without the word for credits. */
  credits(amount: Amount): string;
  /** A gain or a loss with its sign. The sign of 0 is "±". */
  gain(amount: Amount): string;
  /** The name of a seat. */
  seat(seat: Seat): string;
  /** The label of the switch that selects and deselects a seat. */
  seatSwitch(seat: Seat): string;
  /** The name of a player's hand: its seat, with a number if the seat was split. */
  hand(hand: HandName): string;
  /** The dealer, as a heading. */
  readonly dealer: string;
  /** The total of a hand. It contains the value in digits, so that a renderer can emphasise the value. */
  total(total: Total): string;
  /** The badges of the hands and of the dealer. */
  readonly badges: Readonly<Record<BadgeView["kind"], string>>;
  /** The labels of the move buttons, and of the buttons between two rounds. */
  readonly commands: Readonly<Record<LabelledCommand, string>>;
  /** The label of a chip for the selected seats. It contains the number that is printed on the chip. */
  chip(amount: Amount): string;
  /** The short lines of the move buttons. */
  readonly details: DetailStrings;
  /** The insurance bet of a hand, as a short label beside it. */
  insured(amount: Amount): string;
  /** The result of a settled insurance, as a short label beside the hand: a gain or a loss. */
  insuranceResult(net: Amount): string;
  /** The short label of a blackjack that is insured against the dealer's blackjack. */
  readonly evenMoney: string;
  /** The accessible name of the meter of a Blitz: the number of cards in the hand, and the number of cards in a Blitz. */
  blitzMeter(cards: number, needed: number): string;
  /** The note that a hand needs one or two more cards for a Blitz. */
  nearBlitz(missing: number): string;
  /** The button that adds a chip to the bet of a seat; the bet may be 0. */
  raise(seat: Seat, chip: Amount, bet: Amount): string;
  /** The button that removes the bet of a seat. */
  takeBack(seat: Seat): string;
  /** The button that removes the last chip of a seat. */
  takeChip(seat: Seat): string;
  /** The reason why a command is rejected. */
  refusal(rejection: Rejection): string;
  /** The reason why a move is illegal while no hand has a choice. */
  readonly notYourTurn: string;
  /** The reason why a table without a `dispatch` function, such as a recording, rejects every command. */
  readonly onlyShown: string;

  // The message on the table
  /** The message before the deal: it asks for bets, or states that cards can be dealt. */
  placeBets(hasBets: boolean): string;
  /** The message during the deal. */
  readonly dealing: string;
  /**
   * The message while a hand has its turn: its total, and the points of the dealer's upcard, from 2 to 11. 11 is an ace.
   * The buttons show the legal moves.
   */
  askMove(hand: HandName, total: Total, upcard: number): string;
  /** The question whether a hand surrenders before the dealer peeks. */
  askSurrender(hand: HandName): string;
  /** The question whether a hand takes insurance against a dealer blackjack. */
  askInsurance(hand: HandName): string;
  /** The question whether a blackjack takes even money against a dealer's ace. */
  askEvenMoney(hand: HandName): string;
  /** The message between two hands that are offered insurance, and after the last of them. */
  readonly insuranceClosed: string;
  /** The message between two turns. */
  readonly handOver: string;
  /** The message while a card is dealt to the hand in turn. */
  plays(hand: HandName): string;
  /**
   * The message while another player decides. `player` is the name of the player, which is never translated; `null` if it
   * is not known.
   */
  othersTurn(seat: Seat, player: string | null): string;
  /** The message while the dealer draws. */
  readonly dealerPlays: string;
  /** The result of a round: a positive number is a gain, a negative number is a loss. */
  result(net: Amount): string;
  /** The message when the credits are less than the minimum bet. */
  readonly gameOver: string;

  // The narration
  /** The bet of a seat was placed. An amount of 0 means that it was removed. */
  betPlaced(seat: Seat, amount: Amount): string;
  /** All bets were removed. */
  readonly betsCleared: string;
  /** A round starts; `round` is counted from 1. */
  roundStarted(round: number): string;
  /** The whole shoe was shuffled. */
  readonly shuffled: string;
  /** The player chose the next `count` cards. */
  stacked(count: number): string;
  /** A card is dealt to a hand. `total` is `null` for its first card. */
  cardDealt(hand: HandName, card: CardId, total: Total | null): string;
  /** The dealer gets the upcard. */
  dealerShows(card: CardId): string;
  /** The dealer takes a face-down card. */
  readonly dealerHides: string;
  /** The dealer draws a card; `total` includes it. */
  dealerDraws(card: CardId, total: Total): string;
  /** The hole card is turned over; `total` is the total of both cards. */
  dealerReveals(card: CardId, total: Total, isBlackjack: boolean): string;
  /** The turn of a hand starts. `total` is `null` for a hand of one card, which gets its second card first. */
  turnStarted(hand: HandName, total: Total | null): string;
  /** A hand declines surrender. */
  surrenderDeclined(hand: HandName): string;
  /** A hand takes insurance; `amount` is the insurance bet. */
  insuranceTaken(hand: HandName, amount: Amount): string;
  /** A hand declines insurance. */
  insuranceDeclined(hand: HandName): string;
  /** A blackjack takes even money. */
  evenMoneyTaken(hand: HandName): string;
  /** A blackjack declines even money. */
  evenMoneyDeclined(hand: HandName): string;
  /** Even money is paid; `net` is the gain of the bet and the insurance together. */
  evenMoneyPaid(hand: HandName, net: Amount): string;
  /** A hand takes no more cards. */
  stood(hand: HandName, total: number): string;
  /** A hand is doubled; `bet` is the doubled bet. */
  doubled(hand: HandName, bet: Amount): string;
  /** A pair becomes two hands; `card` goes to the new one. */
  split(hand: HandName, newHand: HandName, card: CardId): string;
  /** A hand surrenders for half its bet. */
  surrendered(hand: HandName): string;
  /** A hand busts with this total. */
  bust(hand: HandName, total: number): string;
  /** The turn of a split ace is over, because split aces get one card each. */
  splitAcesStand(hand: HandName): string;
  /** A turn is over because the shoe is empty. */
  noCardsLeft(hand: HandName): string;
  /** A hand is paid at once; `payout` is the winnings without the bet. */
  awarded(hand: HandName, award: Award, payout: Amount): string;
  /** Several Thunderjacks in one round cancel each other out. None of them is paid. */
  thunderjacksCancelled(count: number): string;
  /** A Thunderjack ends the round. Only some rule sets have this rule. */
  readonly thunderjackEndsRound: string;
  /** The dealer takes no more cards. */
  dealerStood(total: number): string;
  /** The dealer busts: with a total over 21, or with too many cards. */
  dealerBusted(total: number, cards: number): string;
  /** A hand is settled; `net` is the returned amount minus the bet. */
  handSettled(hand: HandName, outcome: Outcome, net: Amount, returned: Amount): string;
  /** The result of an insurance: a positive number is a gain, a negative number is a loss. */
  insuranceSettled(hand: HandName, net: Amount): string;
  /** A new game starts with these credits. */
  gameRestarted(credits: Amount): string;
  /** The purse of a seat gets more credits. The amount is 0 if it is not public. */
  boughtIn(seat: Seat, amount: Amount): string;
  /** All credits were taken from the purse of a seat. The amount is 0 if it is not public. */
  cashedOut(seat: Seat, amount: Amount): string;
  /** The bet of a seat was removed, because its purse cannot pay it again. */
  betRemoved(seat: Seat): string;

  /** The strings of the bar above the table. */
  readonly bar: BarStrings;
}
