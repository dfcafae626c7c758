import type { Rank } from "@thunderjack/cards";
import { type RuleSet, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { positionOdds } from "../src/index.js";
import { bruteForce } from "./brute-force.js";

// The rules use one deck and ignore suits, because more possibilities would only enlarge the trees.
const plain = { decks: 1, thunderjack: null, split: null, shuffle: "every-round", maxBet: null } as const;
const american = ruleSet({ ...plain, blitz: null });
const european = { ...plain, blitz: null, holeCard: "none", peek: false } as const;
const onlyAces = { by: "rank", maxHands: 3, deal: "on-turn", resplitAces: true, hitAces: false } as const;

interface Case {
  readonly name: string;
  readonly rules: RuleSet;
  readonly hand: readonly [Rank, Rank];
  readonly upcard: Rank;
  readonly hits?: readonly Rank[];
  /** The only move to compare. Comparing all moves of a soft hand would take too long. */
  readonly only?: "Split";
  /** Whether the case takes several seconds. Only a thorough run includes it. */
  readonly isLong?: boolean;
}

const CASES: readonly Case[] = [
  { name: "sixteen against a ten, after the peek", rules: american, hand: ["10", "6"], upcard: "10" },
  { name: "sixteen against a nine", rules: american, hand: ["9", "7"], upcard: "9" },
  {
    name: "fifteen against an ace, if the dealer hits soft 17",
    rules: ruleSet({ ...plain, blitz: null, dealerHitsSoft17: true }),
    hand: ["8", "7"],
    upcard: "a",
    isLong: true,
  },
  { name: "eleven against a ten without a peek", rules: ruleSet(european), hand: ["6", "5"], upcard: "10" },
  {
    name: "eleven against a ten, where only original bets are lost",
    rules: ruleSet({ ...european, originalBetsOnly: true }),
    hand: ["6", "5"],
    upcard: "10",
  },
  {
    name: "a drawn 21 that pushes against a dealer blackjack",
    rules: ruleSet({ ...european, naturalBeats21: false, surrender: "early" }),
    hand: ["10", "4"],
    upcard: "10",
  },
  {
    name: "four cards, two away from a Blitz",
    rules: ruleSet(plain),
    hand: ["2", "2"],
    upcard: "10",
    hits: ["3", "2"],
  },
  { name: "a soft 21 of five cards", rules: ruleSet(plain), hand: ["a", "2"], upcard: "9", hits: ["2", "2", "4"] },
  {
    name: "a dealer who busts with five cards",
    rules: ruleSet({ ...plain, blitz: { cards: 5, dealerBusts: true } }),
    hand: ["10", "5"],
    upcard: "9",
  },
  {
    name: "aces split into up to three hands, after the peek",
    rules: ruleSet({
      ...plain,
      blitz: null,
      double: "none",
      surrender: "none",
      dealerHitsSoft17: true,
      split: onlyAces,
    }),
    hand: ["a", "a"],
    upcard: "10",
    only: "Split",
    isLong: true,
  },
  {
    name: "aces split without a peek, where all bets are lost",
    rules: ruleSet({ ...european, double: "none", surrender: "none", split: { ...onlyAces, maxHands: 2 } }),
    hand: ["a", "a"],
    upcard: "10",
    only: "Split",
  },
  {
    name: "aces split without a peek, where only the original bet is lost",
    rules: ruleSet({
      ...european,
      originalBetsOnly: true,
      double: "none",
      surrender: "none",
      split: { ...onlyAces, maxHands: 2 },
    }),
    hand: ["a", "a"],
    upcard: "10",
    only: "Split",
  },
];

describe("The value of every legal move equals the brute force of the engine", () => {
  const cases = process.env.THOROUGH ? CASES : CASES.filter(({ isLong = false }) => !isLong);

  for (const { name, rules, hand, upcard, hits = [], only } of cases) {
    test(name, () => {
      const tried = bruteForce(rules, [hand[0], upcard, hand[1]], hits, only);
      const { moves } = positionOdds(rules, { hand: [...hand, ...hits], upcard });
      if (only === undefined) expect(moves).toHaveLength(tried.size);
      for (const [type, expected] of tried) {
        const odds = moves.find(({ move }) => move === type.toLowerCase());
        expect(odds?.value, type).toBeCloseTo(expected, 12);
      }
    });
  }
});
