import { type CardId, type Rank, rankOf } from "@thunderjack/cards";
import {
  type GameEvent,
  type Hand,
  type HandName,
  handNamed,
  legalCommands,
  MOVES_BY_WORD,
  type MoveWord,
  type RuleSet,
  type TableState,
  upcardOf,
} from "@thunderjack/core";
import { type PositionOdds, positionOdds } from "./position.js";

/*
 * Hints: the value of each legal move of the hand to act. The parameter and the result of `advise` are plain data,
 * which can be posted to a worker.
 */

/** The parameters of {@link advise}: the rules and the public state of a table. */
export interface AdviceQuestion {
  readonly rules: RuleSet;
  readonly state: TableState;
  /**
   * The cards in the discard tray; see {@link trayAfter}. If omitted, all cards that are not face up on the table count
   * as unseen, as in a fresh shoe.
   */
  readonly tray?: readonly CardId[];
}

/**
 * The unseen cards on which the values are based. With `fresh-shoe`, these are all cards except the face-up cards on
 * the table. With `counted-shoe`, the cards in the discard tray are also excluded.
 */
export type AdviceBasis = "fresh-shoe" | "counted-shoe";

/** A legal move and its value. */
export interface AdvisedMove {
  readonly move: MoveWord;
  /**
   * The expected net win for a bet of 1; −0.5 means that half the bet is lost. For an insurance, the change of the
   * expected net win.
   */
  readonly value: number;
  /** The difference from the value of the best move; 0 for the best move. */
  readonly cost: number;
}

/** The legal moves of a hand with their values. */
export interface Advice {
  /** The hand to act. */
  readonly hand: HandName;
  readonly basis: AdviceBasis;
  /** The number of unseen cards on which the values are based. */
  readonly unseen: number;
  /** The legal moves, best first. */
  readonly moves: readonly AdvisedMove[];
}

/**
 * Computes the value of each legal move of the hand to act.
 *
 * Moves that the credits cannot pay for are illegal and not included. The cards of all hands on the table count as
 * seen. After a peek, a dealer blackjack is excluded.
 *
 * @returns the values; `null` if no hand has to act
 * @throws RangeError when the table and the tray contain more cards of a rank than the shoe
 */
export function advise(question: AdviceQuestion): Advice | null {
  const { rules, state, tray } = question;
  const hand = state.turn === null ? undefined : handNamed(state, state.turn);
  if (hand === undefined) return null;
  const others = cardsBeside(state, hand);
  const odds = positionOdds(rules, {
    hand: hand.cards.map(rankOf),
    upcard: rankOf(upcardOf(state)),
    hands: hand.split ? state.hands.filter(({ seat }) => seat === hand.seat).length : 1,
    seen: [...others, ...(tray ?? [])].map(rankOf) satisfies Rank[],
  });
  const legal = new Set(legalCommands(rules, state).map(({ type }) => type));
  const moves = valuesOf(odds, state)
    .filter(({ move }) => legal.has(MOVES_BY_WORD[move]))
    .sort((one, other) => other.value - one.value);
  const best = moves[0]?.value ?? 0;
  return {
    hand: hand.name,
    basis: tray === undefined ? "fresh-shoe" : "counted-shoe",
    unseen: 52 * rules.decks - hand.cards.length - 1 - others.length - (tray?.length ?? 0),
    moves: moves.map(({ move, value }) => ({ move, value, cost: best - value })),
  };
}

/** Returns the face-up cards on the table, without the cards of the hand and the upcard. */
function cardsBeside(state: TableState, hand: Hand): readonly CardId[] {
  return state.hands.flatMap((other) => (other === hand ? [] : other.cards));
}

function valuesOf({ moves, beforePeek }: PositionOdds, { phase }: TableState): { move: MoveWord; value: number }[] {
  if (phase === "insurance") {
    return [
      { move: "no-insurance", value: 0 },
      { move: "insurance", value: beforePeek.insurance ?? 0 },
    ];
  }
  if (phase === "surrender") {
    return [
      { move: "no-surrender", value: beforePeek.noSurrender ?? 0 },
      { move: "surrender", value: -0.5 },
    ];
  }
  return moves.map(({ move, value }) => ({ move, value }));
}

/**
 * Returns the cards in the discard tray after a public event. The tray of a new shoe is empty.
 *
 * @param tray the cards in the discard tray before the event
 */
export function trayAfter(tray: readonly CardId[], event: GameEvent): readonly CardId[] {
  if (event.type === "CardsDiscarded") return [...tray, ...event.cards];
  return event.type === "ShoeShuffled" ? [] : tray;
}

/**
 * Computes a slow position once, so that the code is compiled before the first question. A worker calls this function
 * at its start.
 */
export function warmUpAdvice(rules: RuleSet): void {
  positionOdds(rules, { hand: ["2", "2"], upcard: "a" });
}
