import { type Hand, type Move, payout, type Rejection, type RuleSet, totalOf } from "@thunderjack/core";
import { isEvenMoney, winningsOf } from "./even-money.js";
import type { Phrasebook } from "./phrasebook.js";

/** Returns the short line of a legal move: its cost or its effect. */
export function moveDetail(rules: RuleSet, hand: Hand, type: Move["type"], { details }: Phrasebook): string {
  const { bet, cards } = hand;
  switch (type) {
    case "Hit":
      return details.hit(rules.blitz === null ? null : { card: cards.length + 1, needed: rules.blitz.cards });
    case "Stand":
      return details.stand(totalOf(cards));
    case "Double":
      return details.double(bet);
    case "Split":
      return details.split(bet);
    case "Surrender":
      return details.surrender(bet / 2);
    case "DeclineSurrender":
      return details.playOn(bet);
    case "TakeInsurance": {
      if (!isEvenMoney(hand, rules)) return details.insurance(bet / 2, payout(bet / 2, rules.payouts.insurance));
      const { usual, againstBlackjack } = winningsOf(rules, hand, bet / 2);
      return details.evenMoney(usual, againstBlackjack);
    }
    case "DeclineInsurance": {
      if (!isEvenMoney(hand, rules)) return details.noInsurance(bet);
      const { usual, againstBlackjack } = winningsOf(rules, hand, 0);
      return details.noEvenMoney(usual, againstBlackjack);
    }
    default:
      return unknownMove(type);
  }
}

/** Returns the short reason why a hand cannot make a move now. */
export function shortReason(refused: Rejection, { bet }: Hand, { details }: Phrasebook): string {
  switch (refused.code) {
    case "not-enough-credits":
      return details.needs(refused.detail.for === "insurance" ? bet / 2 : bet);
    case "no-cards-left":
      return details.noCards;
    case "not-two-cards":
      return details.twoCards;
    case "total-not-doubled":
      return details.totals(refused.detail.from, refused.detail.to);
    case "no-double-after-split":
      return details.afterSplit;
    case "split-aces-stand":
      return details.splitAces;
    case "not-a-pair":
      return details.notPair;
    case "hand-already-split":
      return { aces: details.acesOnce, hands: details.mostHands, surrender: details.afterSplit }[refused.detail.why];
    case "not-offered":
      return details.tooLate;
    case "insurance-amount":
      return details.notInsurable;
    default:
      return details.notYourTurn;
  }
}

function unknownMove(type: never): never {
  throw new TypeError(`Unknown move ${JSON.stringify(type)}.`);
}
