import { describe, expect, it } from "vitest";
import { isAmount, isBust, isNatural, isSoft, LARGEST_AMOUNT, totalOf } from "../src/index.js";
import { cardsFrom } from "./scenario.js";

describe("a hand", () => {
  it.each([
    ["2 3", 5, false],
    ["k q", 20, false],
    ["a 6", 17, true],
    ["a a", 12, true],
    ["a a 9", 21, true],
    ["a 6 10_c", 17, false],
    ["a a 10 9_c", 21, false],
    ["a k", 21, true],
    ["10 9 5", 24, false],
    ["", 0, false],
  ])("with the cards %s has the total %i (soft: %s)", (cards, total, soft) => {
    expect(totalOf(cardsFrom(cards))).toBe(total);
    expect(isSoft(cardsFrom(cards))).toBe(soft);
  });

  it("has the total of its unmasked cards", () => {
    expect(totalOf(["a_h_0", null])).toBe(11);
    expect(isSoft(["a_h_0", null])).toBe(true);
    for (const cards of [
      ["a_h_0", null],
      [null, "k_h_0"],
    ] as const)
      expect(isNatural(cards)).toBe(false);
  });

  it("is bust over 21, not at 21", () => {
    expect(isBust(cardsFrom("k q a"))).toBe(false);
    expect(isBust(cardsFrom("k q 2"))).toBe(true);
  });

  it("is a natural only with two cards", () => {
    expect(isNatural(cardsFrom("a 10"))).toBe(true);
    expect(isNatural(cardsFrom("7 7_c 7_d"))).toBe(false);
    expect(isNatural(cardsFrom("a 10 5"))).toBe(false);
  });
});

describe("an amount", () => {
  it("is a whole number of hundredths up to the largest amount", () => {
    expect([0, 1, LARGEST_AMOUNT].map(isAmount)).toEqual([true, true, true]);
    expect([-1, 0.5, Number.NaN, LARGEST_AMOUNT + 1].map(isAmount)).toEqual([false, false, false, false]);
  });
});
