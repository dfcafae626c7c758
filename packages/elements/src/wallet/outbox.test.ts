import { expect, test, vi } from "vitest";
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

const STAKE = { amount: 1000, place: { commitment: "c", round: 3, before: 0 } };
const SETTLED = { id: "a", stakes: ["a", "b"], reason: "round", staked: 2000, returned: 500 };

test.each<[string, string, unknown]>([
  ["a stake", "a", STAKE],
  ["a stake of a table without a commitment", "a", { ...STAKE, place: { ...STAKE.place, commitment: null } }],
  ["a stake that was not sent", "a", { ...STAKE, place: null }],
  ["a stake of a newer version of the program, with one more field", "a", { ...STAKE, note: "newer" }],
  ["a settlement", "settled a", SETTLED],
  ["a cancelled stake", "settled a", { ...SETTLED, reason: "cancelled", returned: 2000 }],
  ["a lost stake", "settled a", { ...SETTLED, reason: "void", returned: 0 }],
])("reads %s", (_, id, entry) => {
  const storage = memoryStorage();
  storage.write(id, JSON.stringify(entry));
  const outbox = new Outbox(storage);
  expect(outbox.open.size + outbox.unacknowledged.length).toBe(1);
  expect(storage.entries()).toHaveLength(1);
});

/** The values that replace a field of an entry. */
const DAMAGES: readonly unknown[] = [undefined, null, -1, 0.5, 2 ** 53, "", "x", "1000", true, [], [null], [1], {}];

/** Returns copies of an entry, in each of which one field has one of the damaged values. */
function damaged(entry: object): readonly object[] {
  return Object.entries(entry).flatMap(([field, value]) => [
    ...DAMAGES.map((damage) => ({ ...entry, [field]: damage })),
    ...(typeof value === "object" && !Array.isArray(value)
      ? damaged(value).map((part) => ({ ...entry, [field]: part }))
      : []),
  ]);
}

/** The entries among the damaged ones that are stakes, too. */
const POSSIBLE = [
  { ...STAKE, place: null },
  ...[null, "", "x", "1000"].map((commitment) => ({ ...STAKE, place: { ...STAKE.place, commitment } })),
].map((entry) => JSON.stringify(entry));

test("puts entries aside in which one field is damaged, and keeps the others", () => {
  const stakes = damaged(STAKE).filter((entry) => !POSSIBLE.includes(JSON.stringify(entry)));
  const storage = memoryStorage();
  const aside = vi.spyOn(storage, "putAside");
  storage.write("kept", JSON.stringify(STAKE));
  storage.write("settled a", JSON.stringify(SETTLED));
  for (const [index, entry] of stakes.entries()) storage.write(`stake ${index}`, JSON.stringify(entry));
  const outbox = new Outbox(storage);
  expect([...outbox.open]).toEqual(["kept"]);
  expect(outbox.unacknowledged).toEqual([SETTLED]);
  expect(aside).toHaveBeenCalledTimes(stakes.length);
  for (const entry of damaged(SETTLED)) {
    storage.write("settled a", JSON.stringify(entry));
    expect([entry, new Outbox(storage).unacknowledged]).toEqual([entry, []]);
  }
});

test.each<[string, string, unknown]>([
  ["texts that are not JSON", "a", undefined],
  ["a settlement of another id", "settled b", SETTLED],
  ["a settlement without its own stake", "settled a", { ...SETTLED, stakes: ["b"] }],
  ["a settlement in the place of a stake", "a", SETTLED],
  ["a stake in the place of a settlement", "settled a", STAKE],
  ["a cancelled stake that returns less", "settled a", { ...SETTLED, reason: "cancelled" }],
  ["a void stake that returns more", "settled a", { ...SETTLED, reason: "void", returned: 3000 }],
])("puts %s aside", (_, id, entry) => {
  const storage = memoryStorage();
  storage.write(id, entry === undefined ? "{" : JSON.stringify(entry));
  const outbox = new Outbox(storage);
  expect(outbox.unacknowledged).toEqual([]);
  expect(outbox.open.size).toBe(0);
  expect(storage.entries()).toEqual([]);
});
