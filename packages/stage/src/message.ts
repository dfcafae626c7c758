import { type Hand, handNamed, ownSide, type RuleSet, sumOfBets, type TableState, totalOf } from "@thunderjack/core";
import { cardTotal } from "./card-total.js";
import { isEvenMoney } from "./even-money.js";
import type { Phrasebook } from "./phrasebook.js";
import { isOwnSeat, ownHands, type Seating } from "./seating.js";
import { netOf } from "./stakes.js";

/**
 * Returns the message of the table: the current event, the question to the player, or the hand in turn.
 *
 * @param asked the hand that has a choice now; `null` for none
 */
export function messageOn(
  rules: RuleSet,
  state: TableState,
  asked: Hand | null,
  words: Phrasebook,
  seating: Seating,
): string {
  const other = state.turn === null ? undefined : handNamed(state, state.turn)?.seat;
  if (other !== undefined && !isOwnSeat(seating, other)) {
    return words.othersTurn(other, seating.players?.[other] ?? null);
  }
  switch (state.phase) {
    case "betting":
      return words.placeBets(sumOfBets(ownSide(state, seating.ownSeats).bets) > 0);
    case "opening":
      return words.dealing;
    case "surrender":
      return asked === null ? words.handOver : words.askSurrender(asked.name);
    case "insurance":
      if (asked === null) return words.insuranceClosed;
      return isEvenMoney(asked, rules) ? words.askEvenMoney(asked.name) : words.askInsurance(asked.name);
    case "players":
      if (asked !== null) return words.askMove(asked.name, cardTotal(asked.cards), totalOf(faceUp(state.dealer)));
      return state.turn === null ? words.handOver : words.plays(state.turn);
    case "dealer":
      return words.dealerPlays;
    case "settled": {
      const own = ownHands(state.hands, seating);
      return [words.result(netOf(own)), ...insurancesOf(rules, own, words)].join(" ");
    }
    case "broke":
      return words.gameOver;
    default:
      return unknownState(state);
  }
}

/** Returns the cards of the dealer that are face up. In a turn of a player, this is the upcard. */
function faceUp({ cards, faceDown }: TableState["dealer"]): TableState["dealer"]["cards"] {
  return cards.filter((_card, place) => place !== faceDown);
}

/** Returns the net result of the insurances. A label beside each bet shows its own, if there is room for it. */
function insurancesOf(rules: RuleSet, hands: readonly Hand[], words: Phrasebook): readonly string[] {
  const settled = hands.filter((hand) => hand.insurance?.returned != null && !isEvenMoney(hand, rules));
  const net = settled.reduce((sum, { insurance }) => sum + (insurance?.returned ?? 0) - (insurance?.bet ?? 0), 0);
  return settled.length === 0 ? [] : [words.insuranceResult(net)];
}

function unknownState(state: never): never {
  throw new TypeError(`Unknown phase in ${JSON.stringify(state)}.`);
}
