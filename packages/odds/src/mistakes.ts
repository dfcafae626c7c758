import type { CardId } from "@thunderjack/cards";
import {
  type Amount,
  choiceOf,
  evolve,
  type GameEvent,
  type HandName,
  handNamed,
  MOVES_BY_WORD,
  type Move,
  type MoveWord,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import { type AdviceBasis, advise, trayAfter } from "./advice.js";

/*
 * The decisions of a completed round, compared with the best moves. Only the information at the time of the decision
 * counts. Later cards are not considered.
 */

/** A played round, with public state and public events. */
export interface RoundPlayed {
  readonly rules: RuleSet;
  /** The public state before the first event. */
  readonly before: TableState;
  readonly events: readonly GameEvent[];
  /** The cards in the discard tray before the first event; defaults to none. See {@link AdviceQuestion.tray}. */
  readonly tray?: readonly CardId[];
}

/** A decision and its cost. */
export interface DecisionMade {
  readonly hand: HandName;
  readonly move: MoveWord;
  /** The value of the move, for a bet of 1. */
  readonly value: number;
  readonly best: MoveWord;
  readonly bestValue: number;
  /** The bet of the hand before the decision, in hundredths of a credit. */
  readonly bet: Amount;
  /** The expected loss compared with the best move, in hundredths of a credit, not rounded; 0 for the best move. */
  readonly cost: number;
  readonly basis: AdviceBasis;
}

/** The largest difference between two equal values, in bets. It is caused by rounding. */
const ROUNDING_ERROR = 1e-9;

/** Returns all decisions of a round, in order. */
export function decisionsOf({ rules, before, events, tray }: RoundPlayed): readonly DecisionMade[] {
  const found: DecisionMade[] = [];
  let state = before;
  let discarded = tray;
  for (const event of events) {
    const choice = choiceOf(event);
    if (choice !== null && "hand" in choice) {
      const question = discarded === undefined ? { rules, state } : { rules, state, tray: discarded };
      const decision = decisionOn(choice, question);
      if (decision !== null) found.push(decision);
    }
    state = evolve(state, event);
    if (discarded !== undefined) discarded = trayAfter(discarded, event);
  }
  return found;
}

/** Returns the decisions of a round that have a cost, in order. */
export function mistakes(round: RoundPlayed): readonly DecisionMade[] {
  return decisionsOf(round).filter(({ cost }) => cost > 0);
}

function decisionOn(choice: Move, question: Parameters<typeof advise>[0]): DecisionMade | null {
  const { hand } = choice;
  const advice = advise(question);
  const bet = handNamed(question.state, hand)?.bet ?? 0;
  const [best] = advice?.moves ?? [];
  const chosen = advice?.moves.find(({ move }) => MOVES_BY_WORD[move] === choice.type);
  if (advice === null || best === undefined || chosen === undefined) return null;
  // The value of the advice is that of an insurance of half the bet. A smaller insurance has a proportional value.
  const share = choice.type === "TakeInsurance" && choice.amount !== undefined ? (2 * choice.amount) / bet : 1;
  const value = chosen.value * share;
  const lost = best.move === chosen.move ? 0 : best.value - value;
  return {
    hand,
    move: chosen.move,
    value,
    best: best.move,
    bestValue: best.value,
    bet,
    cost: lost > ROUNDING_ERROR ? lost * bet : 0,
    basis: advice.basis,
  };
}
