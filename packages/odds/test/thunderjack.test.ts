import { canonicalCards, rankOf, suitOf } from "@thunderjack/cards";
import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { edgeOf } from "../src/edge.js";
import { loneThunderjack, solve } from "../src/index.js";
import { allThunderjacks } from "../src/thunderjack.js";

const rules = ruleSet({ decks: 1 });
const cards = canonicalCards(1).map((card) => ({ rank: rankOf(card), suit: suitOf(card) }));
type Card = (typeof cards)[number];

/**
 * Returns whether two cards are an ace and a jack, queen or king of its suit. The function is independent of the
 * engine.
 */
function isThunderjack(one: Card, other: Card): boolean {
  const ranks = [one.rank, other.rank];
  return (
    one.suit === other.suit && ranks.includes("a") && ["j", "q", "k"].some((court) => ranks.includes(court as "j"))
  );
}

/** Visits all ordered pairs of the remaining cards. */
function pairs(without: ReadonlySet<Card>, visit: (one: Card, other: Card) => void): void {
  const left = cards.filter((card) => !without.has(card));
  for (const one of left) for (const other of left) if (one !== other) visit(one, other);
}

describe("The probability of a single Thunderjack in one deck equals the count over all deals", () => {
  let one = 0;
  let onlyOfTwo = 0;
  let onlyOfThree = 0;
  pairs(new Set(), (first, second) => {
    if (!isThunderjack(first, second)) return;
    one += 1 / (52 * 51);
    const others = new Set([first, second]);
    // Only one Thunderjack is counted. By symmetry, its count is multiplied by 24: twelve Thunderjacks, each in two
    // orders.
    if (first.rank !== "a" || second.rank !== "k" || first.suit !== "s") return;
    pairs(others, (third, fourth) => {
      if (isThunderjack(third, fourth)) return;
      onlyOfTwo += 24 / (52 * 51 * 50 * 49);
      let also = 0;
      pairs(new Set([...others, third, fourth]), (fifth, sixth) => {
        if (isThunderjack(fifth, sixth)) also++;
      });
      onlyOfThree += (24 * (48 * 47 - also)) / (52 * 51 * 50 * 49 * 48 * 47);
    });
  });

  test.each([
    [1, () => one],
    [2, () => onlyOfTwo],
    [3, () => onlyOfThree],
  ])("at %d seats", (seats, counted) => {
    expect(loneThunderjack(rules, seats)).toBeCloseTo(counted(), 14);
  });
});

describe("Thunderjacks of several seats", () => {
  test("are about as likely at all three seats as independent ones", () => {
    const one = allThunderjacks(ruleSet("thunderjack"), 1, false);
    expect(one).toBeCloseTo((24 * 4 * 4) / (208 * 207), 14);
    expect(allThunderjacks(ruleSet("thunderjack"), 3, false) / one ** 3).toBeGreaterThan(0.8);
  });

  test("raise the edge with each seat, and more if the round continues", () => {
    const ends = solve(ruleSet("thunderjack"));
    const continues = solve(ruleSet({ thunderjack: { endsRound: false } }));
    expect(edgeOf(ends, 1)).toBe(edgeOf(continues, 1));
    expect(edgeOf(ends, 2)).toBeGreaterThan(edgeOf(ends, 1));
    expect(edgeOf(ends, 3)).toBeGreaterThan(edgeOf(ends, 2));
    expect(edgeOf(continues, 3)).toBeGreaterThan(edgeOf(ends, 3));
  });
});
