import { type CardId, pointsOf } from "@thunderjack/cards";
import { couldMakeBlackjack, isBlackjack, isNatural, isThunderjack } from "../hand.js";
import type { RuleSet } from "../rule-set.js";
import type { DeclineInsurance, DeclineSurrender, Surrender, TakeInsurance } from "./commands.js";
import { endRound, playDealer, showSecondCard } from "./dealer-turn.js";
import { roundStarted } from "./evolve.js";
import { insuranceAmount, isAskedToSurrender } from "./legal.js";
import { startNextTurn } from "./player-turn.js";
import {
  awardBlackjack,
  awardThunderjack,
  compareWithDealer,
  settleHand,
  settleInsurances,
  surrenderHand,
} from "./settlement.js";
import { creditsOf, type DealerHand, type Hand, placeOf, requireHand, type TableState, upcardOf } from "./state.js";
import type { Unfolding } from "./unfolding.js";

/*
 * The opening of a round. The cards are dealt, and the opening hands are compared in the order of the rules:
 * Thunderjacks, early surrender, insurance, the dealer's blackjack, the players' blackjacks.
 *
 * The loops that run in every round, here and in the later phases, use an index: with iterators, rounds are a twentieth
 * slower.
 */

/**
 * Deducts the bets, discards the cards of the previous round, shuffles if this is due, deals, and continues until the
 * player must decide or the round is over.
 */
export function deal(round: Unfolding, stack: readonly CardId[] | undefined): void {
  const { rules, state } = round;
  const { bets } = state;
  const next = state.round + 1;
  round.emit({ type: "RoundStarted", round: next, bets, version: round.nextVersion }, roundStarted(state, next, bets));
  const oldCards = cardsOnTable(state);
  if (oldCards.length > 0) round.discard(oldCards);
  if (shuffleIsDue(rules, round.state)) round.shuffle();
  if (stack !== undefined && stack.length > 0) round.stack(stack);
  dealCards(round);
  settleThunderjacks(round);
  askNextToSurrender(round, 0);
}

function cardsOnTable({ hands, dealer }: TableState): readonly CardId[] {
  const cards: CardId[] = [];
  for (let place = 0; place < hands.length; place++) addCards(cards, (hands[place] as Hand).cards);
  addCards(cards, dealer.cards);
  return cards;
}

/** Adds the unmasked cards of a hand to a list. */
function addCards(list: CardId[], cards: DealerHand["cards"]): void {
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (card) list.push(card);
  }
}

/** Returns whether the next deal from this state shuffles the shoe. */
export function isShuffledAtDeal(rules: RuleSet, state: TableState): boolean {
  const tray = state.tray + cardsOnTable(state).length;
  return shuffleIsDue(rules, { undealt: state.undealt, tray, shuffles: state.shuffles });
}

function shuffleIsDue(rules: RuleSet, shoe: Pick<TableState, "undealt" | "tray" | "shuffles">): boolean {
  if (shoe.shuffles === 0 || rules.shuffle === "every-round") return true;
  return shoe.tray > 0 && shoe.undealt < rules.reshuffleBelow * rules.decks * 52;
}

function dealCards(round: Unfolding): void {
  const { rules } = round;
  const isDealerFirst = rules.dealOrder === "dealer-first";
  for (let pass = 0; pass < 2; pass++) {
    if (isDealerFirst) dealToDealer(round, pass);
    dealToSeats(round);
    if (!isDealerFirst) dealToDealer(round, pass);
  }
}

function dealToSeats(round: Unfolding): void {
  const { right, middle, left } = round.state.bets;
  if (right > 0) round.draw("right");
  if (middle > 0) round.draw("middle");
  if (left > 0) round.draw("left");
}

function dealToDealer(round: Unfolding, pass: number): void {
  const { holeCard } = round.rules;
  if (holeCard === "none" && pass === 1) return;
  round.draw("dealer", (holeCard === "first" && pass === 0) || (holeCard === "second" && pass === 1));
}

/**
 * Settles Thunderjacks. Two or more cancel each other. A single one is paid, unless a dealer blackjack could still make
 * it push.
 */
function settleThunderjacks(round: Unfolding): void {
  const { rules, state } = round;
  if (rules.thunderjack === null) return;
  const found = state.hands.filter((hand) => isThunderjack(hand, rules));
  const [only] = found;
  if (only === undefined) return;
  if (found.length > 1) {
    round.emit({ type: "ThunderjacksCancelled", hands: found.map(({ name }) => name), version: round.nextVersion });
    for (const hand of found) settleHand(round, hand, "push", hand.bet);
  } else if (rules.thunderjack.beatsDealerBlackjack || !couldMakeBlackjack(upcardOf(state))) {
    awardThunderjack(round, only);
  }
}

/** Carries out the answer to an offer of early surrender. */
export function answerSurrender(round: Unfolding, command: Surrender | DeclineSurrender): void {
  const { hand } = command;
  if (command.type === "Surrender") surrenderHand(round, requireHand(round.state, hand));
  else round.emit({ type: "SurrenderDeclined", hand, version: round.nextVersion });
  askNextToSurrender(round, placeOf(round.state, hand) + 1);
}

/** Carries out the answer to an offer of insurance. */
export function answerInsurance(round: Unfolding, command: TakeInsurance | DeclineInsurance): void {
  const { hand } = command;
  if (command.type === "TakeInsurance") {
    const amount = insuranceAmount(requireHand(round.state, hand), command);
    round.emit({ type: "InsuranceTaken", hand, amount, version: round.nextVersion });
  } else round.emit({ type: "InsuranceDeclined", hand, version: round.nextVersion });
  askNextToInsure(round, placeOf(round.state, hand) + 1);
}

/**
 * Offers early surrender to the next unsettled hand from this index on. If there is no such hand, continues with
 * insurance.
 */
function askNextToSurrender(round: Unfolding, from: number): void {
  if (isAskedToSurrender(round.rules, round.state)) {
    const hand = round.state.hands.find((hand, index) => index >= from && hand.outcome === null);
    if (hand !== undefined)
      return round.emit({ type: "SurrenderOffered", hand: hand.name, version: round.nextVersion });
  }
  askNextToInsure(round, 0);
}

/**
 * Offers insurance to the next unsettled hand from this index on that the credits can insure. If there is no such hand,
 * continues with the peek.
 */
function askNextToInsure(round: Unfolding, from: number): void {
  const { rules, state } = round;
  if (rules.insurance && pointsOf(upcardOf(state)) === 1) {
    const hand = state.hands.find(
      (hand, index) => index >= from && hand.outcome === null && creditsOf(state, hand.seat) >= hand.bet / 2,
    );
    if (hand !== undefined)
      return round.emit({ type: "InsuranceOffered", hand: hand.name, version: round.nextVersion });
  }
  compareOpeningHands(round);
}

function compareOpeningHands(round: Unfolding): void {
  const { rules } = round;
  if (rules.peek) {
    if (isNatural(round.state.dealer.cards)) {
      showSecondCard(round);
      return endRound(round);
    }
    settleInsurances(round, false);
  }
  payOpeningHands(round);
  const endsRound = rules.thunderjack?.endsRound === true;
  if (endsRound && round.state.hands.some((hand) => hand.outcome === "thunderjack")) {
    showSecondCard(round);
    compareWithDealer(round);
    return endRound(round);
  }
  if (!startNextTurn(round, 0)) playDealer(round, { isTurnPlayed: false });
}

/** Pays the blackjacks and Thunderjacks whose result no longer depends on the second card of the dealer. */
function payOpeningHands(round: Unfolding): void {
  const { rules, state } = round;
  const isSafe = rules.peek || !couldMakeBlackjack(upcardOf(state));
  const { hands } = state;
  for (let place = 0; place < hands.length; place++) {
    const hand = hands[place] as Hand;
    if (hand.outcome !== null || !isBlackjack(hand)) continue;
    if (isThunderjack(hand, rules)) {
      if (isSafe) awardThunderjack(round, hand);
    } else if (isSafe || rules.naturalAlwaysPaid) awardBlackjack(round, hand);
  }
}
