import { type RuleSet, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { freshShoe, sizeOf, without } from "../src/composition.js";
import { DEALER_BLACKJACK, DEALER_BUST, DEALER_ENDS, DealerOdds } from "../src/dealer.js";
import { CLASSES, pointsOfClass } from "../src/ranks.js";

/** Computes the distribution of the dealer's final hands card by card. */
function byRecursion(rules: RuleSet, upcard: number, shoe: Float64Array): Float64Array {
  const ends = new Float64Array(DEALER_ENDS);
  const draw = (points: number, aces: number, cards: number, chance: number, left: Float64Array): void => {
    const soft = aces > 0 && points <= 11;
    const total = points + (soft ? 10 : 0);
    const end =
      total > 21 || (rules.blitz?.dealerBusts === true && cards >= rules.blitz.cards)
        ? DEALER_BUST
        : cards === 2 && total === 21
          ? DEALER_BLACKJACK
          : cards > 1 && (total > 17 || (total === 17 && !(soft && rules.dealerHitsSoft17)))
            ? total - 17
            : -1;
    if (end >= 0) {
      ends[end] = (ends[end] ?? 0) + chance;
      return;
    }
    for (let rank = 0; rank < CLASSES; rank++) {
      const here = (chance * (left[rank] ?? 0)) / sizeOf(left);
      if (here > 0)
        draw(points + pointsOfClass(rank), aces + (rank === 0 ? 1 : 0), cards + 1, here, without(left, rank));
    }
  };
  draw(pointsOfClass(upcard), upcard === 0 ? 1 : 0, 1, 1, shoe);
  return ends;
}

const TABLES = {
  "standing on soft 17": ruleSet({ blitz: null }),
  "hitting soft 17": ruleSet({ blitz: null, dealerHitsSoft17: true }),
  "busting with five cards": ruleSet({ blitz: { cards: 5, dealerBusts: true } }),
};

describe("The distribution of the dealer's hands equals the recursion over all cards", () => {
  for (const [name, rules] of Object.entries(TABLES)) {
    test.each([0, 3, 6, 9])(`${name}, upcard %d`, (upcard) => {
      // The composition of a part of a deck in which some ranks are used up.
      const shoe = Float64Array.from([3, 4, 1, 0, 4, 2, 4, 1, 3, 9]);
      const dealer = new DealerOdds(rules, upcard, true);
      dealer.distribution(without(shoe, 0)); // fills the cache with an entry for other cards
      const ends = dealer.distribution(shoe);
      const expected = byRecursion(rules, upcard, shoe);
      for (let end = 0; end < DEALER_ENDS; end++) expect(ends[end]).toBeCloseTo(expected[end] ?? 0, 12);
    });
  }

  test("has 41.64 % busts for the upcard five with infinitely many decks", () => {
    const ends = new DealerOdds(TABLES["standing on soft 17"], 4, false).distribution(freshShoe(1));
    expect(ends[DEALER_BUST]).toBeCloseTo(0.4164, 5);
  });
});
