import { type Hand, sumOfBets, type TableState } from "@thunderjack/core";
import type { LabelledCommand, Phrasebook } from "./phrasebook.js";
import { netOf } from "./stakes.js";
import type { MoveView } from "./view.js";

/**
 * The sentence that says what is going on or expected.
 *
 * @param asked the hand that is asked for an answer, with its `moves`
 */
export function messageOn(
  state: TableState,
  asked: Hand | null,
  moves: readonly MoveView[],
  words: Phrasebook,
): string {
  switch (state.phase) {
    case "betting":
      return words.placeBets(sumOfBets(state.bets) > 0);
    case "opening":
      return words.dealing;
    case "surrender":
      return asked === null ? words.betweenTurns : words.askSurrender(asked.name);
    case "insurance":
      return asked === null ? words.betweenTurns : words.askInsurance(asked.name);
    case "players":
      if (asked !== null) return words.askMove(asked.name, legalOf(moves));
      return state.turn === null ? words.betweenTurns : words.plays(state.turn);
    case "dealer":
      return words.dealerPlays;
    case "settled":
      return words.result(netOf(state));
    case "broke":
      return words.gameOver;
    default:
      return unknownState(state);
  }
}

function legalOf(moves: readonly MoveView[]): readonly LabelledCommand[] {
  const legal: LabelledCommand[] = [];
  for (const { command, isLegal } of moves) if (isLegal && command.type !== "PlaceBet") legal.push(command.type);
  return legal;
}

function unknownState(state: never): never {
  throw new TypeError(`Unknown phase in ${JSON.stringify(state)}.`);
}
