import type { CardId } from "@thunderjack/cards";
import type { Bets, HandName, Seat } from "../seat.js";
import { betOn, NO_BETS, sumOfBets } from "../seat.js";
import type { CardDealt, GameEvent, HandSettled, HandSplit, Outcome } from "./events.js";
import type { DealerHand, Hand, Insurance, Phase, TableState } from "./state.js";

/*
 * The fold of events into states. It applies no rules. The most frequent events have functions of their own, which
 * `Unfolding` can call directly. Every change writes a complete object literal with the fields in the same order, which
 * is many times faster than spreading an object.
 */

const EMPTY_DEALER_HAND: DealerHand = { cards: [], faceDown: -1 };
const NO_HANDS: readonly Hand[] = [];

/**
 * Returns the state after one more event. Accepts full events and public events. The fold of the public events is the
 * public state.
 *
 * @throws CorruptEvents if the event is impossible in this state
 */
export function evolve(state: TableState, event: GameEvent): TableState {
  switch (event.type) {
    case "CardDealt":
      return cardDealt(state, event);
    case "HandSettled":
      return handSettled(state, event);
    case "TurnStarted":
      return turnStarted(state, event.hand);
    case "HandHit":
    case "DealerStood":
      return counted(state);
    case "HandStood":
    case "HandSurrendered":
    case "TurnEnded":
    case "SurrenderDeclined":
    case "InsuranceDeclined":
      return turnEnded(state);
    case "HoleCardRevealed":
      return holeCardRevealed(state, event.card);
    case "DealerHit":
      return inPhase(state, "dealer", null);
    case "RoundStarted":
      return roundStarted(state, event.round, event.bets);
    case "CardsDiscarded":
      return cardsDiscarded(state, event.cards);
    case "RoundSettled":
      return inPhase(state, "settled", null);
    case "HandDoubled":
      return paid(
        state,
        event.hand,
        -event.amount,
        replaced(state.hands, event.hand, (hand) => doubledHand(hand, event.amount)),
        state.turn,
      );
    case "HandSplit":
      return paid(state, event.hand, -event.amount, splitHands(state.hands, event), state.turn);
    case "ShoeShuffled":
      return withCards(state, state.hands, state.dealer, event.cards, 0, event.shuffle + 1);
    case "SurrenderOffered":
      return inPhase(state, "surrender", event.hand);
    case "InsuranceOffered":
      return inPhase(state, "insurance", event.hand);
    case "InsuranceTaken":
      return paid(
        state,
        event.hand,
        -event.amount,
        replaced(state.hands, event.hand, (hand) => insuredHand(hand, { bet: event.amount, returned: null })),
        null,
      );
    case "BetPlaced":
      return withBets(state, withAmount(state.bets, event.seat, event.amount));
    case "BetRemoved":
      return withBets(state, withAmount(state.bets, event.seat, 0));
    case "BetsCleared":
      return withBets(state, NO_BETS);
    case "SeatBoughtIn":
      return withPurse(state, event.seat, event.amount, state.bets);
    case "SeatCashedOut":
      return withPurse(state, event.seat, -event.amount, withAmount(state.bets, event.seat, 0));
    case "GameEnded":
      return inPhase(state, "broke", null);
    case "GameRestarted":
      return withMoney(state, "betting", event.credits, state.purses, state.bets);
    case "DealerBusted":
    case "BlackjackAwarded":
    case "ThunderjackAwarded":
    case "ThunderjacksCancelled":
    case "BlitzAwarded":
    case "ShoeStacked":
      // These events only advance the version. Their effects follow from the cards or are part of other events.
      return counted(state);
    default:
      return unknownEvent(event);
  }
}

/** The error that is thrown for an event that contradicts the state: a corrupt recording, or a bug. */
export class CorruptEvents extends Error {
  override readonly name = "CorruptEvents";
}

/** Throws the error for an event that does not exist, for example from a newer version. */
export function unknownEvent(event: never): never {
  throw new CorruptEvents(`Unknown event ${JSON.stringify(event)}.`);
}

/**
 * Creates the state after an event. All states have the same fields in the same order. The caller must pass a turn that
 * matches the phase, because the types do not check it.
 */
function tableState(
  phase: Phase,
  round: number,
  credits: number,
  purses: Bets | null,
  bets: Bets,
  hands: readonly Hand[],
  dealer: DealerHand,
  turn: HandName | null,
  undealt: number,
  tray: number,
  shuffles: number,
  version: number,
): TableState {
  return { phase, round, credits, purses, bets, hands, dealer, turn, undealt, tray, shuffles, version } as TableState;
}

/** Returns the same state with the next version. */
export function counted(s: TableState): TableState {
  return inPhase(s, s.phase, s.turn);
}

function inPhase(s: TableState, phase: Phase, turn: HandName | null): TableState {
  return tableState(
    phase,
    s.round,
    s.credits,
    s.purses,
    s.bets,
    s.hands,
    s.dealer,
    turn,
    s.undealt,
    s.tray,
    s.shuffles,
    s.version + 1,
  );
}

export function turnStarted(s: TableState, hand: HandName): TableState {
  return inPhase(s, "players", hand);
}

/** Returns the state after a turn, or after an answer: no hand has the turn. */
export function turnEnded(s: TableState): TableState {
  return inPhase(s, s.phase, null);
}

export function cardsDiscarded(s: TableState, cards: readonly CardId[]): TableState {
  return withCards(s, NO_HANDS, EMPTY_DEALER_HAND, s.undealt, s.tray + cards.length, s.shuffles);
}

function withCards(
  s: TableState,
  hands: readonly Hand[],
  dealer: DealerHand,
  undealt: number,
  tray: number,
  shuffles: number,
): TableState {
  return tableState(
    s.phase,
    s.round,
    s.credits,
    s.purses,
    s.bets,
    hands,
    dealer,
    s.turn,
    undealt,
    tray,
    shuffles,
    s.version + 1,
  );
}

function withMoney(s: TableState, phase: Phase, credits: number, purses: Bets | null, bets: Bets): TableState {
  return tableState(
    phase,
    s.round,
    credits,
    purses,
    bets,
    s.hands,
    s.dealer,
    null,
    s.undealt,
    s.tray,
    s.shuffles,
    s.version + 1,
  );
}

function withBets(s: TableState, bets: Bets): TableState {
  return withMoney(s, s.phase, s.credits, s.purses, bets);
}

/**
 * Returns the state after a change of a purse.
 *
 * @throws CorruptEvents if all seats share one purse
 */
function withPurse(s: TableState, seat: Seat, change: number, bets: Bets): TableState {
  if (s.purses === null) throw new CorruptEvents(`The ${seat} seat has no purse of its own.`);
  return withMoney(s, s.phase, s.credits + change, added(s.purses, seat, change), bets);
}

/** Returns the state after a payment to the owner of a hand. The change is negative for a payment by the owner. */
function paid(
  s: TableState,
  hand: HandName,
  change: number,
  hands: readonly Hand[],
  turn: HandName | null,
): TableState {
  return tableState(
    s.phase,
    s.round,
    s.credits + change,
    s.purses === null ? null : added(s.purses, handAt(s.hands, indexOf(s.hands, hand)).seat, change),
    s.bets,
    hands,
    s.dealer,
    turn,
    s.undealt,
    s.tray,
    s.shuffles,
    s.version + 1,
  );
}

export function roundStarted(s: TableState, round: number, bets: Bets): TableState {
  const credits = s.credits - sumOfBets(bets);
  const { purses } = s;
  const left =
    purses === null
      ? null
      : { right: purses.right - bets.right, middle: purses.middle - bets.middle, left: purses.left - bets.left };
  return tableState(
    "opening",
    round,
    credits,
    left,
    bets,
    s.hands,
    s.dealer,
    null,
    s.undealt,
    s.tray,
    s.shuffles,
    s.version + 1,
  );
}

export function cardDealt(state: TableState, event: CardDealt): TableState {
  return event.to === "dealer" ? dealtToDealer(state, event) : dealtToHand(state, event.to, event);
}

function dealtToDealer(state: TableState, event: CardDealt): TableState {
  const { cards, faceDown } = state.dealer;
  const dealer = { cards: withLast(cards, event.card), faceDown: event.faceDown ? cards.length : faceDown };
  return withCards(state, state.hands, dealer, state.undealt - 1, state.tray, state.shuffles);
}

function dealtToHand(state: TableState, name: HandName, event: CardDealt): TableState {
  const { card } = event;
  if (card === null) throw new CorruptEvents(`The hand ${name} was dealt a masked card.`);
  const { hands } = state;
  const index = indexOf(hands, name);
  const next =
    index === -1
      ? withLast(hands, openedHand(name, state.bets, card))
      : withAt(hands, index, withCard(handAt(hands, index), card));
  return withCards(state, next, state.dealer, state.undealt - 1, state.tray, state.shuffles);
}

export function handSettled(s: TableState, event: HandSettled): TableState {
  const hands = replaced(s.hands, event.hand, (hand) =>
    event.stake === "bet" ? settledHand(hand, event) : insuredHand(hand, { bet: event.bet, returned: event.returned }),
  );
  return paid(s, event.hand, event.returned, hands, s.turn);
}

export function holeCardRevealed(s: TableState, card: CardId): TableState {
  const { cards, faceDown } = s.dealer;
  if (faceDown === -1) throw new CorruptEvents("A hole card was revealed, but no card is face down.");
  const dealer = { cards: withAt(cards, faceDown, card), faceDown: -1 };
  return tableState(
    "dealer",
    s.round,
    s.credits,
    s.purses,
    s.bets,
    s.hands,
    dealer,
    null,
    s.undealt,
    s.tray,
    s.shuffles,
    s.version + 1,
  );
}

/** Creates a hand. All hands are created here, so that they have the same fields in the same order. */
function handState(
  name: HandName,
  seat: Seat,
  cards: readonly CardId[],
  bet: number,
  split: boolean,
  doubled: boolean,
  insurance: Insurance | null,
  outcome: Outcome | null,
  returned: number,
): Hand {
  return { name, seat, cards, bet, split, doubled, insurance, outcome, returned };
}

/** Returns the first hand of a seat. It is created by its first card. */
function openedHand(name: HandName, bets: Bets, card: CardId): Hand {
  const seat = seatOf(name);
  return handState(name, seat, [card], betOn(bets, seat), false, false, null, null, 0);
}

function seatOf(name: HandName): Seat {
  if (name === "right" || name === "middle" || name === "left") return name;
  throw new CorruptEvents(`A card was dealt to the hand ${name}, which is not on the table.`);
}

function withCard(h: Hand, card: CardId): Hand {
  const cards = withLast(h.cards, card);
  return handState(h.name, h.seat, cards, h.bet, h.split, h.doubled, h.insurance, h.outcome, h.returned);
}

function doubledHand(h: Hand, amount: number): Hand {
  return handState(h.name, h.seat, h.cards, h.bet + amount, h.split, true, h.insurance, h.outcome, h.returned);
}

function insuredHand(h: Hand, insurance: Insurance): Hand {
  return handState(h.name, h.seat, h.cards, h.bet, h.split, h.doubled, insurance, h.outcome, h.returned);
}

function settledHand(h: Hand, { outcome, returned }: HandSettled): Hand {
  return handState(h.name, h.seat, h.cards, h.bet, h.split, h.doubled, h.insurance, outcome, returned);
}

/**
 * Returns the hands after a split. The old hand keeps its first card. The new hand follows it directly and gets the
 * second card.
 */
function splitHands(hands: readonly Hand[], { hand, newHand, card, amount }: HandSplit): readonly Hand[] {
  const index = indexOf(hands, hand);
  const h = handAt(hands, index);
  const left = h.cards.filter((other) => other !== card);
  const kept = handState(h.name, h.seat, left, h.bet, true, h.doubled, h.insurance, h.outcome, h.returned);
  const moved = handState(newHand, h.seat, [card], amount, true, false, null, null, 0);
  return [...hands.slice(0, index), kept, moved, ...hands.slice(index + 1)];
}

/** Returns the amounts of the seats, with another amount for one of them. */
function withAmount(amounts: Bets, seat: Seat, amount: number): Bets {
  return {
    right: seat === "right" ? amount : amounts.right,
    middle: seat === "middle" ? amount : amounts.middle,
    left: seat === "left" ? amount : amounts.left,
  };
}

function added(amounts: Bets, seat: Seat, change: number): Bets {
  return withAmount(amounts, seat, betOn(amounts, seat) + change);
}

function indexOf(hands: readonly Hand[], name: HandName): number {
  for (let index = 0; index < hands.length; index++) if (handAt(hands, index).name === name) return index;
  return -1;
}

function handAt(hands: readonly Hand[], index: number): Hand {
  const hand = hands[index];
  if (hand === undefined) throw new CorruptEvents("An event names a hand that is not on the table.");
  return hand;
}

function replaced(hands: readonly Hand[], name: HandName, change: (hand: Hand) => Hand): readonly Hand[] {
  const index = indexOf(hands, name);
  return withAt(hands, index, change(handAt(hands, index)));
}

function withAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  // Lists of one or two items are returned as literals, for the reason given at `withLast`.
  if (list.length === 1 && index === 0) return [item];
  if (list.length === 2 && index === 0) return [item, list[1] as Item];
  if (list.length === 2 && index === 1) return [list[0] as Item, item];
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/**
 * Returns the list with the item appended. Short lists are built as literals: these are faster than a copy, and `push`
 * would reserve memory for more items.
 */
function withLast<Item>(list: readonly Item[], item: Item): readonly Item[] {
  switch (list.length) {
    case 0:
      return [item];
    case 1:
      return [list[0] as Item, item];
    case 2:
      return [list[0] as Item, list[1] as Item, item];
    default:
      return [...list, item];
  }
}
