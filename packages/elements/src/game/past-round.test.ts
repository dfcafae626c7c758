import { chosenSeeds, evolve, publicEvent, publicState, Table, VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { pastRounds } from "./past-round.js";
import { shoeRecording } from "./shoe-recordings.js";
import { eventLog } from "./table-session.js";

/** Plays rounds in which each hand stands. */
function playTo(table: Table, round: number): void {
  while (table.state.round < round || table.state.turn !== null) {
    const { turn, phase } = table.state;
    if (turn === null) table.dispatch({ type: "Deal" });
    else if (phase === "insurance") table.dispatch({ type: "DeclineInsurance", hand: turn });
    else table.dispatch({ type: phase === "surrender" ? "DeclineSurrender" : "Stand", hand: turn });
  }
}

test("the history of a table with thousands of rounds continues after its earliest rounds were dropped", () => {
  const table = new Table({ rules: "casino", seeds: chosenSeeds("ledger"), credits: 1_000_000_000 });
  const log = eventLog(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  playTo(table, 5000);
  expect(log.isCut).toBe(true);
  expect(shoeRecording(log)).toBeNull();
  const [latest, before] = pastRounds([log], 20);
  expect(latest?.number).toBe(5000);
  expect(before?.number).toBe(4999);
  expect(latest?.before).toBe(before?.summary.credits);
});

test("the rounds before the limit of a history are folded once, and not summarised", () => {
  const table = new Table({ rules: "casino", seeds: chosenSeeds("limit"), credits: 1_000_000_000 });
  const log = eventLog(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  playTo(table, 200);
  let reads = 0;
  const counted = <Value extends object>(value: Value) =>
    new Proxy(value, {
      get(target, key) {
        reads++;
        return Reflect.get(target, key);
      },
    });
  const entries = log.entries.map(({ event, at }) => ({ event: counted(event), at }));
  const shoe = { ...log, roundsBefore: 0, rounds: 200, isWhole: true, entries };
  entries.reduce((state, { event }) => evolve(state, publicEvent(event)), publicState(log.opening));
  const folded = reads;
  reads = 0;
  const rounds = pastRounds([shoe, shoe], 10);
  expect(rounds.map(({ number }) => number)).toEqual([200, 199, 198, 197, 196, 195, 194, 193, 192, 191]);
  expect(rounds).toEqual(pastRounds([log], 200).slice(0, 10));
  // To find the rounds, the type of each event is read again.
  expect(reads).toBeLessThan(folded * 1.7);
  expect(pastRounds([shoe, shoe], 210)).toHaveLength(210);
  expect(pastRounds([shoe], 0)).toEqual([]);
});
