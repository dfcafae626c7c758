import { describe, expect, it } from "vitest";
import {
  MemoryStore,
  type RecordingLines,
  type Session,
  type SessionChange,
  type SessionStore,
  VersionConflict,
} from "../src/index.js";
import { dealToMove, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

/** A store in memory that rejects every change while `mood.refusal` is set. */
function refusingStore() {
  const store = new MemoryStore();
  const mood: { refusal: (() => Error) | null; tries: number } = { refusal: null, tries: 0 };
  const refusing: SessionStore = {
    load: (name) => store.load(name),
    retired: (name) => store.retired(name),
    remove: (name) => store.remove(name),
    save(name, expected, change) {
      mood.tries++;
      return mood.refusal === null ? store.save(name, expected, change) : Promise.reject(mood.refusal());
    },
  };
  return { store: refusing, mood };
}

describe("a store that reports a conflict at every try", () => {
  it("counts as failed after nine tries, and the table continues without it", async () => {
    const { store, mood } = refusingStore();
    const session = await new TabGroup({ store }).open();
    await playRounds(session, 1);
    mood.tries = 0;
    // The limit only ends the test if the session does not stop trying.
    mood.refusal = () => {
      if (mood.tries === 1_000) mood.refusal = null;
      return new VersionConflict(1, 2);
    };
    expect(await session.send({ type: "PlaceBet", seat: "left", amount: 2_000 })).toBeNull();
    expect(session.publicState.bets.left).toBe(2_000);
    expect(session.status).toMatchObject({
      saving: "unsaved",
      notices: [{ code: "storage-failed", detail: "Error: The stored version changed each time." }],
    });
    expect(mood.tries).toBe(9);
  });

  it("counts as failed if it cannot be read after a conflict", async () => {
    const { store, mood } = refusingStore();
    const session = await new TabGroup({ store }).open();
    await playRounds(session, 1);
    mood.refusal = () => new VersionConflict(1, 2);
    store.load = () => Promise.reject(new Error("SecurityError"));
    expect(await session.send({ type: "PlaceBet", seat: "left", amount: 2_000 })).toBeNull();
    expect(session.publicState.bets.left).toBe(2_000);
    expect(session.status).toMatchObject({
      saving: "unsaved",
      notices: [{ code: "storage-failed", detail: "Error: SecurityError" }],
    });
  });
});

describe("a store that fails after it has changed the table", () => {
  it("counts as failed if the table is unreadable then, and gets the table again", async () => {
    const { store } = refusingStore();
    const group = new TabGroup({ store });
    const session = await group.open();
    await playRounds(session, 1);
    const { save } = store;
    store.save = async (name, expected, change) => {
      await save(name, expected, { ...change, from: 0, lines: ["damaged"] });
      throw new Error("The power fails.");
    };
    expect(await session.send({ type: "PlaceBet", seat: "left", amount: 2_000 })).toBeNull();
    expect(session.status).toMatchObject({ saving: "unsaved", notices: [{ code: "storage-failed" }] });
    await turn();
    store.save = save;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    await session.close();
    expect((await group.open()).publicState.bets.left).toBe(2_000);
  });

  it("is not asked to save the moves of an outage again, if it has saved them", async () => {
    const { store, mood } = refusingStore();
    const group = new TabGroup({ store });
    const session = await group.open();
    await playRounds(session, 1);
    mood.refusal = () => new Error("QuotaExceededError");
    await playRounds(session, 1);
    mood.refusal = null;
    const { save } = store;
    store.save = async (...given) => {
      store.save = save;
      await save(...given);
      throw new Error("The connection was lost.");
    };
    group.clock.pass(5_000);
    for (let i = 0; i < 20; i++) await turn();
    expect(session.status.notices.map(({ code }) => code)).toEqual(["storage-failed", "saved-again"]);
    await session.close();
    expect((await group.open()).publicState.round).toBe(2);
  });

  it("reads the table again if another tab has left an incomplete move after it", async () => {
    const { store } = refusingStore();
    const session = await new TabGroup({ store }).open();
    await playRounds(session, 1);
    const { save } = store;
    store.save = async (name, expected, change) => {
      store.save = save;
      await save(name, expected, { ...change, lines: [...change.lines, "{"] });
      throw new VersionConflict(1, 2);
    };
    await session.send({ type: "Deal" });
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.notices.map(({ code }) => code)).toContain("tail-cut");
    expect((await store.load("kitchen"))?.lines).not.toContain("{");
  });
});

describe("a stored table that cannot be saved when it is opened", () => {
  it("has a notice", async () => {
    const { store, mood } = refusingStore();
    const group = new TabGroup({ store });
    const before = await group.open();
    await playRounds(before, 1);
    await before.close();
    mood.refusal = () => new Error("QuotaExceededError");
    const { status } = await group.open();
    expect(status).toMatchObject({ saving: "unsaved", notices: [{ code: "storage-failed" }] });
  });
});

describe("a table that is changed outside of its tab", () => {
  /** Plays until a hand must decide, replaces the stored lines, and stands. */
  async function changed(change: (lines: RecordingLines) => RecordingLines, isSecretLost = false) {
    const group = new TabGroup();
    const session = await group.open();
    await dealToMove(session);
    const { store, secrets } = group.options;
    const { lines = [], version = 0 } = (await store.load("kitchen")) ?? {};
    if (isSecretLost) await secrets.remove("kitchen");
    await store.save("kitchen", version, { ids: [], retired: [], keep: 9, from: 0, lines: change(lines) });
    const { round } = session.publicState;
    await session.send({ type: "Stand", hand: session.publicState.turn ?? "right" });
    const after = (await store.load("kitchen"))?.lines ?? [];
    return { session, round, codes: session.status.notices.map(({ code }) => code), lines, after };
  }

  it("replaces an incomplete end", async () => {
    const { session, codes, lines, after } = await changed((all) => [...all, "{"]);
    expect(codes).toEqual([]);
    expect(session.publicState.phase).toBe("settled");
    expect(after.slice(0, lines.length)).toEqual(lines);
    expect(after.some((line) => line === "{")).toBe(false);
  });

  it("is not recovered if only its version has changed, even if its seed was deleted", async () => {
    const { session, codes } = await changed((all) => all, true);
    expect([codes, session.publicState.phase]).toEqual([[], "settled"]);
  });

  it("is saved again if it has become unreadable", async () => {
    const { session, codes, lines, after } = await changed(() => ["damaged"]);
    expect([codes, session.publicState.phase]).toEqual([["storage-cleared"], "settled"]);
    expect(after.slice(0, lines.length)).toEqual(lines);
  });

  it("is not replaced if a newer version of the program has saved it", async () => {
    const newer = ['{"format":"thunderjack","version":99}'];
    const { session, codes, after } = await changed(() => newer);
    expect([codes.includes("newer-version"), session.status.saving]).toEqual([true, "memory"]);
    expect(after).toEqual(newer);
  });
});

describe("a table that cannot be read", () => {
  it("is put aside once and not written back, if another tab changes the store before the new table is saved", async () => {
    const store = new MemoryStore();
    const damaged = { ids: [], retired: [], keep: 9, from: 0, lines: ["damaged"] };
    await store.save("kitchen", null, damaged);
    const written: (readonly string[])[] = [];
    const changing: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      async save(name, expected, change) {
        written.push(change.lines);
        if (written.length === 1) await store.save(name, expected, damaged);
        return store.save(name, expected, change);
      },
    };
    const session = await new TabGroup({ store: changing }).open();
    expect(written.map(([header]) => header)).not.toContain("damaged");
    expect(await store.retired("kitchen")).toEqual([["damaged"]]);
    expect(session.status).toMatchObject({ saving: "saved", notices: [{ code: "unreadable" }] });
  });
});

describe("moves of several shoes that could not be saved", () => {
  it("are saved together, with the ids of all their commands, so that none is carried out twice", async () => {
    const { store, mood } = refusingStore();
    const group = new TabGroup({ store, roundsPerRecording: 1 });
    const session = await group.open();
    let commands = 0;
    const send = session.send.bind(session);
    session.send = (command) => {
      commands++;
      return send(command);
    };
    mood.refusal = () => new Error("QuotaExceededError");
    for (let round = 0; round < 4; round++) {
      await playRounds(session, 1);
      // The session tries again to save, and merges the pending moves.
      group.clock.pass(5_000);
      await turn();
    }
    expect(session.shoe).toBeGreaterThan(3);
    mood.refusal = null;
    mood.tries = 0;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    expect((await store.load("kitchen"))?.done).toHaveLength(commands);
    // The moves of the earlier shoes are saved as one change.
    expect(mood.tries).toBeLessThan(commands / 2);
  });

  /** Plays a saved round, then rounds that cannot be saved until the end, each in a shoe of its own. */
  async function playedInOutage(during: (session: Session) => void) {
    const { store, mood } = refusingStore();
    const group = new TabGroup({ store, roundsPerRecording: 1, shoesPerChain: 2, keptRecordings: 3 });
    const session = await group.open();
    await playRounds(session, 1);
    mood.refusal = () => new Error("QuotaExceededError");
    const pass = async () => {
      group.clock.pass(5_000);
      for (let i = 0; i < 20; i++) await turn();
    };
    for (let round = 0; round < 6; round++) {
      await playRounds(session, 1);
      if (round === 3) during(session);
      await pass();
    }
    const changes: SessionChange[] = [];
    const { save } = store;
    store.save = (name, expected, change) => {
      changes.push(change);
      return save(name, expected, change);
    };
    mood.refusal = null;
    await pass();
    expect(session.status.saving).toBe("saved");
    const retired = await store.retired("kitchen");
    const exported = await session.export();
    await session.close();
    const { fairness, publicState } = session;
    const again = await group.open();
    expect(again.fairness).toEqual(fairness);
    expect(withoutVersion(again.publicState)).toEqual(withoutVersion(publicState));
    const secrets = await group.options.secrets.load("kitchen");
    return { changes, retired, exported, secrets, chain: fairness.chain };
  }

  it("store no recording and no secret that is not kept any more", async () => {
    const { changes, retired, secrets, chain } = await playedInOutage(() => {});
    expect(Math.max(...changes.map((change) => change.retired.length))).toBe(3);
    expect(changes.every(({ keep }) => keep === 3)).toBe(true);
    expect(retired).toHaveLength(3);
    expect(secrets.map(({ commitment }) => commitment)).toEqual([chain?.anchor, chain?.nextAnchor]);
  });

  it("delete the stored recordings if the table was deleted meanwhile", async () => {
    const { changes, retired, exported } = await playedInOutage((session) => session.forget());
    expect(changes.some(({ keep }) => keep === 0)).toBe(true);
    expect(retired).toHaveLength(2);
    expect(exported).toEqual(retired.map((lines) => `${lines.join("\n")}\n`));
  });
});
