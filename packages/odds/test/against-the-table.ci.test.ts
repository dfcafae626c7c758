import { type RuleSet, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { edgeOf, type OddsMode, type SeatCount, solve } from "../src/index.js";
import { playRounds } from "./table-play.js";

const ROUNDS = process.env.THOROUGH ? 3_000_000 : 100_000;

interface TableToPlay {
  readonly name: string;
  readonly seats: SeatCount;
  readonly rules: RuleSet;
  readonly mode?: OddsMode;
}

const every = { shuffle: "every-round", maxBet: null } as const;
const casino = { ...every, preset: "casino" } as const;

/** The normal run plays only the first four tables. */
const TABLES: readonly TableToPlay[] = [
  { name: "Thunderjack at three seats", seats: 3, rules: ruleSet(every) },
  {
    name: "Thunderjack that does not end the round, by the chart, at two seats",
    seats: 2,
    rules: ruleSet({ ...every, thunderjack: { endsRound: false } }),
    mode: "total",
  },
  {
    name: "one deck, original bets only",
    seats: 1,
    rules: ruleSet({ ...casino, decks: 1, holeCard: "none", peek: false, originalBetsOnly: true }),
  },
  { name: "vingt-et-un", seats: 1, rules: ruleSet("vingt-et-un") },
  { name: "Thunderjack alone", seats: 1, rules: ruleSet(every) },
  { name: "Thunderjack at two seats", seats: 2, rules: ruleSet(every) },
  { name: "casino", seats: 1, rules: ruleSet(casino) },
  { name: "European, no peek", seats: 1, rules: ruleSet({ ...casino, holeCard: "none", peek: false }) },
  {
    name: "a Thunderjack that pushes against a dealer blackjack, early surrender, insurance at 3 to 1, one deck",
    seats: 3,
    rules: ruleSet({
      ...every,
      decks: 1,
      thunderjack: { lowest: "10", beatsDealerBlackjack: false },
      surrender: "early",
      insurance: true,
      payouts: { insurance: [3, 1] },
    }),
  },
  {
    name: "a Thunderjack that pushes against a dealer blackjack, insurance at 2 to 1, one deck, no peek",
    seats: 3,
    rules: ruleSet({
      ...every,
      decks: 1,
      peek: false,
      thunderjack: { lowest: "10", beatsDealerBlackjack: false },
      surrender: "early",
      insurance: true,
    }),
  },
  {
    name: "a drawn 21 that pushes against a dealer blackjack, and naturals that are always paid",
    seats: 2,
    rules: ruleSet({ ...casino, decks: 2, peek: false, naturalBeats21: false, naturalAlwaysPaid: true }),
  },
  {
    name: "a Blitz of five cards, with which the dealer is bust",
    seats: 1,
    rules: ruleSet({ ...every, decks: 1, blitz: { cards: 5, dealerBusts: true }, dealerHitsSoft17: true }),
  },
  {
    name: "split aces that can be hit and split to up to four hands",
    seats: 1,
    rules: ruleSet({
      ...every,
      decks: 2,
      blitz: null,
      split: { by: "points", maxHands: 4, resplitAces: true, hitAces: true },
      double: "9-11",
    }),
  },
  {
    name: "wins at 3 to 2, so that tens are split by rank to up to four hands",
    seats: 1,
    rules: ruleSet({
      ...every,
      decks: 1,
      payouts: { win: [3, 2] },
      split: { maxHands: 4, deal: "on-turn" },
      doubleAfterSplit: false,
    }),
  },
];

describe(`The net win of a solution equals the computed value, in ${ROUNDS} rounds of the engine`, () => {
  for (const { name, seats, rules, mode = "composition" } of process.env.THOROUGH ? TABLES : TABLES.slice(0, 4)) {
    test(name, { timeout: 3_600_000 }, () => {
      const solution = solve(rules, { mode });
      const { mean, standardError } = playRounds(rules, solution, seats, ROUNDS, 20_261_120);
      expect(Math.abs(mean + edgeOf(solution, seats)) / standardError).toBeLessThan(3.5);
    });
  }
});
