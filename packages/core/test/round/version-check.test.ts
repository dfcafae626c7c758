import { describe, expect, it } from "vitest";
import { type Command, chosenSeeds, Table } from "../../src/index.js";
import { cardsFrom, onSeat } from "../scenario.js";

const open = () =>
  new Table({ rules: "thunderjack", seeds: chosenSeeds("versions"), bets: onSeat("right"), allowStacking: true });

/** Deals a round in which the right hand must decide on 12, and 5, 7 and 9 are the next cards. */
const deal = (table: Table) => table.dispatch({ type: "Deal", stack: cardsFrom("5 9_c 7 9_d 2 3 4") });

const codeOf = (table: Table, command: Command, expected: number) => {
  const decision = table.dispatch(command, { expected });
  return decision.accepted ? null : decision.code;
};

describe("a command with an expected version", () => {
  it("is accepted at that version; a command without an expected version is accepted at every version", () => {
    const table = open();
    deal(table);
    expect(codeOf(table, { type: "Hit", hand: "right" }, table.state.version)).toBeNull();
    expect(table.dispatch({ type: "Hit", hand: "right" }).accepted).toBe(true);
  });

  it("is rejected, and changes nothing, if it is a move and any event has happened since", () => {
    const table = open();
    deal(table);
    const seen = table.state.version;
    expect(codeOf(table, { type: "Hit", hand: "right" }, seen)).toBeNull();
    const before = table.state;
    expect(codeOf(table, { type: "Hit", hand: "right" }, seen)).toBe("stale");
    expect(codeOf(table, { type: "Stand", hand: "right" }, seen)).toBe("stale");
    expect(table.state).toBe(before);
  });

  it("is rejected as stale before any other reason", () => {
    const table = open();
    deal(table);
    const seen = table.state.version;
    table.dispatch({ type: "Stand", hand: "right" });
    expect(codeOf(table, { type: "Double", hand: "right" }, seen)).toBe("stale");
  });

  it("is accepted if it is a bet, the removal of all bets or a deal, and only bets have changed since", () => {
    const table = open();
    const seen = table.state.version;
    expect(codeOf(table, { type: "PlaceBet", seat: "right", amount: 2_000 }, seen)).toBeNull();
    expect(codeOf(table, { type: "ClearBets" }, seen)).toBeNull();
    expect(codeOf(table, { type: "PlaceBet", seat: "right", amount: 1_000 }, seen)).toBeNull();
    expect(codeOf(table, { type: "Deal" }, seen)).toBeNull();
  });

  it("is rejected if it is a move between two rounds, and a bet was placed since", () => {
    const table = open();
    const seen = table.state.version;
    table.dispatch({ type: "PlaceBet", seat: "left", amount: 1_000 });
    expect(codeOf(table, { type: "Hit", hand: "right" }, seen)).toBe("stale");
  });

  it("is rejected if it is a bet or a deal of a betting phase that has ended", () => {
    const table = open();
    const seen = table.state.version;
    deal(table);
    expect(codeOf(table, { type: "Deal" }, seen)).toBe("stale");
    const played = table.state.version;
    table.dispatch({ type: "Stand", hand: "right" });
    expect(table.state.phase).toBe("settled");
    expect(codeOf(table, { type: "PlaceBet", seat: "right", amount: 2_000 }, seen)).toBe("stale");
    expect(codeOf(table, { type: "Deal" }, played)).toBe("stale");
    expect(codeOf(table, { type: "Deal" }, table.state.version)).toBeNull();
  });

  it("is rejected if it is a deal, and a whole round was dealt and settled by one command since", () => {
    const table = open();
    const seen = table.state.version;
    table.dispatch({ type: "Deal", stack: cardsFrom("10 10_c 9 a_d") });
    expect(table.state.phase).toBe("settled");
    expect(codeOf(table, { type: "Deal" }, seen)).toBe("stale");
  });

  it("is rejected if it is a bet for a version that the table does not have yet", () => {
    const table = open();
    expect(codeOf(table, { type: "ClearBets" }, table.state.version + 1)).toBe("stale");
  });
});
