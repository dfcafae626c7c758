import type { CardId } from "@thunderjack/cards";
import type { Amount, Command, HandName, Move, Rejection, Seat } from "@thunderjack/core";
import { TableAttributes } from "./table-attributes.js";

/**
 * The commands of the game as methods. Each of them returns why it was refused, with a sentence for the player, or `null`
 * when it was done.
 */
export abstract class TableCommands extends TableAttributes {
  /** The hand that is asked now, as far as the table has got; `null` when none is. */
  protected abstract get askedHand(): HandName | null;

  /** Carries a command out, as if the player had asked for it. */
  abstract act(command: Command): Rejection | null;

  /**
   * Puts a bet on a seat, in place of the one that lies there.
   *
   * @param amount in hundredths of a credit; 0 takes the bet away
   */
  placeBet(seat: Seat, amount: Amount): Rejection | null {
    return this.act({ type: "PlaceBet", seat, amount });
  }

  /** Takes the bets off all seats. */
  clearBets(): Rejection | null {
    return this.act({ type: "ClearBets" });
  }

  /**
   * Takes the bets and deals a round.
   *
   * @param stack cards that are drawn next, where the table allows stacking
   */
  deal(stack?: readonly CardId[]): Rejection | null {
    return this.act(stack === undefined ? { type: "Deal" } : { type: "Deal", stack });
  }

  /** Takes a card for the hand whose turn it is. */
  hit(): Rejection | null {
    return this.#answer("Hit");
  }

  /** Ends the turn. */
  stand(): Rejection | null {
    return this.#answer("Stand");
  }

  /** Doubles the bet and takes one last card. */
  double(): Rejection | null {
    return this.#answer("Double");
  }

  /** Makes two hands of a pair. */
  split(): Rejection | null {
    return this.#answer("Split");
  }

  /** Gives the hand up for half its bet, also when that is offered early. */
  surrender(): Rejection | null {
    return this.#answer("Surrender");
  }

  /** Plays on when surrender is offered early. */
  declineSurrender(): Rejection | null {
    return this.#answer("DeclineSurrender");
  }

  /**
   * Takes the insurance that is offered.
   *
   * @param amount in hundredths, at most half the bet; left out, exactly half
   */
  insure(amount?: Amount): Rejection | null {
    const hand = this.askedHand ?? "right";
    return this.act(amount === undefined ? { type: "TakeInsurance", hand } : { type: "TakeInsurance", hand, amount });
  }

  /** Does without insurance. */
  declineInsurance(): Rejection | null {
    return this.#answer("DeclineInsurance");
  }

  /** Begins again after the game is over. */
  startAgain(): Rejection | null {
    return this.act({ type: "StartAgain" });
  }

  /** Where no hand is asked the table refuses it whatever its name is, and says why. */
  #answer(type: Move["type"]): Rejection | null {
    return this.act({ type, hand: this.askedHand ?? "right" });
  }
}

/** Why a table that is there does not take a command. */
export function closed(message: string): Rejection {
  return { accepted: false, code: "table-closed", detail: null, message };
}
