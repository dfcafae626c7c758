import { describe, expect, it } from "vitest";
import { FAULTS, type Fault } from "./fault-plan.js";
import { simulate } from "./simulate.js";

/**
 * `SEED=n` runs one session. `SEEDS=n` runs n sessions, starting with the seed `FROM`. A deep run has 10,000 sessions.
 */
const ONLY = process.env.SEED === undefined ? null : Number(process.env.SEED);
const SEEDS = Number(process.env.SEEDS ?? (process.env.DEEP ? 10_000 : 300));
const FROM = Number(process.env.FROM ?? 1);

/** The time limit of the test on a busy machine, in milliseconds. It stops a run that hangs. */
const PATIENCE = 120_000 + SEEDS * 2_000;

describe("a session with faults", () => {
  it(`breaks no law in ${ONLY === null ? `${SEEDS} simulations` : `the simulation ${ONLY}`}`, {
    timeout: PATIENCE,
  }, async () => {
    const total = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
    const seeds = ONLY === null ? Array.from({ length: SEEDS }, (_, place) => FROM + place) : [ONLY];
    let acknowledged = 0;
    for (const seed of seeds) {
      const simulated = await simulate(seed);
      expect(simulated.problems, `SEED=${seed} replays it`).toEqual([]);
      acknowledged += simulated.acknowledged;
      for (const [fault, count] of simulated.faults) total.set(fault, (total.get(fault) ?? 0) + count);
      if (seed % 500 === 0) console.log(`${seed} houses, ${acknowledged} events shown as saved so far`);
    }
    console.log(`${seeds.length} houses, ${acknowledged} events shown as saved;`, Object.fromEntries(total));
    if (ONLY === null) for (const [fault, count] of total) expect(count, fault).toBeGreaterThan(0);
  });

  it("is repeated exactly from its seed", async () => {
    const [once, again] = [await simulate(7), await simulate(7)];
    expect(again).toEqual(once);
    expect(once.acknowledged).toBeGreaterThan(50);
  });
});
