import { describe, expect, it } from "vitest";
import { FAULTS } from "./fault-plan.js";
import { ACTIONS, codeOf, type Script, scriptFrom } from "./script.js";
import { shrunk } from "./shrink.js";
import { play, simulate, smallest } from "./simulate.js";

/**
 * `SEED=n` runs one simulation. `SEEDS=n` runs n simulations, starting with the seed `FROM`. Defaults: 50 (300 if
 * `THOROUGH` is set), from seed 1.
 */
const ONLY = process.env.SEED === undefined ? null : Number(process.env.SEED);
const SEEDS = Number(process.env.SEEDS ?? (process.env.THOROUGH ? 300 : 50));
const FROM = Number(process.env.FROM ?? 1);

/** The time limit of the test on a busy machine, in milliseconds. It stops a run that hangs. */
const PATIENCE = 120_000 + SEEDS * 2_000;

describe("a session with faults", () => {
  it(`breaks no law in ${ONLY === null ? `${SEEDS} simulations` : `the simulation ${ONLY}`}`, {
    timeout: PATIENCE,
  }, async () => {
    const total = new Map<string, number>();
    const seeds = ONLY === null ? Array.from({ length: SEEDS }, (_, place) => FROM + place) : [ONLY];
    let [acknowledged, compared, recoveries, cutters] = [0, 0, 0, 0];
    for (const seed of seeds) {
      const simulated = await simulate(seed);
      const script = simulated.problems.length === 0 ? "" : await smallest(scriptFrom(seed));
      expect(simulated.problems, `SEED=${seed} replays it. A smaller script:\n${script}\n`).toEqual([]);
      acknowledged += simulated.acknowledged;
      compared += simulated.compared;
      recoveries += simulated.recoveries;
      cutters += simulated.cutters;
      for (const [fault, count] of simulated.faults) total.set(fault, (total.get(fault) ?? 0) + count);
    }
    console.log(
      `${seeds.length} simulations, ${acknowledged} events shown as saved, ${compared} presses compared, ${recoveries} recoveries with their marks;`,
      Object.fromEntries(total),
    );
    if (ONLY !== null) return;
    expect(recoveries).toBeGreaterThan(0);
    expect(cutters).toBeGreaterThan(0);
    for (const kind of [...FAULTS, ...ACTIONS]) expect(total.get(kind), kind).toBeGreaterThan(0);
  });

  it("breaks no law when the tab that recovers a table is also reloaded", async () => {
    const { problems, acknowledged } = await play({
      seed: 4671,
      conditions: {
        isUnlocked: false,
        isChosen: false,
        isMixed: false,
        roundsPerRecording: 5,
        shoesPerChain: 4,
        badness: 3,
      },
      faults: ["storage fails"],
      steps: [
        { do: "press", luck: 1218138555, wait: 355 },
        { do: "press", luck: 2495284411, wait: 225 },
        { do: "press twice", luck: 2713628548, wait: 372 },
        { do: "press", luck: 4039094863, wait: 201 },
        { do: "press", luck: 364204474, wait: 351 },
        { do: "press", luck: 2200593535, wait: 273 },
        { do: "reload a tab", luck: 1649625658, wait: 93 },
        { do: "reload a tab", luck: 1437315763, wait: 89 },
      ],
    });
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });

  it("adds no notice of a recovery that another owner overtakes before it is saved", async () => {
    const { problems, acknowledged } = await play({
      seed: 3066,
      conditions: {
        isUnlocked: true,
        isChosen: false,
        isMixed: false,
        roundsPerRecording: 6,
        shoesPerChain: 3,
        badness: 0.2,
      },
      faults: ["storage fails"],
      steps: [
        { do: "press", luck: 2359670444, wait: 46 },
        { do: "open a tab", luck: 747613981, wait: 254 },
        { do: "press", luck: 4082763293, wait: 263 },
        { do: "press", luck: 3464364421, wait: 240 },
        { do: "press", luck: 4261078734, wait: 87 },
        { do: "open a tab", luck: 1881919590, wait: 287 },
        { do: "press", luck: 516903614, wait: 301 },
        { do: "press", luck: 2408262276, wait: 236 },
        { do: "press", luck: 2585509468, wait: 187 },
        { do: "press", luck: 2329982701, wait: 23 },
        { do: "press", luck: 3198832225, wait: 283 },
        { do: "press", luck: 2733570210, wait: 24 },
        { do: "press", luck: 3742005044, wait: 128 },
        { do: "press", luck: 2617617555, wait: 35 },
      ],
    });
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });

  it("breaks no law when a recording with a damaged header, which is still valid, is retired", async () => {
    const { problems, acknowledged } = await play({
      seed: 61034,
      conditions: {
        isUnlocked: false,
        isChosen: false,
        isMixed: true,
        roundsPerRecording: 4,
        shoesPerChain: 4,
        badness: 3,
      },
      faults: ["acknowledgement lost", "crash before an effect", "crash after an effect"],
      steps: [
        { do: "press", luck: 1738406459, wait: 202 },
        { do: "open a tab", luck: 735869994, wait: 348 },
        { do: "fill the storage", luck: 104625660, wait: 120 },
        { do: "reload a tab", luck: 3074113755, wait: 27 },
        { do: "press", luck: 1650219926, wait: 360 },
        { do: "press twice", luck: 452924659, wait: 106 },
        { do: "press", luck: 3571195343, wait: 347 },
        { do: "free the storage", luck: 3288633206, wait: 138 },
        { do: "change the shoe", luck: 3617864482, wait: 252 },
        { do: "press", luck: 1290928886, wait: 387 },
        { do: "press", luck: 2382181325, wait: 8000 },
        { do: "damage a record", luck: 2864864065, wait: 14 },
        { do: "open a tab", luck: 409823648, wait: 144 },
        { do: "reload a tab", luck: 3723195277, wait: 63 },
        { do: "press", luck: 4120496236, wait: 85 },
      ],
    });
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });

  it("shrinks a failing script to the steps and faults that the failure needs", async () => {
    const script = scriptFrom(1);
    const [needed = 0, other = 0] = script.steps.map(({ luck }) => luck).filter((_, place) => [7, 30].includes(place));
    const fails = ({ steps, faults }: Script) => {
      const lucks = steps.map(({ luck }) => luck);
      return Promise.resolve(lucks.includes(needed) && lucks.includes(other) && faults.includes("message late"));
    };
    const small = await shrunk(script, fails);
    expect(small.steps.map(({ luck }) => luck)).toEqual([needed, other]);
    expect(small.faults).toEqual(["message late"]);
    expect(codeOf(small)).toContain(`"luck":${needed}`);
  });

  it("gives the same result for the same seed", async () => {
    const [once, again] = [await simulate(7), await simulate(7)];
    expect(again).toEqual(once);
    expect(once.acknowledged).toBeGreaterThan(50);
  });
});
