import { parentPort, workerData } from "node:worker_threads";
import { type Simulation, type Strategy, simulateShard } from "@thunderjack/odds";

// One worker of a simulation: is sent the number of a shard, and answers with its tally.
const { strategy, simulation }: { readonly strategy: Strategy; readonly simulation: Simulation } = workerData;

parentPort?.on("message", (shard: number) => parentPort?.postMessage(simulateShard(strategy, simulation, shard)));
