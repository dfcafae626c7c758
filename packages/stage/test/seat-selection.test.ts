import { expect, test } from "vitest";
import { firstSelection, isOnlyOne, toggleSeat, withBets } from "../src/seat-selection.js";

const seats = (right: number, middle: number, left: number) => [
  { seat: "right", bet: right } as const,
  { seat: "middle", bet: middle } as const,
  { seat: "left", bet: left } as const,
];

test("selects only the middle seat at a new table", () => {
  expect(firstSelection(seats(0, 0, 0))).toEqual(["middle"]);
});

test("selects the seats with bets", () => {
  expect(firstSelection(seats(1000, 0, 5000))).toEqual(["right", "left"]);
});

test("selects the first seat at a table without a middle seat", () => {
  expect(firstSelection([{ seat: "left", bet: 0 }])).toEqual(["left"]);
  expect(firstSelection([])).toEqual([]);
});

test("selects and deselects a seat", () => {
  const both = toggleSeat(["middle"], "left");
  expect(both).toEqual(["middle", "left"]);
  expect(toggleSeat(both, "middle")).toEqual(["left"]);
});

test("does not deselect the only selected seat", () => {
  expect(isOnlyOne(["middle"], "middle")).toBe(true);
  expect(isOnlyOne(["middle"], "left")).toBe(false);
  expect(isOnlyOne(["middle", "left"], "middle")).toBe(false);
  expect(toggleSeat(["middle"], "middle")).toEqual(["middle"]);
});

test("selects a seat that gets a bet from another control", () => {
  expect(withBets(["middle"], seats(1000, 0, 0))).toEqual(["middle", "right"]);
  const same = ["right", "middle"] as const;
  expect(withBets(same, seats(1000, 1000, 0))).toBe(same);
});
