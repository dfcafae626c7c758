import type { RuleSet } from "../rule-set.js";
import type { Seat } from "../seat.js";
import type { Command } from "./commands.js";
import { MOVES_BY_WORD } from "./move-words.js";
import { whyNotFor } from "./own-seats.js";
import { acceptsBets } from "./phases.js";
import type { TableState } from "./state.js";

/**
 * Returns the legal commands for the buttons of a table. While a round is in play, these are the moves of the hand
 * whose turn it is. Between two rounds, they are the deal, the removal of all bets, and one bet for each chip and seat.
 * After the end of the game, the only command is `StartAgain`. Purses have no buttons.
 *
 * @param ownSeats the seats of the player; if omitted, all seats
 */
export function legalCommands(rules: RuleSet, state: TableState, ownSeats?: readonly Seat[]): readonly Command[] {
  return candidates(rules, state).filter((command) => whyNotFor(rules, state, command, ownSeats) === null);
}

function candidates(rules: RuleSet, state: TableState): readonly Command[] {
  const { phase, turn, bets } = state;
  if (phase === "broke") return [{ type: "StartAgain" }];
  if (acceptsBets(state)) {
    const chips = rules.seats.flatMap((seat) =>
      rules.chips.map((chip): Command => ({ type: "PlaceBet", seat, amount: bets[seat] + chip })),
    );
    return [{ type: "Deal" }, { type: "ClearBets" }, ...chips];
  }
  if (turn === null) return [];
  return Object.values(MOVES_BY_WORD).map((type) => ({ type, hand: turn }));
}
