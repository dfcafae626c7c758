import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { type MoveName, type Position, positionOdds } from "../src/index.js";

const thunderjack = ruleSet("thunderjack");
const casino = ruleSet("casino");

function best(position: Position, rules = thunderjack): MoveName | undefined {
  return positionOdds(rules, position).moves[0]?.move;
}

function offered(position: Position, rules = thunderjack): readonly MoveName[] {
  return positionOdds(rules, position)
    .moves.map(({ move }) => move)
    .sort();
}

describe("The legal moves of a position", () => {
  test("are all moves of the rules for the first two cards", () => {
    expect(offered({ hand: ["8", "8"], upcard: "6" })).toEqual(["double", "hit", "split", "stand", "surrender"]);
    expect(offered({ hand: ["q", "k"], upcard: "6" })).toEqual(["double", "hit", "stand", "surrender"]);
    expect(offered({ hand: ["q", "k"], upcard: "6" }, casino)).toContain("split");
  });

  test("are hit and stand after a hit", () => {
    expect(offered({ hand: ["2", "3", "4"], upcard: "6" })).toEqual(["hit", "stand"]);
  });

  test("of a split hand include a double, but no surrender and no split beyond the limit", () => {
    expect(offered({ hand: ["8", "8"], upcard: "6", hands: 2 })).toEqual(["double", "hit", "stand"]);
    expect(offered({ hand: ["8", "8"], upcard: "6", hands: 2 }, casino)).toEqual(["double", "hit", "split", "stand"]);
    expect(offered({ hand: ["8", "8"], upcard: "6", hands: 4 }, casino)).toEqual(["double", "hit", "stand"]);
  });

  test("of split aces consist of stand only", () => {
    expect(offered({ hand: ["a", "5"], upcard: "6", hands: 2 })).toEqual(["stand"]);
  });

  test("are none for a blackjack, a Blitz, a bust and a doubled hand", () => {
    expect(offered({ hand: ["a", "k"], upcard: "6" })).toEqual([]);
    expect(offered({ hand: ["2", "2", "2", "2", "3", "3"], upcard: "6" })).toEqual([]);
    expect(offered({ hand: ["10", "6", "8"], upcard: "6" })).toEqual([]);
    expect(offered({ hand: ["5", "6", "8"], upcard: "6", doubled: true })).toEqual([]);
  });

  test("include a hit on 21 in Thunderjack, and are none if a 21 ends the turn", () => {
    expect(best({ hand: ["a", "2", "2", "2", "4"], upcard: "10" })).toBe("hit");
    expect(best({ hand: ["5", "2", "2", "2", "10"], upcard: "10" })).toBe("stand");
    expect(offered({ hand: ["7", "4", "10"], upcard: "10" }, casino)).toEqual([]);
  });
});

describe("The values of a position", () => {
  test("are sorted, the best move first", () => {
    const { moves } = positionOdds(casino, { hand: ["10", "6"], upcard: "10" });
    expect(moves.map(({ move }) => move)).toEqual(["surrender", "hit", "stand", "double"]);
    expect(moves[0]?.value).toBe(-0.5);
  });

  test("of five cards that cannot bust are the payout of a Blitz", () => {
    const { moves } = positionOdds(thunderjack, { hand: ["2", "2", "2", "2", "3"], upcard: "a" });
    expect(moves[0]?.move).toBe("hit");
    expect(moves[0]?.value).toBeCloseTo(5, 12);
  });

  test("depend on the seen cards, which cannot be more than the shoe has", () => {
    const value = (seen: Position["seen"] & object) =>
      positionOdds(ruleSet({ decks: 1 }), { hand: ["10", "6"], upcard: "10", seen }).moves.find(
        ({ move }) => move === "hit",
      )?.value ?? 0;
    expect(value(["5", "5", "5", "5"])).toBeLessThan(value([]));
    expect(() => value(["5", "5", "5", "5", "5"])).toThrow(RangeError);
    expect(() => positionOdds(casino, { hand: ["5"], upcard: "5" })).toThrow("two cards");
  });

  test("include insurance against an ace, which is better with more tens in the shoe", () => {
    const { beforePeek, dealerBlackjack } = positionOdds(casino, { hand: ["10", "6"], upcard: "a" });
    expect(dealerBlackjack).toBeCloseTo(95 / 309, 12);
    expect(beforePeek.insurance).toBeCloseTo((3 * (95 / 309) - 1) / 2, 12);
    expect(positionOdds(casino, { hand: ["10", "6"], upcard: "10" }).beforePeek.insurance).toBeNull();
    const seen = Array.from({ length: 23 }, () => "5" as const);
    expect(positionOdds(casino, { hand: ["2", "3"], upcard: "a", seen }).beforePeek.insurance).toBeGreaterThan(-0.02);
  });

  test("of early surrender include a dealer blackjack", () => {
    const rules = ruleSet({ preset: "casino", surrender: "early" });
    const { beforePeek, moves } = positionOdds(rules, { hand: ["10", "6"], upcard: "10" });
    expect(moves.map(({ move }) => move)).not.toContain("surrender");
    expect(beforePeek.noSurrender).toBeLessThan(-0.5);
    expect(positionOdds(rules, { hand: ["10", "6"], upcard: "9" }).beforePeek.noSurrender).toBeNull();
  });

  test.each(["total", "infinite"] as const)("of the mode %s are close to those of `composition`", (mode) => {
    const position = { hand: ["9", "7"], upcard: "10" } as const;
    const exact = positionOdds(casino, position).moves;
    for (const { move, value } of positionOdds(casino, position, { mode }).moves) {
      expect(Math.abs(value - (exact.find((other) => other.move === move)?.value ?? 9))).toBeLessThan(0.02);
    }
  });
});
