import { type Hand, isBust, type RuleSet, sumOfBets, type TableState } from "@thunderjack/core";
import type { LabelledCommand, Phrasebook } from "./phrasebook.js";
import { netOf } from "./stakes.js";
import type { MoveView } from "./view.js";

/**
 * Returns the message of the table: the current event, or the choices of the player.
 *
 * @param asked the hand that has a choice, with its `moves`
 */
export function messageOn(
  rules: RuleSet,
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
      return asked === null ? turnOver(rules, state, words) : words.askSurrender(asked.name);
    case "insurance":
      return asked === null ? words.insuranceClosed : words.askInsurance(asked.name);
    case "players":
      if (asked !== null) return words.askMove(asked.name, legalOf(moves));
      return state.turn === null ? turnOver(rules, state, words) : words.plays(state.turn);
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

/** Returns the message between two turns. The message names a Blitz or a surrender. */
function turnOver(rules: RuleSet, state: TableState, words: Phrasebook): string {
  const ended = endedHand(rules, state);
  if (ended === null) return words.handOver;
  const { name, outcome } = ended;
  return outcome === "surrender" ? words.surrendered(name) : words.pair(words.hand(name), words.badges.blitz);
}

/** Returns the hand that has just made a Blitz or surrendered; `null` if the state does not show which hand it was. */
function endedHand(rules: RuleSet, { phase, hands }: TableState): Hand | null {
  const paid = hands.find((hand) => hand.outcome === null && isBlitz(rules, hand));
  if (paid !== undefined) return paid;
  const last = hands[hands.length - 1];
  // After an early surrender of the last hand, the turns of the other hands follow.
  const hasSurrendered = last?.outcome === "surrender" && (phase === "surrender" || rules.surrender === "late");
  return last !== undefined && (last.outcome === "blitz" || hasSurrendered) ? last : null;
}

/** Whether a hand has the cards of a Blitz. A Blitz has no outcome until it is paid. */
function isBlitz({ blitz }: RuleSet, { cards }: Hand): boolean {
  return blitz !== null && cards.length >= blitz.cards && !isBust(cards);
}

function legalOf(moves: readonly MoveView[]): readonly LabelledCommand[] {
  const legal: LabelledCommand[] = [];
  for (const { command, isLegal } of moves) if (isLegal && command.type !== "PlaceBet") legal.push(command.type);
  return legal;
}

function unknownState(state: never): never {
  throw new TypeError(`Unknown phase in ${JSON.stringify(state)}.`);
}
