import type { Strategy } from "../strategies.js";
import { Chance } from "./chance.js";
import { FastShoe } from "./fast-shoe.js";
import { FastTable } from "./fast-table.js";
import { addTallies, COURSE_PARTS, OUTCOMES, type Tally } from "./tally.js";

/** The number of rounds of a shard. The last shard may have fewer. */
const SHARD_ROUNDS = 100_000;

/** The parameters of a simulation. */
export interface Simulation {
  /** The number of rounds, 1 or more. */
  readonly rounds: number;
  /** The seed, which can be any text. The same seed gives the same rounds. */
  readonly seed: string;
  /** The number of seats with a bet. All bets are equal. Defaults to 1. */
  readonly seats?: number;
}

/** Returns the number of shards of a simulation. Shards can run in any order and on any thread. */
export function shardsOf({ rounds }: Simulation): number {
  return Math.ceil(rounds / SHARD_ROUNDS);
}

/**
 * Runs one shard of a simulation. A shard starts with a fresh shoe.
 *
 * @param shard the number of the shard, from 0 to {@link shardsOf} − 1
 * @throws RangeError for a shard or a number of seats out of range
 */
export function simulateShard(strategy: Strategy, simulation: Simulation, shard: number): Tally {
  const { rounds, seed, seats = 1 } = simulation;
  if (!Number.isInteger(shard) || shard < 0 || shard >= shardsOf(simulation)) {
    throw new RangeError(`A simulation of ${rounds} rounds has no shard ${shard}.`);
  }
  if (!Number.isInteger(seats) || seats < 1 || seats > strategy.rules.seats.length) {
    throw new RangeError(`The number of seats must be 1 to ${strategy.rules.seats.length}, not ${seats}.`);
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
  let before = 0; // the net win before this part
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
 * Runs a complete simulation, shard by shard.
 *
 * @param onShard called after each shard with the tally so far; the simulation stops if it returns `false`
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
