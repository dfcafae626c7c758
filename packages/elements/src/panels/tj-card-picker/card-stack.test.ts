import { expect, test } from "vitest";
import { withTyped } from "./card-stack.js";

test("reads cards by name or by id, separated by spaces or commas", () => {
  expect(withTyped("A_H, 10_s k_d_1", ["9_c_0"], 2)).toEqual(["9_c_0", "a_h_0", "10_s_0", "k_d_1"]);
  expect(withTyped("", ["9_c_0"], 2)).toEqual(["9_c_0"]);
});

test("refuses the whole text if a card does not exist or is chosen already", () => {
  for (const text of ["a_x", "a_h_2", "9_c_0", "k_h joker"]) expect(withTyped(text, ["9_c_0"], 2)).toBeNull();
});
