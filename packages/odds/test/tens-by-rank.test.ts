import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { FirstMoves, MOVES } from "../src/first-moves.js";
import { handOf } from "../src/hands.js";
import { TEN } from "../src/ranks.js";
import { solve, type UpcardSolution } from "../src/solution.js";

/*
 * Tens that pair by rank are split again with the number of partners to be expected. Out of a fresh shoe that number is
 * the true one, unless the upcard is a ten: then it is one of two, by whether the upcard is of the pair's rank.
 */

const TENS = handOf(TEN, TEN);

/** The most hands: with only two nobody needs to know the number. */
const HANDS = 4;

/** What splitting tens is worth against an upcard, up to four hands, with so many partners or those to be expected. */
function splitTens({ game, shoe, plan }: UpcardSolution, partners?: number): number {
  const splits = plan.splits.map((split, rank) => (rank === TEN ? { ...split, hands: HANDS } : split));
  return new FirstMoves(game, shoe, { ...plan, splits }, false, false).split(TENS, partners);
}

const TABLES = [
  ["one deck of casino", ruleSet({ preset: "casino", decks: 1, split: { by: "rank", maxHands: HANDS } })],
  ["casino", ruleSet({ preset: "casino", split: { by: "rank", maxHands: HANDS } })],
  ["thunderjack", ruleSet({ preset: "thunderjack", split: { by: "rank", maxHands: HANDS } })],
] as const;

describe.each(TABLES)("Tens that pair by rank: %s", (_, rules) => {
  const { upcards } = solve(rules);
  const { decks } = rules;

  test("have the true number of partners against every upcard but a ten", () => {
    for (const against of upcards.filter(({ game }) => game.upcard !== TEN)) {
      expect(splitTens(against)).toBeCloseTo(splitTens(against, 4 * decks - 2), 12);
      expect(splitTens(against)).not.toBeCloseTo(splitTens(against, 4 * decks - 3), 6);
    }
  });

  test("are not worth a thousandth of the bet more or less against a ten, where they are not split", () => {
    const against = upcards.find(({ game }) => game.upcard === TEN);
    if (against === undefined) throw new RangeError("There is no ten.");
    // Of the tens that can be the upcard, so many are of the pair's rank.
    const ofTheRank = (4 * decks - 2) / (16 * decks - 2);
    const apart = splitTens(against, 4 * decks - 3) - splitTens(against, 4 * decks - 2);
    const mean = splitTens(against, 4 * decks - 2) + ofTheRank * apart;
    const error = splitTens(against) - mean;
    console.info(`tens by rank: off by ${error.toExponential(1)} of the bet; one partner is worth ${apart.toFixed(4)}`);
    expect(Math.abs(error)).toBeGreaterThan(0);
    expect(Math.abs(error)).toBeLessThan(0.001);
    expect(MOVES[against.plan.first[TENS] ?? 0]).toBe("stand");
  });
});
