import type { BettingCommand } from "./commands.js";
import type { Unfolding } from "./unfolding.js";

/** Carries out a command that was found legal between two rounds. */
export function bet(table: Unfolding, command: BettingCommand): void {
  switch (command.type) {
    case "PlaceBet":
      return table.emit({ type: "BetPlaced", seat: command.seat, amount: command.amount });
    case "ClearBets":
      return table.emit({ type: "BetsCleared" });
    case "StartAgain":
      return table.emit({ type: "GameRestarted", credits: table.rules.startingCredits });
    default:
      return neverAsked(command);
  }
}

function neverAsked(command: never): never {
  throw new TypeError(`Unknown betting command ${JSON.stringify(command)}.`);
}
