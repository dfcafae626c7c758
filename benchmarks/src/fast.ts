import { simulate } from "@thunderjack/odds";
import type { Contender } from "./contender.js";
import { basicStrategy } from "./work.js";

/** The simulator of `@thunderjack/odds`. It plays by the same rules, but uses typed arrays and no events. */
export function fastSimulation(): Contender {
  const strategy = basicStrategy();
  let run = 0;
  return (rounds) => {
    const { rounds: played } = simulate(strategy, { rounds, seed: `run ${run++}` });
    return played;
  };
}
