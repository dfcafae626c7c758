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
 * Hints at a table: what each legal move of the hand that is asked is worth. Question and answer are plain data, so that
 * a worker can be asked.
 */

/** What is asked: a table, as the public sees it. */
export interface AdviceQuestion {
  readonly rules: RuleSet;
  readonly state: TableState;
  /**
   * The cards in the discard tray, where somebody counted them ({@link trayAfter}). Left out, nobody did, and the other
   * cards are those of a fresh shoe.
   */
  readonly tray?: readonly CardId[];
}

/**
 * What the values are worked out on: the shoe without the cards that lie on the table, and, `counted`, without those in
 * the discard tray as well.
 */
export type AdviceBasis = "fresh-shoe" | "counted-shoe";

/** A legal move, and what it is worth. */
export interface AdvisedMove {
  readonly move: MoveWord;
  /**
   * The expectation of what is won, for a bet of 1: −0.5 is half the bet lost. Of an insurance, what it adds to that.
   */
  readonly value: number;
  /** How much less that is than the best move's value; 0 for the best. */
  readonly cost: number;
}

/** The answer. */
export interface Advice {
  /** The hand that is asked. */
  readonly hand: HandName;
  readonly basis: AdviceBasis;
  /** How many cards nobody has seen: what the values are worked out on. */
  readonly unseen: number;
  /** The legal moves, best first. */
  readonly moves: readonly AdvisedMove[];
}

/**
 * What each legal move of the hand that is asked is worth; `null` when the table asks nobody. Moves for which there are
 * no credits are not legal, and not in the list.
 *
 * The cards of all hands on the table count as seen. What a peek said counts too: where the dealer peeked there is no
 * dealer blackjack.
 *
 * @throws RangeError when table and tray hold more cards of a rank than the shoe has
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

/** The open cards on the table, without the hand's own and the upcard. */
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
 * The cards in the discard tray after an event, as anybody at the table can count them: a fold, from no cards with a new
 * shoe.
 */
export function trayAfter(tray: readonly CardId[], event: GameEvent): readonly CardId[] {
  if (event.type === "CardsDiscarded") return [...tray, ...event.cards];
  return event.type === "ShoeShuffled" ? [] : tray;
}

/**
 * Asks the longest question once, so that no player waits for code that has not run yet: for a worker at its start.
 */
export function warmUpAdvice(rules: RuleSet): void {
  positionOdds(rules, { hand: ["2", "2"], upcard: "a" });
}
