import type { CardId } from "@thunderjack/cards";
import {
  type Command,
  type Hand,
  type HandName,
  handNamed,
  type RuleSet,
  type TableState,
  upcardOf,
  whyNot,
} from "@thunderjack/core";
import { DOUBLE, HIT, pairedRank, SPLIT, STAND, type UpcardPlan } from "./first-moves.js";
import { AFTER, BUST, EMPTY, type HandId } from "./hands.js";
import { CLASSES, classOfId } from "./ranks.js";
import type { Strategy } from "./strategies.js";

/**
 * Returns the command of a strategy, for example of a solution, for the hand to act. The command is always legal. If
 * the planned move is illegal, for example because the credits cannot pay for a split, the hand takes the next planned
 * move that is legal: the move of a hand that is not a pair, then hit or stand.
 *
 * @throws RangeError when no hand has to act
 */
export function answerOf({ rules, upcards }: Strategy, state: TableState): Command {
  const hand = state.turn === null ? undefined : handNamed(state, state.turn);
  const solved = upcards[classOfId(upcardOf(state))];
  if (hand === undefined || solved === undefined) throw new RangeError("No hand has to act.");
  const { plan } = solved;
  const cards = handIdOf(hand.cards);
  const { name } = hand;
  if (state.phase === "surrender") {
    return { type: plan.surrendersEarly[cards] === 1 ? "Surrender" : "DeclineSurrender", hand: name };
  }
  if (state.phase === "insurance") {
    return { type: plan.insures[cards] === 1 ? "TakeInsurance" : "DeclineInsurance", hand: name };
  }
  const drawn = hand.split ? splitPlanOf(plan, hand).plan : plan.drawn;
  if (hand.cards.length === 2) {
    const answer = hand.split
      ? ((maySplitOn(plan, state, hand, cards) ? ifLegal(rules, state, name, SPLIT) : null) ??
        (drawn.doubles[cards] === 1 ? ifLegal(rules, state, name, DOUBLE) : null))
      : // Two tens of different ranks are not a pair if pairs are split by rank.
        (ifLegal(rules, state, name, plan.first[cards]) ?? ifLegal(rules, state, name, plan.unpaired[cards]));
    if (answer !== null) return answer;
  }
  return ifLegal(rules, state, name, drawn.hits[cards] === 1 ? HIT : STAND) ?? { type: "Stand", hand: name };
}

/** Returns the command of a planned move; `null` if it is illegal. */
function ifLegal(rules: RuleSet, state: TableState, hand: HandName, move: number | undefined): Command | null {
  const command: Command = { type: COMMANDS[move ?? STAND] ?? "Stand", hand };
  // Standing is always legal.
  return command.type === "Stand" || whyNot(rules, state, command) === null ? command : null;
}

/** Returns whether the plan splits a split hand that is again a pair. */
function maySplitOn(plan: UpcardPlan, { hands }: TableState, hand: Hand, cards: HandId): boolean {
  if (pairedRank(cards) === -1) return false;
  return hands.filter(({ seat }) => seat === hand.seat).length < splitPlanOf(plan, hand).hands;
}

/** The commands in the order of `MOVES`. */
const COMMANDS = ["Stand", "Hit", "Double", "Split", "Surrender"] as const;

function handIdOf(cards: readonly CardId[]): HandId {
  let hand: HandId = EMPTY;
  for (let place = 0; place < cards.length; place++) {
    hand = AFTER[hand * CLASSES + classOfId(cards[place] as CardId)] ?? BUST;
  }
  return hand;
}

function splitPlanOf(plan: UpcardPlan, { cards }: Hand): UpcardPlan["splits"][number] {
  const [first] = cards;
  const splitPlan = first === undefined ? undefined : plan.splits[classOfId(first)];
  if (splitPlan === undefined) throw new RangeError("A split hand has no card.");
  return splitPlan;
}
