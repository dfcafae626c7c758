import type { Command } from "./commands.js";
import type { GameEvent } from "./events.js";
import { unknownEvent } from "./evolve.js";

/**
 * Returns the player's command that caused an event. Only the first event of a command represents it; the result is
 * `null` for all other events. The stack of a `Deal` is not part of the result, because a later event contains it.
 *
 * @throws CorruptEvents for an unknown event
 */
export function choiceOf(event: GameEvent): Command | null {
  switch (event.type) {
    case "BetPlaced":
      return { type: "PlaceBet", seat: event.seat, amount: event.amount };
    case "BetsCleared":
      return { type: "ClearBets" };
    case "RoundStarted":
      return { type: "Deal" };
    case "GameRestarted":
      return { type: "StartAgain" };
    case "SeatBoughtIn":
      return { type: "BuyIn", seat: event.seat, amount: event.amount };
    case "SeatCashedOut":
      return { type: "CashOut", seat: event.seat };
    case "HandHit":
      return { type: "Hit", hand: event.hand };
    case "HandStood":
      return { type: "Stand", hand: event.hand };
    case "HandDoubled":
      return { type: "Double", hand: event.hand };
    case "HandSplit":
      return { type: "Split", hand: event.hand };
    case "HandSurrendered":
      return { type: "Surrender", hand: event.hand };
    case "SurrenderDeclined":
      return { type: "DeclineSurrender", hand: event.hand };
    case "InsuranceTaken":
      return { type: "TakeInsurance", hand: event.hand, amount: event.amount };
    case "InsuranceDeclined":
      return { type: "DeclineInsurance", hand: event.hand };
    case "CardsDiscarded":
    case "ShoeShuffled":
    case "ShoeStacked":
    case "CardDealt":
    case "SurrenderOffered":
    case "InsuranceOffered":
    case "TurnStarted":
    case "TurnEnded":
    case "ThunderjackAwarded":
    case "ThunderjacksCancelled":
    case "BlackjackAwarded":
    case "BlitzAwarded":
    case "HoleCardRevealed":
    case "DealerHit":
    case "DealerStood":
    case "DealerBusted":
    case "HandSettled":
    case "RoundSettled":
    case "GameEnded":
    case "BetRemoved":
      return null;
    default:
      return unknownEvent(event);
  }
}
