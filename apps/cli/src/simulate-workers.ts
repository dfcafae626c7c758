import { Worker } from "node:worker_threads";
import {
  addTallies,
  plainStrategy,
  type Simulation,
  type Strategy,
  shardsOf,
  simulateShard,
  type Tally,
} from "@thunderjack/odds";

// The built worker. The relative path is the same from the sources, which the tests run, and from the built program.
const WORKER = new URL("../dist/simulate-worker.js", import.meta.url);

/**
 * Plays a simulation on several threads. The result does not depend on their number, because a shard has the same
 * result on every thread, and tallies can be added in any order.
 *
 * @param workers the maximum number of threads. If one is enough, the current thread is used
 * @param onTally called after each shard, with the tally so far; on the current thread, not after the last shard
 */
export async function simulateOn(
  workers: number,
  strategy: Strategy,
  simulation: Simulation,
  onTally: (soFar: Tally) => Promise<void>,
): Promise<Tally> {
  const shards = shardsOf(simulation);
  const count = Math.min(workers, shards);
  return count === 1
    ? simulateHere(strategy, simulation, shards, onTally)
    : simulateThere(count, strategy, simulation, shards, onTally);
}

async function simulateHere(
  strategy: Strategy,
  simulation: Simulation,
  shards: number,
  onTally: (soFar: Tally) => Promise<void>,
): Promise<Tally> {
  let tally = simulateShard(strategy, simulation, 0);
  for (let shard = 1; shard < shards; shard++) {
    await onTally(tally);
    tally = addTallies(tally, simulateShard(strategy, simulation, shard));
  }
  return tally;
}

async function simulateThere(
  count: number,
  strategy: Strategy,
  simulation: Simulation,
  shards: number,
  onTally: (soFar: Tally) => Promise<void>,
): Promise<Tally> {
  const workerData = { strategy: plainStrategy(strategy), simulation };
  const threads = Array.from({ length: count }, () => new Worker(WORKER, { workerData }));
  let next = 0;
  let sum: Tally | undefined;
  const playShards = async (thread: Worker): Promise<void> => {
    while (next < shards) {
      const tally = await tallyOf(thread, next++);
      sum = sum === undefined ? tally : addTallies(sum, tally);
      await onTally(sum);
    }
  };
  try {
    await Promise.all(threads.map(playShards));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  if (sum === undefined) throw new RangeError("A simulation must have at least one round.");
  return sum;
}

function tallyOf(thread: Worker, shard: number): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const onMessage = (tally: Tally): void => {
      thread.off("error", reject);
      resolve(tally);
    };
    thread.once("message", onMessage);
    thread.once("error", reject);
    thread.postMessage(shard);
  });
}
