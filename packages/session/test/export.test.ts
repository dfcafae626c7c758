import { verify } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { MemoryStore, type SessionStore } from "../src/index.js";
import { dealToMove, playRounds, TabGroup, turn } from "./tab-group.js";

describe("the export of a session", () => {
  it("contains no command that is not saved yet", async () => {
    const store = new MemoryStore();
    let open: (() => void) | null = null;
    const gated: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      async save(name, expected, change) {
        if (isShut) await new Promise<void>((resolve) => (open = resolve));
        return store.save(name, expected, change);
      },
    };
    let isShut = false;
    const session = await new TabGroup({ store: gated, roundsPerRecording: 2 }).open();
    await playRounds(session, 1);
    await dealToMove(session);
    const before = await session.export({ open: true });
    isShut = true;
    // The second round is the last one of the shoe, so this command also retires it.
    const { turn: hand } = session.publicState;
    const stood = session.send({ type: "Stand", hand: hand ?? "middle" });
    await turn();
    expect(await session.export({ open: true })).toEqual(before);
    isShut = false;
    (open as (() => void) | null)?.();
    expect(await stood).toBeNull();
    const recordings = await session.export({ open: true });
    expect(recordings.map((text) => verify(text).status)).toEqual(["fair"]);
    expect(recordings[0]?.split("\n").length).toBeGreaterThan(before[0]?.split("\n").length ?? 0);
  });

  it("contains events that are shown and cannot be saved, in order and once", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const filling: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (name, expected, change) =>
        isFull ? Promise.reject(new Error("QuotaExceededError")) : store.save(name, expected, change),
    };
    const group = new TabGroup({ store: filling, roundsPerRecording: 2, keptRecordings: 3 });
    const session = await group.open();
    await playRounds(session, 3);
    isFull = true;
    await playRounds(session, 4);
    const unsaved = await session.export({ open: true });
    expect(session.status.saving).toBe("unsaved");
    expect(unsaved.map((text) => text.match(/"RoundSettled"/g)?.length)).toEqual([2, 2, 2, 1]);
    isFull = false;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    expect(await session.export({ open: true })).toEqual(unsaved);
  });
});
