import type { BettingCommand } from "./commands.js";
import type { Unfolding } from "./unfolding.js";

/** Carries out a legal command between two rounds. */
export function bet(table: Unfolding, command: BettingCommand): void {
  switch (command.type) {
    case "PlaceBet":
      return table.emit({ type: "BetPlaced", seat: command.seat, amount: command.amount, version: table.nextVersion });
    case "ClearBets":
      return table.emit({ type: "BetsCleared", version: table.nextVersion });
    case "StartAgain":
      return table.emit({ type: "GameRestarted", credits: table.rules.startingCredits, version: table.nextVersion });
    default:
      return neverAsked(command);
  }
}

function neverAsked(command: never): never {
  throw new TypeError(`Unknown betting command ${JSON.stringify(command)}.`);
}
