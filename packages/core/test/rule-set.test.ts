import { describe, expect, it } from "vitest";
import { checkRuleSet, InvalidRuleSet, PRESETS, ruleSet } from "../src/index.js";

const refused = (choice: unknown): string => {
  try {
    ruleSet(choice);
  } catch (error) {
    if (error instanceof InvalidRuleSet) return error.message;
    throw error;
  }
  return "accepted";
};

describe("a rule set", () => {
  it("is the preset itself if it is chosen by name", () => {
    expect(ruleSet("thunderjack")).toBe(PRESETS.thunderjack);
    expect(ruleSet("casino").split).toEqual({
      by: "points",
      maxHands: 4,
      deal: "on-turn",
      resplitAces: false,
      hitAces: false,
    });
    expect(ruleSet("vingt-et-un").seats).toEqual(["middle"]);
  });

  it("needs only the differences, and its objects are merged key by key", () => {
    const rules = ruleSet({ preset: "thunderjack", decks: 2, payouts: { blackjack: [6, 5] } });
    expect(rules.decks).toBe(2);
    expect(rules.payouts).toEqual({ ...PRESETS.thunderjack.payouts, blackjack: [6, 5] });
    expect(rules.split).toEqual(PRESETS.thunderjack.split);
  });

  it("merges an option with the one of Thunderjack if the preset disables it", () => {
    expect(
      ruleSet({ preset: "casino", thunderjack: { lowest: "10", beatsDealerBlackjack: false } }).thunderjack,
    ).toEqual({
      lowest: "10",
      endsRound: true,
      beatsDealerBlackjack: false,
    });
  });

  it("reads neither a preset nor an option from `Object.prototype`", () => {
    const { decks: _, ...incomplete } = PRESETS.casino;
    for (const [name, value] of [
      ["preset", "casino"],
      ["decks", 1],
    ] as const) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
    }
    try {
      expect(ruleSet({ name: "mine" })).toEqual({ ...PRESETS.thunderjack, name: "mine" });
      expect(ruleSet(incomplete).decks).toBe(PRESETS.thunderjack.decks);
    } finally {
      for (const name of ["preset", "decks"]) Reflect.deleteProperty(Object.prototype, name);
    }
  });

  it("is frozen deeply", () => {
    const rules = ruleSet({ preset: "casino", decks: 8 });
    expect(Object.isFrozen(rules)).toBe(true);
    expect(Object.isFrozen(rules.payouts.win)).toBe(true);
    expect(Object.isFrozen(rules.seats)).toBe(true);
  });

  it("has its seats in turn order, even if the option lists them in another order", () => {
    expect(ruleSet({ seats: ["left", "right"] }).seats).toEqual(["right", "left"]);
  });

  it("can be parsed from its own JSON", () => {
    for (const preset of Object.values(PRESETS)) expect(ruleSet(JSON.parse(JSON.stringify(preset)))).toEqual(preset);
  });

  it.each([
    ["an unknown preset", "roulette", /Unknown rule set "roulette".*thunderjack, casino, vingt-et-un/],
    ["an unknown preset in an override", { preset: "toString" }, /Unknown rule set "toString"/],
    ["an unknown option", { deks: 4 }, /Unknown option "deks"/],
    ["an unknown option within an option", { split: { kind: "rank" } }, /Unknown option "split.kind"/],
    ["the key `__proto__`", JSON.parse('{"__proto__": {"decks": 1}}'), /Unknown option "__proto__"/],
    [
      "the key `constructor` within an option",
      JSON.parse('{"payouts": {"constructor": 1}}'),
      /Unknown option "payouts.constructor"/,
    ],
    ["too many decks", { decks: 9 }, /"decks".*whole number from 1 to 8/],
    ["one and a half decks", { decks: 1.5 }, /"decks".*whole number/],
    ["a share above 1", { reshuffleBelow: 1.1 }, /"reshuffleBelow".*from 0 to 1/],
    ["a share below 0", { reshuffleBelow: -0.1 }, /"reshuffleBelow".*from 0 to 1/],
    ["a share as text", { reshuffleBelow: "0.5" }, /"reshuffleBelow".*from 0 to 1/],
    ["an empty name", { name: "" }, /"name".*text of 1 to 64 characters/],
    ["a name of 65 characters", { name: "n".repeat(65) }, /"name".*text of 1 to 64 characters/],
    ["a number as its name", { name: 7 }, /"name".*text of 1 to 64 characters/],
    ["a list as its name", { name: ["mine"] }, /"name".*text of 1 to 64 characters/],
    ["an unknown word", { double: "all" }, /"double".*"any", "9-11"/],
    ["a payout of 0", { payouts: { win: [0, 1] } }, /"payouts.win.0".*whole number from 1/],
    ["a payout of three numbers", { payouts: { win: [1, 1, 1] } }, /"payouts.win".*two positive whole numbers/],
    ["a Blitz of four cards", { blitz: { cards: 4 } }, /"blitz.cards".*from 5 to 7/],
    ["no seats", { seats: [] }, /"seats".*must name at least one seat/],
    ["a text instead of seats", { seats: "left" }, /"seats".*must be a list of seats/],
    ["a text instead of chips", { chips: "100" }, /"chips".*must be a list of amounts/],
    ["no chips", { chips: [] }, /"chips".*must hold at least one chip/],
    ["13 chips", { chips: Array(13).fill(100) }, /"chips".*must not hold more than 12 chips/],
    ["a text instead of payouts", { payouts: "all" }, /"payouts".*must be an object of payouts/],
    ["a text instead of a Thunderjack", { thunderjack: "10" }, /"thunderjack".*must be null or an object/],
    ["a text instead of a Blitz", { blitz: "6" }, /"blitz".*must be null or an object/],
    ["a text instead of a split", { split: "rank" }, /"split".*must be null or an object/],
    ["a seat twice", { seats: ["left", "left"] }, /"seats".*twice/],
    ["a negative bet", { minBet: -1000 }, /"minBet".*whole number of hundredths from 1 to/],
    ["a smallest bet of 0", { minBet: 0 }, /"minBet".*whole number of hundredths from 1 to/],
    ["a bet as text", { minBet: "1000" }, /"minBet".*whole number of hundredths from 1 to/],
    ["a bet of infinity", { maxBet: Number.POSITIVE_INFINITY }, /"maxBet"/],
    ["a text instead of a boolean", { peek: "yes" }, /"peek".*true or false/],
    ["null where an object must be", { payouts: null }, /"payouts"/],
    ["a peek without a hole card", { holeCard: "none" }, /"peek" requires a hole card/],
    ["limits between which no bet lies", { minBet: 1100, maxBet: 1900 }, /No bet is possible/],
    ["a number", 7, /name of a preset or an object/],
    ["a list", [], /name of a preset or an object/],
  ])("is rejected with %s", (_, choice, reason) => {
    expect(refused(choice)).toMatch(reason);
  });

  it.each([
    [
      "a blackjack at 3 to 2 on odd hundredths",
      { betStep: 1, minBet: 1, surrender: "none" },
      /payouts.blackjack.*3 to 2/,
    ],
    ["a blackjack at 6 to 5 on steps of 2", { betStep: 2, minBet: 2, payouts: { blackjack: [6, 5] } }, /6 to 5/],
    ["a surrender of odd hundredths", { betStep: 5, minBet: 5, payouts: { blackjack: [6, 5] } }, /"surrender"/],
    [
      "an insurance of half an odd bet",
      { betStep: 5, minBet: 5, payouts: { blackjack: [6, 5] }, surrender: "none", insurance: true },
      /"insurance"/,
    ],
    ["a Thunderjack in sevenths", { payouts: { thunderjack: [22, 7] } }, /payouts.thunderjack/],
    ["a win in sevenths", { payouts: { win: [8, 7] } }, /payouts.win/],
    [
      "two bets whose step is odd",
      { betStep: 1, minBet: 10, maxBet: 11, surrender: "none", payouts: { blackjack: [3, 2] } },
      /A bet of 1 hundredths.*3 to 2/,
    ],
    [
      "any bet without a limit",
      { betStep: 1, minBet: 10, maxBet: null, surrender: "none", payouts: { blackjack: [3, 2] } },
      /A bet of 1 hundredths.*3 to 2/,
    ],
    [
      "an insurance of half a bet at 3 to 2",
      { betStep: 2, minBet: 2, payouts: { insurance: [3, 2] }, insurance: true },
      /"insurance" of half a bet of 2 hundredths/,
    ],
  ])("is rejected if it cannot pay %s exactly", (_, choice, reason) => {
    expect(refused(choice)).toMatch(reason);
  });

  it("accepts the limits of a share, a name and the chips", () => {
    const chips = Array(12).fill(100);
    expect(refused({ reshuffleBelow: 0, name: "n".repeat(64), chips })).toBe("accepted");
    expect(refused({ reshuffleBelow: 1, name: "n", chips: [100] })).toBe("accepted");
  });

  it("shortens a message that quotes a long name", () => {
    const prefix = 'Unknown option "';
    const suffix = '" in the rule set.';
    const longest = 300 - prefix.length - suffix.length;
    expect(refused({ ["x".repeat(longest)]: 1 })).toBe(`${prefix}${"x".repeat(longest)}${suffix}`);
    expect(refused({ ["x".repeat(longest + 1)]: 1 })).toMatch(/^Unknown option "x+" in the rule set…$/);
    expect(refused({ ["x".repeat(longest + 1)]: 1 })).toHaveLength(301);
  });

  it("accepts fractions in payouts that never occur, and with the only legal bet", () => {
    expect(refused({ thunderjack: null, payouts: { thunderjack: [22, 7] } })).toBe("accepted");
    expect(refused({ betStep: 1, minBet: 10, maxBet: 10 })).toBe("accepted");
  });
});

describe("a preset", () => {
  it("has the rules of its table", () => {
    expect(PRESETS.thunderjack).toMatchObject({ blitz: { cards: 6, dealerBusts: false }, autoStandOn21: false });
    expect(PRESETS.casino).toMatchObject({ dealerHitsSoft17: true, autoStandOn21: true, insurance: true });
    expect(PRESETS["vingt-et-un"]).toMatchObject({
      peek: false,
      naturalAlwaysPaid: true,
      naturalBeats21: false,
      autoStandOn21: true,
    });
  });
});

describe("a complete rule set", () => {
  const { decks, ...others } = PRESETS.casino;

  it.each<[string, unknown, RegExp]>([
    ["an option is missing", others, /^The option "decks" of the rule set is missing\.$/],
    ["an option within an option is missing", { ...others, decks, split: {} }, /"split.by" .* missing/],
    ["it has an unknown option", { ...others, decks, deks: 4 }, /^Unknown option "deks" in the rule set\.$/],
    ["it is not an object", "casino", /^A rule set must be an object of options\.$/],
    ["it is null", null, /^A rule set must be an object of options\.$/],
  ])("is rejected if %s", (_, candidate, reason) => {
    expect(() => checkRuleSet(candidate)).toThrow(InvalidRuleSet);
    expect(() => checkRuleSet(candidate)).toThrow(reason);
  });

  it("rethrows an error of a getter of the candidate", () => {
    const broken = Object.defineProperty({ ...others }, "decks", {
      enumerable: true,
      get: () => {
        throw new TypeError("broken");
      },
    });
    expect(() => checkRuleSet(broken)).toThrow(TypeError);
  });

  it("is rejected with an error that has its own name", () => {
    expect(new InvalidRuleSet("no")).toMatchObject({ name: "InvalidRuleSet", message: "no" });
  });

  it("is accepted without changes", () => {
    expect(checkRuleSet({ ...others, decks })).toEqual(PRESETS.casino);
  });
});
