import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { deleteDB, openDB } from "idb";
import { afterEach, describe, expect, it } from "vitest";
import { IdbSecrets, IdbStore, openBrowserSession } from "../src/browser/index.js";
import { WebTabLock } from "../src/browser/web-tab-lock.js";
import { type Session, type SessionChange, VersionConflict } from "../src/index.js";
import { withoutVersion } from "./tab-group.js";

const databases: string[] = [];
const open = new Set<{ close(): Promise<void> }>();
let groups = 0;

/** Returns functions that open stores and sessions. Their databases, locks and channels are used by no other test. */
function newGroup() {
  const name = `group-${++groups}`;
  databases.push(`${name}-sessions`, `${name}-secrets`);
  return {
    name,
    store: () => kept(new IdbStore(`${name}-sessions`)),
    secrets: () => kept(new IdbSecrets(`${name}-secrets`)),
    async open(): Promise<Session> {
      const [store, secrets] = [this.store(), this.secrets()];
      return kept(await openBrowserSession({ name, rules: "thunderjack", store, secrets }));
    },
  };
}

function kept<Thing extends { close(): Promise<void> }>(thing: Thing): Thing {
  open.add(thing);
  return thing;
}

afterEach(async () => {
  for (const thing of [...open].reverse()) await thing.close();
  open.clear();
  for (const name of databases.splice(0)) await deleteDB(name);
});

function change(from: number, lines: readonly string[], more: Partial<SessionChange> = {}): SessionChange {
  return { ids: [], retired: [], keep: 2, from, lines, ...more };
}

async function dealToMove(session: Session): Promise<void> {
  await session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
  do await session.send({ type: "Deal" });
  while (session.publicState.phase !== "players");
}

/** Resolves when the condition is true. The time limit of the test is the only deadline. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("sessions in IndexedDB", () => {
  it("loads what was saved, appended, overwritten and retired", async () => {
    const store = newGroup().store();
    expect(await store.load("kitchen")).toBeNull();
    const first = await store.save("kitchen", null, change(0, ["header"], { ids: ["a"] }));
    const second = await store.save("kitchen", first, change(1, ["one", "two", "three"], { ids: ["b"] }));
    expect(second).toBe(first + 1);
    expect(await store.load("kitchen")).toEqual({
      version: second,
      lineCount: 4,
      lines: ["header", "one", "two", "three"],
      done: ["a", "b"],
    });
    let version = await store.save("kitchen", second, change(2, ["other"]));
    expect((await store.load("kitchen"))?.lines).toEqual(["header", "one", "other"]);
    for (const shoe of ["first", "second", "third"]) {
      version = await store.save("kitchen", version, change(0, ["new header"], { retired: [[shoe]] }));
    }
    expect(await store.retired("kitchen")).toEqual([["second"], ["third"]]);
    expect(await store.retired("cellar")).toEqual([]);
    await store.remove("kitchen");
    expect(await store.load("kitchen")).toBeNull();
  });

  it("accepts one of two changes of the same version and rejects the other completely", async () => {
    const group = newGroup();
    const [one, other] = [group.store(), group.store()];
    const version = await one.save("kitchen", null, change(0, ["header"]));
    const results = await Promise.allSettled([
      one.save("kitchen", version, change(1, ["mine"], { retired: [["my shoe"]] })),
      other.save("kitchen", version, change(1, ["theirs"], { retired: [["their shoe"]] })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(results[1]).toMatchObject({ reason: expect.any(VersionConflict) });
    expect((await other.load("kitchen"))?.lines).toEqual(["header", "mine"]);
    expect(await other.retired("kitchen")).toEqual([["my shoe"]]);
  });

  it("stores no part of a change when one part is rejected", async () => {
    const store = newGroup().store();
    const version = await store.save("kitchen", null, change(0, ["header"]));
    const refused = change(1, ["fine"], { retired: [["fine too"]], ids: [Object(Symbol("no clone"))] });
    await expect(store.save("kitchen", version, refused)).rejects.toThrow();
    expect(await store.retired("kitchen")).toEqual([]);
    expect(await store.load("kitchen")).toEqual({ version, lineCount: 1, lines: ["header"], done: [] });
  });

  it("uses no version twice, even after everything was deleted", async () => {
    const store = newGroup().store();
    const deleted = await store.save("kitchen", null, change(0, ["header"]));
    await store.remove("kitchen");
    await store.save("kitchen", null, change(0, ["another header"]));
    await expect(store.save("kitchen", deleted, change(1, ["mine"]))).rejects.toBeInstanceOf(VersionConflict);
    expect((await store.load("kitchen"))?.lines).toEqual(["another header"]);
  });

  it("uses no version twice, even if the version is damaged again and again", async () => {
    const group = newGroup();
    const store = group.store();
    const versions: number[] = [];
    await store.save("kitchen", null, change(0, ["header"]));
    for (const line of ["one", "two"]) {
      const database = await openDB(`${group.name}-sessions`);
      await database.put("heads", { version: "x", done: [] }, "kitchen");
      database.close();
      const { version } = (await store.load("kitchen")) ?? {};
      versions.push(await store.save("kitchen", version ?? null, change(1, [line])));
    }
    expect(versions[1]).not.toBe(versions[0]);
  });

  it.each([0, 1_000_000])(
    "keeps the last recordings in their order, also if the head of an older version has the next number %i",
    async (nextRetired) => {
      const group = newGroup();
      const store = group.store();
      let version = await store.save(
        "kitchen",
        null,
        change(0, ["header"], { retired: [["one"], ["two"], ["three"]] }),
      );
      expect(await store.retired("kitchen")).toEqual([["two"], ["three"]]);
      const database = await openDB(`${group.name}-sessions`);
      await database.put("heads", { version, done: [], nextRetired }, "kitchen");
      database.close();
      version = await store.save("kitchen", version, change(1, ["line"]));
      expect(await store.retired("kitchen")).toEqual([["two"], ["three"]]);
      version = await store.save("kitchen", version, change(0, ["header"], { retired: [["four"]], keep: 3 }));
      version = await store.save("kitchen", version, change(0, ["header"], { retired: [["five"], ["six"]], keep: 3 }));
      expect(await store.retired("kitchen")).toEqual([["four"], ["five"], ["six"]]);
      await store.save("kitchen", version, change(0, ["header"], { keep: 0 }));
      expect(await store.retired("kitchen")).toEqual([]);
    },
  );

  it("stores seeds in a separate database", async () => {
    const group = newGroup();
    const secrets = group.secrets();
    await secrets.add("kitchen", { commitment: "c1", serverSeed: "s1" });
    await secrets.add("kitchen", { commitment: "c2", serverSeed: "s2" });
    await secrets.forget("kitchen", ["c1"]);
    expect(await secrets.load("kitchen")).toEqual([{ commitment: "c2", serverSeed: "s2" }]);
  });
});

describe("a table in a page", () => {
  it("restores the table when it is reopened during a round", async () => {
    const group = newGroup();
    const before = await group.open();
    await dealToMove(before);
    const shown = before.publicState;
    await before.close();
    const after = await group.open();
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(shown));
    expect(after.status).toEqual({ role: "owner", saving: "saved", notices: [] });
  });

  it("retires a shoe with an incomplete tail, returns the bets of its round, and adds notices", async () => {
    const group = newGroup();
    const before = await group.open();
    await dealToMove(before);
    const { bets, credits } = before.publicState;
    await before.close();
    const store = group.store();
    const stored = await store.load(group.name);
    await store.save(group.name, stored?.version ?? 0, change(stored?.lines.length ?? 0, ['{"seq":99,"ty']));
    const after = await group.open();
    expect(after.publicState).toMatchObject({ phase: "betting", round: 0, credits: credits + bets.middle, bets });
    expect(after.status.notices.map(({ code }) => code)).toEqual(["tail-cut", "round-void"]);
    expect((await after.export())[0]).toContain("tail-cut");
  });

  it("plays in memory and adds a notice if the page has no IndexedDB", async () => {
    const group = newGroup();
    const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
    try {
      const session = await group.open();
      expect(session.status).toMatchObject({ saving: "memory", notices: [{ code: "storage-refused" }] });
      await dealToMove(session);
      expect(session.publicState.hands.length).toBe(1);
    } finally {
      if (own !== undefined) Object.defineProperty(globalThis, "indexedDB", own);
    }
  });

  it("plays in memory and adds a notice if access to IndexedDB is refused", async () => {
    const group = newGroup();
    const { open: ownOpen } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    try {
      const session = await group.open();
      expect(session.status.notices[0]?.detail).toContain("SecurityError");
      await dealToMove(session);
    } finally {
      IDBFactory.prototype.open = ownOpen;
    }
  });
});

describe("damaged databases", () => {
  /** Replaces a stored record with a value. */
  async function put(database: string, store: string, key: IDBValidKey, value: unknown): Promise<void> {
    const opened = await openDB(database);
    await opened.put(store, value, key);
    opened.close();
  }

  it("does not undo a move whose lines were deleted: the shoe is retired with its mark", async () => {
    const group = newGroup();
    const before = await group.open();
    await dealToMove(before);
    const { commitment } = before.fairness;
    await before.send({ type: "Hit", hand: before.publicState.turn ?? "middle" });
    await before.close();
    const { name } = group;
    const database = await openDB(`${name}-sessions`);
    const all = IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);
    const lines: readonly string[] = await database.getAll("lines", all);
    const hit = lines.findIndex((line) => line.includes("HandHit"));
    await database.delete("lines", IDBKeyRange.bound([name, hit], [name, lines.length]));
    database.close();
    const after = await group.open();
    expect(after.status.notices.map(({ code }) => code)).toEqual(["tail-cut", "round-void"]);
    expect(after.fairness.commitment).not.toBe(commitment);
    const [retired = ""] = await after.export();
    expect(retired).toContain('"tail-cut"');
  });

  const DAMAGES = [null, 0, "x", 5n, [], [null], {}, new Map()];
  const RECORDS = ["head", "version", "done", "header", "line", "retired", "secrets"];

  it("can be opened, and the table continues, with any content of one record", async () => {
    for (const [turn, damage] of DAMAGES.entries()) {
      for (const [place, record] of RECORDS.entries()) {
        // Half of the damages of each record. The tests in Node damage every field.
        if (!IS_THOROUGH && (place + turn) % 2 === 0) continue;
        const group = newGroup();
        const before = await group.open();
        const shown = new Set([before.publicState.credits]);
        before.publicEvents$.subscribe(() => shown.add(before.publicState.credits));
        await dealToMove(before);
        while (before.publicState.turn !== null) await before.send({ type: "Stand", hand: before.publicState.turn });
        before.newShoe();
        await dealToMove(before);
        await before.close();
        const { name } = group;
        const sessions = `${name}-sessions`;
        if (record === "secrets") await put(`${name}-secrets`, "secrets", name, damage);
        else if (record === "head") await put(sessions, "heads", name, damage);
        else if (record === "header") await put(sessions, "lines", [name, 0], damage);
        else if (record === "line") await put(sessions, "lines", [name, 2], damage);
        else if (record === "retired") await put(sessions, "retired", [name, 0], damage);
        else await put(sessions, "heads", name, { version: 7, done: [], [record]: damage });
        const after = await group.open();
        expect([...shown], record).toContain(after.publicState.credits);
        if (after.publicState.turn !== null) await after.send({ type: "Stand", hand: after.publicState.turn });
        else await after.send({ type: "Deal" });
        const recordings = await after.export({ open: true });
        expect(recordings.every((text) => text.length > 0)).toBe(true);
        if (record !== "retired") expect(recordings.length).toBeGreaterThanOrEqual(2);
        expect(after.status.saving).toBe("saved");
        await after.close();
      }
    }
  });

  it("lose only the row that the browser cannot read, also if the head is missing", async () => {
    const group = newGroup();
    const store = group.store();
    const version = await store.save("kitchen", null, change(0, ["header", "one", "two"], { retired: [["a"], ["b"]] }));
    const { getAll, get } = IDBObjectStore.prototype;
    const unreadable = () => {
      throw new DOMException("The value could not be read.", "DataError");
    };
    IDBObjectStore.prototype.getAll = unreadable;
    IDBObjectStore.prototype.get = function (key) {
      return Array.isArray(key) && key[1] === 1 ? unreadable() : get.call(this, key);
    };
    try {
      expect(await store.load("kitchen")).toEqual({ version, lineCount: 3, lines: ["header", "", "two"], done: [] });
      expect(await store.retired("kitchen")).toEqual([["a"]]);
    } finally {
      Object.assign(IDBObjectStore.prototype, { getAll, get });
    }
    const database = await openDB(`${group.name}-sessions`);
    await database.delete("heads", "kitchen");
    database.close();
    const found = await store.load("kitchen");
    expect(found?.lines).toEqual(["header", "one", "two"]);
    await store.save("kitchen", found?.version ?? null, change(3, ["three"], { retired: [["c"]], keep: 3 }));
    expect((await store.load("kitchen"))?.lines).toEqual(["header", "one", "two", "three"]);
    expect(await store.retired("kitchen")).toEqual([["a"], ["b"], ["c"]]);
  });

  it("are not used again after a newer version has upgraded them, and a notice asks for a reload", async () => {
    const group = newGroup();
    const before = await group.open();
    await dealToMove(before);
    const newer = await openDB(`${group.name}-sessions`, 2);
    // The notice appears before the next move.
    await until(() => before.status.notices.length > 0);
    const { turn } = before.publicState;
    if (turn !== null) await before.send({ type: "Stand", hand: turn });
    expect(before.publicState.turn).not.toBe(turn);
    expect(before.status).toMatchObject({ saving: "memory" });
    expect(before.status.notices.map(({ code }) => code)).toEqual(["newer-version"]);
    await before.close();
    const after = await group.open();
    expect(after.status).toMatchObject({ saving: "memory", notices: [{ code: "newer-version" }] });
    newer.close();
  });
});

describe("two tabs", () => {
  it("show the same table, carry out a follower's command once, and hand the table over", async () => {
    const group = newGroup();
    const owner = await group.open();
    const follower = await group.open();
    expect([owner.status.role, follower.status.role]).toEqual(["owner", "follower"]);
    await follower.send({ type: "PlaceBet", seat: "left", amount: 3_000 });
    expect(owner.publicState.bets.left).toBe(3_000);
    await owner.send({ type: "Deal" });
    await until(() => follower.publicState.round === 1);
    expect(follower.publicState).toEqual(owner.publicState);
    expect(await follower.takeOver()).toBe(true);
    await until(() => owner.status.role === "follower");
    await follower.send({ type: "PlaceBet", seat: "left", amount: 5_000 }).then(async (refused) => {
      await until(() => JSON.stringify(owner.publicState) === JSON.stringify(follower.publicState));
      expect(refused === null).toBe(owner.publicState.bets.left === 5_000);
    });
  });

  it("continue in the second tab when the first is closed", async () => {
    const group = newGroup();
    const first = await group.open();
    await dealToMove(first);
    const second = await group.open();
    const shown = first.publicState;
    await first.close();
    await until(() => second.status.role === "owner");
    expect(withoutVersion(second.publicState)).toEqual(withoutVersion(shown));
    expect(second.status.saving).toBe("saved");
  });

  it("get the lock one after the other, and are notified when it is stolen", async () => {
    const { name } = newGroup();
    const [one, other] = [new WebTabLock(), new WebTabLock()];
    const log: string[] = [];
    const listener = (who: string) => ({
      granted: () => log.push(`${who} has it`),
      lost: () => log.push(`${who} lost it`),
    });
    const releaseOne = one.request(name, listener("one"));
    await until(() => log.length === 1);
    const releaseOther = other.request(name, listener("other"));
    const releaseThief = other.request(name, listener("thief"), true);
    await until(() => log.length === 3);
    expect(new Set(log)).toEqual(new Set(["one has it", "one lost it", "thief has it"]));
    releaseThief();
    await until(() => log.length === 4);
    expect(log[3]).toBe("other has it");
    releaseOne();
    releaseOther();
  });
});
