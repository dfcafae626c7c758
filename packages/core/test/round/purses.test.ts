import { describe, expect, it } from "vitest";
import {
  type Bets,
  type Command,
  CorruptEvents,
  chosenSeeds,
  creditsOf,
  evolve,
  LARGEST_AMOUNT,
  legalCommands,
  NO_BETS,
  newTableState,
  openingState,
  ownSide,
  PRESETS,
  ruleSet,
  Table,
  type TableOptions,
  whyNot,
  whyNotFor,
} from "../../src/index.js";

const RULES = ruleSet({ purses: "per-seat" });
const CASINO = ruleSet({ preset: "casino", purses: "per-seat" });

function tableWith(credits: Bets, options: Partial<TableOptions> = {}): Table {
  return new Table({ rules: RULES, seeds: chosenSeeds("purses"), credits, allowStacking: true, ...options });
}

function give(table: Table, ...commands: readonly Command[]): void {
  for (const command of commands) {
    const decision = table.dispatch(command);
    if (!decision.accepted) throw new Error(`${command.type}: ${decision.message}`);
  }
}

const codeOf = (table: Table, command: Command) => whyNot(table.rules, table.state, command)?.code;

describe("a table with a purse for each seat", () => {
  it("gives the starting credits to each of its seats", () => {
    expect(openingState(RULES)).toMatchObject({
      credits: 150_000,
      purses: { right: 50_000, middle: 50_000, left: 50_000 },
    });
    const oneSeat = ruleSet({ preset: "vingt-et-un", purses: "per-seat" });
    expect(openingState(oneSeat)).toMatchObject({ credits: 10_000, purses: { right: 0, middle: 10_000, left: 0 } });
  });

  it("opens only with credits that match the rules", () => {
    expect(() => openingState(RULES, 1000)).toThrow("Credits must be one amount for each seat.");
    expect(() => openingState(PRESETS.thunderjack, NO_BETS)).toThrow("because all seats share one purse");
    expect(() => openingState(RULES, { ...NO_BETS, left: 0.5 })).toThrow("whole number of hundredths, not 0.5");
    const largest = { right: LARGEST_AMOUNT, middle: 1, left: 0 };
    expect(() => openingState(RULES, largest)).toThrow("whole number of hundredths, not 1000000000001");
    const oneSeat = ruleSet({ preset: "vingt-et-un", purses: "per-seat" });
    expect(() => openingState(oneSeat, { ...NO_BETS, left: 500 })).toThrow('no seat called "left"');
    expect(() => openingState(RULES, { ...NO_BETS, left: 1000 }, { ...NO_BETS, right: 1000 })).toThrow(
      "The bet on the right seat is rejected",
    );
  });

  it("takes a bet from the purse of its seat only", () => {
    const table = tableWith({ right: 5000, middle: 1000, left: 0 });
    expect(codeOf(table, { type: "PlaceBet", seat: "left", amount: 1000 })).toBe("not-enough-credits");
    expect(codeOf(table, { type: "PlaceBet", seat: "middle", amount: 2000 })).toBe("not-enough-credits");
    give(table, { type: "PlaceBet", seat: "right", amount: 5000 }, { type: "PlaceBet", seat: "middle", amount: 1000 });
    give(table, { type: "Deal" });
    expect(table.state.purses).toEqual({ right: 0, middle: 0, left: 0 });
  });

  it.each(RULES.seats)(
    "deducts the bet on the %s seat from its purse, and deals only bets that each purse can pay",
    (seat) => {
      const bets = { ...NO_BETS, [seat]: 2000 };
      const table = tableWith({ right: 5000, middle: 5000, left: 5000 }, { bets });
      give(table, { type: "Deal" });
      expect(table.state.purses).toEqual({ right: 5000, middle: 5000, left: 5000, [seat]: 3000 });
      const poor = { ...newTableState({ right: 5000, middle: 5000, left: 5000, [seat]: 1999 }, NO_BETS, 208), bets };
      expect(whyNot(RULES, poor, { type: "Deal" })?.code).toBe("not-enough-credits");
    },
  );

  it("returns a settled stake to the purse of its seat", () => {
    const table = tableWith({ right: 5000, middle: 5000, left: 0 });
    give(table, { type: "PlaceBet", seat: "right", amount: 1000 }, { type: "PlaceBet", seat: "middle", amount: 1000 });
    // The right seat has 20, the middle seat 18, and the dealer 19.
    give(table, { type: "Deal", stack: ["10_h_0", "10_s_0", "10_d_0", "k_h_0", "8_s_0", "9_d_0"] });
    give(table, { type: "Stand", hand: "right" }, { type: "Stand", hand: "middle" });
    expect(table.state).toMatchObject({ credits: 10_000, purses: { right: 6000, middle: 4000, left: 0 } });
  });

  it("doubles, splits and insures a hand only from its own purse", () => {
    const rules = CASINO;
    const purses = { right: 1000, middle: 50_000, left: 0 };
    const bets = { right: 1000, middle: 1000, left: 0 };
    const asked = tableWith(purses, { rules, bets });
    give(asked, { type: "Deal", stack: ["8_h_0", "8_s_0", "a_d_0", "8_d_0", "8_c_0", "9_d_0"] });
    // The right seat cannot pay an insurance bet, so the middle seat is asked first.
    expect(asked.state).toMatchObject({ phase: "insurance", turn: "middle" });
    give(asked, { type: "TakeInsurance", hand: "middle" });
    expect(asked.state.purses).toEqual({ right: 0, middle: 48_500, left: 0 });
    expect(codeOf(asked, { type: "Double", hand: "right" })).toBe("not-enough-credits");
    expect(codeOf(asked, { type: "Split", hand: "right" })).toBe("not-enough-credits");
    give(asked, { type: "Stand", hand: "right" }, { type: "Split", hand: "middle" });
    expect(creditsOf(asked.state, "middle")).toBe(47_500);
    give(asked, { type: "Double", hand: "middle" });
    expect(creditsOf(asked.state, "middle")).toBe(46_500);
    expect(creditsOf(asked.state, "right")).toBe(0);
  });

  it("adds a buy-in to a purse, and takes a purse with its bet", () => {
    const table = tableWith(NO_BETS);
    give(table, { type: "BuyIn", seat: "left", amount: 2000 }, { type: "PlaceBet", seat: "left", amount: 1000 });
    expect(table.state).toMatchObject({ credits: 2000, purses: { left: 2000 }, bets: { left: 1000 } });
    give(table, { type: "BuyIn", seat: "left", amount: 500 });
    const decision = table.dispatch({ type: "CashOut", seat: "left" });
    expect(decision).toMatchObject({ events: [{ type: "SeatCashedOut", seat: "left", amount: 2500, version: 4 }] });
    expect(table.state).toMatchObject({ credits: 0, purses: NO_BETS, bets: NO_BETS, version: 4 });
  });

  it("rejects a buy-in of nothing, of a fraction, above the limit, and during a round", () => {
    const table = tableWith({ ...NO_BETS, left: 1000 });
    const largest = LARGEST_AMOUNT - 1000;
    for (const amount of [0, -1, 0.5, largest + 1]) {
      expect(whyNot(RULES, table.state, { type: "BuyIn", seat: "left", amount })).toMatchObject({
        code: "buy-in-amount",
        detail: { largest },
      });
    }
    expect(codeOf(table, { type: "BuyIn", seat: "left", amount: largest })).toBeUndefined();
    give(table, { type: "PlaceBet", seat: "left", amount: 1000 });
    give(table, { type: "Deal", stack: ["10_h_0", "10_s_0", "2_h_0", "9_s_0"] });
    expect(codeOf(table, { type: "BuyIn", seat: "left", amount: 1 })).toBe("round-in-play");
    expect(codeOf(table, { type: "CashOut", seat: "left" })).toBe("round-in-play");
  });

  it("rejects purses at a table with one purse, and a seat that the table does not have", () => {
    const shared = openingState(PRESETS.thunderjack);
    expect(whyNot(PRESETS.thunderjack, shared, { type: "BuyIn", seat: "left", amount: 1 })?.code).toBe("one-purse");
    expect(whyNot(PRESETS.thunderjack, shared, { type: "CashOut", seat: "left" })?.code).toBe("one-purse");
    const oneSeat = ruleSet({ preset: "vingt-et-un", purses: "per-seat" });
    expect(whyNot(oneSeat, openingState(oneSeat), { type: "CashOut", seat: "left" })).toMatchObject({
      code: "unknown-seat",
      detail: { seat: "left" },
    });
    const bought = () => evolve(shared, { type: "SeatBoughtIn", seat: "left", amount: 1 });
    expect(bought).toThrow(CorruptEvents);
    expect(bought).toThrow("The left seat has no purse of its own.");
  });

  it("removes a bet that its purse cannot pay again, and deals the others", () => {
    const bets = { right: 1000, middle: 1000, left: 0 };
    const table = tableWith({ right: 1000, middle: 5000, left: 0 }, { bets });
    // The dealer has 19, and both hands have less.
    give(table, { type: "Deal", stack: ["10_h_0", "10_s_0", "10_d_0", "7_h_0", "8_s_0", "9_d_0"] });
    give(table, { type: "Stand", hand: "right" });
    const decision = table.dispatch({ type: "Stand", hand: "middle" });
    const types = decision.accepted ? decision.events.map(({ type }) => type) : [];
    expect(types.slice(-2)).toEqual(["RoundSettled", "BetRemoved"]);
    expect(table.state).toMatchObject({ phase: "settled", bets: { right: 0, middle: 1000 }, credits: 4000 });
    expect(codeOf(table, { type: "StartAgain" })).toBe("game-not-over");
    give(table, { type: "Deal" });
    expect(table.state.round).toBe(2);
  });

  it("continues the versions of another table", () => {
    const table = tableWith({ ...NO_BETS, left: 5000 }, { version: 41 });
    const decision = table.dispatch({ type: "PlaceBet", seat: "left", amount: 1000 }, { expected: 41 });
    expect(decision).toMatchObject({ accepted: true, events: [{ version: 42 }] });
    expect(table.dispatch({ type: "ClearBets" }, { expected: 40 })).toMatchObject({ code: "stale" });
    expect(() => tableWith(NO_BETS, { version: -1 })).toThrow("The version must be a whole number, not -1.");
  });

  it("does not make a bet, a buy-in or a cash-out stale by the buy-in of another seat", () => {
    const table = tableWith({ ...NO_BETS, left: 5000 });
    give(table, { type: "BuyIn", seat: "right", amount: 1000 });
    const commands: readonly Command[] = [
      { type: "PlaceBet", seat: "left", amount: 1000 },
      { type: "BuyIn", seat: "left", amount: 1000 },
      { type: "CashOut", seat: "left" },
    ];
    for (const command of commands) expect(table.dispatch(command, { expected: 0 }).accepted).toBe(true);
  });
});

describe("the owner of some seats", () => {
  const purses = { right: 5000, middle: 5000, left: 0 };

  it("may bet, buy in and move only at these seats", () => {
    const table = tableWith(purses);
    const why = (command: Command) => whyNotFor(RULES, table.state, command, ["middle"])?.code;
    expect(why({ type: "PlaceBet", seat: "right", amount: 1000 })).toBe("not-your-seat");
    expect(whyNotFor(RULES, table.state, { type: "CashOut", seat: "right" }, ["middle"])).toMatchObject({
      code: "not-your-seat",
      detail: { seat: "right" },
    });
    expect(why({ type: "PlaceBet", seat: "middle", amount: 1000 })).toBeUndefined();
    give(table, { type: "PlaceBet", seat: "right", amount: 1000 }, { type: "PlaceBet", seat: "middle", amount: 1000 });
    give(table, { type: "Deal", stack: ["10_h_0", "10_s_0", "10_d_0", "6_h_0", "8_s_0", "9_d_0"] });
    expect(why({ type: "Stand", hand: "right" })).toBe("not-your-seat");
    expect(why({ type: "Stand", hand: "middle" })).toBe("not-this-hands-turn");
    // Also for a hand that is not on the table, as long as a hand can have this name.
    expect(why({ type: "Stand", hand: "right-2" })).toBe("not-your-seat");
    expect(why({ type: "Stand", hand: "left-4" })).toBe("not-your-seat");
    expect(why({ type: "Stand", hand: "right-bar" as never })).toBe("not-this-hands-turn");
    expect(legalCommands(RULES, table.state, ["middle"])).toEqual([]);
    give(table, { type: "Stand", hand: "right" });
    expect(why({ type: "Stand", hand: "middle" })).toBeUndefined();
  });

  it("needs only own bets and own credits for a deal", () => {
    const masked = { ...openingState(RULES, { ...NO_BETS, middle: 5000 }), bets: { right: 1000, middle: 0, left: 0 } };
    expect(whyNotFor(RULES, masked, { type: "Deal" }, ["middle"])?.code).toBe("no-bet");
    expect(whyNotFor(RULES, masked, { type: "ClearBets" }, ["middle"])?.code).toBe("no-bet");
    const own = { ...masked, bets: { right: 1000, middle: 1000, left: 0 } };
    expect(whyNotFor(RULES, own, { type: "Deal" }, ["middle"])).toBeNull();
    expect(whyNotFor(RULES, own, { type: "Deal" }, undefined)?.code).toBe("not-enough-credits");
  });

  it("sees the sum of the own purses as the credits", () => {
    const state = newTableState(purses, { right: 1000, middle: 2000, left: 0 }, 208);
    expect(ownSide(state, ["middle", "left"])).toMatchObject({
      credits: 5000,
      bets: { right: 0, middle: 2000, left: 0 },
    });
    expect(ownSide(state, undefined)).toBe(state);
  });

  it("sees all credits at a table with one purse", () => {
    const state = newTableState(5000, { right: 1000, middle: 2000, left: 0 }, 208);
    expect(ownSide(state, ["middle"])).toMatchObject({ credits: 5000, purses: null, bets: { right: 0, middle: 2000 } });
  });
});
