import { describe, expect, it } from "vitest";
import { legalCommands } from "../../src/index.js";
import { onSeat, Scenario } from "../scenario.js";

const right = onSeat("right");
const offered = ({ table }: Scenario) => legalCommands(table.rules, table.state).map(({ type }) => type);

describe("a turn", () => {
  it("offers exactly the legal moves", () => {
    expect(offered(new Scenario({ bets: right, cards: "8 6_c 8_s 10_d" }))).toEqual([
      "Hit",
      "Stand",
      "Double",
      "Split",
      "Surrender",
    ]);
    expect(offered(new Scenario({ bets: right, cards: "2 6_c 8_s 10_d 3" }).when("Hit"))).toEqual(["Hit", "Stand"]);
    expect(offered(new Scenario({ credits: 1500, bets: right, cards: "8 6_c 8_s 10_d" }))).toEqual([
      "Hit",
      "Stand",
      "Surrender",
    ]);
  });

  it("rejects a move of another hand: a double click cannot hit the next hand", () => {
    const scenario = new Scenario({ bets: { right: 1000, middle: 1000 }, cards: "10 10_c 6_c 9 9_c 10_d" });
    scenario.must({ type: "Stand", hand: "right" });
    expect(scenario.refusal({ type: "Stand", hand: "right" })).toBe("not-this-hands-turn");
    expect(scenario.refusal({ type: "Hit", hand: "left" })).toBe("not-this-hands-turn");
    expect(scenario.table.state.turn).toBe("middle");
  });

  it("rejects a move while no round is in play", () => {
    expect(new Scenario({}).refusal({ type: "Hit", hand: "right" })).toBe("no-round-in-play");
  });

  it("comes first to the right seat, then to the middle seat, then to the left seat", () => {
    const cards = "10 10_c 10_s 6_c 9 9_c 9_s 10_d";
    const scenario = new Scenario({ bets: { left: 1000, middle: 1000, right: 1000 }, cards }).when("Stand", "Stand");
    const turns = scenario.events.flatMap((event) => (event.type === "TurnStarted" ? [event.hand] : []));
    expect(turns).toEqual(["right", "middle", "left"]);
  });
});

describe("a hit", () => {
  it("over 21 is a bust, and the dealer does not draw", () => {
    const scenario = new Scenario({ bets: right, cards: "10 10_c 6 6_d k" }).when("Hit");
    expect(scenario.outcomes).toBe("right: bust 0");
    expect(scenario.events).toContainEqual({ type: "TurnEnded", hand: "right", reason: "bust" });
    expect(scenario.table.state.dealer.cards).toEqual(["10_c_0", "6_d_0"]);
    expect(scenario.eventTypes.slice(-6)).toEqual([
      "HandHit",
      "CardDealt",
      "TurnEnded",
      "HandSettled",
      "HoleCardRevealed",
      "RoundSettled",
    ]);
  });

  it("to 21 does not end the turn in Thunderjack, but does if the rules say so", () => {
    const cards = { bets: right, cards: "10 6_c 6 10_d 5" };
    expect(new Scenario(cards).when("Hit").table.state.turn).toBe("right");
    const stood = new Scenario({ ...cards, rules: { autoStandOn21: true } }).when("Hit");
    expect(stood.events).toContainEqual({ type: "TurnEnded", hand: "right", reason: "twenty-one" });
    expect(stood.table.state.phase).toBe("settled");
  });

  it("to a sixth card without busting is a Blitz, paid 5 to 1 at once against any dealer hand", () => {
    const scenario = new Scenario({ bets: { right: 1000, left: 1000 }, cards: "2 10_s k_c 2_s 9_s k_d 2_c 2_d 3 3_c" });
    scenario.when("Hit", "Hit", "Hit", "Hit");
    expect(scenario.events).toContainEqual({ type: "TurnEnded", hand: "right", reason: "blitz" });
    expect(scenario.hand("right")).toMatchObject({ outcome: "blitz", returned: 6000 });
    expect(scenario.table.state).toMatchObject({ turn: "left", credits: 54_000 });
  });

  it("to a sixth card over 21 is a bust", () => {
    const scenario = new Scenario({ bets: right, cards: "2 k_c 3 k_d 4 5 6 7" }).when("Hit", "Hit", "Hit", "Hit");
    expect(scenario.outcomes).toBe("right: bust 0");
  });

  it("makes a Blitz of five cards if the rules say so", () => {
    const rules = { blitz: { cards: 5 } };
    const scenario = new Scenario({ rules, bets: right, cards: "2 k_c 3 k_d 4 5 6" }).when("Hit", "Hit", "Hit");
    expect(scenario.outcomes).toBe("right: blitz 6000");
  });
});

describe("a double", () => {
  it("doubles the bet, takes one card and ends the turn", () => {
    const scenario = new Scenario({ bets: right, cards: "5 6_c 6 10_d 10 9_c" }).when("Double");
    expect(scenario.outcomes).toBe("right: win 4000");
    expect(scenario.hand("right")).toMatchObject({ bet: 2000, doubled: true });
  });

  it.each([
    ["9-11", "5 4", true],
    ["9-11", "4 4_c", false],
    ["10-11", "5 4", false],
    ["10-11", "6 5", true],
    ["any", "10 9", true],
    ["none", "6 5", false],
    ["9-11", "a 8", false],
  ] as const)("under the rule %s with the cards %s is legal: %s", (double, pair, legal) => {
    const [first, second] = pair.split(" ");
    const scenario = new Scenario({ rules: { double }, bets: right, cards: `${first} 6_c ${second} 10_d` });
    expect(offered(scenario).includes("Double")).toBe(legal);
  });

  it("of a split hand depends on the rules", () => {
    const cards = { bets: right, cards: "8 6_c 8_s 10_d 3 10" };
    expect(offered(new Scenario(cards).when("Split"))).toContain("Double");
    const scenario = new Scenario({ ...cards, rules: { doubleAfterSplit: false } }).when("Split");
    expect(scenario.refusal("Double")).toBe("no-double-after-split");
  });

  it("needs two cards and the credits", () => {
    expect(new Scenario({ bets: right, cards: "2 6_c 3 10_d 2_c" }).when("Hit").refusal("Double")).toBe(
      "not-two-cards",
    );
    expect(new Scenario({ credits: 1900, bets: right, cards: "2 6_c 3 10_d" }).refusal("Double")).toBe(
      "not-enough-credits",
    );
  });
});

describe("a split", () => {
  it("moves the second card to a new hand with an equal bet; both get a card, the old hand first", () => {
    const scenario = new Scenario({ bets: right, cards: "8 6_c 8_s 10_d 3 10" }).when("Split");
    expect(scenario.hand("right")).toMatchObject({ cards: ["8_h_0", "3_h_0"], bet: 1000, split: true });
    expect(scenario.hand("right-2")).toMatchObject({ cards: ["8_s_0", "10_h_0"], bet: 1000, split: true });
    expect(scenario.table.state.credits).toBe(48_000);
    expect(scenario.table.state.turn).toBe("right");
  });

  it("names the new hand after its seat, even if another seat was split before", () => {
    const bets = { right: 1000, middle: 1000 };
    const scenario = new Scenario({ bets, cards: "8 9 6_c 8_s 9_s 10_d 3 10 4 5" });
    scenario.when("Split", "Stand", "Stand", "Split");
    expect(scenario.table.state.hands.map(({ name }) => name)).toEqual(["right", "right-2", "middle", "middle-2"]);
  });

  it("needs equal ranks, or equal points if the rules say so", () => {
    const cards = { bets: right, cards: "q 6_c k_s 10_d 3 10" };
    expect(new Scenario(cards).refusal("Split")).toBe("not-a-pair");
    expect(new Scenario({ ...cards, rules: { split: { by: "points" } } }).refusal("Split")).toBe("accepted");
  });

  it("is allowed once per seat in Thunderjack", () => {
    const scenario = new Scenario({ bets: right, cards: "8 6_c 8_s 10_d 8_c 8_d" }).when("Split");
    expect(scenario.refusal("Split")).toBe("hand-already-split");
  });

  it("puts each new hand directly after the one that was split, numbered in the order of the splits", () => {
    const rules = { split: { maxHands: 4 } };
    const scenario = new Scenario({ rules, bets: right, cards: "8 6_c 8_s 10_d 8_c 8_d 2 3 4 5" });
    scenario.when("Split", "Split");
    expect(scenario.table.state.hands.map(({ name }) => name)).toEqual(["right", "right-3", "right-2"]);
    scenario.when("Stand", "Stand", "Split");
    expect(scenario.table.state.hands.map(({ name }) => name)).toEqual(["right", "right-3", "right-2", "right-4"]);
    expect(scenario.refusal("Split")).toBe("not-a-pair");
  });

  it("to a 21 is neither a blackjack nor a Thunderjack", () => {
    const scenario = new Scenario({ bets: right, cards: "k_s 6_c k_d 10_d a_s a_d 5" }).when("Split", "Stand", "Stand");
    expect(scenario.outcomes).toBe("right: push 1000, right-2: push 1000");
  });

  it("can win a Blitz", () => {
    const scenario = new Scenario({ bets: right, cards: "2 k_c 2_s k_d 2_c 9 3 3_c 3_d a" });
    scenario.when("Split", "Hit", "Hit", "Hit", "Hit", "Stand");
    expect(scenario.outcomes).toBe("right: blitz 6000, right-2: lose 0");
  });

  it("of aces gives each hand one card and ends both turns", () => {
    const scenario = new Scenario({ bets: right, cards: "a 6_c a_s 10_d k 5_s 3_c" }).when("Split");
    expect(scenario.outcomes).toBe("right: win 2000, right-2: lose 0");
    const reasons = scenario.events.flatMap((event) => (event.type === "TurnEnded" ? [event.reason] : []));
    expect(reasons).toEqual(["split-aces", "split-aces"]);
  });

  it("of aces can be split again if the rules say so; split and stand are the only moves", () => {
    const rules = { split: { maxHands: 3, resplitAces: true } } as const;
    const scenario = new Scenario({ rules, bets: right, cards: "a 6_c a_s 10_d a_c 5_s 3_c 4" }).when("Split");
    expect(offered(scenario)).toEqual(["Stand", "Split"]);
    scenario.when("Split");
    expect(scenario.table.state.hands.map(({ name, cards }) => [name, cards.length])).toEqual([
      ["right", 2],
      ["right-3", 2],
      ["right-2", 2],
    ]);
    expect(scenario.table.state.phase).toBe("settled");
  });

  it("of aces makes hands that can hit and double if the rules say so", () => {
    const rules = { split: { hitAces: true } };
    const scenario = new Scenario({ rules, bets: right, cards: "a 6_c a_s 10_d 2 5_s 3_c" }).when("Split");
    expect(offered(scenario)).toEqual(["Hit", "Stand", "Double"]);
  });

  it("gives the new hand its card on its turn if the rules say so", () => {
    const rules = { split: { deal: "on-turn" } } as const;
    const scenario = new Scenario({ rules, bets: right, cards: "8 6_c 8_s 10_d 3 10" }).when("Split");
    expect(scenario.hand("right-2").cards).toEqual(["8_s_0"]);
    scenario.when("Stand");
    expect(scenario.hand("right-2").cards).toEqual(["8_s_0", "10_h_0"]);
    expect(scenario.table.state.turn).toBe("right-2");
  });

  it("needs the credits for the second bet, and rules that allow splits", () => {
    expect(new Scenario({ credits: 1900, bets: right, cards: "8 6_c 8_s 10_d" }).refusal("Split")).toBe(
      "not-enough-credits",
    );
    expect(new Scenario({ rules: { split: null }, bets: right, cards: "8 6_c 8_s 10_d" }).refusal("Split")).toBe(
      "not-offered",
    );
  });
});

describe("a late surrender", () => {
  it("returns half the bet at once", () => {
    const scenario = new Scenario({ bets: { right: 1000, left: 1000 }, cards: "10 9 10_c 6 8 9_d" }).when("Surrender");
    expect(scenario.hand("right")).toMatchObject({ outcome: "surrender", returned: 500 });
    expect(scenario.table.state.credits).toBe(48_500);
  });

  it("needs two cards of an unsplit hand", () => {
    expect(new Scenario({ bets: right, cards: "2 6_c 3 10_d 2_c" }).when("Hit").refusal("Surrender")).toBe(
      "not-two-cards",
    );
    const split = new Scenario({ bets: right, cards: "8 6_c 8_s 10_d 3 10" }).when("Split");
    expect(split.refusal("Surrender")).toBe("hand-already-split");
    expect(split.refusal("TakeInsurance")).toBe("not-asked");
  });
});

describe("the dealer", () => {
  it("stands on soft 17, or hits it if the rules say so", () => {
    const cards = { bets: right, cards: "10 a_c 8_s 6_d 2" };
    expect(new Scenario(cards).when("Stand").table.state.dealer.cards).toHaveLength(2);
    const hits = new Scenario({ ...cards, rules: { dealerHitsSoft17: true } }).when("Stand");
    expect(hits.table.state.dealer.cards).toHaveLength(3);
  });

  it("draws to 17, and busts over 21: every remaining hand wins", () => {
    const scenario = new Scenario({ bets: right, cards: "10 6_c 2_s 10_d 9" }).when("Stand");
    expect(scenario.outcomes).toBe("right: win 2000");
    expect(scenario.events).toContainEqual({ type: "DealerBusted", total: 25 });
  });

  it("is bust with the cards of a Blitz if the rules say so", () => {
    const rules = { blitz: { cards: 5, dealerBusts: true } };
    const scenario = new Scenario({ rules, bets: right, cards: "10 2_c 9 2_d 2_s 2 3 10_c" }).when("Stand");
    expect(scenario.outcomes).toBe("right: win 2000");
    expect(scenario.events).toContainEqual({ type: "DealerBusted", total: 11 });
  });

  it("draws even for bust hands if the rules say so, but not after the opening hands", () => {
    const rules = { dealerPlays: "always" } as const;
    const played = new Scenario({ rules, bets: right, cards: "10 6_c 6 6_d 10_s 9_c" }).when("Hit");
    expect(played.outcomes).toBe("right: bust 0");
    expect(played.table.state.dealer.cards).toHaveLength(3);
    const opened = new Scenario({ rules, bets: right, cards: "a 6_c k_s 6_d 10_s 9_c" });
    expect(opened.outcomes).toBe("right: blackjack 2500");
    expect(opened.table.state.dealer.cards).toHaveLength(2);
  });
});
