import { ruleSet } from "@thunderjack/core";
import { expect, test } from "vitest";
import { ENGLISH } from "../src/index.js";
import { letteringOf } from "../src/lettering.js";

test("prints the payouts of a Thunderjack and a Blitz in the headline", () => {
  expect(letteringOf(ruleSet("thunderjack"), ENGLISH)).toEqual({
    headline: ["Thunderjack pays 3 to 1", "Blitz pays 5 to 1"],
    terms: ["Blackjack pays 3 to 2", "Dealer draws to 16, stands on all 17s"],
    examples: [
      { kind: "thunderjack", cards: 2, name: "Thunderjack", payout: "3:1" },
      { kind: "blitz", cards: 6, name: "Blitz", payout: "5:1" },
    ],
  });
});

test("prints the payout of a blackjack in the headline of a table without Thunderjacks", () => {
  expect(letteringOf(ruleSet("casino"), ENGLISH)).toEqual({
    headline: ["Blackjack pays 3 to 2"],
    terms: ["Dealer hits soft 17", "Insurance pays 2 to 1"],
    examples: [],
  });
});
