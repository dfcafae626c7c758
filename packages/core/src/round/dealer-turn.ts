import type { CardId } from "@thunderjack/cards";
import { isBlackjack, isDealerBust, isNatural, isSoft, totalOf } from "../hand.js";
import type { RuleSet } from "../rule-set.js";
import { smallestBet } from "../rule-set.js";
import { type Bets, betOn } from "../seat.js";
import { counted, holeCardRevealed } from "./evolve.js";
import { compareWithDealer, settleAgainstDealerBlackjack, settleInsurances, settleWaiting } from "./settlement.js";
import type { DealerHand, Hand } from "./state.js";
import type { Unfolding } from "./unfolding.js";

/**
 * Plays the dealer's part of a round. Reveals the hole card, draws if the dealer still plays against a hand or the rule
 * set requires it, settles all hands and ends the round.
 *
 * @param isTurnPlayed whether any hand had a turn. If not, the option `dealerPlays` is ignored
 */
export function playDealer(round: Unfolding, { isTurnPlayed }: { readonly isTurnPlayed: boolean }): void {
  const { rules } = round;
  const { hands, dealer } = round.state;
  const mustDraw = hands.some(playsAgainstDealer) || (rules.dealerPlays === "always" && isTurnPlayed);
  const mustShow = dealer.faceDown !== -1 || hands.some(waitsForSecondCard);
  if (mustDraw || mustShow) showSecondCard(round);
  if (mustDraw) drawToSeventeen(round);
  compareWithDealer(round);
  endRound(round);
}

function playsAgainstDealer(hand: Hand): boolean {
  return hand.outcome === null && !isBlackjack(hand);
}

function waitsForSecondCard(hand: Hand): boolean {
  return hand.outcome === null || hand.insurance?.returned === null;
}

/**
 * Reveals the hole card or draws the second card, and settles the insurance bets and the hands that waited for this
 * card.
 */
export function showSecondCard(round: Unfolding): void {
  const { cards, faceDown } = round.state.dealer;
  const holeCard = cards[faceDown];
  if (holeCard) revealHoleCard(round, holeCard);
  else if (round.canDraw()) hitDealer(round);
  const isBlackjack = isNatural(round.state.dealer.cards);
  settleInsurances(round, isBlackjack);
  if (isBlackjack) settleAgainstDealerBlackjack(round);
  else settleWaiting(round);
}

function revealHoleCard(round: Unfolding, card: CardId): void {
  round.emit({ type: "HoleCardRevealed", card, version: round.nextVersion }, holeCardRevealed(round.state, card));
}

function hitDealer(round: Unfolding): void {
  round.emit({ type: "DealerHit", version: round.nextVersion });
  round.draw("dealer");
}

function drawToSeventeen(round: Unfolding): void {
  const { rules } = round;
  for (;;) {
    const { dealer } = round.state;
    const total = totalOf(dealer.cards);
    if (isDealerBust(rules, dealer, total))
      return round.emit({ type: "DealerBusted", total, version: round.nextVersion }, counted(round.state));
    if (!mustHit(rules, dealer, total) || !round.canDraw())
      return round.emit({ type: "DealerStood", total, version: round.nextVersion }, counted(round.state));
    hitDealer(round);
  }
}

function mustHit(rules: RuleSet, { cards }: DealerHand, total: number): boolean {
  return total < 17 || (total === 17 && rules.dealerHitsSoft17 && isSoft(cards));
}

/** Ends a round whose hands are all settled. */
export function endRound(round: Unfolding): void {
  let staked = 0;
  let returned = 0;
  const { hands, credits, purses } = round.state;
  for (let place = 0; place < hands.length; place++) {
    const hand = hands[place] as Hand;
    staked += hand.bet + (hand.insurance?.bet ?? 0);
    returned += hand.returned + (hand.insurance?.returned ?? 0);
  }
  round.emit({ type: "RoundSettled", round: round.state.round, staked, returned, credits, version: round.nextVersion });
  if (purses !== null) removeUnpayableBets(round, purses);
  else if (credits < smallestBet(round.rules)) round.emit({ type: "GameEnded", credits, version: round.nextVersion });
}

/**
 * Removes the bets that the purses of their seats cannot pay again. The bets that remain can therefore be dealt, also
 * if one of the seats is broke.
 */
function removeUnpayableBets(round: Unfolding, purses: Bets): void {
  for (const seat of round.rules.seats) {
    if (betOn(round.state.bets, seat) > betOn(purses, seat)) {
      round.emit({ type: "BetRemoved", seat, version: round.nextVersion });
    }
  }
}
