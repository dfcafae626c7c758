import { expect, test } from "vitest";
import { Outbox, type StoredRound, type StoredRounds } from "./outbox.js";
import { memoryStorage } from "./outbox-storage.js";

const PLACE = { commitment: "c", round: 3, before: 0 };

/** Returns an outbox with a deal and a double that were sent to the table. */
function withRound(): Outbox {
  const outbox = new Outbox(memoryStorage());
  outbox.ask("deal", 1000);
  outbox.place("deal", PLACE);
  outbox.ask("double", 1000);
  outbox.place("double", { ...PLACE, before: 1 });
  return outbox;
}

const round = (facts: Partial<StoredRound>): StoredRound => ({
  commitment: "c",
  round: 3,
  stakes: 2,
  settled: null,
  end: "open",
  ...facts,
});

const stored = (rounds: readonly StoredRound[]): StoredRounds => ({
  commitments: new Set(rounds.map(({ commitment }) => commitment)),
  rounds,
});

test("settles all stakes of a round once", () => {
  const outbox = withRound();
  outbox.settle("c", { round: 3, staked: 2000, returned: 4000 });
  outbox.settle("c", { round: 3, staked: 2000, returned: 4000 });
  outbox.cancel("double");
  expect(outbox.unacknowledged).toEqual([
    { id: "deal", stakes: ["deal", "double"], reason: "round", staked: 2000, returned: 4000 },
  ]);
  outbox.acknowledge("deal");
  expect(outbox.unacknowledged).toEqual([]);
  expect(outbox.open.size).toBe(0);
});

test("does not settle the stakes of another round or shoe", () => {
  const outbox = withRound();
  outbox.settle("c", { round: 4, staked: 2000, returned: 4000 });
  outbox.settle(null, { round: 3, staked: 2000, returned: 4000 });
  expect(outbox.unacknowledged).toEqual([]);
  expect(outbox.open.size).toBe(2);
});

test.each<[string, readonly StoredRound[], readonly (readonly [string, number, number])[]]>([
  [
    "was not saved",
    [round({ round: 2 })],
    [
      ["cancelled", 1000, 1000],
      ["cancelled", 1000, 1000],
    ],
  ],
  ["is over", [round({ settled: { staked: 2000, returned: 500 } })], [["round", 2000, 500]]],
  ["can be continued", [round({})], []],
  ["has only its deal", [round({ stakes: 1 })], [["cancelled", 1000, 1000]]],
  ["was returned", [round({ end: "returned" })], [["void", 2000, 2000]]],
  ["was lost", [round({ end: "lost" })], [["void", 2000, 0]]],
  ["was deleted with its shoe", [round({ commitment: "d" })], [["void", 2000, 0]]],
])("settles the stakes of an earlier visit whose round %s", (_, rounds, expected) => {
  const outbox = withRound();
  outbox.resolve(outbox.open, stored(rounds));
  expect(outbox.unacknowledged.map(({ reason, staked, returned }) => [reason, staked, returned])).toEqual(expected);
});

test("settles a stake of an earlier visit that was never sent to the table, and leaves later stakes open", () => {
  const outbox = new Outbox(memoryStorage());
  outbox.ask("before", 500);
  const earlier = outbox.open;
  outbox.ask("now", 700);
  outbox.resolve(earlier, stored([]));
  expect(outbox.unacknowledged.map(({ id, reason }) => [id, reason])).toEqual([["before", "cancelled"]]);
  expect([...outbox.open]).toEqual(["now"]);
});

test("settles only stakes that were sent to a table whose shoe was deleted, if none is of an earlier visit", () => {
  const outbox = withRound();
  outbox.ask("asked", 700);
  outbox.resolve(new Set(), stored([round({ commitment: "d" })]));
  expect(outbox.unacknowledged).toMatchObject([{ stakes: ["deal", "double"], reason: "void", returned: 0 }]);
  expect([...outbox.open]).toEqual(["asked"]);
});

test("ignores entries that are not its own", () => {
  const storage = memoryStorage();
  for (const text of ["", "null", "{", "[]", '"text"', '{"amount":"1000"}']) storage.write(text, text);
  const outbox = new Outbox(storage);
  expect(outbox.unacknowledged).toEqual([]);
  expect(outbox.open.size).toBe(0);
});
