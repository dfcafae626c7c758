import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { pastRounds } from "./past-round.js";
import { shoeRecording } from "./shoe-recordings.js";
import { eventLog } from "./table-session.js";

test("the history of a table with thousands of rounds continues after its earliest rounds were dropped", () => {
  const table = new Table({ rules: "casino", seeds: chosenSeeds("ledger"), credits: 1_000_000_000 });
  const log = eventLog(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  while (table.state.round < 5000 || table.state.turn !== null) {
    const { turn, phase } = table.state;
    if (turn === null) table.dispatch({ type: "Deal" });
    else if (phase === "insurance") table.dispatch({ type: "DeclineInsurance", hand: turn });
    else table.dispatch({ type: phase === "surrender" ? "DeclineSurrender" : "Stand", hand: turn });
  }
  expect(log.isCut).toBe(true);
  expect(shoeRecording(log)).toBeNull();
  const [latest, before] = pastRounds([log], 20);
  expect(latest?.number).toBe(5000);
  expect(before?.number).toBe(4999);
  expect(latest?.before).toBe(before?.summary.credits);
});
