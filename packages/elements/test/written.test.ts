import { expect, test } from "vitest";
import { cardsIn, chipsIn, freeCard, jsonIn } from "../src/written.js";

test("cards are written by name or by id, with spaces or commas between them", () => {
  expect(cardsIn("a_s J_S,10_h_3")).toEqual(["a_s_0", "j_s_0", "10_h_3"]);
  expect(cardsIn(["a_s_0", null])).toEqual(["a_s_0", null]);
});

test("a question mark is a card that lies face down, as often as it is written", () => {
  expect(cardsIn("? 10_h ?")).toEqual([null, "10_h_0", null]);
});

test("the second ace of hearts is that of the second pack", () => {
  expect(cardsIn("a_h a_h")).toEqual(["a_h_0", "a_h_1"]);
  expect(freeCard("a_h", ["a_h_0"], 2)).toBe("a_h_1");
  expect(freeCard("a_h", ["a_h_0", "a_h_1"], 2)).toBeNull();
  expect(freeCard("a_h_1", [], 1)).toBeNull();
});

test.each(["", " ", ",", "joker", "a", "a_x", "a_s_-1", "a_s_01", "1_s", "__proto__", "??", "null"])(
  "%j is no card",
  (text) => expect(cardsIn(text)).toEqual([]),
);

test("what is no card is left out, and a card of one pack lies there once", () => {
  expect(cardsIn("a_s joker a_s_0 k_h")).toEqual(["a_s_0", "k_h_0"]);
});

test("chips are written by their values, and what is no amount is left out", () => {
  expect(chipsIn("100 500,2500")).toEqual([100, 500, 2500]);
  expect(chipsIn("0 -5 0.5 1e308 Infinity NaN many 500")).toEqual([500]);
  expect(chipsIn([500, 1000])).toEqual([500, 1000]);
});

test("of chips that are alike there is one", () => {
  expect(chipsIn("500 1000 500")).toEqual([500, 1000]);
});

test("a property that is no list, or has something else in it, is read as if it were written", () => {
  const five: never = 5 as never;
  expect([cardsIn(five), cardsIn(["a_s_0", five])]).toEqual([[], ["a_s_0"]]);
  expect(chipsIn(500 as never)).toEqual([500]);
});

test("an attribute that was taken away is an empty list", () => {
  expect([cardsIn(null), chipsIn(null), jsonIn(null)]).toEqual([[], [], []]);
});

test("JSON that is broken, or no list, is an empty list", () => {
  for (const text of ["", "[", "{}", "5", "null", '"text"']) expect(jsonIn(text)).toEqual([]);
  expect(jsonIn("[1]")).toEqual([1]);
  expect(jsonIn([1])).toEqual([1]);
});
