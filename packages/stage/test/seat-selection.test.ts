import { expect, test } from "vitest";
import { firstSelection, isOnlyOne, toggleSeat, withBets } from "../src/seat-selection.js";

const seats = (right: number, middle: number, left: number) => [
  { seat: "right", bet: right } as const,
  { seat: "middle", bet: middle } as const,
  { seat: "left", bet: left } as const,
];

test("at a new table the middle seat is on, and no other", () => {
  expect(firstSelection(seats(0, 0, 0))).toEqual(["middle"]);
});

test("at a table where bets lie, their seats are on", () => {
  expect(firstSelection(seats(1000, 0, 5000))).toEqual(["right", "left"]);
});

test("a table without a middle seat begins with its first", () => {
  expect(firstSelection([{ seat: "left", bet: 0 }])).toEqual(["left"]);
  expect(firstSelection([])).toEqual([]);
});

test("a seat is switched on and off again", () => {
  const both = toggleSeat(["middle"], "left");
  expect(both).toEqual(["middle", "left"]);
  expect(toggleSeat(both, "middle")).toEqual(["left"]);
});

test("the only seat that is on cannot be switched off", () => {
  expect(isOnlyOne(["middle"], "middle")).toBe(true);
  expect(isOnlyOne(["middle"], "left")).toBe(false);
  expect(isOnlyOne(["middle", "left"], "middle")).toBe(false);
  expect(toggleSeat(["middle"], "middle")).toEqual(["middle"]);
});

test("a seat that got a bet from elsewhere is on", () => {
  expect(withBets(["middle"], seats(1000, 0, 0))).toEqual(["middle", "right"]);
  const same = ["right", "middle"] as const;
  expect(withBets(same, seats(1000, 1000, 0))).toBe(same);
});
