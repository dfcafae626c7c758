import { expect, test } from "vitest";
import { type Pointer, Pointers } from "../src/pointers.js";
import { PageMemory } from "./page-memory.js";

function firstVisit(memory = new PageMemory()) {
  const table = new EventTarget();
  const shown: (Pointer | null)[] = [];
  const pointers = new Pointers(table, memory, (pointer) => shown.push(pointer));
  const happen = (event: string) => table.dispatchEvent(new Event(`thunderjack-${event}`));
  return { memory, pointers, shown, happen };
}

test("each pointer is replaced when the player has performed its action", () => {
  const { shown, happen } = firstVisit();
  for (const event of ["bet-placed", "bet-placed", "round-started", "card-dealt", "hand-stood"]) happen(event);
  expect(shown).toEqual(["chip", "deal", "moves", null]);
});

test("a deal with the bets of the last visit skips the pointer to the chips", () => {
  const { shown, happen } = firstVisit();
  happen("round-started");
  happen("bet-placed");
  expect(shown).toEqual(["chip", "moves"]);
});

test("the next visit continues with the pointer that is not done", () => {
  const { memory, happen } = firstVisit();
  happen("bet-placed");
  expect(firstVisit(memory).shown).toEqual(["deal"]);
});

test("dismissed pointers stay away until they are requested again", () => {
  const { memory, pointers, shown } = firstVisit();
  pointers.dismiss();
  expect(shown).toEqual(["chip", null]);
  expect(firstVisit(memory).shown).toEqual([null]);
  Pointers.reset(memory);
  expect(firstVisit(memory).shown).toEqual(["chip"]);
});
