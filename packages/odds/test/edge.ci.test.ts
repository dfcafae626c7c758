import { type RuleSetOverride, ruleSet } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { edgeParts, houseEdge } from "../src/index.js";

/**
 * The house edges of an independent exact solver, in %. Its rules are: fresh shoe, 3:2, double any two cards, split to
 * up to four hands, peek.
 */
const EXTERNAL = [
  ["six decks, S17, DAS", 0.40287, { dealerHitsSoft17: false }],
  ["one deck, S17, DAS", -0.181934, { dealerHitsSoft17: false, decks: 1 }],
  ["six decks, H17, DAS", 0.615389, {}],
  ["six decks, S17, DAS, late surrender", 0.330268, { dealerHitsSoft17: false, surrender: "late" }],
  ["six decks, H17, DAS, late surrender", 0.527192, { surrender: "late" }],
  ["six decks, S17, no DAS", 0.544565, { dealerHitsSoft17: false, doubleAfterSplit: false }],
  ["eight decks, S17, DAS", 0.430581, { dealerHitsSoft17: false, decks: 8 }],
] as const satisfies readonly (readonly [string, number, RuleSetOverride])[];

const plain = { preset: "casino", surrender: "none", insurance: false, autoStandOn21: false } as const;
const solved = process.env.THOROUGH ? EXTERNAL : EXTERNAL.slice(0, 2);

describe("The house edge compared with an external solver", () => {
  for (const [name, percent, override] of solved) {
    const rules = ruleSet({ ...plain, ...override });

    test(`${name}: is equal to the last digit if split hands are played like unsplit ones`, () => {
      expect(100 * houseEdge(rules, { splitsAlike: true })).toBeCloseTo(percent, 6);
    });

    test(`${name}: is slightly lower if split hands have their own plan`, () => {
      const edge = 100 * houseEdge(rules);
      expect(edge).toBeLessThan(percent + 0.000_001);
      expect(edge).toBeGreaterThan(percent - 0.005);
    });
  }
});

describe("Closed forms at six decks", () => {
  const base = houseEdge(ruleSet(plain));

  test("a payout of 6 to 5 for a blackjack costs 1.35969 %", () => {
    const edge = houseEdge(ruleSet({ ...plain, payouts: { blackjack: [6, 5] } }));
    expect(100 * (edge - base)).toBeCloseTo(1.35969, 5);
  });

  test.each([
    [false, 0.56654],
    [true, 0.67486],
  ])(
    "a suited blackjack at 2 to 1 (paid against a dealer blackjack: %s) gives %d percent",
    (beatsDealerBlackjack, percent) => {
      const thunderjack = { lowest: "10", endsRound: false, beatsDealerBlackjack } as const;
      const edge = houseEdge(ruleSet({ ...plain, payouts: { thunderjack: [2, 1] }, thunderjack }));
      expect(100 * (base - edge)).toBeCloseTo(percent, 5);
    },
  );
});

describe("The modes", () => {
  const rules = ruleSet({ ...plain, dealerHitsSoft17: false });

  test("a chart of totals is slightly worse than a strategy by cards", () => {
    const loss = 100 * (houseEdge(rules, { mode: "total" }) - houseEdge(rules));
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(0.005);
  });

  test("infinitely many decks give the published edge of 0.51 %", () => {
    expect(100 * houseEdge(rules, { mode: "infinite" })).toBeCloseTo(0.5117, 3);
    expect(houseEdge(ruleSet({ ...plain, decks: 1 }), { mode: "infinite" })).toBeCloseTo(
      houseEdge(ruleSet({ ...plain, decks: 8 }), { mode: "infinite" }),
      12,
    );
  });
});

describe("The parts of an edge", () => {
  test("contain the optional rules of Thunderjack, each with a positive value for the player", () => {
    const { houseEdge: edge, parts } = edgeParts(ruleSet("thunderjack"));
    expect(Object.keys(parts)).toEqual(["thunderjack", "blitz", "surrender", "double", "doubleAfterSplit", "split"]);
    for (const worth of Object.values(parts)) expect(worth).toBeGreaterThan(0);
    expect(edge + (parts.blitz ?? 0)).toBeCloseTo(houseEdge(ruleSet({ blitz: null })), 12);
  });

  test("are empty for a rule set without optional rules", () => {
    expect(edgeParts(ruleSet("vingt-et-un")).parts).toEqual({});
  });
});
