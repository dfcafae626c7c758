import {
  type CardDealt,
  type GameEvent,
  type HandName,
  type HandSettled,
  handNamed,
  isNatural,
  isSoft,
  publicState,
  type TableState,
  type TurnEnded,
  totalOf,
} from "@thunderjack/core";
import { ENGLISH } from "./languages/english.js";
import type { Phrasebook, Total } from "./phrasebook.js";

/**
 * An event as one sentence, for screen readers, transcripts and the terminal. Never tells the hole card before it is
 * shown, whichever stream the event comes from.
 *
 * @param after the state after the event
 * @returns `null` for an event that the sentences before and after it tell already
 */
export function narrate(event: GameEvent, after: TableState, words: Phrasebook = ENGLISH): string | null {
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
      return words.askInsurance(event.hand);
    case "InsuranceTaken":
      return words.insuranceTaken(event.hand, event.amount);
    case "InsuranceDeclined":
      return words.insuranceDeclined(event.hand);
    case "TurnStarted":
      return words.turnStarted(event.hand, totalOfHand(after, event.hand));
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
      return words.awarded(event.hand, "thunderjack", event.payout);
    case "ThunderjacksCancelled":
      return words.thunderjacksCancelled(event.hands.length);
    case "BlackjackAwarded":
      return words.awarded(event.hand, "blackjack", event.payout);
    case "BlitzAwarded":
      return words.awarded(event.hand, "blitz", event.payout);
    case "HoleCardRevealed":
      return words.dealerReveals(event.card, totalSeen(after.dealer.cards), isNatural(after.dealer.cards));
    case "DealerStood":
      return words.dealerStood(event.total);
    case "DealerBusted":
      return words.dealerBusted(event.total, after.dealer.cards.length);
    case "HandSettled":
      return settled(event, words);
    case "RoundSettled":
      return words.result(event.returned - event.staked);
    case "GameEnded":
      return words.gameOver;
    case "GameRestarted":
      return words.gameRestarted(event.credits);
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
  return seen.length === 1 ? words.dealerShows(card) : words.dealerDraws(card, totalSeen(seen));
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
      return null; // the award says it
    default:
      return unknownReason(reason);
  }
}

function settled({ hand, stake, bet, outcome, returned }: HandSettled, words: Phrasebook): string | null {
  if (stake === "insurance") return words.insuranceSettled(hand, returned - bet);
  switch (outcome) {
    case "thunderjack":
    case "blackjack":
    case "blitz":
    case "bust":
      return null; // the award, or the end of the turn, said it
    default:
      return words.handSettled(hand, outcome, returned - bet, returned);
  }
}

function totalOfHand(state: TableState, name: HandName): Total {
  return totalSeen(handNamed(state, name)?.cards ?? []);
}

function totalSeen(cards: TableState["dealer"]["cards"]): Total {
  return { value: totalOf(cards), isSoft: isSoft(cards) };
}

function unknownEvent(event: never): never {
  throw new TypeError(`Unknown event ${JSON.stringify(event)}.`);
}

function unknownReason(reason: never): never {
  throw new TypeError(`Unknown end of a turn ${JSON.stringify(reason)}.`);
}
