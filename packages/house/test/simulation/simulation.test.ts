import { describe, expect, it } from "vitest";
import { type Script, scriptFrom, shrunk } from "./script.js";
import { EXPECTED, play } from "./simulate.js";

/**
 * `SEED=n` runs one simulation. `SEEDS=n` runs n simulations, starting with the seed `FROM`. Defaults: 40 (300 if
 * `THOROUGH` or `CI` is set), from seed 1.
 */
const ONLY = process.env.SEED === undefined ? null : Number(process.env.SEED);
const SEEDS = Number(process.env.SEEDS ?? (process.env.THOROUGH || process.env.CI ? 300 : 40));
const FROM = Number(process.env.FROM ?? 1);

/** The time limit of the test on a busy machine, in milliseconds. It stops a run that hangs. */
const PATIENCE = 120_000 + SEEDS * 3000;

describe("houses with faults over one store", () => {
  it("break no law", { timeout: PATIENCE }, async () => {
    const total = new Map<string, number>();
    const seeds = ONLY === null ? Array.from({ length: SEEDS }, (_, place) => FROM + place) : [ONLY];
    let [commits, rounds] = [0, 0];
    for (const seed of seeds) {
      const script = scriptFrom(seed);
      const simulated = await play(script);
      const small = simulated.problems.length === 0 ? "" : JSON.stringify(await shrunk(script, fails), null, 1);
      expect(simulated.problems, `SEED=${seed} replays it. A smaller script:\n${small}\n`).toEqual([]);
      commits += simulated.commits;
      rounds += simulated.rounds;
      for (const [what, count] of simulated.counts) total.set(what, (total.get(what) ?? 0) + count);
    }
    console.log(`${seeds.length} simulations, ${commits} commits, ${rounds} rounds;`, Object.fromEntries(total));
    if (ONLY === null && SEEDS >= 40) for (const what of EXPECTED) expect(total.get(what), what).toBeGreaterThan(0);
  });

  it("give the same result for the same seed", async () => {
    expect(await play(scriptFrom(7))).toEqual(await play(scriptFrom(7)));
  });

  it("shrink to the steps that a failure needs", async () => {
    const script = scriptFrom(1);
    const needed = [script.steps[7], script.steps[30]];
    const small = await shrunk(script, async ({ steps }) => needed.every((one) => one && steps.includes(one)));
    expect(small.steps).toEqual(needed);
  });
});

async function fails(script: Script): Promise<boolean> {
  return (await play(script)).problems.length > 0;
}
