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

describe("What a position offers", () => {
  test("the first two cards, everything that the rules have", () => {
    expect(offered({ hand: ["8", "8"], upcard: "6" })).toEqual(["double", "hit", "split", "stand", "surrender"]);
    expect(offered({ hand: ["q", "k"], upcard: "6" })).toEqual(["double", "hit", "stand", "surrender"]);
    expect(offered({ hand: ["q", "k"], upcard: "6" }, casino)).toContain("split");
  });

  test("a drawn hand hits or stands", () => {
    expect(offered({ hand: ["2", "3", "4"], upcard: "6" })).toEqual(["hit", "stand"]);
  });

  test("a split hand may double, but neither surrender nor split beyond the limit", () => {
    expect(offered({ hand: ["8", "8"], upcard: "6", hands: 2 })).toEqual(["double", "hit", "stand"]);
    expect(offered({ hand: ["8", "8"], upcard: "6", hands: 2 }, casino)).toEqual(["double", "hit", "split", "stand"]);
    expect(offered({ hand: ["8", "8"], upcard: "6", hands: 4 }, casino)).toEqual(["double", "hit", "stand"]);
  });

  test("split aces stand", () => {
    expect(offered({ hand: ["a", "5"], upcard: "6", hands: 2 })).toEqual(["stand"]);
  });

  test("nothing is asked of a blackjack, a Blitz, a bust, or a doubled hand", () => {
    expect(offered({ hand: ["a", "k"], upcard: "6" })).toEqual([]);
    expect(offered({ hand: ["2", "2", "2", "2", "3", "3"], upcard: "6" })).toEqual([]);
    expect(offered({ hand: ["10", "6", "8"], upcard: "6" })).toEqual([]);
    expect(offered({ hand: ["5", "6", "8"], upcard: "6", doubled: true })).toEqual([]);
  });

  test("a 21 is asked in Thunderjack, where it may be one card from a Blitz, and not where it stands by itself", () => {
    expect(best({ hand: ["a", "2", "2", "2", "4"], upcard: "10" })).toBe("hit");
    expect(best({ hand: ["5", "2", "2", "2", "10"], upcard: "10" })).toBe("stand");
    expect(offered({ hand: ["7", "4", "10"], upcard: "10" }, casino)).toEqual([]);
  });
});

describe("What a position is worth", () => {
  test("moves come best first", () => {
    const { moves } = positionOdds(casino, { hand: ["10", "6"], upcard: "10" });
    expect(moves.map(({ move }) => move)).toEqual(["surrender", "hit", "stand", "double"]);
    expect(moves[0]?.value).toBe(-0.5);
  });

  test("five cards that cannot bust win a Blitz with the next", () => {
    const { moves } = positionOdds(thunderjack, { hand: ["2", "2", "2", "2", "3"], upcard: "a" });
    expect(moves[0]?.move).toBe("hit");
    expect(moves[0]?.value).toBeCloseTo(5, 12);
  });

  test("cards that were seen change the values, and more of a rank than there are is refused", () => {
    const value = (seen: Position["seen"] & object) =>
      positionOdds(ruleSet({ decks: 1 }), { hand: ["10", "6"], upcard: "10", seen }).moves.find(
        ({ move }) => move === "hit",
      )?.value ?? 0;
    expect(value(["5", "5", "5", "5"])).toBeLessThan(value([]));
    expect(() => value(["5", "5", "5", "5", "5"])).toThrow(RangeError);
    expect(() => positionOdds(casino, { hand: ["5"], upcard: "5" })).toThrow("two cards");
  });

  test("insurance is offered under an ace, and is worth taking when many tens are left", () => {
    const { beforePeek, dealerBlackjack } = positionOdds(casino, { hand: ["10", "6"], upcard: "a" });
    expect(dealerBlackjack).toBeCloseTo(95 / 309, 12);
    expect(beforePeek.insurance).toBeCloseTo((3 * (95 / 309) - 1) / 2, 12);
    expect(positionOdds(casino, { hand: ["10", "6"], upcard: "10" }).beforePeek.insurance).toBeNull();
    const seen = Array.from({ length: 23 }, () => "5" as const);
    expect(positionOdds(casino, { hand: ["2", "3"], upcard: "a", seen }).beforePeek.insurance).toBeGreaterThan(-0.02);
  });

  test("early surrender is asked before the peek, with a dealer blackjack still possible", () => {
    const rules = ruleSet({ preset: "casino", surrender: "early" });
    const { beforePeek, moves } = positionOdds(rules, { hand: ["10", "6"], upcard: "10" });
    expect(moves.map(({ move }) => move)).not.toContain("surrender");
    expect(beforePeek.noSurrender).toBeLessThan(-0.5);
    expect(positionOdds(rules, { hand: ["10", "6"], upcard: "9" }).beforePeek.noSurrender).toBeNull();
  });

  test.each(["total", "infinite"] as const)("%s answers too, close to the composition", (mode) => {
    const position = { hand: ["9", "7"], upcard: "10" } as const;
    const exact = positionOdds(casino, position).moves;
    for (const { move, value } of positionOdds(casino, position, { mode }).moves) {
      expect(Math.abs(value - (exact.find((other) => other.move === move)?.value ?? 9))).toBeLessThan(0.02);
    }
  });
});
