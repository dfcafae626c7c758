import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ruleSet } from "@thunderjack/core";
import { simulate, strategyNamed } from "@thunderjack/odds";
import { describe, expect, it } from "vitest";
import { ProgressLine, progressText } from "../src/simulate/progress.js";
import { simulateOn } from "../src/simulate-workers.js";
import { fileText, putFile, thunderjack } from "./in-process.js";

const BASE = ["simulate", "--rules", "vingt-et-un", "--seed", "a seed", "--rounds", "20000"];

const json = async (...words: string[]) => {
  const { exitCode, stdout } = await thunderjack([...BASE, ...words, "--json"]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return JSON.parse(stdout);
};

const errorOf = async (...words: string[]) => {
  const { exitCode, stdout, stderr } = await thunderjack(["simulate", ...words]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(/^thunderjack: [^\n]+\n$/);
  return stderr.slice("thunderjack: ".length, -1);
};

describe("thunderjack simulate", () => {
  it("prints the house edge with its standard error, and the outcomes", async () => {
    const found = await json("--strategy", "basic");
    expect(found).toMatchObject({ rounds: 20_000, rules: "vingt-et-un", strategy: "basic", seed: "a seed", seats: 1 });
    expect(Math.abs(found.houseEdge - found.computed)).toBeLessThan(4 * found.standardError);
    expect(Object.keys(found.outcomes)).toContain("blackjack");
    expect(found.roundsPerSecond).toBeGreaterThan(0);
    expect(found).not.toHaveProperty("bankroll");
  });

  it("plays the same rounds for the same seed, and different rounds for a different seed", async () => {
    const { houseEdge } = await json("--strategy", "mimic");
    expect((await json("--strategy", "mimic")).houseEdge).toBe(houseEdge);
    expect((await json("--strategy", "mimic", "--seed", "another")).houseEdge).not.toBe(houseEdge);
  });

  it("plays the strategy of a file that odds --json wrote", async () => {
    putFile("odds.json", (await thunderjack(["odds", "--rules", "vingt-et-un", "--json"])).stdout);
    const { outcomes } = await json("--strategy", "odds.json");
    expect(outcomes).toEqual((await json("--strategy", "basic")).outcomes);
  });

  it("prints the result as text", async () => {
    const { stdout } = await thunderjack([...BASE, "--strategy", "optimal", "--workers", "1"]);
    expect(stdout).toContain("vingt-et-un  optimal, 1 seat, 20,000 rounds, all cards shuffled every round");
    expect(stdout).toMatch(/House edge +−?\d\.\d{4} % +± 0\.6\d{3} %/);
    expect(stdout).toMatch(/standard errors away/);
    expect(stdout).not.toContain("\u001b");
  });

  it("writes CSV with a name above each value", async () => {
    const { stdout } = await thunderjack([...BASE, "--csv"]);
    const [names, values] = stdout.split("\n").map((line) => line.split(","));
    expect(names).toContain("houseEdge");
    expect(values).toHaveLength(names?.length ?? 0);
  });

  it("writes a report with the chart and the bankroll, without external resources", async () => {
    const { exitCode } = await thunderjack([...BASE, "--html", "simulated.html"]);
    expect(exitCode).toBe(0);
    const html = fileText("simulated.html");
    expect(html).toContain("Bankroll over 20,000 rounds");
    expect(html).toContain("hard 16");
    expect(html).not.toMatch(/<script|https?:|src=|@import|url\(/);
  });

  it("escapes names from files", async () => {
    putFile("named.json", JSON.stringify({ preset: "vingt-et-un", name: "<img src=x>" }));
    await thunderjack([...BASE, "--rules", "named.json", "--html", "named.html"]);
    expect(fileText("named.html")).not.toContain("<img");
  });

  it("rejects bad input with the place, the error and the valid input", async () => {
    putFile("broken.json", JSON.stringify({ rows: [{ kind: "hard", total: 5, cells: ["hit"] }] }));
    putFile("text.json", "S S H");
    expect(await errorOf("--rounds", "0")).toBe("--rounds 0: must be a whole number from 1 to 1,000,000,000,000");
    expect(await errorOf("--rounds", "many")).toMatch(/^--rounds many: must be a whole number/);
    expect(await errorOf("--workers", "1.5")).toBe("--workers 1.5: must be a whole number from 1 to 64");
    expect(await errorOf("--seats", "4")).toBe("--seats 4: must be a whole number from 1 to 3");
    expect(await errorOf("--strategy", "best")).toBe(
      "--strategy best: is not one of basic, optimal, mimic, and there is no such file",
    );
    expect(await errorOf("--strategy", "broken.json")).toMatch(/^broken\.json: row 1: "cells" must be a list of 10/);
    expect(await errorOf("--strategy", "text.json")).toMatch(/^text\.json: is not JSON .*should be a strategy table$/);
    expect(await errorOf("--speed", "9")).toMatch(/^there is no option --speed/);
  });
});

describe.skipIf(!existsSync(fileURLToPath(new URL("../dist/simulate-worker.js", import.meta.url))))("Workers", () => {
  const rules = ruleSet("thunderjack");
  const simulation = { rounds: 450_000, seed: "shards", seats: 1 };

  it("return the same result for one, two and five workers", async () => {
    const strategy = strategyNamed("optimal", rules);
    const alone = simulate(strategy, simulation);
    for (const workers of [1, 2, 5]) {
      const told: number[] = [];
      const tally = await simulateOn(workers, strategy, simulation, async ({ rounds }) => void told.push(rounds));
      expect(tally).toEqual(alone);
      expect(Math.max(...told)).toBeGreaterThan(300_000);
    }
  });

  it("reject if a worker throws", async () => {
    const strategy = { rules, upcards: [] };
    await expect(simulateOn(2, strategy, simulation, async () => undefined)).rejects.toThrow("no plan");
  });
});

describe("Progress", () => {
  it("prints the progress and the remaining time", () => {
    expect(progressText(25_000_000, 100_000_000, 11_000)).toBe("25,000,000 of 100,000,000 rounds, 33 s left");
    expect(progressText(1, 100_000, 1000)).toBe("1 of 100,000 rounds, 27.8 h left");
  });

  it("prints nothing for work of less than a second", async () => {
    const written: string[] = [];
    let now = 0;
    const progress = new ProgressLine(
      { stderr: { write: (text: string) => written.push(text) }, isWatched: true } as never,
      () => now,
    );
    now = 999;
    await progress.update("one");
    now = 1000;
    await progress.update("two");
    now = 1100;
    await progress.update("three");
    progress.end();
    expect(written).toEqual(["\rtwo\u001b[K", "\r\u001b[K"]);
  });
});
