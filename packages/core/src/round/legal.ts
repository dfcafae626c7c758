import { couldMakeBlackjack, isPair, isSplitAces, totalOf } from "../hand.js";
import { isAmount, paysExactly } from "../money.js";
import type { RuleSet } from "../rule-set.js";
import { smallestBet } from "../rule-set.js";
import { sumOfBets } from "../seat.js";
import type { Command, Move, PlaceBet, TakeInsurance } from "./commands.js";
import { MOVES_BY_WORD } from "./move-words.js";
import { type Rejection, rejection } from "./rejection.js";
import { cardsToDraw, type Hand, handNamed, type TableState, upcardOf } from "./state.js";

/*
 * What is legal, in one place: `decide` refuses by it, and the buttons show what it leaves.
 */

/**
 * Why a command would be refused now; `null` when it is legal. A deal's stack is not looked at: only the shoe knows
 * which cards it holds.
 */
export function whyNot(rules: RuleSet, state: TableState, command: Command): Rejection | null {
  switch (command.type) {
    case "PlaceBet":
      return whyNotBetting(state) ?? whyNotPlaceBet(rules, state, command);
    case "ClearBets":
      return whyNotBetting(state) ?? (sumOfBets(state.bets) > 0 ? null : NO_BET_LIES);
    case "Deal":
      return whyNotBetting(state) ?? whyNotDeal(state);
    case "StartAgain":
      return state.phase === "broke" ? null : rejection("game-not-over", "The game is not over yet.");
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

/**
 * Every command that is legal now, as the buttons of a table offer them: the moves of the hand whose turn it is, or
 * the deal, the clearing, and each chip of the rule set on each of its seats.
 */
export function legalCommands(rules: RuleSet, state: TableState): readonly Command[] {
  return candidates(rules, state).filter((command) => whyNot(rules, state, command) === null);
}

function candidates(rules: RuleSet, { phase, turn, bets }: TableState): readonly Command[] {
  if (phase === "broke") return [{ type: "StartAgain" }];
  if (phase === "betting" || phase === "settled") {
    const chips = rules.seats.flatMap((seat) =>
      rules.chips.map((chip): Command => ({ type: "PlaceBet", seat, amount: bets[seat] + chip })),
    );
    return [{ type: "Deal" }, { type: "ClearBets" }, ...chips];
  }
  if (turn === null) return [];
  return Object.values(MOVES_BY_WORD).map((type) => ({ type, hand: turn }));
}

const NO_BET_LIES = rejection("no-bet", "There is no bet on the table.");

function unknownCommand(command: never): never {
  throw new TypeError(`Unknown command ${JSON.stringify(command)}.`);
}

function whyNotBetting({ phase }: TableState): Rejection | null {
  if (phase === "betting" || phase === "settled") return null;
  if (phase === "broke") return rejection("game-over", "The game is over: start again to play on.");
  return rejection("round-in-play", "A round is in play: wait until it is settled.");
}

function whyNotPlaceBet(rules: RuleSet, state: TableState, { seat, amount }: PlaceBet): Rejection | null {
  if (!rules.seats.includes(seat)) return rejection("unknown-seat", `This table has no seat called "${seat}".`);
  if (!isAmount(amount))
    return rejection("bet-not-whole", "A bet is a whole, positive number of hundredths of a credit.");
  if (amount === 0) return null;
  if (amount % rules.betStep !== 0) return rejection("bet-not-in-steps", "This bet is not in the steps of the table.");
  if (amount < smallestBet(rules))
    return rejection("bet-too-small", "This bet is below the smallest bet of the table.");
  if (rules.maxBet !== null && amount > rules.maxBet) {
    return rejection("bet-too-large", "This bet is above the largest bet of the table.");
  }
  const before = state.bets[seat];
  if (amount > before && sumOfBets(state.bets) - before + amount > state.credits) return NOT_ENOUGH_FOR_BET;
  return null;
}

const NOT_ENOUGH_FOR_BET = rejection("not-enough-credits", "You do not have enough credits for this bet.");
const NOT_ENOUGH_FOR_BETS = rejection(
  "not-enough-credits",
  "You do not have enough credits for all bets on the table.",
);

function whyNotDeal(state: TableState): Rejection | null {
  const total = sumOfBets(state.bets);
  if (total === 0) return rejection("no-bet", "Place a bet before the cards are dealt.");
  if (total > state.credits) return NOT_ENOUGH_FOR_BETS;
  return null;
}

/** Which phase each answer belongs to; a surrender belongs to two. */
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
    return phase === "broke"
      ? rejection("game-over", "The game is over: start again to play on.")
      : rejection("no-round-in-play", "No round is in play: deal first.");
  }
  if (turn !== move.hand) return rejection("not-this-hands-turn", `It is not the turn of the hand "${move.hand}".`);
  const hand = handNamed(state, move.hand);
  if (hand === undefined) return rejection("not-this-hands-turn", `There is no hand called "${move.hand}".`);
  if (!isAnswerIn(phase, move.type)) {
    if (phase === "surrender") return rejection("answer-expected", "The question is whether this hand surrenders.");
    if (phase === "insurance")
      return rejection("answer-expected", "The question is whether this hand takes insurance.");
    return rejection("not-asked", "Nobody asked this hand about that.");
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

const NO_CARDS_LEFT = rejection("no-cards-left", "There are not enough cards left for this.");
const SPLIT_ACES_STAND = rejection("split-aces-stand", "Split aces get one card each.");
const NOT_ENOUGH_TO_RAISE = rejection("not-enough-credits", "You do not have enough credits to match this bet.");

function whyNotHit(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (isSplitAces(hand) && rules.split?.hitAces !== true) return SPLIT_ACES_STAND;
  return cardsToDraw(state) < 1 ? NO_CARDS_LEFT : null;
}

const LOWEST_DOUBLED = { any: 2, "9-11": 9, "10-11": 10 } as const;

function whyNotDouble(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (rules.double === "none") return rejection("not-offered", "Bets cannot be doubled at this table.");
  if (hand.cards.length !== 2) return rejection("not-two-cards", "Only a hand of two cards can be doubled.");
  if (hand.split && !rules.doubleAfterSplit) {
    return rejection("no-double-after-split", "Split hands cannot be doubled at this table.");
  }
  if (isSplitAces(hand) && rules.split?.hitAces !== true) return SPLIT_ACES_STAND;
  if (rules.double !== "any") {
    const total = totalOf(hand.cards);
    if (total < LOWEST_DOUBLED[rules.double] || total > 11) {
      return rejection("total-not-doubled", `Only totals of ${rules.double.replace("-", " to ")} can be doubled.`);
    }
  }
  if (hand.bet > state.credits) return NOT_ENOUGH_TO_RAISE;
  return cardsToDraw(state) < 1 ? NO_CARDS_LEFT : null;
}

/** Why a hand cannot be split now; `null` when it can. */
export function whyNotSplit(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (rules.split === null) return rejection("not-offered", "Pairs are not split at this table.");
  if (!isPair(hand.cards, rules)) return rejection("not-a-pair", "Only a pair can be split.");
  if (isSplitAces(hand) && !rules.split.resplitAces) {
    return rejection("hand-already-split", "Split aces are not split again at this table.");
  }
  if (handsOf(state, hand) >= rules.split.maxHands) {
    return rejection("hand-already-split", "This seat has as many hands as it may have.");
  }
  if (hand.bet > state.credits) return NOT_ENOUGH_TO_RAISE;
  // Both hands need a card, also where the second one gets it later.
  return cardsToDraw(state) < 2 ? NO_CARDS_LEFT : null;
}

function handsOf(state: TableState, { seat }: Hand): number {
  let count = 0;
  for (const hand of state.hands) if (hand.seat === seat) count++;
  return count;
}

function whyNotSurrender(rules: RuleSet, state: TableState, hand: Hand): Rejection | null {
  if (rules.surrender === "none") return rejection("not-offered", "Nobody surrenders at this table.");
  if (hand.split) return rejection("hand-already-split", "A split hand cannot surrender.");
  if (hand.cards.length !== 2) return rejection("not-two-cards", "Only a hand of two cards can surrender.");
  if (isAskedToSurrender(rules, state))
    return rejection("not-offered", "Surrender was offered before the dealer looked.");
  return null;
}

/** Whether the hands of this round are asked to surrender before the dealer peeks. */
export function isAskedToSurrender(rules: RuleSet, state: TableState): boolean {
  return rules.surrender === "early" && rules.peek && couldMakeBlackjack(upcardOf(state));
}

function whyNotInsure(rules: RuleSet, state: TableState, hand: Hand, command: TakeInsurance): Rejection | null {
  const amount = insuranceAmount(hand, command);
  if (!isAmount(amount) || amount === 0 || amount > hand.bet / 2 || !paysExactly(amount, rules.payouts.insurance)) {
    return rejection("insurance-amount", "An insurance is at most half the bet, in whole hundredths that can be paid.");
  }
  return amount > state.credits ? rejection("not-enough-credits", "You do not have enough credits to insure.") : null;
}

/** What an insurance costs: exactly half the bet unless another amount was named. */
export function insuranceAmount(hand: Hand, { amount }: TakeInsurance): number {
  return amount ?? hand.bet / 2;
}
