import type { Strategy } from "../strategies.js";
import { shardChance } from "./chance.js";
import { FastShoe } from "./fast-shoe.js";
import { FastTable } from "./fast-table.js";
import { addTallies, OUTCOMES, type Tally } from "./tally.js";

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
  const table = new FastTable(strategy, seats, new FastShoe(strategy.rules, shardChance(seed, shard)));
  const count = Math.min(SHARD_ROUNDS, rounds - shard * SHARD_ROUNDS);
  const outcomes = new Array<number>(OUTCOMES.length).fill(0);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < count; round++) {
    const net = table.playRound(round === 0);
    sum += net;
    squares += net * net;
    for (let slot = 0; slot < table.hands.count; slot++) {
      const outcome = table.hands.outcome[slot] ?? 0;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  return { rounds: count, initialBets: table.bet * seats, net: sum, squares, outcomes };
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
