import {
  type CardSource,
  type Command,
  chosenSeeds,
  decide,
  evolve,
  type GameEvent,
  NO_BETS,
  newTableState,
  Shoe,
  type ShuffleChance,
  Table,
  type TableState,
} from "@thunderjack/core";
import { answerOf } from "@thunderjack/odds";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Contender } from "./contender.js";
import { BET, basicStrategy, CREDITS, RULES } from "./work.js";

/*
 * Our event-sourced engine. The shuffle is a quick seeded one, as the others have it too: the fair shuffle costs more
 * than the rounds that are played between two.
 */

const strategy = basicStrategy();
const BETS = { ...NO_BETS, middle: BET };
const DEAL: Command = { type: "Deal" };

function quickChance(seed: number): ShuffleChance {
  const generator = xoroshiro128plus(seed);
  return () => (below) => uniformInt(generator, 0, below - 1);
}

function newState(): TableState {
  return newTableState(CREDITS, BETS, RULES.decks * 52);
}

function nextCommand(state: TableState): Command {
  return state.turn === null ? DEAL : answerOf(strategy, state);
}

/** Plays to the end of as many rounds, and returns the state there. */
function playRounds(
  rounds: number,
  from: TableState,
  source: CardSource,
  tell?: (event: GameEvent) => void,
): TableState {
  let state = from;
  const last = state.round + rounds;
  while (state.round < last || state.turn !== null) {
    const decision = decide(RULES, state, nextCommand(state), source);
    if (!decision.accepted) throw new Error(decision.message);
    state = decision.state;
    if (tell !== undefined) for (const event of decision.events) tell(event);
  }
  return state;
}

/** `decide` and `evolve`: every event made and folded. */
export function decideAndEvolve(): Contender {
  const shoe = new Shoe(RULES.decks, quickChance(1), false);
  let state = newState();
  return (rounds) => {
    state = playRounds(rounds, state, shoe);
    return rounds;
  };
}

/** The same through a `Table`, with one subscriber to its events. */
export function throughTable(): Contender {
  const table = new Table({
    rules: RULES,
    credits: CREDITS,
    bets: BETS,
    seeds: chosenSeeds("benchmark"),
    chance: quickChance(2),
  });
  let heard = 0;
  table.events$.subscribe(() => {
    heard++;
  });
  return (rounds) => {
    const last = table.state.round + rounds;
    while (table.state.round < last || table.state.turn !== null) table.dispatch(nextCommand(table.state));
    if (heard === 0) throw new Error("The table told nothing.");
    return rounds;
  };
}

/** Folding events that were recorded. What is counted is events. */
export function replay(): Contender {
  const recorded: GameEvent[] = [];
  const opening = newState();
  playRounds(2000, opening, new Shoe(RULES.decks, quickChance(3), false), (event) => recorded.push(event));
  return (events) => {
    let folded = 0;
    while (folded < events) {
      const state = recorded.reduce(evolve, opening);
      if (state.round !== 2000) throw new Error("The replay did not come to the end.");
      folded += recorded.length;
    }
    return folded;
  };
}
