import { CHAIN_LENGTH, NO_BETS, type Rejection, SeedChain } from "@thunderjack/core";
import { parseRecording, type RecordingHeader, trailerHash, verify, verifySession } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import {
  MemoryChannels,
  MemoryLock,
  MemorySecrets,
  MemoryStore,
  type RecordingLines,
  type Session,
  type SessionStore,
} from "../src/index.js";
import { retiredCarryover } from "../src/recovery.js";
import { RETRY_AFTER } from "../src/settings.js";
import { playedVersion1 } from "./played-version-1.js";
import { dealToMove, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

const NAME = "kitchen";

/** Replaces the stored lines of the recording in play. */
async function tamper(
  { options: { store } }: TabGroup,
  change: (lines: RecordingLines) => RecordingLines,
): Promise<void> {
  const stored = await store.load(NAME);
  if (stored === null) throw new Error("Nothing is stored.");
  const lines = change(stored.lines);
  await store.save(NAME, stored.version, { ids: [], retired: [], keep: 9, from: 0, lines });
}

/** Removes the last line and the end of the line before it. */
const torn = (lines: RecordingLines): RecordingLines => [...lines.slice(0, -2), lines.at(-2)?.slice(0, 9) ?? ""];

/** Deals a round in which the player hits until the hand is bust. */
async function bust(session: Session): Promise<void> {
  await dealToMove(session);
  while (session.publicState.phase !== "settled") {
    const { turn: hand } = session.publicState;
    const refused: Rejection | null = hand === null ? null : await session.send({ type: "Hit", hand });
    if (refused !== null || hand === null) throw new Error("The hand is not bust.");
  }
}

const noticesOf = (session: Session) => session.status.notices.map(({ code }) => code);

/** Plays a round, retires the shoe, and returns all retired recordings. */
async function closed(session: Session): Promise<readonly string[]> {
  await playRounds(session, 1);
  session.newShoe();
  await turn();
  return session.export();
}

const statusesOf = (texts: readonly string[]) => texts.map((text) => verify(text).status);

describe("a recovery", () => {
  it("does not undo a bust if the end of the recording is damaged: the shoe is retired, and its recording contains the reason", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 2);
    const { credits } = before.publicState;
    await bust(before);
    await before.close();
    await tamper(group, torn);
    const after = await group.open();
    expect(after.publicState).toMatchObject({ phase: "betting", round: 0, credits });
    expect(after.fairness.chain).toMatchObject({ anchor: before.fairness.chain?.anchor, index: 2 });
    expect(noticesOf(after)).toEqual(["tail-cut", "round-void"]);
    const [retired = []] = await group.options.store.retired(NAME);
    expect(retiredCarryover(retired)?.credits).toBe(credits);
    const texts = await closed(after);
    expect(parseRecording(texts[0] ?? "").recording?.recoveries).toEqual(["tail-cut", "round-refunded"]);
    expect(statusesOf(texts)).toEqual(["consistent", "fair"]);
    expect(verifySession(texts).status).toBe("complete");
  });

  it("leaves its mark wherever the end of the recording is missing, also between two commands", async () => {
    const before = new TabGroup();
    const session = await before.open();
    await playRounds(session, 2);
    await bust(session);
    await session.close();
    const stored = await before.options.store.load(NAME);
    const secrets = await before.options.secrets.load(NAME);
    if (stored === null) throw new Error("Nothing is stored.");
    for (let kept = 1; kept < stored.lines.length; kept++) {
      const store = new MemoryStore();
      await store.save(NAME, null, { ids: [], retired: [], keep: 9, from: 0, lines: stored.lines.slice(0, kept) });
      const group = new TabGroup({ store: withLineCount(store, stored.lines.length) }, 2);
      for (const secret of secrets) await group.options.secrets.add(NAME, secret);
      const after = await group.open();
      expect(noticesOf(after), `${kept} lines`).toContain("tail-cut");
      expect(after.fairness.commitment).not.toBe(session.fairness.commitment);
      // Without a whole deal, there is no recording to close, and a new chain begins.
      const mark = after.shoe === 1 ? "secret-lost" : "tail-cut";
      const texts = await closed(after);
      const recordings = texts.map((text) => parseRecording(text).recording);
      expect(recordings.flatMap((one) => [...(one?.recoveries ?? []), one?.header.recovered])).toContain(mark);
      expect(statusesOf(texts)).toContain("consistent");
    }
  });

  it("gives the number of removed lines and the fault in its notice", async () => {
    for (const [change, detail] of [
      [(lines: RecordingLines) => [...lines.slice(0, -1), "{"], /^\d+ lines: line \d+/],
      [(lines: RecordingLines) => lines.slice(0, -1), /^\d+ lines$/],
    ] as const) {
      const group = new TabGroup();
      const before = await group.open();
      await playRounds(before, 1);
      await before.close();
      await tamper(group, change);
      const after = await group.open();
      expect(after.status.notices.find(({ code }) => code === "tail-cut")?.detail).toMatch(detail);
    }
  });

  it("puts a table aside that cannot be read, unless it has only empty lines", async () => {
    for (const [stored, kept] of [
      [["damaged", ""], ["damaged\n\n"]],
      [["", ""], []],
    ] as const) {
      const group = new TabGroup();
      const before = await group.open();
      await before.close();
      await tamper(group, () => stored);
      const after = await group.open();
      expect(noticesOf(after)).toEqual(["unreadable"]);
      expect(await after.export()).toEqual(kept);
      await dealToMove(after);
      await after.close();
      // The new recording, whose header names the recovery, is resumed without changes.
      const lines = (await group.options.store.load(NAME))?.lines;
      expect(JSON.parse(lines?.[0] ?? "").recovered).toBe("secret-lost");
      const again = await group.open();
      expect(noticesOf(again)).toEqual([]);
      expect((await group.options.store.load(NAME))?.lines).toEqual(lines);
    }
  });

  it("before the first deal of a shoe keeps no recording of it, and the next one names the recording before it", async () => {
    const group = new TabGroup({ roundsPerRecording: 1 });
    const before = await group.open();
    await playRounds(before, 1);
    await before.close();
    const [retired = []] = await group.options.store.retired(NAME);
    await tamper(group, (lines) => [...lines, "{"]);
    const after = await group.open();
    expect(noticesOf(after)).toEqual(["tail-cut"]);
    expect(await group.options.store.retired(NAME)).toEqual([retired]);
    const [line = ""] = (await group.options.store.load(NAME))?.lines ?? [];
    const { previous, recovered } = JSON.parse(line);
    expect([previous, recovered]).toEqual([trailerHash(retired.at(-1) ?? ""), "secret-lost"]);
  });

  it("before the first deal of a shoe whose seed is lost keeps no recording of it", async () => {
    const group = new TabGroup();
    await (await group.open()).close();
    const after = await group.open({ secrets: new MemorySecrets() });
    expect(noticesOf(after)).toEqual(["secret-lost"]);
    expect(await group.options.store.retired(NAME)).toEqual([]);
  });

  it("continues with the credits of the last retired recording if the recording in play is missing", async () => {
    const store = new MemoryStore();
    const group = new TabGroup({ store, roundsPerRecording: 1 });
    const before = await group.open();
    await playRounds(before, 1);
    const { credits } = before.publicState;
    await before.close();
    const retired = await store.retired(NAME);
    const other = new MemoryStore();
    await other.save(NAME, null, { ids: [], retired, keep: 9, from: 0, lines: ["x"] });
    let isMissing = true;
    const headless: SessionStore = {
      ...limited(other, () => false),
      load: (name) => (isMissing ? Promise.resolve(null) : other.load(name)),
      save: (name, expected, change) => {
        isMissing = false;
        return other.save(name, expected ?? 1, change);
      },
    };
    const after = await group.open({ store: headless });
    expect([noticesOf(after), after.publicState.credits]).toEqual([["unreadable"], credits]);
    expect(await other.retired(NAME)).toEqual(retired);
  });

  it("replaces the fields that another program has added to the recording", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 1);
    await before.close();
    const { lines: written = [], done = [] } = (await group.options.store.load(NAME)) ?? {};
    const noted = (line: string) => JSON.stringify({ ...JSON.parse(line), x_note: "seen" });
    await tamper(group, (lines) => lines.map((line, place) => (place === 2 ? noted(line) : line)));
    const after = await group.open();
    expect([noticesOf(after), withoutVersion(after.publicState)]).toEqual([[], withoutVersion(before.publicState)]);
    expect(await group.options.store.load(NAME)).toMatchObject({ lines: written, done });
    expect(await group.options.store.retired(NAME)).toEqual([]);
    expect(await group.options.secrets.load(NAME)).toHaveLength(1);
  });

  it("names the retired recording also if the player sets a client seed before the next deal", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 1);
    await dealToMove(before);
    await before.close();
    await tamper(group, torn);
    const after = await group.open();
    expect(after.setClientSeed("words")).toBe(true);
    await turn();
    expect(verifySession(await closed(after)).status).toBe("complete");
  });

  it("between two rounds returns no bet", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 2);
    await before.send({ type: "PlaceBet", seat: "left", amount: 1_000 });
    await before.close();
    await tamper(group, (lines) => [...lines.slice(0, -1), "{"]);
    const after = await group.open();
    expect(after.publicState.bets).toEqual({ ...NO_BETS, middle: 1_000 });
    const texts = await closed(after);
    expect(parseRecording(texts[0] ?? "").recording?.recoveries).toEqual(["tail-cut"]);
  });

  it("does not return the bets of a round whose secret was deleted, and begins a new chain that names the recovery", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 2);
    before.newShoe();
    await turn();
    await dealToMove(before);
    const { credits } = before.publicState;
    await before.close();
    const after = await group.open({ secrets: new MemorySecrets() });
    expect(after.publicState).toMatchObject({ phase: "betting", credits, round: 0 });
    expect(noticesOf(after)).toEqual(["secret-lost", "stakes-lost"]);
    const texts = await closed(after);
    expect(statusesOf(texts)).toEqual(["fair", "open", "consistent"]);
    const { header } = parseRecording(texts[2] ?? "").recording ?? {};
    expect(header?.recovered).toBe("secret-lost");
    expect(header?.fairness.anchor).not.toBe(before.fairness.chain?.anchor);
    expect(header?.previous).toBe(trailerHash(texts[0]?.trimEnd().split("\n").at(-1) ?? ""));
    expect(verifySession(texts)).toMatchObject({ status: "incomplete", recovered: [3], missing: [{ last: null }] });
  });

  it("does not deal cards again that were seen while nothing could be saved", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const filling = limited(store, () => isFull);
    const group = new TabGroup({ store: filling });
    const before = await group.open();
    await playRounds(before, 2);
    const { commitment } = before.fairness;
    isFull = true;
    await playRounds(before, 1);
    expect(before.status.saving).toBe("unsaved");
    // The page is reloaded, but the session is not closed first.
    isFull = false;
    const after = await group.open({
      lock: new TabGroup().options.lock,
      openChannel: new TabGroup().options.openChannel,
    });
    expect(after.fairness.commitment).not.toBe(commitment);
    expect(noticesOf(after)).toEqual(["unsaved-lost"]);
    const texts = await closed(after);
    expect(parseRecording(texts[0] ?? "").recording?.recoveries).toEqual(["unsaved"]);
    expect(statusesOf(texts)).toEqual(["consistent", "fair"]);
    expect(verifySession(texts).status).toBe("complete");
  });

  it("begins a new chain if later shoes were seen too, or if the shoe was never saved as dealt", async () => {
    for (const [saved, unsaved] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const store = new MemoryStore();
      let isFull = false;
      const group = new TabGroup({ store: limited(store, () => isFull), roundsPerRecording: 2 });
      const before = await group.open();
      await playRounds(before, saved);
      isFull = true;
      await playRounds(before, unsaved);
      isFull = false;
      const after = await group.open({
        lock: new TabGroup().options.lock,
        openChannel: new TabGroup().options.openChannel,
      });
      const isNextSeen = saved + unsaved > 2;
      const { chain } = before.fairness;
      expect(after.fairness.chain?.anchor === chain?.anchor).toBe(!isNextSeen);
      const verdict = verifySession(await closed(after));
      expect([verdict.status, verdict.recovered.length]).toEqual(isNextSeen ? ["incomplete", 1] : ["complete", 0]);
    }
  });

  it.each([
    ["later", ({ clock }: TabGroup) => clock.pass(5_000)],
    ["together with the next move", (_group: TabGroup, session: Session) => playRounds(session, 1)],
  ])("is not made if everything was saved %s", async (_when, save) => {
    const store = new MemoryStore();
    let isFull = false;
    const group = new TabGroup({ store: limited(store, () => isFull) });
    const session = await group.open();
    await playRounds(session, 1);
    isFull = true;
    await playRounds(session, 2);
    isFull = false;
    await save(group, session);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    await session.close();
    const after = await group.open();
    expect(noticesOf(after)).toEqual([]);
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(session.publicState));
  });

  it("does not deal cards of unsaved moves again if the tab that recovers the table crashes before it has saved anything", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const alone = () => ({ lock: new TabGroup().options.lock, openChannel: new TabGroup().options.openChannel });
    const group = new TabGroup({ store: limited(store, () => isFull) });
    const before = await group.open();
    await playRounds(before, 2);
    const { commitment } = before.fairness;
    isFull = true;
    await playRounds(before, 1);
    const dying: SessionStore = { ...limited(store, () => false), save: () => new Promise(() => {}) };
    void group.open({ ...alone(), store: dying });
    for (let wait = 0; wait < 10; wait++) await turn();
    const after = await group.open({ ...alone(), store });
    expect(after.fairness.commitment).not.toBe(commitment);
    expect(parseRecording((await closed(after))[0] ?? "").recording?.recoveries).toEqual(["unsaved"]);
  });

  it("is not made if the store saved a move without confirming it", async () => {
    const store = new MemoryStore();
    let isMute = false;
    const mute: SessionStore = {
      ...limited(store, () => false),
      async save(...given) {
        const version = await store.save(...given);
        if (isMute) throw new Error("AbortError");
        return version;
      },
    };
    const group = new TabGroup({ store: mute });
    const before = await group.open();
    await playRounds(before, 1);
    isMute = true;
    await dealToMove(before);
    expect([before.status.saving, noticesOf(before)]).toEqual(["saved", []]);
    // The page is reloaded, but the session is not closed first.
    isMute = false;
    const after = await group.open({
      lock: new TabGroup().options.lock,
      openChannel: new TabGroup().options.openChannel,
    });
    expect(noticesOf(after)).toEqual([]);
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(before.publicState));
  });

  it("is made in a tab without locks that finds the mark of another tab", async () => {
    const store = new MemoryStore();
    const full = { one: false, other: false };
    const group = new TabGroup();
    const alone = () => ({ lock: new MemoryLock(), openChannel: new MemoryChannels().open });
    const one = await group.open({ ...alone(), store: limited(store, () => full.one) });
    await playRounds(one, 1);
    // The other tab claims the table with another version, and cannot save what it deals.
    const other = await group.open({ ...alone(), store: limited(store, () => full.other) });
    full.other = true;
    await playRounds(other, 1);
    expect(noticesOf(other)).toEqual(["storage-failed"]);
    const { commitment } = one.fairness;
    await one.send({ type: "Deal" });
    expect(one.fairness.commitment).not.toBe(commitment);
    expect(noticesOf(one)).toContain("unsaved-lost");
    const texts = await one.export();
    expect(parseRecording(texts[0] ?? "").recording?.recoveries).toEqual(["unsaved"]);
  });

  it("is made in a tab without locks that has no conflict, if the other tab reports that it cannot save", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const group = new TabGroup();
    const one = await group.open({ lock: new MemoryLock(), store });
    await playRounds(one, 1);
    const other = await group.open({ lock: new MemoryLock(), store: limited(store, () => isFull) });
    expect([one.status.role, other.status.role]).toEqual(["owner", "owner"]);
    // After this bet, the first tab knows the version of the store, and the second one does not.
    await one.send({ type: "PlaceBet", seat: "left", amount: 1_000 });
    isFull = true;
    await playRounds(other, 1);
    const { commitment } = one.fairness;
    expect(other.fairness.commitment).toBe(commitment);
    await one.send({ type: "Deal" });
    expect(one.fairness.commitment).not.toBe(commitment);
    expect(noticesOf(one)).toEqual(["changed-elsewhere", "unsaved-lost"]);
  });

  it("is also made if a suspended tab stores the secret again without the mark", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const group = new TabGroup({ roundsPerRecording: 1 });
    const alone = () => ({ lock: new MemoryLock(), openChannel: new MemoryChannels().open });
    const hung = await group.open({ ...alone(), store });
    await dealToMove(hung);
    const other = await group.open({ ...alone(), store: limited(store, () => isFull) });
    isFull = true;
    await other.send({ type: "Stand", hand: other.publicState.turn ?? "right" });
    expect([other.shoe, noticesOf(other)]).toEqual([hung.shoe + 1, ["storage-failed"]]);
    const { commitment } = hung.fairness;
    await hung.send({ type: "Stand", hand: hung.publicState.turn ?? "right" });
    await turn();
    expect(noticesOf(hung)).toContain("unsaved-lost");
    expect(hung.fairness.commitment).not.toBe(commitment);
  });

  it("adds its notices even if another tab takes the table over before the store has confirmed it", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await dealToMove(before);
    await before.close();
    const { store, lock } = group.options;
    let confirm = () => {};
    const slow: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: async (...change) => {
        const version = await store.save(...change);
        await new Promise<void>((resolve) => {
          confirm = resolve;
        });
        return version;
      },
    };
    const secrets = new MemorySecrets(); // the secret is lost
    const opening = group.open({ secrets, store: slow });
    await turn();
    const steals = {
      request: (...[name, listener]: Parameters<typeof lock.request>) => lock.request(name, listener, true),
    };
    const other = await group.open({ secrets, lock: steals });
    confirm();
    const first = await opening;
    expect([first.status.role, other.status.role]).toEqual(["follower", "owner"]);
    expect(noticesOf(first)).toEqual(["secret-lost", "stakes-lost"]);
  });

  it("deletes the secret if the unsaved moves cannot be marked", async () => {
    const store = new MemoryStore();
    const secrets = new MemorySecrets();
    let isFull = false;
    const add = secrets.add.bind(secrets);
    secrets.add = (...given) => (isFull ? Promise.reject(new Error("QuotaExceededError")) : add(...given));
    const group = new TabGroup({ store: limited(store, () => isFull), secrets });
    const before = await group.open();
    await playRounds(before, 1);
    isFull = true;
    await playRounds(before, 1);
    expect(await secrets.load(NAME)).toEqual([]);
    isFull = false;
    const after = await group.open({
      lock: new TabGroup().options.lock,
      openChannel: new TabGroup().options.openChannel,
    });
    expect(noticesOf(after)).toEqual(["secret-lost"]);
    expect(statusesOf(await closed(after))).toEqual(["open", "consistent"]);
  });

  it("marks the unsaved moves later if neither the mark nor the deletion of the secret was possible at first", async () => {
    const secrets = new MemorySecrets();
    let isFull = false;
    let isBroken = false;
    const add = secrets.add.bind(secrets);
    const forget = secrets.forget.bind(secrets);
    const failure = () => Promise.reject(new Error("UnknownError"));
    secrets.add = (...given) => (isBroken ? failure() : add(...given));
    secrets.forget = (...given) => (isBroken ? failure() : forget(...given));
    const group = new TabGroup({ store: limited(new MemoryStore(), () => isFull), secrets });
    const before = await group.open();
    await playRounds(before, 1);
    isFull = true;
    isBroken = true;
    await playRounds(before, 1);
    expect((await secrets.load(NAME)).every(({ unsaved = 0 }) => unsaved === 0)).toBe(true);
    isBroken = false;
    group.clock.pass(RETRY_AFTER);
    await turn();
    expect((await secrets.load(NAME)).some(({ unsaved = 0 }) => unsaved > 0)).toBe(true);
  });
});

describe("the shoes of a session", () => {
  it("are one chain over all shoes and reloads, in which each recording names the one before it", async () => {
    const group = new TabGroup({ roundsPerRecording: 1, shoesPerChain: 2 });
    let session = await group.open();
    const anchor = session.fairness.chain?.anchor ?? "";
    for (let shoe = 0; shoe < 5; shoe++) {
      await playRounds(session, 1);
      await session.close();
      session = await group.open();
    }
    const texts = await session.export();
    const head = trailerHash(texts[4]?.trimEnd().split("\n").at(-1) ?? "");
    expect(session.fairness.chain).toMatchObject({ index: 2, length: 2, nextAnchor: expect.any(String) });
    const seeds: readonly string[] = texts.map((text) => JSON.parse(text.split("\n")[0] ?? "").fairness.clientSeed);
    const clientSeeds = seeds.filter((seed, place) => seed !== seeds[place - 1]);
    expect(verifySession(texts, { anchor, head, clientSeeds })).toMatchObject({
      status: "complete",
      notProven: ["shoe-ends"],
    });
    expect(verifySession(texts.filter((_, place) => place !== 2)).missing).toMatchObject([{ first: 1, last: 1 }]);
    // The secrets of the chain of the last shoe, and of the next chain, which the header announces.
    expect(await group.options.secrets.load(NAME)).toHaveLength(2);
  });

  it("are shuffled from one secret, which is stored apart from the recordings and not revealed", async () => {
    const group = new TabGroup({ roundsPerRecording: 1, shoesPerChain: CHAIN_LENGTH });
    const session = await group.open();
    await playRounds(session, 3);
    const [secret, ...others] = await group.options.secrets.load(NAME);
    const { anchor, index } = session.fairness.chain ?? { anchor: "", index: 0 };
    expect(others).toEqual([]);
    expect(secret).toMatchObject({ commitment: anchor, length: 1_000 });
    const bytes = Uint8Array.from(secret?.serverSeed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const { serverSeed } = new SeedChain(bytes).seeds(index, "");
    const stored = JSON.stringify([await group.options.store.load(NAME), await group.options.store.retired(NAME)]);
    expect(stored).not.toContain(secret?.serverSeed);
    expect(stored).not.toContain(Buffer.from(serverSeed).toString("hex"));
  });

  it("keep their index if they are not dealt", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await before.close();
    const after = await group.open({ rules: "casino" });
    expect(after.rules.name).toBe("casino");
    expect(await group.options.store.retired(NAME)).toEqual([]);
    expect([after.shoe, after.fairness.chain]).toEqual([1, before.fairness.chain]);
    expect(verifySession(await closed(after)).status).toBe("complete");
  });

  it("resume a stacked round without its cards in the recording", async () => {
    const group = new TabGroup({ allowStacking: true });
    const before = await group.open();
    await playRounds(before, 1);
    const stack = ["10_s_0", "9_s_0", "6_s_0", "7_s_0", "5_s_0"] as const;
    await before.send({ type: "Deal", stack });
    await before.close();
    const stored = JSON.stringify(await group.options.store.load(NAME));
    expect(stored).toContain("ShoeStacked");
    for (const hidden of ["7_s_0", "5_s_0"]) expect(stored).not.toContain(hidden);
    const after = await group.open();
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(before.publicState));
    expect(await after.send({ type: "Hit", hand: "middle" })).toBeNull();
    expect(after.publicState.hands[0]?.cards.at(-1)).toBe("5_s_0");
    await after.send({ type: "Stand", hand: "middle" });
    await after.close();
    // Without the option, the recording is resumed, and other cards cannot be chosen.
    const other = await group.open({ allowStacking: false });
    expect(noticesOf(other)).toEqual([]);
    expect(await other.send({ type: "Deal", stack })).toMatchObject({ code: "stacking-not-allowed" });
    await other.close();
    await group.options.secrets.add(NAME, {
      ...((await group.options.secrets.load(NAME))[0] ?? { commitment: "", serverSeed: "" }),
      stacks: [],
    });
    expect(noticesOf(await group.open())).toContain("secret-lost");
  });
});

describe("a table that an older version of the program has stored", () => {
  /** Stores a session of version 1, which is closed in its first round or after three rounds. */
  async function storedVersion1(isInPlay: boolean): Promise<TabGroup> {
    const group = new TabGroup();
    const { lines, secret } = playedVersion1(isInPlay ? 0 : 3, isInPlay);
    await group.options.secrets.add(NAME, secret);
    await group.options.store.save(NAME, null, { ids: [], retired: [], keep: 9, from: 0, lines });
    return group;
  }

  it("resumes its round, and its next shoe begins a chain", async () => {
    const group = await storedVersion1(true);
    const stored = (await group.options.store.load(NAME))?.lines;
    await (await group.open()).close();
    expect((await group.options.store.load(NAME))?.lines).toEqual(stored);
    const session = await group.open();
    expect(session.status.notices).toEqual([]);
    expect([session.shoe, session.publicState.phase, session.fairness.chain]).toEqual([3, "players", undefined]);
    await session.send({ type: "Stand", hand: session.publicState.turn ?? "middle" });
    session.newShoe();
    await turn();
    expect([session.shoe, session.fairness]).toMatchObject([4, { clientSeed: "words", chain: { index: 1 } }]);
    const texts = await closed(session);
    expect(texts.map((text) => JSON.parse(text.split("\n")[0] ?? "").version)).toEqual([1, 2]);
    expect(statusesOf(texts)).toEqual(["fair", "fair"]);
    expect(parseRecording(texts[1] ?? "").recording?.header.previous).toBe(
      trailerHash(texts[0]?.trimEnd().split("\n").at(-1) ?? ""),
    );
    expect(await group.options.secrets.load(NAME)).toHaveLength(1);
  });

  it.each<[string, boolean, (header: RecordingHeader) => object, boolean]>([
    ["credits", false, ({ credits }) => ({ credits: Number(credits) + 10_000_000 }), true],
    ["credits, without the seed", false, ({ credits }) => ({ credits: Number(credits) + 10_000_000 }), false],
    ["client seed", true, ({ fairness }) => ({ fairness: { ...fairness, clientSeed: "other" } }), true],
  ])("is unreadable if its header has other %s", async (_, isInPlay, change, hasSecret) => {
    const other = new TabGroup();
    const richer = await other.open({ credits: 77_700 });
    const [retired = ""] = await closed(richer);
    const { credits = 0 } = retiredCarryover(retired.trimEnd().split("\n")) ?? {};
    const group = await storedVersion1(isInPlay);
    const { store } = group.options;
    const { version = null, lines = [] } = (await store.load(NAME)) ?? {};
    const header = JSON.parse(lines[0] ?? "");
    const changed = JSON.stringify({ ...header, ...change(header) });
    await store.save(NAME, version, {
      ids: [],
      retired: [retired.trimEnd().split("\n")],
      keep: 9,
      from: 0,
      lines: [changed, ...lines.slice(1)],
    });
    const session = await group.open(hasSecret ? {} : { secrets: new MemorySecrets() });
    expect([noticesOf(session), session.publicState.credits]).toEqual([["unreadable"], credits]);
    expect(session.publicState.round).toBe(0);
    expect(statusesOf(await closed(session)).at(-1)).toBe("consistent");
  });

  describe("with no settled round", () => {
    /** Plays no round, or deals a first round that waits for a move. */
    function unsettled(isInPlay: boolean, credits: number) {
      for (let seed = 0; ; seed++) {
        const played = playedVersion1(0, isInPlay, { credits, seed: `${seed}` });
        if (!played.lines.join("").includes("RoundSettled")) return played;
      }
    }

    /** Opens the session again after its header was changed. */
    async function opened(
      { lines, secret }: ReturnType<typeof playedVersion1>,
      {
        retired = [],
        change = 0,
        hasSecret = true,
      }: { retired?: readonly RecordingLines[]; change?: number; hasSecret?: boolean },
    ) {
      const group = new TabGroup();
      if (hasSecret) await group.options.secrets.add(NAME, secret);
      const header = JSON.parse(lines[0] ?? "");
      const first = change === 0 ? lines[0] : JSON.stringify({ ...header, credits: header.credits + change });
      const changed = [first ?? "", ...lines.slice(1)];
      await group.options.store.save(NAME, null, { ids: [], retired, keep: 9, from: 0, lines: changed });
      return { group, session: await group.open() };
    }

    /** A closed recording, and the credits after it. */
    async function closedRecording() {
      const richer = await new TabGroup().open({ credits: 77_700 });
      const [text = ""] = await closed(richer);
      const lines = text.trimEnd().split("\n");
      return { lines, credits: retiredCarryover(lines)?.credits ?? 0 };
    }

    for (const isInPlay of [false, true]) {
      for (const hasSecret of [false, true]) {
        const name = `${isInPlay ? "during a round" : "before the first deal"}, ${hasSecret ? "with" : "without"} the seed`;
        it(`does not get the credits of a damaged header ${name}`, async () => {
          const retired = await closedRecording();
          for (const [recordings, credits] of [
            [[], 50_000],
            [[retired.lines], retired.credits],
          ] as const) {
            const played = unsettled(isInPlay, credits);
            const given = { retired: recordings, change: 10_000_000, hasSecret };
            const { group, session } = await opened(played, given);
            expect([noticesOf(session), session.publicState.credits]).toEqual([["unreadable"], credits]);
            // The damaged recording is kept. Its credits are not read after further damage either.
            await session.close();
            const { version = null } = (await group.options.store.load(NAME)) ?? {};
            const damage = { ids: [], retired: [], keep: 9, from: 0, lines: ["{"] };
            await group.options.store.save(NAME, version, damage);
            expect((await group.open()).publicState.credits).toBe(credits);
          }
        });
      }

      it(`keeps the credits that a recording explains ${isInPlay ? "during a round" : "before the first deal"}`, async () => {
        const retired = await closedRecording();
        const played = unsettled(isInPlay, retired.credits);
        const { session } = await opened(played, { retired: [retired.lines] });
        expect([noticesOf(session), session.shoe]).toEqual([[], 3]);
        expect(session.publicState.credits).toBe(retired.credits - (isInPlay ? 1_000 : 0));
      });
    }
  });

  it("is retired if it is damaged, and the next recording names the recovery", async () => {
    const group = await storedVersion1(false);
    await tamper(group, torn);
    const session = await group.open();
    expect([session.shoe, session.publicState.round]).toEqual([4, 0]);
    expect(statusesOf(await closed(session))).toEqual(["open", "consistent"]);
  });
});

/** Returns a store from which lines were lost: its first load returns the number of lines that it had before. */
function withLineCount(store: MemoryStore, lineCount: number): SessionStore {
  let isLoaded = false;
  return {
    ...limited(store, () => false),
    load: async (name) => {
      const session = await store.load(name);
      if (isLoaded || session === null) return session;
      isLoaded = true;
      return { ...session, lineCount };
    },
  };
}

/** Returns a store that rejects every change while it is full. */
function limited(store: MemoryStore, isFull: () => boolean): SessionStore {
  return {
    load: (name) => store.load(name),
    retired: (name) => store.retired(name),
    remove: (name) => store.remove(name),
    save: (name, expected, change) =>
      isFull() ? Promise.reject(new Error("QuotaExceededError")) : store.save(name, expected, change),
  };
}
