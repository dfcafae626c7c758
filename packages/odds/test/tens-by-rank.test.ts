import { ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { FirstMoves, MOVES } from "../src/first-moves.js";
import { handOf } from "../src/hands.js";
import { TEN } from "../src/ranks.js";
import { solve, type UpcardSolution } from "../src/solution.js";

/*
 * If tens that pair by rank are split again, the computation uses the expected number of partners in the shoe. With a
 * fresh shoe, the expected number is exact unless the upcard is a ten. In that case, the exact number depends on the
 * rank of the upcard.
 */

const TENS = handOf(TEN, TEN);

/** The maximum number of hands. With two hands, the number of partners has no effect. */
const HANDS = 4;

/** Returns the value of splitting tens to up to four hands. `partners` defaults to the expected number. */
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

  test("have the exact number of partners against every upcard except a ten", () => {
    for (const against of upcards.filter(({ game }) => game.upcard !== TEN)) {
      expect(splitTens(against)).toBeCloseTo(splitTens(against, 4 * decks - 2), 12);
      expect(splitTens(against)).not.toBeCloseTo(splitTens(against, 4 * decks - 3), 6);
    }
  });

  test("differ by less than 0.001 of the bet against a ten, against which they are not split", () => {
    const against = upcards.find(({ game }) => game.upcard === TEN);
    if (against === undefined) throw new RangeError("There is no solution for the upcard ten.");
    // The fraction of the possible ten-valued upcards that have the rank of the pair.
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
