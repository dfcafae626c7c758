import { PRESETS, type PresetName, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { houseEdge, returnToPlayer, type SeatCount } from "../src/index.js";
import { PUBLISHED, presetLike } from "../src/published.js";

const presets = Object.keys(PRESETS) as PresetName[];

describe("The published edges equal the computed ones", () => {
  // The normal run tests only the fastest preset.
  test.each(process.env.THOROUGH ? presets : (["thunderjack"] as const))("%s", (name) => {
    const rules = ruleSet(name);
    for (const [play, mode] of [["optimal", "composition"] as const, ["basic", "total"] as const]) {
      const computed = rules.seats.map((_, place) => houseEdge(rules, { mode, seats: (place + 1) as SeatCount }));
      expect(PUBLISHED[name][play]).toHaveLength(computed.length);
      PUBLISHED[name][play].forEach((edge, place) => {
        expect(edge).toBeCloseTo(computed[place] ?? 9, 8);
      });
    }
  });
});

describe("The return to player", () => {
  test("is 1 minus the house edge, with the basis of the computation", () => {
    expect(returnToPlayer(ruleSet("casino"), { play: "basic" })).toEqual({
      returned: 1 - PUBLISHED.casino.basic[0]!,
      houseEdge: PUBLISHED.casino.basic[0],
      basis: { play: "basic", seats: 1, shoe: "fresh", per: "initial-bet", by: "computation" },
    });
  });

  test("equals that of the preset if only limits differ, but not if a rule differs", () => {
    const rich = ruleSet({ preset: "thunderjack", name: "rich", minBet: 5000, chips: [5000], shuffle: "every-round" });
    expect(presetLike(rich)).toBe("thunderjack");
    expect(returnToPlayer(rich, { seats: 3 })).toEqual(returnToPlayer(ruleSet("thunderjack"), { seats: 3 }));
    const poorer = ruleSet({ preset: "vingt-et-un", payouts: { blackjack: [1, 1] } });
    expect(presetLike(poorer)).toBeNull();
    expect(returnToPlayer(poorer).returned).toBeLessThan(returnToPlayer(ruleSet("vingt-et-un")).returned);
  });

  test("rejects a number of seats that the table does not have", () => {
    expect(() => returnToPlayer(ruleSet("vingt-et-un"), { seats: 2 })).toThrow("not 2");
  });
});
