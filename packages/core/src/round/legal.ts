import { couldMakeBlackjack, isPair, isSplitAces, totalOf } from "../hand.js";
import { isAmount, LARGEST_AMOUNT, paysExactly } from "../money.js";
import type { RuleSet } from "../rule-set.js";
import { smallestBet } from "../rule-set.js";
import { type Seat, sumOfBets } from "../seat.js";
import type { BuyIn, Command, Move, PlaceBet, TakeInsurance } from "./commands.js";
import { acceptsBets } from "./phases.js";
import { type Rejection, rejection } from "./rejection.js";
import { cardsToDraw, creditsOf, type Hand, handNamed, type TableState, upcardOf } from "./state.js";

/*
 * The legality of commands: `decide` rejects illegal commands, and user interfaces offer the legal ones.
 */

/**
 * Returns the reason why a command is illegal now; `null` if it is legal. The stack of a deal is not checked, because
 * only the shoe knows which cards it contains.
 */
export function whyNot(rules: RuleSet, state: TableState, command: Command): Rejection | null {
  switch (command.type) {
    case "PlaceBet":
      return whyNotBetting(state) ?? whyNotPlaceBet(rules, state, command);
    case "ClearBets":
      return whyNotBetting(state) ?? (sumOfBets(state.bets) > 0 ? null : NO_BET_TO_CLEAR);
    case "Deal":
      return whyNotBetting(state) ?? whyNotDeal(state);
    case "BuyIn":
      return whyNotPurse(rules, state, command.seat) ?? whyNotBuyIn(state, command);
    case "CashOut":
      return whyNotPurse(rules, state, command.seat);
    case "StartAgain":
      return state.phase === "broke" ? null : rejection("game-not-over", null);
    case "Hit":
    case "Stand":
    case "Double":
    case "Split":
    case "Surrender":
    case "DeclineSurrender":
    case "TakeInsurance":
    case "DeclineInsurance":
      return whyNotMove(rules, state, command);
    default:
      return unknownCommand(command);
  }
}

const NO_BET_TO_CLEAR = rejection("no-bet", { to: "clear" });

/** Throws the error for a command that does not exist. The types exclude it, but a caller without types can pass it. */
export function unknownCommand(command: never): never {
  throw new TypeError(`Unknown command ${JSON.stringify(command)}.`);
}

function whyNotBetting(state: TableState): Rejection | null {
  if (acceptsBets(state)) return null;
  if (state.phase === "broke") return rejection("game-over", null);
  return rejection("round-in-play", null);
}

function whyNotPlaceBet(rules: RuleSet, state: TableState, { seat, amount }: PlaceBet): Rejection | null {
  if (!rules.seats.includes(seat)) return rejection("unknown-seat", { seat });
  if (!isAmount(amount)) return rejection("bet-not-whole", null);
  if (amount === 0) return null;
  if (amount % rules.betStep !== 0) return rejection("bet-not-in-steps", { step: rules.betStep });
  if (amount < smallestBet(rules)) return rejection("bet-too-small", { smallest: smallestBet(rules) });
  if (rules.maxBet !== null && amount > rules.maxBet) {
    return rejection("bet-too-large", { largest: rules.maxBet });
  }
  const before = state.bets[seat];
  const others = state.purses === null ? sumOfBets(state.bets) - before : 0;
  if (amount > before && others + amount > creditsOf(state, seat)) return NOT_ENOUGH_FOR_BET;
  return null;
}

function whyNotPurse(rules: RuleSet, state: TableState, seat: Seat): Rejection | null {
  if (state.purses === null) return rejection("one-purse", null);
  if (!rules.seats.includes(seat)) return rejection("unknown-seat", { seat });
  return whyNotBetting(state);
}

function whyNotBuyIn({ credits }: TableState, { amount }: BuyIn): Rejection | null {
  const largest = LARGEST_AMOUNT - credits;
  return isAmount(amount) && amount > 0 && amount <= largest ? null : rejection("buy-in-amount", { largest });
}

const NOT_ENOUGH_FOR_BET = rejection("not-enough-credits", { for: "bet" });
const NOT_ENOUGH_FOR_BETS = rejection("not-enough-credits", { for: "bets" });

function whyNotDeal(state: TableState): Rejection | null {
  const total = sumOfBets(state.bets);
  if (total === 0) return rejection("no-bet", { to: "deal" });
  return canPay(state) ? null : NOT_ENOUGH_FOR_BETS;
}

function canPay({ bets, credits, purses }: TableState): boolean {
  if (purses === null) return sumOfBets(bets) <= credits;
  return bets.right <= purses.right && bets.middle <= purses.middle && bets.left <= purses.left;
}

/** Returns whether a move belongs to a phase. A surrender belongs to both `surrender` and `players`. */
const isAnswerIn = (phase: TableState["phase"], type: Move["type"]): boolean => {
  switch (type) {
    case "TakeInsurance":
    case "DeclineInsurance":
      return phase === "insurance";
    case "DeclineSurrender":
      return phase === "surrender";
    case "Surrender":
      return phase === "surrender" || phase === "players";
    default:
      return phase === "players";
  }
};

function whyNotMove(rules: RuleSet, state: TableState, move: Move): Rejection | null {
  const { phase, turn } = state;
  if (phase !== "players" && phase !== "surrender" && phase !== "insurance") {
    return phase === "broke" ? rejection("game-over", null) : rejection("no-round-in-play", null);
  }
  if (turn !== move.hand) return rejection("not-this-hands-turn", { hand: move.hand, exists: true });
  const hand = handNamed(state, move.hand);
  if (hand === undefined) return rejection("not-this-hands-turn", { hand: move.hand, exists: false });
  if (!isAnswerIn(phase, move.type)) {
    if (phase === "surrender") return rejection("answer-expected", { to: "surrender" });
    if (phase === "insurance") return rejection("answer-expected", { to: "insurance" });
    return rejection("not-asked", null);
  }
  switch (move.type) {
    case "Stand":
    case "DeclineInsurance":
    case "DeclineSurrender":
      return null;
    case "Hit":
      return whyNotHit(rules, state, hand);
    case "Double":
      return whyNotDouble(rules, state, hand);
    case "Split":
      return whyNotSplit(rules, state, hand);
    case "Surrender":
      return phase === "surrender" ? null : whyNotSurrender(rules, state, hand);
    case "TakeInsurance":
      return whyNotInsure(rules, state, hand, move);
    default:
      return unknownCommand(move);
  }
}

const NO_CARDS_LEFT = rejection("no-cards-left", null);
const SPLIT_ACES_STAND = rejection("split-aces-stand", null);
const NOT_ENOUGH_TO_RAISE = rejection("not-enough-credits", { for: "raise" });

function whyNotHit(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (isSplitAces(hand) && rules.split?.hitAces !== true) return SPLIT_ACES_STAND;
  return cardsToDraw(state) < 1 ? NO_CARDS_LEFT : null;
}

const LOWEST_DOUBLED = { any: 2, "9-11": 9, "10-11": 10 } as const;

function whyNotDouble(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (rules.double === "none") return rejection("not-offered", { move: "double" });
  if (hand.cards.length !== 2) return rejection("not-two-cards", { move: "double" });
  if (hand.split && !rules.doubleAfterSplit) {
    return rejection("no-double-after-split", null);
  }
  if (isSplitAces(hand) && rules.split?.hitAces !== true) return SPLIT_ACES_STAND;
  if (rules.double !== "any") {
    const from = LOWEST_DOUBLED[rules.double];
    const total = totalOf(hand.cards);
    if (total < from || total > 11) {
      return rejection("total-not-doubled", { from, to: 11 });
    }
  }
  if (hand.bet > creditsOf(state, hand.seat)) return NOT_ENOUGH_TO_RAISE;
  return cardsToDraw(state) < 1 ? NO_CARDS_LEFT : null;
}

/** Returns the reason why a hand cannot be split now; `null` if it can. */
export function whyNotSplit(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (rules.split === null) return rejection("not-offered", { move: "split" });
  if (!isPair(hand.cards, rules)) return rejection("not-a-pair", null);
  if (isSplitAces(hand) && !rules.split.resplitAces) {
    return rejection("hand-already-split", { why: "aces" });
  }
  if (handsOf(state, hand) >= rules.split.maxHands) {
    return rejection("hand-already-split", { why: "hands" });
  }
  if (hand.bet > creditsOf(state, hand.seat)) return NOT_ENOUGH_TO_RAISE;
  // Both hands need a card, even if the second hand gets its card later.
  return cardsToDraw(state) < 2 ? NO_CARDS_LEFT : null;
}

function handsOf(state: TableState, { seat }: Hand): number {
  let count = 0;
  for (const hand of state.hands) if (hand.seat === seat) count++;
  return count;
}

function whyNotSurrender(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (rules.surrender === "none") return rejection("not-offered", { move: "surrender" });
  if (hand.split) return rejection("hand-already-split", { why: "surrender" });
  if (hand.cards.length !== 2) return rejection("not-two-cards", { move: "surrender" });
  if (isAskedToSurrender(rules, state)) return rejection("not-offered", { move: "surrender-now" });
  return null;
}

/** Returns whether the hands of this round may surrender before the dealer peeks. */
export function isAskedToSurrender(rules: RuleSet, state: TableState): boolean {
  return rules.surrender === "early" && rules.peek && couldMakeBlackjack(upcardOf(state));
}

function whyNotInsure(rules: RuleSet, state: TableState, hand: Hand, command: TakeInsurance): Rejection | null {
  const amount = insuranceAmount(hand, command);
  if (!isAmount(amount) || amount === 0 || amount > hand.bet / 2 || !paysExactly(amount, rules.payouts.insurance)) {
    return rejection("insurance-amount", null);
  }
  return amount > creditsOf(state, hand.seat) ? rejection("not-enough-credits", { for: "insurance" }) : null;
}

/** Returns the amount of an insurance bet, which defaults to half the bet of the hand. */
export function insuranceAmount(hand: Hand, { amount }: TakeInsurance): number {
  return amount ?? hand.bet / 2;
}
