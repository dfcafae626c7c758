import { cpus } from "node:os";
import {
  type CardSource,
  type Command,
  chosenSeeds,
  decide,
  evolve,
  type GameEvent,
  handNamed,
  NO_BETS,
  newTableState,
  PRESETS,
  Shoe,
  type ShuffleChance,
  Table,
  type TableState,
  totalOf,
} from "@thunderjack/core";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { Bench } from "tinybench";

/*
 * How fast the engine is: one hand of Thunderjack a round, played as the dealer plays, every event made and folded.
 * The shuffle is a quick seeded one, since the fair shuffle costs more than the rounds that are played between two.
 */

const rules = PRESETS.thunderjack;
const credits = 1_000_000_000;
const bets = { ...NO_BETS, middle: 1000 };
const ROUNDS = 1000; // in one sample

function quickChance(seed: number): ShuffleChance {
  const generator = xoroshiro128plus(seed);
  return () => (below) => uniformInt(generator, 0, below - 1);
}

const DEAL: Command = { type: "Deal" };
const HIT: Command = { type: "Hit", hand: "middle" };
const STAND: Command = { type: "Stand", hand: "middle" };

function nextCommand(state: TableState): Command {
  if (state.phase !== "players") return DEAL;
  const hand = handNamed(state, "middle");
  return hand !== undefined && totalOf(hand.cards) < 17 ? HIT : STAND;
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
  while (state.round < last || state.phase === "players") {
    const decision = decide(rules, state, nextCommand(state), source);
    if (!decision.accepted) throw new Error(decision.message);
    state = decision.state;
    if (tell !== undefined) for (const event of decision.events) tell(event);
  }
  return state;
}

const opening = newTableState(credits, bets, rules.decks * 52);

let state = opening;
const shoe = new Shoe(rules.decks, quickChance(1), false);
function decideAndEvolve(): void {
  state = playRounds(ROUNDS, state, shoe);
}

const table = new Table({ rules, credits, bets, seeds: chosenSeeds("benchmark"), chance: quickChance(2) });
let heard = 0;
table.events$.subscribe(() => {
  heard++;
});
function throughTable(): void {
  const last = table.state.round + ROUNDS;
  while (table.state.round < last || table.state.phase === "players") table.dispatch(nextCommand(table.state));
}

const recorded: GameEvent[] = [];
playRounds(ROUNDS, opening, new Shoe(rules.decks, quickChance(3), false), (event) => recorded.push(event));
let replayed = opening;
function replay(): void {
  replayed = recorded.reduce(evolve, opening);
}

const bench = new Bench({ time: 3000, warmupTime: 1000 });
bench.add("decide and evolve", decideAndEvolve).add("table, one subscriber", throughTable).add("replay", replay);
await bench.run();

const perSecond = (name: string, work: number): string => {
  const result = bench.getTask(name)?.result;
  if (result === undefined || !("throughput" in result)) throw new Error(`The benchmark "${name}" did not finish.`);
  return Math.round(result.throughput.p50 * work).toLocaleString("en");
};

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}, one core; medians of samples of 1,000 rounds.`,
);
console.log(`One round is ${(recorded.length / ROUNDS).toFixed(1)} events on average.\n`);
console.log(`decide and evolve      ${perSecond("decide and evolve", ROUNDS).padStart(12)} rounds/s   (aim 1,000,000)`);
console.log(
  `table, one subscriber  ${perSecond("table, one subscriber", ROUNDS).padStart(12)} rounds/s   (aim 500,000)`,
);
console.log(`replay                 ${perSecond("replay", recorded.length).padStart(12)} events/s   (aim 30,000,000)`);
if (heard === 0 || replayed.round !== ROUNDS) throw new Error("The benchmark did not play what it measured.");
