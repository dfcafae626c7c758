import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { type ChartRow, type StrategyTable, strategyTable } from "../src/index.js";

/**
 * Returns a row as text, from the two to the ace. Each cell has a letter for the move, and a letter for the move if
 * that is illegal.
 */
function line({ rows }: StrategyTable, kind: ChartRow["kind"], what: number | string, cards = 2): string {
  const row = rows.find((row) => row.kind === kind && (row.rank ?? row.total) === what && row.cards === cards);
  const letters = { stand: "S", hit: "H", double: "D", split: "P", surrender: "R" } as const;
  return (row?.cells ?? [])
    .map(({ move, otherwise }) => letters[move] + (move === otherwise ? "" : letters[otherwise].toLowerCase()))
    .join(" ");
}

describe("The chart of a classic table", () => {
  // The expected rows are the published chart for six decks, S17, double any, DAS, late surrender.
  const table = strategyTable(ruleSet({ preset: "casino", dealerHitsSoft17: false }));

  test.each([
    ["hard", 9, "H Dh Dh Dh Dh H H H H H"],
    ["hard", 11, "Dh Dh Dh Dh Dh Dh Dh Dh Dh H"],
    ["hard", 12, "H H S S S H H H H H"],
    ["hard", 15, "S S S S S H H H Rh H"],
    ["hard", 16, "S S S S S H H Rh Rh Rh"],
    ["hard", 17, "S S S S S S S S S S"],
    ["soft", 17, "H Dh Dh Dh Dh H H H H H"],
    ["soft", 18, "S Ds Ds Ds Ds S S H H H"],
    ["pair", "a", "Ph Ph Ph Ph Pd Ph Ph Ph Ph Ph"],
    ["pair", "8", "Ps Ps Ps Ps Ps Ph Ph Ph Ph Ph"],
    ["pair", "9", "Ps Ps Ps Ps Ps S Ps Ps S S"],
    ["pair", "10", "S S S S S S S S S S"],
  ] as const)("%s %s", (kind, what, cells) => {
    expect(line(table, kind, what)).toBe(cells);
  });

  test("takes no insurance", () => {
    expect(table.insurance).toBe(false);
  });

  test("surrenders 15 against a ten, except for an eight and a seven", () => {
    expect(table.exceptions).toContainEqual({ hand: ["8", "7"], upcard: "10", move: "hit", insteadOf: "surrender" });
  });
});

describe("The chart of Thunderjack", () => {
  const table = strategyTable(ruleSet("thunderjack"));

  test("has rows for three, four and five cards, and hits five cards for the Blitz", () => {
    expect(new Set(table.rows.map(({ cards }) => cards))).toEqual(new Set([2, 3, 4, 5]));
    expect(line(table, "hard", 15, 5)).toBe("H H H H H H H H H H");
    expect(line(table, "soft", 21, 5)).toBe("H H H H H H H H H H");
    expect(line(table, "hard", 20, 5)).toBe("S S S S S S S S S S");
  });

  test("has a row for hard 4, which only a pair of twos makes; its moves are those without a split", () => {
    expect(line(table, "hard", 4)).toBe("H H H H H H H H H H");
  });
});
