import { expect, test } from "vitest";
import { chipsIn, jsonIn } from "./attribute-values.js";
import { cardsIn, freeCard } from "./card-list.js";

test("reads cards by name or by id, separated by spaces or commas", () => {
  expect(cardsIn("a_s J_S,10_h_3")).toEqual(["a_s_0", "j_s_0", "10_h_3"]);
  expect(cardsIn(["a_s_0", null])).toEqual(["a_s_0", null]);
});

test("reads each question mark as a face-down card", () => {
  expect(cardsIn("? 10_h ?")).toEqual([null, "10_h_0", null]);
});

test("reads a repeated card as the copy of the next deck", () => {
  expect(cardsIn("a_h a_h")).toEqual(["a_h_0", "a_h_1"]);
  expect(freeCard("a_h", ["a_h_0"], 2)).toBe("a_h_1");
  expect(freeCard("a_h", ["a_h_0", "a_h_1"], 2)).toBeNull();
  expect(freeCard("a_h_1", [], 1)).toBeNull();
});

test.each(["", " ", ",", "joker", "a", "a_x", "a_s_-1", "a_s_01", "1_s", "__proto__", "??", "null"])(
  "ignores %j, which is not a card",
  (text) => expect(cardsIn(text)).toEqual([]),
);

test("omits invalid cards, and a card that is listed twice with the same deck", () => {
  expect(cardsIn("a_s joker a_s_0 k_h")).toEqual(["a_s_0", "k_h_0"]);
});

test("reads chips by their values, and omits invalid amounts", () => {
  expect(chipsIn("100 500,2500")).toEqual([100, 500, 2500]);
  expect(chipsIn("0 -5 0.5 1e308 Infinity NaN many 500")).toEqual([500]);
  expect(chipsIn([500, 1000])).toEqual([500, 1000]);
});

test("keeps one chip of each value", () => {
  expect(chipsIn("500 1000 500")).toEqual([500, 1000]);
});

test("reads a property of another type like an attribute, and omits items of another type", () => {
  const five: never = 5 as never;
  expect([cardsIn(five), cardsIn(["a_s_0", five])]).toEqual([[], ["a_s_0"]]);
  expect(chipsIn(500 as never)).toEqual([500]);
});

test("reads a removed attribute as an empty list", () => {
  expect([cardsIn(null), chipsIn(null), jsonIn(null)]).toEqual([[], [], []]);
});

test("reads invalid JSON, or JSON without an array, as an empty list", () => {
  for (const text of ["", "[", "{}", "5", "null", '"text"']) expect(jsonIn(text)).toEqual([]);
  expect(jsonIn("[1]")).toEqual([1]);
  expect(jsonIn([1])).toEqual([1]);
});
