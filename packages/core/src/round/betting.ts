import type { RuleSet } from "../rule-set.js";
import type { BettingCommand } from "./commands.js";
import type { TableEvent } from "./events.js";
import { unknownCommand } from "./legal.js";
import { creditsOf, type TableState } from "./state.js";

/** Returns the event of a legal command between two rounds. Such a command needs no cards. */
export function bettingEvent(rules: RuleSet, state: TableState, command: BettingCommand): TableEvent {
  const version = state.version + 1;
  switch (command.type) {
    case "PlaceBet":
      return { type: "BetPlaced", seat: command.seat, amount: command.amount, version };
    case "ClearBets":
      return { type: "BetsCleared", version };
    case "StartAgain":
      return { type: "GameRestarted", credits: rules.startingCredits, version };
    case "BuyIn":
      return { type: "SeatBoughtIn", seat: command.seat, amount: command.amount, version };
    case "CashOut":
      return { type: "SeatCashedOut", seat: command.seat, amount: creditsOf(state, command.seat), version };
    default:
      return unknownCommand(command);
  }
}
