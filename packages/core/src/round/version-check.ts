import type { Command } from "./commands.js";
import { isInPlay } from "./phases.js";
import type { TableState } from "./state.js";

/** The commands whose meaning changes only with the end of the betting phase. */
const BETTING: readonly Command["type"][] = ["PlaceBet", "ClearBets", "Deal"];

/**
 * Follows the versions of a table, and finds commands that are based on an outdated one. It needs the states after each
 * command, not after each event.
 */
export class VersionCheck {
  #state: TableState;
  /** The version with which the last round ended or was dealt. */
  #bettingFrom: number;

  /** @param opening the first state. Commands based on earlier versions are outdated. */
  constructor(opening: TableState) {
    this.#state = opening;
    this.#bettingFrom = opening.version;
  }

  /** Continues with the state after a command. */
  follow(state: TableState): void {
    if (isInPlay(state) || isInPlay(this.#state) || state.round !== this.#state.round)
      this.#bettingFrom = state.version;
    this.#state = state;
  }

  /**
   * Returns whether an event after the expected version has changed the meaning of the command. For a bet or a deal,
   * this is the end of the betting phase; other bets do not change it. For all other commands, it is any event.
   *
   * @param expected the version of the table on which the sender decided
   */
  isStale({ type }: Command, expected: number): boolean {
    const { version } = this.#state;
    return BETTING.includes(type) ? expected < this.#bettingFrom || expected > version : expected !== version;
  }
}
