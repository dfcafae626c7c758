import type { Command } from "./commands.js";
import { isInPlay } from "./phases.js";
import type { TableState } from "./state.js";

/**
 * Returns whether a command is a bet, the removal of all bets, a buy-in, a cash-out, or a deal. Only the end of the
 * betting phase changes the meaning of such a command.
 */
export function isBetOrDeal({ type }: Command): boolean {
  switch (type) {
    case "PlaceBet":
    case "ClearBets":
    case "BuyIn":
    case "CashOut":
    case "Deal":
      return true;
    default:
      return false;
  }
}

/**
 * Follows the versions of a table, and finds commands that are based on an outdated version. It needs the state after
 * each command, but not after each event.
 */
export class VersionCheck {
  #state: TableState;
  /** The version at the beginning of the betting phase; while a round is in play, the current version. */
  #bettingFrom: number;

  /** @param opening the first state. Commands based on earlier versions are outdated. */
  constructor(opening: TableState) {
    this.#state = opening;
    this.#bettingFrom = opening.version;
  }

  /** Stores the state after a command. Must be called after each command. */
  follow(state: TableState): void {
    if (isInPlay(state) || isInPlay(this.#state) || state.round !== this.#state.round)
      this.#bettingFrom = state.version;
    this.#state = state;
  }

  /**
   * Returns whether an event after the expected version has changed the meaning of the command. For a bet or a deal,
   * this is only the end of the betting phase. For all other commands, it is any event.
   *
   * @param expected the version of the table on which the sender decided; a version that the table has not reached yet
   *   is stale, too
   */
  isStale(command: Command, expected: number): boolean {
    const { version } = this.#state;
    return isBetOrDeal(command) ? expected < this.#bettingFrom || expected > version : expected !== version;
  }
}
