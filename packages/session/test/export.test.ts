import { verify, verifySession } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import type { RecordingLines } from "../src/index.js";
import { MemorySecrets, MemoryStore, type SessionStore } from "../src/index.js";
import { playedVersion1 } from "./played-version-1.js";
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

  it("contains a shoe whose secret was lost in its place, without its seed", async () => {
    const group = new TabGroup({ roundsPerRecording: 2 });
    const before = await group.open();
    await playRounds(before, 2);
    await dealToMove(before);
    await before.close();
    const after = await group.open({ secrets: new MemorySecrets() });
    await playRounds(after, 3);
    const texts = await after.export({ open: true });
    expect(texts.map((text) => verify(text).status)).toEqual(["fair", "open", "consistent", "open"]);
    expect(texts[1]).not.toContain("serverSeed");
    expect(verifySession(texts)).toMatchObject({ status: "incomplete", recovered: [3] });
  });

  it("masks the hole card of a shoe of version 1 whose secret was lost", async () => {
    const group = new TabGroup();
    const { lines } = playedVersion1(1, true);
    await group.options.store.save("kitchen", null, { ids: [], retired: [], keep: 9, from: 0, lines });
    const session = await group.open();
    expect(session.status.notices.map(({ code }) => code)).toContain("secret-lost");
    const [text = ""] = await session.export();
    const hidden = (kept: string) =>
      kept
        .trimEnd()
        .split("\n")
        .filter((line) => line.includes('"faceDown":true'))
        .at(-1);
    expect(hidden(lines.join("\n"))).toMatch(/"card":"/);
    expect(hidden(text)).toMatch(/"card":null/);
    expect(verify(text).status).toBe("open");
  });

  it.each<readonly [damage: string, of: (header: string) => string]>([
    ["a renamed option", (header) => header.replace('"dealOrder"', '"dealorder"')],
    ["only its first 80 characters", (header) => header.slice(0, 80)],
    ["another version", (header) => header.replace('"version":1', '"version":2')],
    ["a space", (header) => header.replace('"version":1', '"version": 1')],
  ])("masks the hole card of a shoe of version 1 whose header has %s", async (_, damaged) => {
    const group = new TabGroup();
    const { lines: sound } = playedVersion1(1, true);
    const [header = "", ...events] = sound;
    expect(damaged(header)).not.toBe(header);
    const lines: RecordingLines = [damaged(header), ...events];
    const hole = sound.filter((line) => line.includes('"faceDown":true')).at(-1) ?? "";
    const { card } = JSON.parse(hole);
    expect(card).toMatch(/^\w+$/);
    await group.options.store.save("kitchen", null, { ids: [], retired: [], keep: 9, from: 0, lines });
    const session = await group.open();
    const texts = await session.export({ open: true });
    expect(texts.length).toBeGreaterThan(0);
    const shown = texts.join("").split("\n");
    expect(shown.filter((line) => /"faceDown":true/.test(line) && !line.includes('"card":null'))).toEqual([]);
    // The first round is settled, so its hole card was revealed.
    if (texts[0]?.includes("HoleCardRevealed")) expect(texts[0]).toContain('"HoleCardRevealed","card":"');
  });

  it("contains a put aside shoe of version 2 as it was stored", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await dealToMove(before);
    await before.close();
    const stored = await group.options.store.load("kitchen");
    if (stored === null) throw new Error("There is no stored table.");
    const [header = "", ...events] = stored.lines;
    const lines = [header.slice(0, 80), ...events];
    const other = new TabGroup();
    await other.options.store.save("kitchen", null, { ids: [], retired: [], keep: 9, from: 0, lines });
    const after = await other.open();
    expect((await after.export())[0]).toBe(lines.map((line) => `${line}\n`).join(""));
  });
});

describe("the export of a recording of version 2 with a damaged line", () => {
  it("contains all its lines as they were stored", async () => {
    const before = await new TabGroup().open();
    await playRounds(before, 1);
    const [text = ""] = await before.export({ open: true });
    const lines = text.trimEnd().split("\n");
    lines[3] = "damaged";
    const store = new MemoryStore();
    await store.save("kitchen", null, { ids: [], retired: [lines], keep: 9, from: 0, lines: ["{"] });
    const session = await new TabGroup({ store }).open();
    expect(await session.export()).toContain(`${lines.join("\n")}\n`);
  });
});

describe("the export of a recording with a damaged header", () => {
  it("masks each card that may be secret, also in lines that were cut off, and changes no other line", async () => {
    const store = new MemoryStore();
    const shown = [
      '{"seq":2,"type":"CardDealt","to":"dealer","card":"k_h_0","faceDown":false}',
      '{"seq":4,"type":"HoleCardRevealed","card":"a_s_0"}',
      '{"seq":5,"type":"HandSplit","card":"a_s_0"}',
      '{"seq":6,"type":"HandStood","hand":"right"}',
    ];
    const stacked = '{"seq":1,"type":"ShoeStacked"';
    const dealt = '{"seq":3,"type":"CardDealt","to":"dealer"';
    const secret = [
      [`${stacked},"cards":["a_s_0","k_s_0"],"t":0}`, `${stacked},"cards":null,"t":0}`],
      [`${stacked},"cards" : [],"t":0}`, `${stacked},"cards":null,"t":0}`],
      [`${stacked},"cards": ["a_s_0"],"t":0}`, `${stacked},"cards":null,"t":0}`],
      [`${stacked},"cards":["a_s_0","k_`, `${stacked},"cards":null`],
      [`${dealt},"card":"a_s_0","faceDown":true}`, `${dealt},"card":null,"faceDown":true}`],
      [`${dealt},"card" : "a_s_0","faceDown":true}`, `${dealt},"card":null,"faceDown":true}`],
      [`${dealt},"card":"a_`, `${dealt},"card":null`],
    ] as const;
    const lines = ['{"format":', ...shown, ...secret.map(([line]) => line)];
    await store.save("kitchen", null, { ids: [], retired: [lines], keep: 9, from: 0, lines: ["{"] });
    const session = await new TabGroup({ store }).open();
    const texts = await session.export();
    expect(texts).toContain(`${['{"format":', ...shown, ...secret.map(([, masked]) => masked)].join("\n")}\n`);
  });
});
