import { chosenSeeds, Table } from "@thunderjack/core";
import { VirtualClock } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { Ledger } from "../src/thunderjack-table/ledger.js";
import { shoeRecording } from "../src/thunderjack-table/shoe-recording.js";
import { pastRounds } from "../src/tj-history/past-round.js";

function played(rounds: number): Ledger {
  const table = new Table({ rules: "casino", seeds: chosenSeeds("ledger"), credits: 1_000_000_000 });
  const ledger = new Ledger(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  while (table.state.round < rounds || table.state.turn !== null) {
    const { turn, phase } = table.state;
    if (turn === null) table.dispatch({ type: "Deal" });
    else if (phase === "insurance") table.dispatch({ type: "DeclineInsurance", hand: turn });
    else table.dispatch({ type: phase === "surrender" ? "DeclineSurrender" : "Stand", hand: turn });
  }
  return ledger;
}

test("a shoe of a thousand rounds can be recorded from the first deal", () => {
  const ledger = played(1000);
  expect(ledger).toMatchObject({ isWhole: true, isCut: false });
  expect(shoeRecording(ledger)?.split("\n").length).toBe(ledger.entries.length + 1);
});

test("of a shoe that is played for ever a thousand rounds are kept, and the history goes on", () => {
  const ledger = played(5000);
  const started = ledger.entries.filter(({ event }) => event.type === "RoundStarted");
  expect(started.length).toBeGreaterThan(900);
  expect(started.length).toBeLessThanOrEqual(1000);
  expect(ledger).toMatchObject({ isWhole: false, isCut: true });
  expect(shoeRecording(ledger)).toBeNull();
  const [latest, before] = pastRounds([ledger], 20);
  expect(latest?.number).toBe(5000);
  expect(before?.number).toBe(4999);
  expect(latest?.before).toBe(before?.summary.credits);
});
