import type { CardId } from "@thunderjack/cards";
import type { Bets, HandName, Seat } from "../seat.js";
import { betOn, NO_BETS, sumOfBets } from "../seat.js";
import type { CardDealt, GameEvent, HandSettled, HandSplit } from "./events.js";
import type { DealerHand, Hand, Phase, TableState } from "./state.js";

/*
 * The fold: it records facts and knows no rules. Every change writes a whole new object as one literal with its
 * fields in one order: engines copy those many times faster than they spread an object.
 */

const EMPTY_DEALER_HAND: DealerHand = { cards: [], faceDown: -1 };
const NO_HANDS: readonly Hand[] = [];
const NO_CARDS: readonly CardId[] = [];

/**
 * The state after one more event.
 *
 * Works on the table's own events and on the public ones alike: folding the public stream gives the public state.
 *
 * @throws CorruptEvents when the event cannot follow on this state
 */
export function evolve(state: TableState, event: GameEvent): TableState {
  switch (event.type) {
    case "CardDealt":
      return event.to === "dealer" ? dealtToDealer(state, event) : dealtToHand(state, event.to, event);
    case "HandSettled":
      return settled(state, event);
    case "TurnStarted":
      return inPhase(state, "players", event.hand);
    case "HandHit":
      return state;
    case "HandStood":
    case "HandSurrendered":
    case "TurnEnded":
    case "SurrenderDeclined":
    case "InsuranceDeclined":
      return inPhase(state, state.phase, null);
    case "HoleCardRevealed":
      return revealed(state, event.card);
    case "DealerHit":
      return inPhase(state, "dealer", null);
    case "RoundStarted":
      return {
        phase: "opening",
        round: event.round,
        credits: state.credits - sumOfBets(event.bets),
        bets: event.bets,
        hands: state.hands,
        dealer: state.dealer,
        turn: null,
        undealt: state.undealt,
        tray: state.tray,
        shuffles: state.shuffles,
      };
    case "CardsDiscarded":
      return withCards(
        state,
        NO_HANDS,
        EMPTY_DEALER_HAND,
        state.undealt,
        state.tray.concat(event.cards),
        state.shuffles,
      );
    case "RoundSettled":
      return inPhase(state, "settled", null);
    case "HandDoubled":
      return staked(
        state,
        event.amount,
        replaced(state.hands, event.hand, (hand) => doubledHand(hand, event.amount)),
        state.turn,
      );
    case "HandSplit":
      return staked(state, event.amount, splitHands(state.hands, event), state.turn);
    case "ShoeShuffled":
      return withCards(state, state.hands, state.dealer, event.cards, NO_CARDS, event.shuffle + 1);
    case "SurrenderOffered":
      return inPhase(state, "surrender", event.hand);
    case "InsuranceOffered":
      return inPhase(state, "insurance", event.hand);
    case "InsuranceTaken":
      return staked(
        state,
        event.amount,
        replaced(state.hands, event.hand, (hand) => insuredHand(hand, event.amount)),
        null,
      );
    case "BetPlaced":
      return withMoney(state, state.phase, state.credits, withBet(state.bets, event.seat, event.amount));
    case "BetsCleared":
      return withMoney(state, state.phase, state.credits, NO_BETS);
    case "GameEnded":
      return inPhase(state, "broke", null);
    case "GameRestarted":
      return withMoney(state, "betting", event.credits, state.bets);
    case "DealerStood":
    case "DealerBusted":
    case "BlackjackAwarded":
    case "ThunderjackAwarded":
    case "ThunderjacksCancelled":
    case "BlitzAwarded":
    case "ShoeStacked":
      // What these tell follows from the cards, or comes with another event.
      return state;
    default:
      return unknownEvent(event);
  }
}

/** Events that contradict the state they are folded into: a corrupt recording, or a bug. */
export class CorruptEvents extends Error {
  override readonly name = "CorruptEvents";
}

function unknownEvent(event: never): never {
  throw new CorruptEvents(`Unknown event ${JSON.stringify(event)}.`);
}

/** The one place where a state is written down. The caller names a phase together with a turn that fits it. */
function tableState(
  phase: Phase,
  round: number,
  credits: number,
  bets: Bets,
  hands: readonly Hand[],
  dealer: DealerHand,
  turn: HandName | null,
  undealt: number,
  tray: readonly CardId[],
  shuffles: number,
): TableState {
  return { phase, round, credits, bets, hands, dealer, turn, undealt, tray, shuffles } as TableState;
}

function inPhase(s: TableState, phase: Phase, turn: HandName | null): TableState {
  return tableState(phase, s.round, s.credits, s.bets, s.hands, s.dealer, turn, s.undealt, s.tray, s.shuffles);
}

function withCards(
  s: TableState,
  hands: readonly Hand[],
  dealer: DealerHand,
  undealt: number,
  tray: readonly CardId[],
  shuffles: number,
): TableState {
  return tableState(s.phase, s.round, s.credits, s.bets, hands, dealer, s.turn, undealt, tray, shuffles);
}

function withMoney(s: TableState, phase: Phase, credits: number, bets: Bets): TableState {
  return tableState(phase, s.round, credits, bets, s.hands, s.dealer, null, s.undealt, s.tray, s.shuffles);
}

function staked(s: TableState, amount: number, hands: readonly Hand[], turn: HandName | null): TableState {
  return tableState(s.phase, s.round, s.credits - amount, s.bets, hands, s.dealer, turn, s.undealt, s.tray, s.shuffles);
}

function dealtToDealer(state: TableState, event: CardDealt): TableState {
  const { cards, faceDown } = state.dealer;
  const dealer = { cards: withLast(cards, event.card), faceDown: event.faceDown ? cards.length : faceDown };
  return withCards(state, state.hands, dealer, state.undealt - 1, state.tray, state.shuffles);
}

function dealtToHand(state: TableState, name: HandName, event: CardDealt): TableState {
  const { card } = event;
  if (card === null) throw new CorruptEvents(`The hand ${name} was dealt a card that nobody may see.`);
  const { hands } = state;
  const index = indexOf(hands, name);
  const next =
    index === -1
      ? withLast(hands, openedHand(name, state.bets, card))
      : withAt(hands, index, withCard(handAt(hands, index), card));
  return withCards(state, next, state.dealer, state.undealt - 1, state.tray, state.shuffles);
}

function settled(state: TableState, event: HandSettled): TableState {
  const hands = replaced(state.hands, event.hand, (hand) =>
    event.stake === "bet" ? settledHand(hand, event) : settledInsurance(hand, event),
  );
  return tableState(
    state.phase,
    state.round,
    state.credits + event.returned,
    state.bets,
    hands,
    state.dealer,
    state.turn,
    state.undealt,
    state.tray,
    state.shuffles,
  );
}

function revealed(state: TableState, card: CardId): TableState {
  const { cards, faceDown } = state.dealer;
  if (faceDown === -1) throw new CorruptEvents("A hole card was shown, but none lies face down.");
  const dealer = { cards: withAt(cards, faceDown, card), faceDown: -1 };
  return tableState(
    "dealer",
    state.round,
    state.credits,
    state.bets,
    state.hands,
    dealer,
    null,
    state.undealt,
    state.tray,
    state.shuffles,
  );
}

/** A seat's first hand comes to be with its first card. */
function openedHand(name: HandName, bets: Bets, card: CardId): Hand {
  const seat = seatOf(name);
  return {
    name,
    seat,
    cards: [card],
    bet: betOn(bets, seat),
    split: false,
    doubled: false,
    insurance: null,
    outcome: null,
    returned: 0,
  };
}

function seatOf(name: HandName): Seat {
  if (name === "right" || name === "middle" || name === "left") return name;
  throw new CorruptEvents(`A card was dealt to the hand ${name}, which is not on the table.`);
}

function withCard(hand: Hand, card: CardId): Hand {
  return {
    name: hand.name,
    seat: hand.seat,
    cards: withLast(hand.cards, card),
    bet: hand.bet,
    split: hand.split,
    doubled: hand.doubled,
    insurance: hand.insurance,
    outcome: hand.outcome,
    returned: hand.returned,
  };
}

function doubledHand(hand: Hand, amount: number): Hand {
  return {
    name: hand.name,
    seat: hand.seat,
    cards: hand.cards,
    bet: hand.bet + amount,
    split: hand.split,
    doubled: true,
    insurance: hand.insurance,
    outcome: hand.outcome,
    returned: hand.returned,
  };
}

function insuredHand(hand: Hand, amount: number): Hand {
  return {
    name: hand.name,
    seat: hand.seat,
    cards: hand.cards,
    bet: hand.bet,
    split: hand.split,
    doubled: hand.doubled,
    insurance: { bet: amount, returned: null },
    outcome: hand.outcome,
    returned: hand.returned,
  };
}

function settledInsurance(hand: Hand, event: HandSettled): Hand {
  return {
    name: hand.name,
    seat: hand.seat,
    cards: hand.cards,
    bet: hand.bet,
    split: hand.split,
    doubled: hand.doubled,
    insurance: { bet: event.bet, returned: event.returned },
    outcome: hand.outcome,
    returned: hand.returned,
  };
}

function settledHand(hand: Hand, event: HandSettled): Hand {
  return {
    name: hand.name,
    seat: hand.seat,
    cards: hand.cards,
    bet: hand.bet,
    split: hand.split,
    doubled: hand.doubled,
    insurance: hand.insurance,
    outcome: event.outcome,
    returned: event.returned,
  };
}

/** The old hand keeps its first card, the new one lies directly after it with the second. */
function splitHands(hands: readonly Hand[], event: HandSplit): readonly Hand[] {
  const index = indexOf(hands, event.hand);
  const old = handAt(hands, index);
  const kept: Hand = {
    name: old.name,
    seat: old.seat,
    cards: old.cards.filter((card) => card !== event.card),
    bet: old.bet,
    split: true,
    doubled: old.doubled,
    insurance: old.insurance,
    outcome: old.outcome,
    returned: old.returned,
  };
  const moved: Hand = {
    name: event.newHand,
    seat: old.seat,
    cards: [event.card],
    bet: event.amount,
    split: true,
    doubled: false,
    insurance: null,
    outcome: null,
    returned: 0,
  };
  return [...hands.slice(0, index), kept, moved, ...hands.slice(index + 1)];
}

function withBet(bets: Bets, seat: Seat, amount: number): Bets {
  return {
    right: seat === "right" ? amount : bets.right,
    middle: seat === "middle" ? amount : bets.middle,
    left: seat === "left" ? amount : bets.left,
  };
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
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** Short lists as literals: pushing to a copy would make room for many more. */
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
