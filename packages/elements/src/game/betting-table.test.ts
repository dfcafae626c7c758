import {
  type Command,
  chosenSeeds,
  evolve,
  type GameEvent,
  isInPlay,
  openingState,
  publicTable,
  type Rejection,
  ruleSet,
  Table,
} from "@thunderjack/core";
import { expect, test } from "vitest";
import { BettingTable } from "./betting-table.js";

const BET: Command = { type: "PlaceBet", seat: "middle", amount: 1000 };

/** A betting table with everything that it reports, and the table that replaces it. */
function bettingTable() {
  const events: GameEvent[] = [];
  const refused: Rejection[] = [];
  const waiting: boolean[] = [];
  const table = new BettingTable(
    { rules: "thunderjack", credits: 5000 },
    { refused: (rejection) => refused.push(rejection), waiting: (isWaiting) => waiting.push(isWaiting) },
  );
  table.publicEvents$.subscribe((event) => events.push(event));
  const open = () => {
    const dealt = publicTable(new Table({ rules: "thunderjack", credits: 5000, seeds: chosenSeeds("opened") }));
    table.open(dealt);
    return dealt;
  };
  return { table, open, events, refused, waiting };
}

test("places a bet before the shoe is loaded, and emits it once", () => {
  const { table, open, events } = bettingTable();
  expect(table.dispatch(BET)).toBeNull();
  expect(table.publicState.bets.middle).toBe(1000);
  const dealt = open();
  expect(events.map(({ type }) => type)).toEqual(["BetPlaced"]);
  expect(table.publicState).toEqual(dealt.publicState);
  expect(table.fairness).toBe(dealt.fairness);
});

test("deals once the shoe is loaded, and continues the versions of the bets", () => {
  const { table, open, events, waiting } = bettingTable();
  table.dispatch(BET);
  expect(table.dispatch({ type: "Deal" }, { expected: 1 })).toBeNull();
  expect(isInPlay(table.publicState)).toBe(false);
  expect(waiting).toEqual([true]);
  open();
  expect(waiting).toEqual([true, false]);
  expect(table.publicState.round).toBe(1);
  const opening = openingState(ruleSet("thunderjack"), 5000);
  expect(events.reduce(evolve, opening)).toEqual(table.publicState);
});

test("rejects an illegal command before the shoe is loaded", () => {
  const { table, waiting } = bettingTable();
  expect(table.dispatch({ ...BET, amount: 6000 })?.code).toBe("not-enough-credits");
  expect(table.dispatch({ type: "Deal" })?.code).toBe("no-bet");
  expect(waiting).toEqual([]);
});

test("keeps the order of the commands after a deal, and reports those that are then rejected", () => {
  const { table, open, refused } = bettingTable();
  table.dispatch(BET);
  table.dispatch({ type: "Deal" });
  expect(table.dispatch({ ...BET, amount: 2000 })).toBeNull();
  open();
  expect(refused).toHaveLength(1);
  expect(table.publicState.bets.middle).toBe(1000);
});

test("throws an error for credits that no table accepts", () => {
  const listener = { refused: () => {}, waiting: () => {} };
  expect(() => new BettingTable({ rules: "thunderjack", credits: 0.5 }, listener)).toThrow(RangeError);
});
