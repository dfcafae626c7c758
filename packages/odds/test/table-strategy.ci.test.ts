import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import {
  InvalidStrategyTable,
  type StrategyTable,
  simulate,
  strategyByTable,
  strategyNamed,
  strategyTable,
} from "../src/index.js";

const asFile = (table: StrategyTable) => JSON.parse(JSON.stringify(table));
const casino = ruleSet("casino");
const table = strategyTable(casino);

const ROUNDS = process.env.THOROUGH ? 100_000 : 10_000;

describe("A strategy from a strategy table", () => {
  test.each(["thunderjack", "casino", "vingt-et-un"])("plays every round of %s like the strategy `basic`", (preset) => {
    const rules = ruleSet({ preset, shuffle: "every-round" });
    const seats = rules.seats.length;
    const simulation = { rounds: ROUNDS, seed: "the same cards", seats };
    const byTable = strategyByTable(rules, asFile(strategyTable(rules)));
    expect(simulate(byTable, simulation)).toEqual(simulate(strategyNamed("basic", rules), simulation));
  });

  test("surrenders before the peek like the table", () => {
    const rules = ruleSet({ preset: "casino", surrender: "early", shuffle: "every-round" });
    const simulation = { rounds: ROUNDS, seed: "the same cards" };
    const byTable = strategyByTable(rules, asFile(strategyTable(rules)));
    expect(simulate(byTable, simulation)).toEqual(simulate(strategyNamed("basic", rules), simulation));
  });

  test("plays differently if a cell is changed", () => {
    const changed = asFile(table);
    for (const row of changed.rows) if (row.kind === "hard" && row.total === 12) row.cells.fill("stand");
    const simulation = { rounds: 20_000, seed: "the same cards" };
    const [basic, other] = [table, changed].map((each) => simulate(strategyByTable(casino, each), simulation));
    expect(other).not.toEqual(basic);
  });

  test("plays by totals if the rules have a Blitz and the table has no rows for it", () => {
    const { net } = simulate(strategyByTable(ruleSet("thunderjack"), asFile(table)), { rounds: 1000, seed: "any" });
    expect(Number.isInteger(net)).toBe(true);
  });
});

describe("An invalid strategy table is rejected with its position and the reason", () => {
  const refusal = (change: (table: { rows: { cells: unknown[] }[] }) => unknown): string => {
    const changed = asFile(table);
    const given = change(changed) ?? changed;
    try {
      strategyByTable(casino, given);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidStrategyTable);
      return error instanceof Error ? error.message : "";
    }
    return "accepted";
  };

  test.each([
    ["the table must be an object, not [1]", () => [1]],
    ['"rows" must be a list of rows, not missing', () => ({})],
    [
      "the row of hard 5 is missing: the rows hard 5 to hard 20 and soft 13 to soft 20 are required",
      () => ({ rows: [], insurance: false }),
    ],
    ['"insurance" must be true or false, not "no"', (given: object) => ({ ...given, insurance: "no" })],
    [
      'row 1, upcard 3: the move must be "stand", "hit", "double", "surrender", not "hti"',
      ({ rows }: { rows: { cells: unknown[] }[] }) => {
        rows[0]?.cells.splice(1, 1, "hti");
      },
    ],
    [
      'row 1, upcard a: "otherwise", the move if double is illegal, must be "stand", "hit", not missing',
      ({ rows }: { rows: { cells: unknown[] }[] }) => {
        rows[0]?.cells.splice(9, 1, { move: "double" });
      },
    ],
    [
      'row 2: "cells" must be a list of 10, one for each upcard from 2 to the ace, not ["hit"]',
      ({ rows }: { rows: { cells: unknown[] }[] }) => {
        const [, second] = rows;
        if (second !== undefined) second.cells = ["hit"];
      },
    ],
    [
      'row 1: "kind" must be "hard", "soft" or "pair", not "hart"',
      ({ rows }: { rows: object[] }) => ({ rows: [{ ...rows[0], kind: "hart" }] }),
    ],
  ])("%s", (message, change) => {
    expect(refusal(change)).toBe(message);
  });
});
