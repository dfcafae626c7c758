import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import type { HandName, Seat } from "../seat.js";

/**
 * What may be asked of the table. A command that acts on a hand names it, and is rejected if it is not that hand's
 * turn: a double click cannot hit the next hand.
 */
export type Command = BettingCommand | Deal | Move;

/** Asked while no round is in play. */
export type BettingCommand = PlaceBet | ClearBets | StartAgain;

/** Puts this bet on the seat in place of the one that lies there; 0 takes it away. */
export interface PlaceBet {
  readonly type: "PlaceBet";
  readonly seat: Seat;
  /** In hundredths of a credit. */
  readonly amount: Amount;
}

/** Takes the bets off all seats. */
export interface ClearBets {
  readonly type: "ClearBets";
}

/** After the game is over: begins again with the starting credits of the rule set. */
export interface StartAgain {
  readonly type: "StartAgain";
}

/** Takes the bets and deals a round. */
export interface Deal {
  readonly type: "Deal";
  /** The ace up the sleeve: cards that are drawn next, in this order. Only where the table allows stacking. */
  readonly stack?: readonly CardId[];
}

/** An answer of the hand whose turn it is. */
export type Move = Hit | Stand | Double | Split | Surrender | DeclineSurrender | TakeInsurance | DeclineInsurance;

/** Takes one card. */
export interface Hit {
  readonly type: "Hit";
  readonly hand: HandName;
}

/** Ends the turn. */
export interface Stand {
  readonly type: "Stand";
  readonly hand: HandName;
}

/** Doubles the bet, takes exactly one card and ends the turn. */
export interface Double {
  readonly type: "Double";
  readonly hand: HandName;
}

/** Makes two hands of a pair; the second gets an equal bet. */
export interface Split {
  readonly type: "Split";
  readonly hand: HandName;
}

/** Gives the hand up for half its bet. */
export interface Surrender {
  readonly type: "Surrender";
  readonly hand: HandName;
}

/** The other answer when early surrender is offered. */
export interface DeclineSurrender {
  readonly type: "DeclineSurrender";
  readonly hand: HandName;
}

/** Bets beside the hand that the dealer has a blackjack. */
export interface TakeInsurance {
  readonly type: "TakeInsurance";
  readonly hand: HandName;
  /** In hundredths, up to half the hand's bet; left out, exactly half. */
  readonly amount?: Amount;
}

/** The other answer when insurance is offered. */
export interface DeclineInsurance {
  readonly type: "DeclineInsurance";
  readonly hand: HandName;
}
