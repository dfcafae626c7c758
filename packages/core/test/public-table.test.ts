import { describe, expect, it } from "vitest";
import { chosenSeeds, publicEvent, publicState, publicTable, Table } from "../src/index.js";
import { cardsFrom, onSeat } from "./scenario.js";

const HOLE_CARD = "7_d_0";

function dealt() {
  const table = new Table({
    rules: "thunderjack",
    seeds: chosenSeeds("public"),
    bets: onSeat("right"),
    allowStacking: true,
  });
  const open = publicTable(table);
  const events: unknown[] = [];
  open.publicEvents$.subscribe((event) => events.push(event));
  expect(open.dispatch({ type: "Deal", stack: cardsFrom("10 9_c 9 7_d") })).toBeNull();
  return { table, open, events };
}

/** Returns every value that can be reached through own and inherited properties, including getters. */
function reachableFrom(root: unknown): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (found.has(value)) continue;
    found.add(value);
    if ((typeof value !== "object" && typeof value !== "function") || value === null) continue;
    for (let owner: unknown = value; owner !== null; owner = Object.getPrototypeOf(owner)) {
      open.push(owner);
      for (const key of Reflect.ownKeys(owner as object)) {
        try {
          open.push(Reflect.get(owner as object, key, value));
        } catch {
          // Getters of built-in prototypes throw for a foreign receiver.
        }
      }
    }
  }
  return found;
}

describe("the public side of a table", () => {
  it("shows the public state and emits the public events", () => {
    const { table, open, events } = dealt();
    expect(open.publicState).toEqual(table.publicState);
    expect(open.publicState.dealer.cards).toEqual(["9_c_0", null]);
    expect(open.rules).toBe(table.rules);
    expect(open.fairness).toBe(table.fairness);
    expect(events).toContainEqual({ type: "CardDealt", to: "dealer", card: null, faceDown: true, version: 7 });
  });

  it("returns the rejection of a command", () => {
    expect(dealt().open.dispatch({ type: "Deal" })).toMatchObject({ accepted: false, code: "round-in-play" });
  });

  it("reaches neither the table nor the hole card by any property", () => {
    const { table, open, events } = dealt();
    expect(reachableFrom(table)).toContain(HOLE_CARD);
    for (const reachable of [reachableFrom(open), reachableFrom(events)]) {
      expect(reachable).not.toContain(HOLE_CARD);
      expect(reachable).not.toContain(table);
    }
    expect(reachableFrom(open)).toContain("10_h_0");
  });
});

describe("the public form", () => {
  it("of a state without a card face down is the state itself", () => {
    const { table } = dealt();
    expect(publicState(table.state)).not.toBe(table.state);
    table.dispatch({ type: "Stand", hand: "right" });
    expect(publicState(table.state)).toBe(table.state);
  });

  it("of an event without a version has none", () => {
    const masked = { type: "CardDealt", to: "dealer", card: null, faceDown: true } as const;
    expect(publicEvent({ ...masked, card: HOLE_CARD })).toStrictEqual(masked);
    expect(publicEvent({ ...masked, card: HOLE_CARD, version: 7 })).toStrictEqual({ ...masked, version: 7 });
  });
});
