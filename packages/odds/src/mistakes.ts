import type { CardId } from "@thunderjack/cards";
import {
  type Amount,
  evolve,
  type GameEvent,
  type HandName,
  handNamed,
  type MoveWord,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import { type AdviceBasis, advise, trayAfter } from "./advice.js";

/*
 * After the round: what each decision was worth, beside the best one. By what was known at that moment, not by what the
 * next card turned out to be.
 */

/** A round to look back on. All of it is what the public sees. */
export interface RoundPlayed {
  readonly rules: RuleSet;
  /** The table before the first of the events. */
  readonly before: TableState;
  readonly events: readonly GameEvent[];
  /** The cards in the discard tray before the first of the events, where they were counted; see `AdviceQuestion`. */
  readonly tray?: readonly CardId[];
}

/** A decision, and what it cost. */
export interface DecisionMade {
  readonly hand: HandName;
  readonly move: MoveWord;
  /** What it was worth, for a bet of 1. */
  readonly value: number;
  readonly best: MoveWord;
  readonly bestValue: number;
  /** The bet that was decided about, in hundredths, before it was doubled or halved. */
  readonly bet: Amount;
  /** What it cost against the best move, in hundredths on average; a fraction. 0 where it was the best move. */
  readonly cost: number;
  readonly basis: AdviceBasis;
}

/** Below this a difference is rounding, in bets. */
const NOTHING = 1e-9;

/** Every decision of a round, in order. */
export function decisionsOf({ rules, before, events, tray }: RoundPlayed): readonly DecisionMade[] {
  const found: DecisionMade[] = [];
  let state = before;
  let discarded = tray;
  for (const event of events) {
    const made = decisionIn(event);
    if (made !== null) {
      const question = discarded === undefined ? { rules, state } : { rules, state, tray: discarded };
      const decision = judged(made, question);
      if (decision !== null) found.push(decision);
    }
    state = evolve(state, event);
    if (discarded !== undefined) discarded = trayAfter(discarded, event);
  }
  return found;
}

/** The decisions of a round that cost something, in order. */
export function mistakes(round: RoundPlayed): readonly DecisionMade[] {
  return decisionsOf(round).filter(({ cost }) => cost > 0);
}

interface Made {
  readonly hand: HandName;
  readonly move: MoveWord;
  /** What an insurance cost, in hundredths. */
  readonly amount?: Amount;
}

function decisionIn(event: GameEvent): Made | null {
  switch (event.type) {
    case "HandHit":
      return { hand: event.hand, move: "hit" };
    case "HandStood":
      return { hand: event.hand, move: "stand" };
    case "HandDoubled":
      return { hand: event.hand, move: "double" };
    case "HandSplit":
      return { hand: event.hand, move: "split" };
    case "HandSurrendered":
      return { hand: event.hand, move: "surrender" };
    case "SurrenderDeclined":
      return { hand: event.hand, move: "no-surrender" };
    case "InsuranceTaken":
      return { hand: event.hand, move: "insurance", amount: event.amount };
    case "InsuranceDeclined":
      return { hand: event.hand, move: "no-insurance" };
    default:
      return null;
  }
}

function judged({ hand, move, amount }: Made, question: Parameters<typeof advise>[0]): DecisionMade | null {
  const advice = advise(question);
  const bet = handNamed(question.state, hand)?.bet ?? 0;
  const [best] = advice?.moves ?? [];
  const chosen = advice?.moves.find((other) => other.move === move);
  if (advice === null || best === undefined || chosen === undefined) return null;
  // An insurance of less than half the bet brings, and costs, as much less.
  const share = amount === undefined ? 1 : (2 * amount) / bet;
  const value = chosen.value * share;
  const lost = best.move === move ? 0 : best.value - value;
  return {
    hand,
    move,
    value,
    best: best.move,
    bestValue: best.value,
    bet,
    cost: lost > NOTHING ? lost * bet : 0,
    basis: advice.basis,
  };
}
