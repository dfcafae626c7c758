import { ruleSet, SeedChain } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import {
  BudgetExceeded,
  inSlices,
  parseInSteps,
  parseRecording,
  type Steps,
  TIME_BUDGET,
  trailerHash,
  verify,
  verifyInSteps,
  verifySession,
  verifySessionInSteps,
  withinBudget,
} from "../src/index.js";
import { foreignAddition } from "../src/verify/additions.js";
import { roundsOfOneHand } from "./one-hand-rounds.js";
import { playedTable, textOf } from "./played-table.js";

const long = roundsOfOneHand("thunderjack", 400);
const short = textOf(playedTable(ruleSet("vingt-et-un"), "steps", [1, 1]).lines);

/** Runs all steps and checks that their progress does not decrease. */
function run<Result>(steps: Steps<Result>): { readonly result: Result; readonly progress: readonly number[] } {
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, progress };
    expect(step.value).toBeGreaterThanOrEqual(progress.at(-1) ?? 0);
    expect(step.value).toBeLessThanOrEqual(1);
    progress.push(step.value);
  }
}

/** Returns steps that each take a millisecond of a virtual clock. */
function timed(count: number): { readonly steps: Steps<string>; readonly now: () => number; done: () => number } {
  let time = 0;
  function* steps(): Steps<string> {
    for (let step = 1; step <= count; step++) {
      time++;
      yield step / count;
    }
    return "result";
  }
  return { steps: steps(), now: () => time, done: () => time };
}

describe("parsing and verifying in steps", () => {
  it("have the same results as parsing and verifying at once", () => {
    for (const text of [long, short, short.slice(0, -9), short.replace('"t":0', '"t":1'), "", "no recording\n"]) {
      expect(run(parseInSteps(text)).result).toEqual(parseRecording(text));
      expect(run(verifyInSteps(text)).result).toEqual(verify(text));
    }
  });

  it("divide a long recording into many steps, even when it is damaged", () => {
    const settled = long.lastIndexOf('"check":"');
    const damaged = `${long.slice(0, settled)}"check":"0000000000000000${long.slice(settled + 25)}`;
    expect(run(parseInSteps(long)).progress.length).toBeGreaterThan(long.length / 40_000);
    for (const text of [long, damaged]) {
      expect(run(verifyInSteps(text)).progress.length).toBeGreaterThan(long.length / 10_000);
    }
  });

  it("search the trailers of a session in steps too", () => {
    const steps = run(verifySessionInSteps([long])).progress.length - run(verifyInSteps(long)).progress.length;
    expect(steps).toBeGreaterThan(long.length / 40_000);
    expect(steps).toBeLessThanOrEqual(long.length / 32_768);
  });

  it("search the additions of a recording in steps too", () => {
    const { recording } = parseRecording(long);
    if (recording === null) throw new Error("The recording cannot be read.");
    const parts = long.match(/(?:.*\n){1,500}/g) ?? [];
    const { result, progress } = run(foreignAddition(parts, recording));
    expect([result, parts.length > 2]).toEqual([null, true]);
    expect(progress[0]).toBeLessThan(0.5);
    expect(progress.at(-1)).toBeGreaterThan(0.9);
  });

  it("never join the parts of a recording, whatever its lines are", () => {
    const chain = new SeedChain(new Uint8Array(32).fill(7), 1);
    const written = roundsOfOneHand("thunderjack", 40, chain.seeds(1, "words"));
    const lines = written.trimEnd().split("\n");
    const [last = "", trailer = ""] = lines.slice(-2);
    const { seq, ...rest } = JSON.parse(last);
    const addition = `{"x_note":1,"hash":"${trailerHash(trailer)}"}`;
    const texts = {
      "as written": written,
      open: textOf(lines.slice(0, -1)),
      "open and cut off": textOf(lines.slice(0, -1)).slice(0, -5),
      "in another order": textOf([...lines.slice(0, -2), JSON.stringify({ ...rest, seq }), trailer]),
      changed: written.replace('"right":0', '"right":1'),
      "with additions": textOf([...lines, addition, addition]),
      "with an addition of another recording": textOf([...lines, addition, '{"x_note":1,"hash":"00"}']),
      "with a cut addition": textOf([...lines, addition, addition]).slice(0, -5),
    };
    const ends: Record<string, string> = {};
    for (const [name, text] of Object.entries(texts)) {
      const parts = text.match(/(?:.*\n){1,50}|.+$/g) ?? [];
      const join = () => {
        throw new Error("The parts were joined.");
      };
      const { result } = run(verifyInSteps(Object.assign(parts, { join })));
      expect(result, name).toEqual(verify(text));
      ends[name] = `${result.status}, ${result.checks.at(name.includes("cut") ? 0 : -1)?.line ?? "no line"}`;
    }
    const { length } = lines;
    expect(ends).toEqual({
      "as written": "fair, no line",
      open: "open, no line",
      "open and cut off": `open, ${length - 1}`,
      "in another order": "broken, no line",
      changed: "broken, no line",
      "with additions": "fair, no line",
      "with an addition of another recording": `broken, ${length + 2}`,
      "with a cut addition": `fair, ${length + 2}`,
    });
  });
});

describe("slices", () => {
  it("pause after the given time and report the progress", async () => {
    const { steps, now } = timed(25);
    const progress: number[] = [];
    let pauses = 0;
    const result = await inSlices(steps, {
      now,
      slice: 10,
      onProgress: (done) => progress.push(done),
      pause: async () => {
        pauses++;
      },
    });
    expect(result).toBe("result");
    expect(pauses).toBe(2);
    expect(progress).toEqual([0.4, 0.8]);
  });

  it("end when the work is cancelled", async () => {
    const { steps, now, done } = timed(1000);
    const controller = new AbortController();
    const work = inSlices(steps, {
      now,
      signal: controller.signal,
      pause: async () => controller.abort(new Error("cancelled")),
    });
    await expect(work).rejects.toThrow("cancelled");
    expect(done()).toBe(10);
  });
});

describe("a budget of time", () => {
  it("changes neither the result nor the progress of work that needs less time, or exactly as much", () => {
    const { steps, now } = timed(25);
    const { result, progress } = run(withinBudget(steps, { now, budget: 25 }));
    expect(result).toBe("result");
    expect(progress).toEqual(run(timed(25).steps).progress);
  });

  it("ends longer work with an error that has the progress", () => {
    const { steps, now, done } = timed(25);
    expect(() => run(withinBudget(steps, { now, budget: 9 }))).toThrow(
      expect.objectContaining({ name: "BudgetExceeded", progress: 0.4, message: expect.stringContaining("within 9 ") }),
    );
    expect(done()).toBe(10);
  });

  it("defaults to a minute", () => {
    expect(TIME_BUDGET).toBe(60_000);
    for (const [milliseconds, isExceeded] of [
      [6000, false],
      [6001, true],
    ] as const) {
      let time = 0;
      const now = () => (time += milliseconds); // of ten steps, each takes this time
      const work = () => run(withinBudget(timed(10).steps, { now }));
      if (isExceeded) expect(work).toThrow(BudgetExceeded);
      else expect(work().result).toBe("result");
    }
  });

  it("does not include the pauses between slices", async () => {
    const { steps, now } = timed(25);
    let paused = 0;
    const clock = () => now() + paused;
    const work = inSlices(withinBudget(steps, { now: clock, budget: 25 }), {
      now: clock,
      pause: async () => {
        paused += 1000;
      },
    });
    expect(await work).toBe("result");
    expect(paused).toBe(2000);
  });

  it("ends the verification of a recording or a session without a verdict, whether it is broken or not", () => {
    const work = () => [
      verifyInSteps(long),
      verifyInSteps(long.replace('"t":0', '"t":1')),
      verifySessionInSteps([long]),
    ];
    for (const steps of work()) {
      let time = 0;
      const now = () => time++; // each step takes a millisecond
      expect(() => run<unknown>(withinBudget<unknown>(steps, { now, budget: 3 }))).toThrow(BudgetExceeded);
    }
    const results = work().map(
      (steps) => run<unknown>(withinBudget<unknown>(steps, { now: () => 0, budget: 0 })).result,
    );
    expect(results).toEqual([verify(long), verify(long.replace('"t":0', '"t":1')), verifySession([long])]);
  });
});

describe("a text in parts of whole lines", () => {
  it("is parsed as the whole text is, wherever it is divided", () => {
    const { lines } = playedTable(ruleSet("casino"), "parts", [1, 2, 3, 5, 8]);
    const changed = textOf(lines).replace('"type":"HandSettled"', '"type":"HandSettled","x":1');
    for (const text of [textOf(lines), textOf(lines.slice(0, 9)), textOf(lines).slice(0, -9), changed, ""]) {
      const ended = text.split(/(?<=\n)/);
      for (const size of [1, 2, 7]) {
        const parts = Array.from({ length: Math.ceil(ended.length / size) }, (_, place) =>
          ended.slice(place * size, (place + 1) * size).join(""),
        );
        expect(run(parseInSteps(parts)).result).toEqual(parseRecording(text));
      }
    }
    expect(run(parseInSteps([])).result).toEqual(parseRecording(""));
  });
});
