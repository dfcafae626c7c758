import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import type { HandName, Seat } from "../seat.js";

/**
 * A command of the player. A command that acts on a hand names that hand. It is rejected if it is not the turn of that
 * hand, so the second click of a double click cannot act on the next hand.
 */
export type Command = BettingCommand | Deal | Move;

/** A command that is legal between two rounds. */
export type BettingCommand = PlaceBet | ClearBets | StartAgain | BuyIn | CashOut;

/** Sets the bet on a seat. An amount of 0 removes the bet. */
export interface PlaceBet {
  readonly type: "PlaceBet";
  readonly seat: Seat;
  /** The amount in hundredths of a credit. */
  readonly amount: Amount;
}

/** Removes the bets from all seats. */
export interface ClearBets {
  readonly type: "ClearBets";
}

/** Begins a new game with the starting credits of the rule set, after the game is over. */
export interface StartAgain {
  readonly type: "StartAgain";
}

/** Adds credits to the purse of a seat. Legal only if each seat has its own purse. */
export interface BuyIn {
  readonly type: "BuyIn";
  readonly seat: Seat;
  /** The amount in hundredths of a credit. */
  readonly amount: Amount;
}

/**
 * Takes all credits from the purse of a seat, and removes its bet. Legal only if each seat has its own purse. An empty
 * purse can be cashed out, too.
 */
export interface CashOut {
  readonly type: "CashOut";
  readonly seat: Seat;
}

/** Deducts the bets from the credits and deals a round. */
export interface Deal {
  readonly type: "Deal";
  /**
   * The cards to put on top of the shoe; the first one is dealt first. Defaults to none. A table without the option
   * `allowStacking` rejects them.
   */
  readonly stack?: readonly CardId[];
}

/** A decision of the hand whose turn it is. */
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

/** Splits a pair into two hands. The second hand gets an equal bet. */
export interface Split {
  readonly type: "Split";
  readonly hand: HandName;
}

/** Surrenders the hand. Half its bet is returned. */
export interface Surrender {
  readonly type: "Surrender";
  readonly hand: HandName;
}

/** Declines an early surrender. */
export interface DeclineSurrender {
  readonly type: "DeclineSurrender";
  readonly hand: HandName;
}

/** Bets that the dealer has a blackjack. */
export interface TakeInsurance {
  readonly type: "TakeInsurance";
  readonly hand: HandName;
  /** The amount in hundredths of a credit, up to half the hand's bet. Defaults to half the bet. */
  readonly amount?: Amount;
}

/** Declines insurance. */
export interface DeclineInsurance {
  readonly type: "DeclineInsurance";
  readonly hand: HandName;
}
