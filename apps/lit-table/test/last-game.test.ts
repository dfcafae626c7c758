import { chosenSeeds, Table } from "@thunderjack/core";
import { expect, test } from "vitest";
import { type LastGame, lastGameOf, readLastGame, writeLastGame } from "../src/last-game.js";
import { PageMemory } from "./page-memory.js";

const GAME: LastGame = { rules: "casino", round: 3, credits: 12_550, cards: ["9_d_0", "9_s_1"] };

test("the note about a table is stored and read again", () => {
  const memory = new PageMemory();
  writeLastGame(memory, GAME);
  expect(readLastGame(memory)).toEqual(GAME);
});

test("a new table removes the note, and its first round writes it again", () => {
  const memory = new PageMemory();
  writeLastGame(memory, GAME);
  const table = new Table({ rules: "casino", seeds: chosenSeeds("storm") });
  writeLastGame(memory, lastGameOf("casino", table.publicState));
  expect(readLastGame(memory)).toBeNull();
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 500 });
  table.dispatch({ type: "Deal" });
  writeLastGame(memory, lastGameOf("casino", table.publicState));
  const { credits, hands } = table.publicState;
  expect(readLastGame(memory)).toEqual({ rules: "casino", round: 1, credits, cards: hands[0]?.cards });
});

test.each([
  [{ ...GAME, rules: "poker" }],
  [{ ...GAME, round: "3" }],
  [{ ...GAME, credits: -1 }],
  [{ ...GAME, cards: "9_d_0" }],
  [[GAME]],
])("an invalid note is ignored: %j", (stored) => {
  const memory = new PageMemory();
  memory.setItem("thunderjack-last-game", JSON.stringify(stored));
  expect(readLastGame(memory)).toBeNull();
});

test("invalid cards of a note are left out", () => {
  const memory = new PageMemory();
  memory.setItem("thunderjack-last-game", JSON.stringify({ ...GAME, cards: ["9_d_0", "joker", 7] }));
  expect(readLastGame(memory)?.cards).toEqual(["9_d_0"]);
});
