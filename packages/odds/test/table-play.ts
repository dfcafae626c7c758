import { type CardId, canonicalCards } from "@thunderjack/cards";
import type { RandomBelow } from "@thunderjack/cards/deck";
import {
  type Bets,
  type CardSource,
  decide,
  NO_BETS,
  newTableState,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import { answerOf } from "../src/answer.js";
import type { Solution } from "../src/solution.js";

/** The net win of a run of rounds, per initial bet. */
export interface Run {
  readonly mean: number;
  readonly standardError: number;
}

const BET = 1_000_000;
const CREDITS = 100_000_000;

/** Plays rounds with the event-sourced engine and the moves of a solution. All cards are shuffled before each round. */
export function playRounds(rules: RuleSet, solution: Solution, seats: number, rounds: number, seed: number): Run {
  const random = randomBelow(seed);
  const cards = [...canonicalCards(rules.decks)];
  const bets: Bets = { ...NO_BETS, ...Object.fromEntries(rules.seats.slice(0, seats).map((seat) => [seat, BET])) };
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const net = playRound(rules, solution, bets, sourceOf(cards, random)) / (BET * seats);
    sum += net;
    squares += net * net;
  }
  const mean = sum / rounds;
  return { mean, standardError: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

function playRound(rules: RuleSet, solution: Solution, bets: Bets, source: CardSource): number {
  let state: TableState = newTableState(CREDITS, bets, rules.decks * 52);
  state = next(rules, state, { type: "Deal" }, source);
  while (state.phase !== "settled") state = next(rules, state, answerOf(solution, state), source);
  return state.credits - CREDITS;
}

function next(
  rules: RuleSet,
  state: TableState,
  command: Parameters<typeof decide>[2],
  source: CardSource,
): TableState {
  const decision = decide(rules, state, command, source);
  if (!decision.accepted) throw new Error(decision.message);
  return decision.state;
}

/** Returns a source that draws random cards. */
function sourceOf(cards: CardId[], random: RandomBelow): CardSource {
  let left = cards.length;
  return {
    draw: () => {
      const place = random(left--);
      const card = cards[place];
      const last = cards[left];
      if (card === undefined || last === undefined) throw new RangeError("The shoe is empty.");
      cards[place] = last;
      cards[left] = card;
      return card;
    },
    moveCard: () => {},
    discard: () => {},
    shuffle: () => left,
    whyNotStack: () => null,
    stack: () => {},
  };
}

/** Returns a seeded generator of pseudo-random numbers (sfc32). */
function randomBelow(seed: number): RandomBelow {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 20; warm++) word();
  return (below) => Math.floor((word() / 2 ** 32) * below);
}
