import { rankOf } from "@thunderjack/cards";
import {
  type CardDealt,
  type GameEvent,
  type HandName,
  type HandSettled,
  handNamed,
  isNatural,
  publicState,
  type RuleSet,
  type TableState,
  type ThunderjackAwarded,
  type TurnEnded,
} from "@thunderjack/core";
import { cardTotal } from "./card-total.js";
import { isEvenMoney } from "./even-money.js";
import { ENGLISH } from "./languages/en/game.js";
import type { Phrasebook, Total } from "./phrasebook.js";
import { ONE_PLAYER, ownHands, type Seating } from "./seating.js";
import { netOf } from "./stakes.js";

/**
 * Returns an event as a sentence, for screen readers, transcripts and the terminal. The sentence never contains the
 * hole card before it is revealed. This also applies to events of the full stream.
 *
 * @param after the state after the event
 * @param rules the rules of the table, for the sentence that a Thunderjack ends the round, and to distinguish the
 *   insurance of a Thunderjack from even money
 * @param seating the seats of the player, whose result is the result of the round. Defaults to all seats
 * @returns `null` for an event that the sentences of other events describe
 */
export function narrate(
  event: GameEvent,
  after: TableState,
  words: Phrasebook = ENGLISH,
  rules?: RuleSet,
  seating: Seating = ONE_PLAYER,
): string | null {
  switch (event.type) {
    case "BetPlaced":
      return words.betPlaced(event.seat, event.amount);
    case "BetsCleared":
      return words.betsCleared;
    case "RoundStarted":
      return words.roundStarted(event.round);
    case "ShoeShuffled":
      return words.shuffled;
    case "ShoeStacked":
      return words.stacked(event.count);
    case "CardDealt":
      return event.to === "dealer" ? dealtToDealer(event, after, words) : dealtToHand(event, event.to, after, words);
    case "SurrenderOffered":
      return words.askSurrender(event.hand);
    case "SurrenderDeclined":
      return words.surrenderDeclined(event.hand);
    case "InsuranceOffered":
      return hasEvenMoney(event.hand, after, rules) ? words.askEvenMoney(event.hand) : words.askInsurance(event.hand);
    case "InsuranceTaken":
      return hasEvenMoney(event.hand, after, rules)
        ? words.evenMoneyTaken(event.hand)
        : words.insuranceTaken(event.hand, event.amount);
    case "InsuranceDeclined":
      return hasEvenMoney(event.hand, after, rules)
        ? words.evenMoneyDeclined(event.hand)
        : words.insuranceDeclined(event.hand);
    case "TurnStarted":
      return turnStarted(event.hand, after, words);
    case "HandStood":
      return words.stood(event.hand, totalOfHand(after, event.hand).value);
    case "HandDoubled":
      return words.doubled(event.hand, handNamed(after, event.hand)?.bet ?? event.amount * 2);
    case "HandSplit":
      return words.split(event.hand, event.newHand, event.card);
    case "HandSurrendered":
      return words.surrendered(event.hand);
    case "TurnEnded":
      return turnEnded(event, after, words);
    case "ThunderjackAwarded":
      return thunderjack(event, after, words, rules);
    case "ThunderjacksCancelled":
      return words.thunderjacksCancelled(event.hands.length);
    case "BlackjackAwarded":
      // Even money is paid as one amount, when the bet is settled.
      return handNamed(after, event.hand)?.insurance ? null : words.awarded(event.hand, "blackjack", event.payout);
    case "BlitzAwarded":
      return words.awarded(event.hand, "blitz", event.payout);
    case "HoleCardRevealed":
      return words.dealerReveals(event.card, cardTotal(after.dealer.cards), isNatural(after.dealer.cards));
    case "DealerStood":
      return words.dealerStood(event.total);
    case "DealerBusted":
      return words.dealerBusted(event.total, after.dealer.cards.length);
    case "HandSettled":
      return settled(event, after, words, rules);
    case "RoundSettled":
      return words.result(
        seating.ownSeats === undefined ? event.returned - event.staked : netOf(ownHands(after.hands, seating)),
      );
    case "GameEnded":
      return words.gameOver;
    case "GameRestarted":
      return words.gameRestarted(event.credits);
    case "SeatBoughtIn":
      return words.boughtIn(event.seat, event.amount);
    case "SeatCashedOut":
      return words.cashedOut(event.seat, event.amount);
    case "BetRemoved":
      return words.betRemoved(event.seat);
    case "CardsDiscarded":
    case "HandHit":
    case "DealerHit":
      return null;
    default:
      return unknownEvent(event);
  }
}

function dealtToHand({ card }: CardDealt, name: HandName, after: TableState, words: Phrasebook): string | null {
  if (card === null) return null;
  const isFirst = handNamed(after, name)?.cards.length === 1;
  return words.cardDealt(name, card, isFirst ? null : totalOfHand(after, name));
}

function dealtToDealer({ card, faceDown }: CardDealt, after: TableState, words: Phrasebook): string {
  if (faceDown || card === null) return words.dealerHides;
  const { cards } = publicState(after).dealer;
  const seen = cards.filter((other) => other !== null);
  return seen.length === 1 ? words.dealerShows(card) : words.dealerDraws(card, cardTotal(seen));
}

/**
 * Returns the sentence for the start of a turn. A hand of one card is the result of a split. Under most rules, a split
 * ace gets one card and no choice, so `null` is returned.
 */
function turnStarted(name: HandName, after: TableState, words: Phrasebook): string | null {
  const { cards = [] } = handNamed(after, name) ?? {};
  const [first] = cards;
  if (cards.length > 1 || first === undefined) return words.turnStarted(name, cardTotal(cards));
  return rankOf(first) === "a" ? null : words.turnStarted(name, null);
}

/**
 * Returns the sentence for a Thunderjack. It mentions the end of the round if other hands have no turn because of it.
 */
function thunderjack(
  { hand, payout }: ThunderjackAwarded,
  { hands }: TableState,
  words: Phrasebook,
  rules: RuleSet | undefined,
): string {
  const sentence = words.awarded(hand, "thunderjack", payout);
  const endsRound = rules?.thunderjack?.endsRound === true && hands.some(({ outcome }) => outcome === null);
  return endsRound ? `${sentence} ${words.thunderjackEndsRound}` : sentence;
}

function turnEnded({ hand, reason }: TurnEnded, after: TableState, words: Phrasebook): string | null {
  const { value } = totalOfHand(after, hand);
  switch (reason) {
    case "bust":
      return words.bust(hand, value);
    case "twenty-one":
      return words.stood(hand, value);
    case "split-aces":
      return words.splitAcesStand(hand);
    case "no-cards":
      return words.noCardsLeft(hand);
    case "blitz":
      return null; // included in the sentence of the award
    default:
      return unknownReason(reason);
  }
}

function settled(event: HandSettled, after: TableState, words: Phrasebook, rules: RuleSet | undefined): string | null {
  const { hand, stake, bet, outcome, returned } = event;
  const insurance = handNamed(after, hand)?.insurance ?? null;
  if (insurance !== null && hasEvenMoney(hand, after, rules)) {
    // The insurance of a blackjack is settled first. The player sees one result.
    const insured = (insurance.returned ?? 0) - insurance.bet;
    return stake === "insurance" ? null : words.evenMoneyPaid(hand, returned - bet + insured);
  }
  if (stake === "insurance") return words.insuranceSettled(hand, returned - bet);
  switch (outcome) {
    case "thunderjack":
    case "blackjack":
    case "blitz":
    case "bust":
      return null; // included in the sentence of the award or of the end of the turn
    default:
      return words.handSettled(hand, outcome, returned - bet, returned);
  }
}

/** Returns whether the insurance of a hand is called even money. */
function hasEvenMoney(name: HandName, state: TableState, rules: RuleSet | undefined): boolean {
  const hand = handNamed(state, name);
  return hand !== undefined && isEvenMoney(hand, rules);
}

function totalOfHand(state: TableState, name: HandName): Total {
  return cardTotal(handNamed(state, name)?.cards ?? []);
}

function unknownEvent(event: never): never {
  throw new TypeError(`Unknown event ${JSON.stringify(event)}.`);
}

function unknownReason(reason: never): never {
  throw new TypeError(`Unknown reason ${JSON.stringify(reason)}.`);
}
