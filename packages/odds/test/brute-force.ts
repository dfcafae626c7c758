import type { CardId, Rank } from "@thunderjack/cards";
import {
  type Command,
  decide,
  legalCommands,
  NO_BETS,
  newTableState,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import { CLASSES, classOf, rankOfClass } from "../src/ranks.js";

/*
 * The expected value of a move by brute force. The event-sourced engine plays every possible card to the end of the
 * round. Every decision takes the move with the highest value. Tables that look the same to the player share one
 * decision, because the player does not see the hole card.
 */

/** A possible table: its state and its probability. */
interface Possible {
  readonly chance: number;
  readonly state: TableState;
  /** The ranks that were drawn, in order. */
  readonly drawn: readonly Rank[];
}

const BET = 100_000;
const CREDITS = 100_000_000;

/**
 * Computes the values of the legal moves after a deal.
 *
 * @param opening the ranks of the seat's first card, the upcard and the seat's second card
 * @param hits the ranks of the cards that the seat then hit
 * @param only the only move to compute; defaults to all legal moves
 * @returns the expected net win of each move, for a bet of 1, given that the hand has a turn
 */
export function bruteForce(
  rules: RuleSet,
  opening: readonly [Rank, Rank, Rank],
  hits: readonly Rank[] = [],
  only?: Command["type"],
): ReadonlyMap<Command["type"], number> {
  const start = newTableState(CREDITS, { ...NO_BETS, [rules.seats[0] ?? "right"]: BET }, rules.decks * 52);
  let tables = outcomes(rules, { chance: 1, state: start, drawn: [] }, { type: "Deal" }, opening).filter(hasTurn);
  for (const rank of hits) {
    tables = tables.flatMap((table) => outcomes(rules, table, commandOf("Hit", table), [rank])).filter(hasTurn);
  }
  const chance = tables.reduce((sum, table) => sum + table.chance, 0);
  return new Map([...movesOf(rules, tables, only)].map(([move, value]) => [move, value / chance]));
}

function movesOf(
  rules: RuleSet,
  alike: readonly Possible[],
  only?: Command["type"],
): ReadonlyMap<Command["type"], number> {
  const [first] = alike;
  if (first === undefined) throw new Error("No hand has to act.");
  const legal = legalCommands(rules, first.state).filter(({ type }) => only === undefined || type === only);
  return new Map(legal.map(({ type }) => [type, worthOfMove(rules, alike, type)]));
}

function worthOfMove(rules: RuleSet, alike: readonly Possible[], move: Command["type"]): number {
  let value = 0;
  const decisions = new Map<string, Possible[]>();
  for (const table of alike) {
    for (const outcome of outcomes(rules, table, commandOf(move, table), [])) {
      if (!hasTurn(outcome)) value += (outcome.chance * (outcome.state.credits - CREDITS)) / BET;
      else {
        const seen = outcome.state.hands.map(({ cards }) => cards.join(" ")).join("|");
        const decision = decisions.get(seen);
        if (decision === undefined) decisions.set(seen, [outcome]);
        else decision.push(outcome);
      }
    }
  }
  for (const decision of decisions.values()) value += Math.max(...movesOf(rules, decision).values());
  return value;
}

function hasTurn({ state }: Possible): boolean {
  return state.turn !== null;
}

function commandOf(type: Command["type"], { state }: Possible): Command {
  return { type, hand: state.turn ?? "right" } as Command;
}

class CardNeeded extends Error {}

/**
 * Returns the possible tables after a command, one for each sequence of cards. Each sequence begins with the `given`
 * cards.
 */
function outcomes(rules: RuleSet, table: Possible, command: Command, given: readonly Rank[]): readonly Possible[] {
  const found: Possible[] = [];
  const tryWith = (chance: number, drawn: readonly Rank[], forced: readonly Rank[]): void => {
    try {
      found.push({ chance, state: stateAfter(rules, table, command, drawn), drawn });
    } catch (error) {
      if (!(error instanceof CardNeeded)) throw error;
      const [given, ...others] = forced;
      const size = rules.decks * 52 - drawn.length;
      for (let rank = 0; rank < CLASSES; rank++) {
        const gone = drawn.filter((card) => classOf(card) === rank).length;
        const left = rules.decks * (rank === CLASSES - 1 ? 16 : 4) - gone;
        // A given card changes the probabilities of the hole card, so its own probability is included.
        if (left <= 0 || (given !== undefined && classOf(given) !== rank)) continue;
        tryWith((chance * left) / size, [...drawn, rankOfClass(rank)], others);
      }
    }
  };
  tryWith(table.chance, table.drawn, given);
  return found;
}

function stateAfter(rules: RuleSet, table: Possible, command: Command, drawn: readonly Rank[]): TableState {
  let next = table.drawn.length;
  const decision = decide(rules, table.state, command, {
    draw: () => {
      const rank = drawn[next];
      if (rank === undefined) throw new CardNeeded();
      return `${rank}_s_${next++}` as CardId;
    },
    moveCard: () => {},
    discard: () => {},
    shuffle: () => rules.decks * 52,
    whyNotStack: () => null,
    stack: () => {},
  });
  if (!decision.accepted) throw new Error(decision.message);
  return decision.state;
}
