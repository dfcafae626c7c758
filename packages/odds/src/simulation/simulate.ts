import type { Strategy } from "../strategies.js";
import { Chance } from "./chance.js";
import { FastShoe } from "./fast-shoe.js";
import { FastTable } from "./fast-table.js";
import { addTallies, COURSE_PARTS, OUTCOMES, type Tally } from "./tally.js";

/** How many rounds a shard has; the last one of a simulation may have fewer. */
export const SHARD_ROUNDS = 100_000;

/** What is simulated. */
export interface Simulation {
  /** How many rounds, from 1. */
  readonly rounds: number;
  /** Any text; the same seed plays the same rounds. */
  readonly seed: string;
  /** On how many of the rule set's seats a bet lies, the same on each; 1 when left out. */
  readonly seats?: number;
}

/** How many shards a simulation has. They can be played in any order, by anybody, and their tallies added. */
export function shardsOf({ rounds }: Simulation): number {
  return Math.ceil(rounds / SHARD_ROUNDS);
}

/**
 * Plays one shard of a simulation, from a fresh shoe.
 *
 * @param shard from 0 to {@link shardsOf} − 1
 * @throws RangeError for a shard or a number of seats that there is not
 */
export function simulateShard(strategy: Strategy, simulation: Simulation, shard: number): Tally {
  const { rounds, seed, seats = 1 } = simulation;
  if (!Number.isInteger(shard) || shard < 0 || shard >= shardsOf(simulation)) {
    throw new RangeError(`There is no shard ${shard} in ${rounds} rounds.`);
  }
  if (!Number.isInteger(seats) || seats < 1 || seats > strategy.rules.seats.length) {
    throw new RangeError(`This table has no ${seats} seats.`);
  }
  const table = new FastTable(strategy, seats, new FastShoe(strategy.rules, new Chance(seed, shard)));
  const count = Math.min(SHARD_ROUNDS, rounds - shard * SHARD_ROUNDS);
  const outcomes = new Float64Array(OUTCOMES.length);
  const course = new Array<number>(COURSE_PARTS).fill(0);
  let sum = 0;
  let squares = 0;
  const offset = shard * SHARD_ROUNDS;
  const endOf = (part: number): number => Math.ceil(((part + 1) * rounds) / COURSE_PARTS) - offset;
  let part = Math.floor((offset * COURSE_PARTS) / rounds);
  let partEnd = endOf(part);
  let before = 0; // what was won before this part began
  for (let round = 0; round < count; round++) {
    while (round >= partEnd) {
      course[part++] = sum - before;
      before = sum;
      partEnd = endOf(part);
    }
    const net = table.playRound(round === 0);
    sum += net;
    squares += net * net;
    const { hands } = table;
    for (let slot = 0; slot < hands.count; slot++) {
      const outcome = hands.outcome[slot] ?? 0;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  course[part] = sum - before;
  return { rounds: count, initialBets: table.bet * seats, net: sum, squares, outcomes: [...outcomes], course };
}

/**
 * Plays a whole simulation, shard after shard.
 *
 * @param onShard called after every shard with the tally so far; return `false` to stop there
 */
export function simulate(
  strategy: Strategy,
  simulation: Simulation,
  onShard: (soFar: Tally) => boolean | undefined = () => undefined,
): Tally {
  let tally = simulateShard(strategy, simulation, 0);
  for (let shard = 1; shard < shardsOf(simulation); shard++) {
    if (onShard(tally) === false) return tally;
    tally = addTallies(tally, simulateShard(strategy, simulation, shard));
  }
  onShard(tally);
  return tally;
}
