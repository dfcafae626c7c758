import { type RuleSet, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { freshShoe, sizeOf, without } from "../src/composition.js";
import { MOVES, pairedRank, pairShare } from "../src/first-moves.js";
import type { Game } from "../src/game.js";
import { newPlan, type Plan } from "../src/hand-values.js";
import { AFTER, BUST, CARDS, handOf } from "../src/hands.js";
import { ACE, CLASSES } from "../src/ranks.js";
import { solve } from "../src/solution.js";
import { mayDouble } from "../src/split.js";
import { openingHands } from "../src/upcard.js";
import { splitHand } from "./split-hand.js";

/*
 * The plan of a split does not depend on the cards of the other hand. This test computes the value of that information.
 * The second of two hands takes the best moves for every sequence of cards that the first hand can have drawn.
 */

/** Returns the additional value if the second hand considers the cards of the first, in % of the initial bet. */
function worthOfMemory(rules: RuleSet): number {
  const fresh = freshShoe(rules.decks);
  let gain = 0;
  for (const { game, shoe, plan } of solve(rules).upcards) {
    const chanceOfUpcard = (fresh[game.upcard] ?? 0) / sizeOf(fresh);
    for (const { hand, chance } of openingHands(shoe, true)) {
      const rank = pairedRank(hand);
      const splitPlan = plan.splits[rank];
      // Split aces stand, so they have no decision.
      if (splitPlan === undefined || rank === ACE || MOVES[plan.first[hand] ?? 0] !== "split") continue;
      const weight = chanceOfUpcard * chance * pairShare(game, hand);
      gain += weight * memoryGain(game, without(shoe, rank, 2), rank, splitPlan.plan);
    }
  }
  return 100 * gain;
}

function memoryGain(game: Game, shoe: Float64Array, rank: number, plan: Plan): number {
  const remembered = new Map<string, { chance: number; readonly left: Float64Array }>();
  const finish = (left: Float64Array, chance: number): void => {
    const known = remembered.get(left.join());
    if (known === undefined) remembered.set(left.join(), { chance, left });
    else known.chance += chance;
  };
  const play = (hand: number, left: Float64Array, chance: number, isLast: boolean): void => {
    const isTwoCards = CARDS[hand] === 2;
    const doubles = isTwoCards && mayDouble(game, hand, true) && plan.doubles[hand] === 1;
    const isOver = isLast || (CARDS[hand] ?? 0) >= game.blitzCards;
    if (isOver || (CARDS[hand] !== 1 && !doubles && plan.hits[hand] === 0)) return finish(left, chance);
    for (let drawn = 0; drawn < CLASSES; drawn++) {
      const here = (chance * (left[drawn] ?? 0)) / sizeOf(left);
      if (here === 0) continue;
      const next = AFTER[hand * CLASSES + drawn] ?? BUST;
      const rest = without(left, drawn);
      if (next === BUST) finish(rest, here);
      else play(next, rest, here, doubles);
    }
  };
  play(handOf(rank), shoe, 1, false);
  let best = 0;
  for (const { chance, left } of remembered.values()) best += chance * splitHand(game, left, rank, newPlan(), true);
  return best - splitHand(game, shoe, rank, plan, false);
}

const classic = { preset: "casino", dealerHitsSoft17: false, surrender: "none", insurance: false } as const;

describe("Considering the cards of the other split hand is worth", { timeout: 600_000 }, () => {
  test("about 0.0009 % of the bet in one deck", () => {
    expect(worthOfMemory(ruleSet({ ...classic, decks: 1, split: { maxHands: 2 } }))).toBeCloseTo(0.0009, 5);
  });

  test("about 0.00003 % in the four decks of Thunderjack", () => {
    expect(worthOfMemory(ruleSet("thunderjack"))).toBeCloseTo(0.000034, 6);
  });
});
