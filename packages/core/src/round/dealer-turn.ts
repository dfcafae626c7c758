import { isBlackjack, isDealerBust, isNatural, isSoft, totalOf } from "../hand.js";
import type { RuleSet } from "../rule-set.js";
import { smallestBet } from "../rule-set.js";
import { compareWithDealer, settleAgainstDealerBlackjack, settleInsurances, settleWaiting } from "./settlement.js";
import type { DealerHand, Hand } from "./state.js";
import type { Unfolding } from "./unfolding.js";

/**
 * The dealer's part of a round: shows the second card, draws where a hand is left to play against, and settles all.
 *
 * @param isTurnPlayed whether any hand had a turn; a round that ended with the opening hands is not drawn for
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

/** Turns the hole card over, or takes the second card, and settles what waited for it. */
export function showSecondCard(round: Unfolding): void {
  const { cards, faceDown } = round.state.dealer;
  const holeCard = cards[faceDown];
  if (holeCard) round.emit({ type: "HoleCardRevealed", card: holeCard });
  else if (round.canDraw()) hitDealer(round);
  const isBlackjack = isNatural(round.state.dealer.cards);
  settleInsurances(round, isBlackjack);
  if (isBlackjack) settleAgainstDealerBlackjack(round);
  else settleWaiting(round);
}

function hitDealer(round: Unfolding): void {
  round.emit({ type: "DealerHit" });
  round.draw("dealer");
}

function drawToSeventeen(round: Unfolding): void {
  const { rules } = round;
  for (;;) {
    const { dealer } = round.state;
    const total = totalOf(dealer.cards);
    if (isDealerBust(rules, dealer, total)) return round.emit({ type: "DealerBusted", total });
    if (!mustHit(rules, dealer, total) || !round.canDraw()) return round.emit({ type: "DealerStood", total });
    hitDealer(round);
  }
}

function mustHit(rules: RuleSet, { cards }: DealerHand, total: number): boolean {
  return total < 17 || (total === 17 && rules.dealerHitsSoft17 && isSoft(cards));
}

/** Closes the books of a round whose hands are all settled. */
export function endRound(round: Unfolding): void {
  let staked = 0;
  let returned = 0;
  for (const hand of round.state.hands) {
    staked += hand.bet + (hand.insurance?.bet ?? 0);
    returned += hand.returned + (hand.insurance?.returned ?? 0);
  }
  const { credits } = round.state;
  round.emit({ type: "RoundSettled", round: round.state.round, staked, returned, credits });
  if (credits < smallestBet(round.rules)) round.emit({ type: "GameEnded", credits });
}
