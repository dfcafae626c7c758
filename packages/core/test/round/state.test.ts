import { describe, expect, it } from "vitest";
import { type TableState, upcardOf } from "../../src/index.js";
import { handNamed, requireHand } from "../../src/round/state.js";
import { Scenario } from "../scenario.js";

const { state } = new Scenario({ bets: { right: 1000, middle: 1000 }, cards: "10 9 8_c 7 6 5_c" }).table;

describe("a state", () => {
  it("has a hand for each bet, and no other", () => {
    expect(requireHand(state, "middle")).toBe(state.hands[1]);
    expect(handNamed(state, "left")).toBeUndefined();
    expect(() => requireHand(state, "left")).toThrow(RangeError);
  });

  it("has the upcard of the dealer beside the card that is face down", () => {
    const withDealer = (dealer: TableState["dealer"]): TableState => ({ ...state, dealer });
    expect(upcardOf(state)).toBe("8_c_0");
    expect(upcardOf(withDealer({ cards: [null, "8_c_0"], faceDown: 0 }))).toBe("8_c_0");
    for (const cards of [[], [null]] as const) {
      expect(() => upcardOf(withDealer({ cards, faceDown: -1 }))).toThrow(RangeError);
    }
  });
});
