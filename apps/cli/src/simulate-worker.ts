import { parentPort, workerData } from "node:worker_threads";
import { type Simulation, type Strategy, simulateShard } from "@thunderjack/odds";

// A worker of a simulation: receives the number of a shard, and posts its tally.
const { strategy, simulation }: { readonly strategy: Strategy; readonly simulation: Simulation } = workerData;

parentPort?.on("message", (shard: number) => parentPort?.postMessage(simulateShard(strategy, simulation, shard)));
