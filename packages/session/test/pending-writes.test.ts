import { chosenSeeds, publicTable, Table, VirtualClock } from "@thunderjack/core";
import { expect, test, vi } from "vitest";
import {
  MemorySecrets,
  MemoryStore,
  NewerStore,
  type Notice,
  type RecordingLines,
  type Secret,
  VersionConflict,
} from "../src/index.js";
import type { TableSnapshot } from "../src/snapshot.js";
import type { Stored } from "../src/stored.js";
import type { OpenCommand, Write } from "../src/write.js";
import { correction, WriteQueue } from "../src/write-queue.js";
import { TabGroup, turn } from "./tab-group.js";

/*
 * The queue with writes and stores of any content. The tests of sessions are in `write-queue.test.ts`.
 */

const table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("pending writes") }));

/** Returns the snapshot of a table after a number of rounds. */
function snapshotAt(shoe: number, round: number): TableSnapshot {
  const { rules, fairness, publicState } = table;
  if (fairness === null) throw new Error("The table has no commitment.");
  return { rules, fairness, shoe, state: { ...publicState, round } };
}

const secret = (commitment: string): Secret => ({ commitment, serverSeed: "00".repeat(32) });

const command = (id: string): OpenCommand => ({ id, command: { type: "Deal" }, answer: () => {} });

/** The parts of a write that a test sets. */
interface WriteParts extends Partial<Omit<Write, "change">> {
  readonly change?: Partial<Write["change"]>;
  readonly shoe?: number;
  readonly round?: number;
}

/** Returns the write of the command with this id. By default, it appends its id to the recording of the first shoe. */
function write(id: string, from: number, { change, shoe = 1, round = 1, ...parts }: WriteParts = {}): Write {
  return {
    cause: command(id),
    secrets: [],
    forget: [],
    events: [],
    snapshot: snapshotAt(shoe, round),
    next: null,
    ...parts,
    change: { ids: [id], retired: [], from, lines: [id], ...change },
  };
}

/** A queue at a store that fails while `failure` is set, with a log of the calls of the listener. */
class Bench {
  readonly clock = new VirtualClock();
  readonly store = new MemoryStore();
  readonly secrets = new MemorySecrets();
  /** The error of each save; `null` if saving works. */
  failure: Error | null = null;
  readonly shown: Write[] = [];
  readonly saving: string[] = [];
  readonly notices: Notice[] = [];
  readonly foreign = vi.fn();
  /** Returns the lines before the first damaged one, as the session does; `null` if the header is damaged. */
  sound = ({ session }: Pick<Stored, "session">): RecordingLines | null => {
    if (session === null) throw new Error("There is no session.");
    const end = session.lines.indexOf("{");
    const lines = end < 0 ? session.lines : session.lines.slice(0, end);
    return lines.length === 0 ? null : lines;
  };
  readonly saves = vi.spyOn(this.store, "save");
  readonly loads = vi.spyOn(this.store, "load");
  readonly added = vi.spyOn(this.secrets, "add");
  readonly forgotten = vi.spyOn(this.secrets, "forget");
  readonly queue: WriteQueue;

  constructor(keptRecordings = 10) {
    const save = MemoryStore.prototype.save.bind(this.store);
    this.saves.mockImplementation((...given) => (this.failure ? Promise.reject(this.failure) : save(...given)));
    const { options } = new TabGroup({ store: this.store, secrets: this.secrets, clock: this.clock, keptRecordings });
    this.queue = new WriteQueue(options, {
      due: (due) => this.shown.push(due),
      saving: (saving) => this.saving.push(saving),
      notice: (notice) => this.notices.push(notice),
      sound: (stored) => this.sound(stored),
      foreign: this.foreign,
    });
  }

  /** Begins with a stored session. */
  async begin(lines: RecordingLines = ["header"], secrets: readonly Secret[] = [secret("a")]): Promise<void> {
    await MemoryStore.prototype.save.call(this.store, "kitchen", null, {
      ids: [],
      retired: [],
      keep: 9,
      from: 0,
      lines,
    });
    for (const each of secrets) await MemorySecrets.prototype.add.call(this.secrets, "kitchen", each);
    this.queue.begin({ session: await MemoryStore.prototype.load.call(this.store, "kitchen"), secrets, before: null });
  }

  /** Pushes writes, and waits until nothing more happens without the clock. */
  async push(...writes: readonly Write[]): Promise<void> {
    for (const each of writes) this.queue.push(each);
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let i = 0; i < 20; i++) await turn();
  }

  /** Waits for the next try after a failure. */
  async retry(): Promise<void> {
    this.clock.pass(5_000);
    await this.settle();
  }

  /** Replaces the stored lines, as another owner does. */
  async replace(lines: RecordingLines): Promise<void> {
    const { version = null } = (await MemoryStore.prototype.load.call(this.store, "kitchen")) ?? {};
    await MemoryStore.prototype.save.call(this.store, "kitchen", version, {
      ids: [],
      retired: [],
      keep: 9,
      from: 0,
      lines,
    });
  }

  async lines(): Promise<RecordingLines | undefined> {
    return (await MemoryStore.prototype.load.call(this.store, "kitchen"))?.lines;
  }

  get ids(): readonly (string | undefined)[] {
    return this.shown.map(({ cause }) => cause?.id);
  }

  get codes(): readonly string[] {
    return this.notices.map(({ code }) => code);
  }

  /** The marks of unsaved shoes that were stored, with the commitments of their secrets. */
  get marks(): readonly (readonly [string, number | undefined])[] {
    return this.added.mock.calls.map(([, { commitment, unsaved }]) => [commitment, unsaved]);
  }
}

/** Returns a promise with its functions. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const QUOTA = new Error("QuotaExceededError");

test("saves each write once, and reads neither the store nor the secrets", async () => {
  const bench = new Bench();
  const secrets = vi.spyOn(bench.secrets, "load");
  await bench.begin();
  await bench.push(write("1", 1), write("2", 2));
  expect([bench.ids, await bench.lines()]).toEqual([
    ["1", "2"],
    ["header", "1", "2"],
  ]);
  expect(bench.saves).toHaveBeenCalledTimes(2);
  for (const call of [bench.loads, secrets, bench.added, bench.forgotten]) expect(call).not.toHaveBeenCalled();
  expect([bench.saving, bench.codes]).toEqual([[], []]);
});

test("deletes the secrets that a write names", async () => {
  const bench = new Bench();
  await bench.begin();
  await bench.push(write("1", 1, { forget: ["a"] }));
  expect(bench.forgotten.mock.calls).toEqual([["kitchen", ["a"]]]);
});

test("a correction shows nothing, and carries out no command", () => {
  const change = { ids: [], retired: [], from: 0, lines: [] };
  const snapshot = snapshotAt(1, 1);
  const nothing = { cause: null, secrets: [], forget: [], events: [], next: null };
  expect(correction(snapshot, change)).toEqual({ ...nothing, change, snapshot });
});

test("reports one outage and its end once, and tries again every five seconds", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(write("1", 1));
  await bench.retry();
  await bench.push(write("2", 2));
  expect([bench.saving, bench.codes]).toEqual([["unsaved"], ["storage-failed"]]);
  bench.failure = null;
  await bench.retry();
  await bench.push(write("3", 3));
  expect([bench.saving, bench.codes]).toEqual([
    ["unsaved", "saved"],
    ["storage-failed", "saved-again"],
  ]);
  expect([bench.ids, await bench.lines()]).toEqual([
    ["1", "2", "3"],
    ["header", "1", "2", "3"],
  ]);
});

test("does not read a store that a newer version has upgraded, and does not try again", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = new NewerStore("upgraded");
  await bench.push(write("1", 1));
  expect(bench.loads).not.toHaveBeenCalled();
  await bench.retry();
  expect(bench.saves).toHaveBeenCalledTimes(1);
  expect([bench.saving, bench.codes, bench.ids]).toEqual([["memory"], ["newer-version"], ["1"]]);
});

test("continues in memory after an outage without a notice about its end", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(write("1", 1));
  bench.queue.useMemory();
  await bench.push(write("2", 0));
  expect([bench.saving, bench.codes]).toEqual([["unsaved", "memory"], ["storage-failed"]]);
  expect([bench.ids, await bench.lines()]).toEqual([["1", "2"], ["header"]]);
});

test("marks the last dealt shoe once for each outage, with the secrets of later shoes, and removes the mark", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(
    write("1", 1, { shoe: 2 }),
    // A shoe without a deal, and a change without a command, are not marked.
    write("2", 0, { shoe: 3, round: 0, secrets: [secret("b")] }),
    write("3", 1, { shoe: 4, change: { ids: [] } }),
    write("4", 2, { shoe: 5, round: 0 }),
  );
  expect(bench.marks).toEqual([["a", 2]]);
  await bench.retry();
  await bench.retry();
  expect(bench.marks).toEqual([["a", 2]]);
  bench.failure = null;
  await bench.retry();
  expect(bench.marks).toEqual([
    ["a", 2],
    ["b", 2],
    ["a", 0],
    ["b", 0],
  ]);
  // The next outage before a deal needs no mark.
  bench.failure = QUOTA;
  await bench.push(write("5", 3, { shoe: 5, round: 0 }));
  bench.failure = null;
  await bench.retry();
  expect(bench.added).toHaveBeenCalledTimes(4);
  expect((await bench.secrets.load("kitchen")).map(({ unsaved }) => unsaved)).toEqual([undefined, undefined]);
});

test("stores no mark for bets before the first deal", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(write("1", 1, { round: 0 }));
  bench.failure = null;
  await bench.retry();
  expect(bench.added).not.toHaveBeenCalled();
});

test("a mark that could not be stored is stored at the next try", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  bench.added.mockRejectedValueOnce(QUOTA);
  bench.forgotten.mockRejectedValueOnce(QUOTA);
  await bench.push(write("1", 1));
  expect(bench.marks).toEqual([["a", 1]]);
  await bench.retry();
  expect(bench.marks).toEqual([
    ["a", 1],
    ["a", 1],
  ]);
  await bench.retry();
  expect(bench.added).toHaveBeenCalledTimes(2);
});

test("counts the shoes of a session that is started over from 1, and removes the marks of the deleted one", async () => {
  const bench = new Bench();
  await bench.begin(["header"], [{ ...secret("a"), unsaved: 7 }]);
  bench.failure = QUOTA;
  await bench.push(write("1", 1, { shoe: 8 }));
  expect(bench.marks).toEqual([["a", 8]]);
  await bench.push(write("2", 0, { shoe: 1, round: 0, change: { keep: 0 } }));
  expect(bench.added).toHaveBeenCalledTimes(1);
  await bench.push(write("3", 1, { shoe: 1 }));
  expect(bench.marks.slice(1)).toEqual([["a", 1]]);

  const calm = new Bench();
  await calm.begin(["header"], [{ ...secret("a"), unsaved: 7 }]);
  await calm.push(write("1", 0, { change: { keep: 0 }, secrets: [secret("a")] }));
  expect(await calm.secrets.load("kitchen")).toEqual([secret("a")]);
});

test("an expected mark of an earlier shoe is ignored; one of the shoe in play loads the table again", async () => {
  const bench = new Bench();
  await bench.begin(["header"], [{ ...secret("a"), unsaved: 1 }]);
  bench.queue.expectMark();
  await bench.push(write("1", 1, { shoe: 2 }));
  expect(bench.loads).not.toHaveBeenCalled();
  bench.queue.expectMark();
  await bench.push(write("2", 2, { shoe: 1 }));
  expect(bench.foreign.mock.calls).toMatchObject([[{ secrets: [{ unsaved: 1 }] }, [{ id: "2" }], 0]]);
  expect(bench.ids).toEqual(["1"]);
});

test("passes back only the commands that are not shown, and the last lost shoe, after a change by another owner", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(write("1", 1, { shoe: 3 }));
  await bench.replace(["another header"]);
  bench.failure = null;
  bench.queue.push(correction(snapshotAt(3, 1), { ids: [], retired: [], from: 2, lines: ["x"] }));
  await bench.push(write("2", 3, { shoe: 3 }));
  expect(bench.foreign.mock.calls).toMatchObject([[{ session: { lines: ["another header"] } }, [{ id: "2" }], 3]]);
  expect(bench.foreign.mock.calls[0]?.[1]).toHaveLength(1);
  expect(bench.ids).toEqual(["1"]);
});

test("writes a deleted table again, without the ids of a command", async () => {
  const bench = new Bench();
  await bench.begin();
  await bench.push(write("1", 1));
  await bench.store.remove("kitchen");
  await bench.push(write("2", 2));
  const { lines, done } = (await bench.store.load("kitchen")) ?? {};
  expect([lines, done]).toEqual([["header", "1", "2"], ["2"]]);
  expect(await bench.store.retired("kitchen")).toEqual([]);
  expect([bench.codes, bench.foreign.mock.calls]).toEqual([["storage-cleared"], []]);
});

test("does not restore a new session that was never saved", async () => {
  const bench = new Bench();
  bench.queue.begin({ session: null, secrets: [], before: null });
  bench.sound = ({ session }) => (session === null || session.lines.length === 0 ? null : session.lines);
  bench.saves.mockRejectedValueOnce(new VersionConflict(null, 1));
  await bench.push(write("header", 0));
  expect([await bench.lines(), bench.codes]).toEqual([["header"], []]);
});

test("a write whose end was damaged in the store counts as not saved", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.saves.mockImplementationOnce(async () => {
    await bench.replace(["header", "1", "{"]);
    throw QUOTA;
  });
  await bench.push(write("1", 1));
  expect([bench.saving, bench.codes]).toEqual([["unsaved"], ["storage-failed"]]);
  // At the next try, the stored table is loaded again, because no further write replaces its damaged end.
  await bench.retry();
  expect(bench.foreign).toHaveBeenCalledTimes(1);
});

test("a queue that is ended while it reads the store again reports nothing", async () => {
  const bench = new Bench();
  await bench.begin();
  await bench.replace(["another header"]);
  bench.loads.mockImplementationOnce(async () => {
    bench.queue.end();
    return MemoryStore.prototype.load.call(bench.store, "kitchen");
  });
  await bench.push(write("1", 1));
  expect(bench.loads).toHaveBeenCalledTimes(1);
  expect([bench.foreign.mock.calls, bench.codes, bench.saving]).toEqual([[], [], []]);
});

test("a write that was saved without a confirmation is not saved again", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.saves.mockImplementationOnce(async () => {
    await bench.replace(["header", "1"]);
    throw QUOTA;
  });
  await bench.push(write("1", 1));
  expect([bench.ids, bench.codes, bench.queue.version]).toEqual([["1"], [], 2]);
  expect(bench.saves).toHaveBeenCalledTimes(1);
});

test("merges the shown writes up to the last new shoe, except the first one", async () => {
  const bench = new Bench(1);
  await bench.begin();
  bench.failure = QUOTA;
  const retired = (id: string): Partial<Write["change"]> => ({ retired: [[id]] });
  await bench.push(
    write("1", 1),
    write("2", 0, { change: retired("first"), secrets: [secret("b"), secret("c")], forget: ["a"] }),
    write("3", 0, { change: retired("second"), secrets: [secret("b")], forget: ["c", "b"] }),
    write("4", 0, { change: retired("third"), secrets: [secret("b")], forget: [] }),
  );
  bench.failure = null;
  bench.saves.mockClear();
  bench.added.mockClear();
  await bench.retry();
  expect(bench.saves.mock.calls.map(([, , change]) => change)).toEqual([
    { ids: ["1"], retired: [], keep: 1, from: 1, lines: ["1"] },
    { ids: ["2", "3", "4"], retired: [["third"]], keep: 1, from: 0, lines: ["4"] },
  ]);
  expect(bench.marks.slice(0, 1)).toEqual([["b", 1]]);
  expect(bench.marks.filter(([, unsaved]) => unsaved !== 0)).toHaveLength(1);
  expect(bench.forgotten.mock.calls).toEqual([["kitchen", ["a", "c"]]]);
  expect(bench.ids).toEqual(["1", "2", "3", "4"]);
});

test("merges two writes, and does not merge writes that are not shown yet", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(write("1", 1), write("2", 0), write("3", 0));
  bench.failure = null;
  bench.saves.mockClear();
  await bench.retry();
  expect(bench.saves).toHaveBeenCalledTimes(2);

  const calm = new Bench();
  await calm.begin();
  await calm.push(write("1", 1), write("2", 0), write("3", 0));
  expect(calm.saves).toHaveBeenCalledTimes(3);
});

test("keeps a write that deletes the recordings apart from later ones", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  const retired = { change: { retired: [["after"]] } };
  await bench.push(write("1", 1), write("2", 0, { change: { keep: 0 } }), write("3", 0, retired), write("4", 0));
  bench.failure = null;
  bench.saves.mockClear();
  await bench.retry();
  expect(bench.saves.mock.calls.map(([, , { ids, keep }]) => [ids, keep])).toEqual([
    [["1"], 10],
    [["2"], 0],
    [["3", "4"], 10],
  ]);
  expect(await bench.store.retired("kitchen")).toEqual([["after"]]);
});

test("an ended queue returns the commands that are not shown", async () => {
  const bench = new Bench();
  await bench.begin();
  bench.failure = QUOTA;
  await bench.push(write("1", 1));
  bench.saves.mockReturnValue(new Promise(() => {}));
  bench.queue.push(correction(snapshotAt(1, 1), { ids: [], retired: [], from: 2, lines: ["x"] }));
  bench.queue.push(write("2", 3));
  expect(bench.queue.end()).toMatchObject({ open: [{ id: "2" }], hasLost: true });
  expect(bench.queue.end().open).toHaveLength(1);
  await bench.retry();
  expect(bench.saves).toHaveBeenCalledTimes(2);
});

test("a queue that is ended during a save shows nothing more", async () => {
  const bench = new Bench();
  await bench.begin();
  const saved = deferred<number>();
  bench.saves.mockReturnValueOnce(saved.promise);
  await bench.push(write("1", 1), write("2", 2));
  expect(bench.queue.end()).toMatchObject({ open: [{ id: "1" }, { id: "2" }], hasLost: false });
  saved.resolve(2);
  await bench.settle();
  expect(bench.shown).toEqual([]);
  expect(bench.saves).toHaveBeenCalledTimes(1);
});

test("a queue that is ended while it stores a secret saves nothing", async () => {
  const bench = new Bench();
  await bench.begin();
  const added = deferred<void>();
  bench.added.mockReturnValueOnce(added.promise);
  await bench.push(write("1", 1, { secrets: [secret("b")] }));
  bench.queue.end();
  added.resolve();
  await bench.settle();
  expect(bench.saves).not.toHaveBeenCalled();
});

test.each([QUOTA, new VersionConflict(1, 2)])(
  "a queue that is ended while it reads the store after %s does nothing more",
  async (reason) => {
    const bench = new Bench();
    await bench.begin();
    bench.saves.mockRejectedValueOnce(reason);
    const loaded = deferred<null>();
    bench.loads.mockReturnValueOnce(loaded.promise);
    await bench.push(write("1", 1));
    expect(bench.loads).toHaveBeenCalledTimes(1);
    bench.queue.end();
    loaded.resolve(null);
    await bench.settle();
    await bench.retry();
    expect([bench.shown, bench.saving, bench.codes, bench.marks]).toEqual([[], [], [], []]);
    expect(bench.foreign).not.toHaveBeenCalled();
    expect(bench.saves).toHaveBeenCalledTimes(1);
  },
);
