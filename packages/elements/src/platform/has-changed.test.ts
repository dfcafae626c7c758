import { expect, test } from "vitest";
import { hasChanged } from "./has-changed.js";

const hand = (total: number) => ({ cards: ["8_s", "3_h"], total: { value: total }, badge: null });

test("finds equal views and layouts, also if they are different objects", () => {
  expect(hasChanged(hand(11), hand(11))).toBe(false);
  expect(hasChanged([1000, 5000], [1000, 5000])).toBe(false);
});

test.each([
  ["a nested value", hand(12), hand(11)],
  ["an additional card", ["8_s", "3_h"], ["8_s"]],
  ["a missing card", ["8_s"], ["8_s", "3_h"]],
  ["a field with another name", { bet: 1000 }, { pile: 1000 }],
  ["no view after a view", null, hand(11)],
  ["a view after no view", hand(11), null],
  ["a text instead of a list", "1000 5000", [1000, 5000]],
  ["a value without a JSON form", { bet: 1n }, { bet: 2 }],
])("finds %s", (_, value, previous) => {
  expect(hasChanged(value, previous)).toBe(true);
});
