import { chosenSeeds, Table } from "@thunderjack/core";
import { record, verify } from "@thunderjack/recording";
import { MemoryStore } from "@thunderjack/session";
import { expect, test } from "vitest";
import { ownRecordings } from "../src/own-recordings.js";

/** Returns the lines of a recording with this number of finished rounds, and a round in play. */
function played(rounds: number, createdAt: string): readonly string[] {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds(createdAt) });
  const lines: string[] = [];
  record(table, { now: () => 0, createdAt, meta: {} }).lines$.subscribe((line) => lines.push(line));
  while (table.state.round <= rounds) {
    table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
    table.dispatch({ type: "Deal" });
    if (table.state.round > rounds) break;
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  }
  return lines;
}

test("lists the recordings of all tables, the latest first, up to the last finished round", async () => {
  const store = new MemoryStore();
  const change = { ids: [], keep: 10, from: 0 };
  const retired = [played(3, "2026-11-01T10:00:00.000Z")];
  await store.save("thunderjack", null, { ...change, retired, lines: played(2, "2026-11-02T10:00:00.000Z") });
  await store.save("casino-sleeve", null, { ...change, retired: [], lines: played(0, "2026-11-04T10:00:00.000Z") });
  const recordings = await ownRecordings(store);
  expect(recordings.map(({ rules, rounds, createdAt }) => [rules, rounds, createdAt])).toEqual([
    ["thunderjack", 2, "2026-11-02T10:00:00.000Z"],
    ["thunderjack", 3, "2026-11-01T10:00:00.000Z"],
  ]);
  const { text = "" } = recordings[0] ?? {};
  expect(verify(text).status).toBe("open");
  expect(JSON.parse(text.trim().split("\n").at(-1) ?? "").type).toBe("RoundSettled");
});
