import { expect, test } from "vitest";
import { type Command, chosenSeeds, type RuleSetChoice, Table } from "../src/index.js";

/** Returns the decision of a new table about a command. */
function answer(rules: RuleSetChoice, command: Command) {
  return new Table({ rules, seeds: chosenSeeds("a refusal") }).dispatch(command);
}

test("a rejection contains the facts of its message for translations", () => {
  expect(answer("casino", { type: "PlaceBet", seat: "right", amount: 500 })).toMatchObject({ accepted: true });
  expect(answer({ preset: "casino", minBet: 1500 }, { type: "PlaceBet", seat: "right", amount: 1000 })).toEqual({
    accepted: false,
    code: "bet-too-small",
    detail: { smallest: 1500 },
    message: "This bet is below the smallest bet of the table.",
  });
  expect(answer({ preset: "casino", maxBet: 5000 }, { type: "PlaceBet", seat: "right", amount: 5500 })).toMatchObject({
    code: "bet-too-large",
    detail: { largest: 5000 },
  });
});

test("one code can have several messages, which its detail distinguishes", () => {
  expect(answer("casino", { type: "Deal" })).toMatchObject({
    detail: { to: "deal" },
    message: "Place a bet before the cards are dealt.",
  });
  expect(answer("casino", { type: "ClearBets" })).toMatchObject({
    detail: { to: "clear" },
    message: "There is no bet on the table.",
  });
});

test("a rejection has no detail if its code is sufficient", () => {
  expect(answer("casino", { type: "StartAgain" })).toMatchObject({ code: "game-not-over", detail: null });
});
