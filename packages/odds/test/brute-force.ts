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
 * The expected value of a move without any cleverness: the event-sourced engine is asked what becomes of the table for
 * every card that could come, again and again to the end of the round, and the best answer is taken at every question.
 * What the player cannot see is not known to them: all tables that look alike are carried along together.
 */

/** A table that could be the one at which the player sits. */
interface Possible {
  readonly chance: number;
  readonly state: TableState;
  /** The ranks that were drawn, in order. */
  readonly drawn: readonly Rank[];
}

const BET = 100_000;
const CREDITS = 100_000_000;

/**
 * Brute force from the deal on.
 *
 * @param opening the ranks of the seat's first card, the upcard and the seat's second card
 * @param hits the ranks that the seat was then dealt, one hit each
 * @param only the one move that is tried first; left out, all of them
 * @returns the expectation of each legal move, for a bet of 1, given that the hand is asked
 */
export function bruteForce(
  rules: RuleSet,
  opening: readonly [Rank, Rank, Rank],
  hits: readonly Rank[] = [],
  only?: Command["type"],
): ReadonlyMap<Command["type"], number> {
  const start = newTableState(CREDITS, { ...NO_BETS, [rules.seats[0] ?? "right"]: BET }, rules.decks * 52);
  let asked = outcomes(rules, { chance: 1, state: start, drawn: [] }, { type: "Deal" }, opening).filter(isAsked);
  for (const rank of hits) {
    asked = asked.flatMap((table) => outcomes(rules, table, commandOf("Hit", table), [rank])).filter(isAsked);
  }
  const chance = asked.reduce((sum, table) => sum + table.chance, 0);
  return new Map([...movesOf(rules, asked, only)].map(([move, value]) => [move, value / chance]));
}

function movesOf(
  rules: RuleSet,
  alike: readonly Possible[],
  only?: Command["type"],
): ReadonlyMap<Command["type"], number> {
  const [first] = alike;
  if (first === undefined) throw new Error("Nobody is asked.");
  const legal = legalCommands(rules, first.state).filter(({ type }) => only === undefined || type === only);
  return new Map(legal.map(({ type }) => [type, worthOfMove(rules, alike, type)]));
}

function worthOfMove(rules: RuleSet, alike: readonly Possible[], move: Command["type"]): number {
  let value = 0;
  const questions = new Map<string, Possible[]>();
  for (const table of alike) {
    for (const outcome of outcomes(rules, table, commandOf(move, table), [])) {
      if (!isAsked(outcome)) value += (outcome.chance * (outcome.state.credits - CREDITS)) / BET;
      else {
        const seen = outcome.state.hands.map(({ cards }) => cards.join(" ")).join("|");
        const question = questions.get(seen);
        if (question === undefined) questions.set(seen, [outcome]);
        else question.push(outcome);
      }
    }
  }
  for (const question of questions.values()) value += Math.max(...movesOf(rules, question).values());
  return value;
}

function isAsked({ state }: Possible): boolean {
  return state.turn !== null;
}

function commandOf(type: Command["type"], { state }: Possible): Command {
  return { type, hand: state.turn ?? "right" } as Command;
}

class CardNeeded extends Error {}

/** What a command can lead to, one table for every row of cards; the first of them may be given. */
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
        // A card that was given tells something about the hole card, so its chance counts too.
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
