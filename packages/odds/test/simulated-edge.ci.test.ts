import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import {
  addTallies,
  edgeOf,
  resultOf,
  type Simulation,
  shardsOf,
  simulate,
  simulateShard,
  solve,
  strategyNamed,
} from "../src/index.js";

describe("A simulation", () => {
  const rules = ruleSet({ shuffle: "every-round" });
  const strategy = strategyNamed("basic", rules);
  const simulation: Simulation = { rounds: 250_000, seed: "a seed", seats: 2 };

  test("has the same result for its shards in any order", () => {
    const whole = simulate(strategy, simulation);
    const shards = Array.from({ length: shardsOf(simulation) }, (_, shard) =>
      simulateShard(strategy, simulation, shard),
    );
    expect(shards.map(({ rounds }) => rounds)).toEqual([100_000, 100_000, 50_000]);
    expect(shards.reduceRight(addTallies)).toEqual(whole);
    expect(simulate(strategy, { ...simulation, seed: "another" })).not.toEqual(whole);
  });

  test("passes the tally after each shard to onShard, and stops when it returns false", () => {
    const progress: number[] = [];
    simulate(strategy, { ...simulation, seats: 1 }, ({ rounds }) => {
      progress.push(rounds);
      return rounds < 200_000;
    });
    expect(progress).toEqual([100_000, 200_000]);
  });

  test("counts every hand once", () => {
    const { outcomes } = resultOf(simulate(strategy, { ...simulation, seats: 1 }));
    const hands = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
    expect(hands).toBeGreaterThan(250_000);
    expect(outcomes.thunderjack / 250_000).toBeCloseTo(0.0089, 3);
  });

  test("of the strategy mimic has the published house edge of five to six percent at a classic table", () => {
    const classic = ruleSet({ preset: "casino", dealerHitsSoft17: false, shuffle: "every-round" });
    const { houseEdge } = resultOf(simulate(strategyNamed("mimic", classic), { rounds: 400_000, seed: "mimic" }));
    expect(houseEdge).toBeGreaterThan(0.05);
    expect(houseEdge).toBeLessThan(0.062);
  });
});

describe("The house edge of a simulation is within three standard errors of the computed one", () => {
  /** `ROUNDS=n` sets the number of rounds. */
  const ROUNDS = Number(process.env.ROUNDS ?? (process.env.THOROUGH ? 500_000 : 100_000));

  test.each([
    ["thunderjack", 3],
    ["vingt-et-un", 1],
    ["casino", 1],
  ] as const)("%s, shuffled every round, seats: %d", { timeout: 3_600_000 }, (preset, seats) => {
    const solution = solve(ruleSet({ preset, shuffle: "every-round" }));
    const found = resultOf(simulate(solution, { rounds: ROUNDS, seed: "the presets", seats }));
    expect(Math.abs(found.houseEdge - edgeOf(solution, seats)) / found.standardError).toBeLessThan(3);
  });
});
