import { ruleSet } from "@thunderjack/core";
import { expect, test } from "vitest";
import { ENGLISH, letteringOf } from "../src/index.js";

test("the felt of a Thunderjack table says what it pays", () => {
  expect(letteringOf(ruleSet("thunderjack"), ENGLISH)).toEqual({
    headline: ["Thunderjack pays 3 to 1", "Blitz pays 5 to 1"],
    terms: ["Blackjack pays 3 to 2", "Dealer draws to 16, stands on all 17s"],
  });
});

test("the felt of a table without Thunderjacks is known for its blackjacks", () => {
  expect(letteringOf(ruleSet("casino"), ENGLISH)).toEqual({
    headline: ["Blackjack pays 3 to 2"],
    terms: ["Dealer hits soft 17", "Insurance pays 2 to 1"],
  });
});
