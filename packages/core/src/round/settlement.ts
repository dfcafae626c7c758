import { isBlackjack, isDealerBust, isThunderjack, TWENTY_ONE, totalOf } from "../hand.js";
import { payout } from "../money.js";
import type { Seat } from "../seat.js";
import type { Outcome } from "./events.js";
import { handSettled } from "./evolve.js";
import type { Hand } from "./state.js";
import type { Unfolding } from "./unfolding.js";

/** Settles the bet of a hand. Its insurance is settled separately. */
export function settleHand(round: Unfolding, { name, bet }: Hand, outcome: Outcome, returned: number): void {
  const event = {
    type: "HandSettled",
    hand: name,
    stake: "bet",
    bet,
    outcome,
    returned,
    version: round.nextVersion,
  } as const;
  round.emit(event, handSettled(round.state, event));
}

/** Pays a Thunderjack. */
export function awardThunderjack(round: Unfolding, hand: Hand): void {
  const won = payout(hand.bet, round.rules.payouts.thunderjack);
  round.emit({ type: "ThunderjackAwarded", hand: hand.name, payout: won, version: round.nextVersion });
  settleHand(round, hand, "thunderjack", hand.bet + won);
}

/** Pays a blackjack. */
export function awardBlackjack(round: Unfolding, hand: Hand): void {
  const won = payout(hand.bet, round.rules.payouts.blackjack);
  round.emit({ type: "BlackjackAwarded", hand: hand.name, payout: won, version: round.nextVersion });
  settleHand(round, hand, "blackjack", hand.bet + won);
}

/** Pays a Blitz. */
export function awardBlitz(round: Unfolding, hand: Hand): void {
  const won = payout(hand.bet, round.rules.payouts.blitz);
  round.emit({ type: "BlitzAwarded", hand: hand.name, payout: won, version: round.nextVersion });
  settleHand(round, hand, "blitz", hand.bet + won);
}

/** Settles a surrendered hand. Half the bet is returned at once. */
export function surrenderHand(round: Unfolding, hand: Hand): void {
  round.emit({ type: "HandSurrendered", hand: hand.name, version: round.nextVersion });
  settleHand(round, hand, "surrender", hand.bet / 2);
}

/** Settles every insurance bet that is not settled yet. */
export function settleInsurances(round: Unfolding, isDealerBlackjack: boolean): void {
  const { hands } = round.state;
  for (let place = 0; place < hands.length; place++) {
    const { name, insurance } = hands[place] as Hand;
    if (insurance === null || insurance.returned !== null) continue;
    const { bet } = insurance;
    const returned = isDealerBlackjack ? bet + payout(bet, round.rules.payouts.insurance) : 0;
    const outcome = isDealerBlackjack ? "win" : "lose";
    round.emit({
      type: "HandSettled",
      hand: name,
      stake: "insurance",
      bet,
      outcome,
      returned,
      version: round.nextVersion,
    });
  }
}

/**
 * Pays the blackjacks and Thunderjacks that waited for the dealer's second card. Must be called only if the dealer has
 * no blackjack.
 */
export function settleWaiting(round: Unfolding): void {
  const { hands } = round.state;
  for (let place = 0; place < hands.length; place++) {
    const hand = hands[place] as Hand;
    if (hand.outcome !== null || !isBlackjack(hand)) continue;
    if (isThunderjack(hand, round.rules)) awardThunderjack(round, hand);
    else awardBlackjack(round, hand);
  }
}

/** Settles every unsettled hand against a dealer blackjack, at the peek or at the end of the round. */
export function settleAgainstDealerBlackjack(round: Unfolding): void {
  const { rules } = round;
  const charged = new Set<Seat>();
  for (const hand of round.state.hands) {
    if (hand.outcome !== null) continue;
    if (isBlackjack(hand)) {
      if (rules.naturalAlwaysPaid && !isThunderjack(hand, rules)) awardBlackjack(round, hand);
      else settleHand(round, hand, "push", hand.bet);
    } else if (rules.originalBetsOnly) {
      // The first unsettled hand of a seat loses the original bet. All additional bets are returned.
      const original = charged.has(hand.seat) ? 0 : round.state.bets[hand.seat];
      charged.add(hand.seat);
      settleHand(round, hand, "lose", hand.bet - original);
    } else if (!rules.naturalBeats21 && totalOf(hand.cards) === TWENTY_ONE) settleHand(round, hand, "push", hand.bet);
    else settleHand(round, hand, "lose", 0);
  }
}

/** Compares every unsettled hand with the dealer's current cards, and settles it. */
export function compareWithDealer(round: Unfolding): void {
  const { rules } = round;
  const { hands, dealer } = round.state;
  const dealerTotal = totalOf(dealer.cards);
  const toBeat = isDealerBust(rules, dealer, dealerTotal) ? 0 : dealerTotal;
  for (let place = 0; place < hands.length; place++) {
    const hand = hands[place] as Hand;
    if (hand.outcome !== null) continue;
    const total = totalOf(hand.cards);
    if (total > toBeat) settleHand(round, hand, "win", hand.bet + payout(hand.bet, rules.payouts.win));
    else if (total === toBeat) settleHand(round, hand, "push", hand.bet);
    else settleHand(round, hand, "lose", 0);
  }
}
