import { publicEvent } from "@thunderjack/core";
import { parseRecording, summaryOf, verify } from "@thunderjack/recording";
import { conduct } from "@thunderjack/stage";
import type { Observable } from "rxjs";
import { describe, expect, it } from "vitest";
import { MemoryChannels, MemorySecrets, MemoryStore, type SessionStore } from "../src/index.js";
import { NewerStore } from "../src/session-store.js";
import { textOfLines } from "../src/text-of-lines.js";
import { dealToMove, eventsOf, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

/** Returns the last card that a recording deals face down; `null` if it is masked. */
function holeCardIn(text: string): string | null {
  const dealt = (parseRecording(text).recording?.events ?? []).filter((event) => event.type === "CardDealt");
  return dealt.filter(({ faceDown }) => faceDown).at(-1)?.card ?? null;
}

describe("a persistent table", () => {
  it("is restored during a round, with the same hole card and the same shoe, which its recording does not contain", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 3);
    await dealToMove(before);
    const shown = before.publicState;
    const { fairness } = before;
    const [hidden = ""] = await before.export({ open: true });
    const stored = async () => textOfLines((await group.options.store.load("kitchen"))?.lines ?? []);
    expect([await stored(), hidden].map(holeCardIn)).toEqual([null, null]);
    expect(await stored()).toBe(hidden);
    await before.close();
    const after = await group.open();
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(shown));
    expect(after.fairness).toEqual(fairness);
    expect(after.status).toMatchObject({ role: "owner", saving: "saved", notices: [] });
    expect(await after.export({ open: true })).toEqual([hidden]);
    await after.send({ type: "Stand", hand: shown.turn ?? "right" });
    const [whole = ""] = await after.export({ open: true });
    expect(whole.startsWith(hidden)).toBe(true);
    after.newShoe();
    await turn();
    expect((await after.export()).map((text) => verify(text).status)).toEqual(["fair"]);
  });

  it("keeps bets that were placed before the first deal", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await before.send({ type: "PlaceBet", seat: "left", amount: 2_000 });
    await before.close();
    const after = await group.open();
    expect(after.publicState.bets.left).toBe(2_000);
    expect(after.publicState.phase).toBe("betting");
  });

  it("shows no event before it is saved, and rejects an illegal command at once", async () => {
    const store = new MemoryStore();
    let open = (): void => {};
    const gate = (): Promise<void> => new Promise((resolve) => (open = resolve));
    const slow: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      async save(name, expected, change) {
        if (change.ids.length > 0) await gate();
        return store.save(name, expected, change);
      },
    };
    const session = await new TabGroup({ store: slow }).open();
    const emitted = eventsOf(session);
    expect(session.dispatch({ type: "Deal" })).toMatchObject({ accepted: false, code: "no-bet" });
    expect(session.dispatch({ type: "PlaceBet", seat: "middle", amount: 1_000 })).toBeNull();
    expect(session.dispatch({ type: "Deal" })).toBeNull();
    await turn();
    expect(emitted).toEqual([]);
    expect(session.publicState.bets.middle).toBe(0);
    expect(session.pending.map(({ type }) => type)).toEqual(["PlaceBet", "Deal"]);
    open();
    await turn();
    expect(emitted.map(({ type }) => type)).toEqual(["BetPlaced"]);
    expect(session.pending.map(({ type }) => type)).toEqual(["Deal"]);
    open();
    await turn();
    expect(emitted.map(({ type }) => type)).toContain("RoundStarted");
    expect(session.pending).toEqual([]);
    expect(emitted).toEqual(emitted.map(publicEvent));
  });

  it("closes a recording after its rounds, keeps the last recordings, and carries credits and bets over", async () => {
    const group = new TabGroup({ roundsPerRecording: 5, keptRecordings: 2, rules: { startingCredits: 10_000_000 } });
    const session = await group.open();
    const shoes: number[] = [];
    session.jumps$.subscribe(() => shoes.push(session.shoe));
    await playRounds(session, 23);
    expect(shoes).toEqual([2, 3, 4, 5]);
    expect(session.publicState.round).toBe(3);
    const recordings = await session.export();
    expect(recordings.length).toBe(2);
    let credits: number | null = null;
    for (const recording of recordings) {
      expect(verify(recording).status).toBe("fair");
      const read = parseRecording(recording).recording;
      if (read === null) throw new Error("The recording cannot be read.");
      expect(read.header.seats.middle).toBe(1_000);
      if (credits !== null) expect(read.header.credits).toBe(credits);
      ({ credits } = summaryOf(read));
    }
    expect((await group.options.secrets.load("kitchen")).length).toBe(1);
  });

  it("keeps a bet that the credits cannot pay after the last round of a shoe, until the player lowers it", async () => {
    const rules = { startingCredits: 10_000, surrender: "early" };
    const group = new TabGroup({ rules, roundsPerRecording: 1, allowStacking: true });
    const before = await group.open();
    await before.send({ type: "PlaceBet", seat: "middle", amount: 8_000 });
    await before.send({ type: "Deal", stack: ["10_s_0", "9_s_0", "6_s_0", "7_s_0"] });
    for (let { turn: hand } = before.publicState; hand !== null; hand = before.publicState.turn) {
      expect(await before.send({ type: "Surrender", hand })).toBeNull();
    }
    const lies = { phase: "settled", credits: 6_000, bets: { right: 0, middle: 8_000, left: 0 } };
    expect(before.publicState).toMatchObject(lies);
    await before.send({ type: "PlaceBet", seat: "right", amount: 0 });
    expect(before.publicState).toMatchObject(lies);
    expect(await before.send({ type: "Deal" })).toMatchObject({ code: "not-enough-credits" });
    await before.close();
    const after = await group.open();
    expect(after.publicState).toMatchObject(lies);
    expect(await after.send({ type: "PlaceBet", seat: "middle", amount: 3_000 })).toBeNull();
    expect(await after.send({ type: "Deal" })).toBeNull();
    expect(after.publicState.bets.middle).toBe(3_000);
    expect(after.shoe).toBe(2);
    expect((await after.export()).length).toBe(1);
  });

  it("uses a limited amount of storage after any number of rounds", async () => {
    const group = new TabGroup({ roundsPerRecording: 10, keptRecordings: 3 });
    const session = await group.open();
    await playRounds(session, 45);
    const before = await storedCharacters(group);
    await playRounds(session, 200);
    expect(await storedCharacters(group)).toBeLessThan(before * 1.3);
  });

  it("is forgotten during a round with its recordings and its seed, and begins again in every tab", async () => {
    const store = new MemoryStore();
    const secrets = new MemorySecrets();
    const group = new TabGroup({ store, secrets, roundsPerRecording: 1 });
    const owner = await group.open();
    const follower = await group.open();
    await playRounds(owner, 3);
    await dealToMove(owner);
    expect(await owner.export()).not.toEqual([]);
    const { commitment } = owner.fairness;
    expect(follower.forget()).toBe(false);
    expect(owner.forget()).toBe(true);
    await turn();
    expect(owner.publicState).toMatchObject({ phase: "betting", round: 0, credits: 50_000 });
    expect(follower.publicState).toEqual(owner.publicState);
    expect(owner.shoe).toBe(1);
    expect(await owner.export({ open: true })).toEqual([]);
    expect((await secrets.load("kitchen")).map((secret) => secret.commitment)).toEqual([owner.fairness.commitment]);
    expect(owner.fairness.commitment).not.toBe(commitment);
    await playRounds(owner, 2);
    const shown = owner.publicState;
    await follower.close();
    await owner.close();
    const again = await group.open();
    expect(withoutVersion(again.publicState)).toEqual(withoutVersion(shown));
    expect(again.status.notices).toEqual([]);
  });

  it("finishes a round under its own rules when it is opened with different rules, and adds a notice", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await dealToMove(before);
    const shown = before.publicState;
    await before.close();
    const after = await group.open({ rules: "casino" });
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(shown));
    expect(after.status.notices.map(({ code }) => code)).toEqual(["other-rules"]);
    for (let { turn: hand } = after.publicState; hand !== null; hand = after.publicState.turn) {
      await after.send({ type: "Stand", hand });
    }
    expect(after.rules.name).toBe("casino");
    expect(after.publicState.round).toBe(0);
    expect((await after.export()).map((text) => verify(text).status)).toEqual(["fair"]);
  });

  it("gets credits before its first deal without a new shoe", async () => {
    const session = await new TabGroup().open();
    session.setClientSeed("words");
    await turn();
    const { fairness, shoe } = session;
    expect(session.newShoe()).toBe(false);
    expect(session.newShoe(55_000)).toBe(true);
    await turn();
    expect(session).toMatchObject({ shoe, fairness, publicState: { credits: 55_000 } });
    expect(session.setClientSeed("other words")).toBe(true);
    await turn();
    expect(session.publicState.credits).toBe(55_000);
    // Fewer credits than the smallest bet are replaced by the starting credits.
    const { minBet, startingCredits } = session.rules;
    for (const [given, credits] of [
      [minBet, minBet],
      [minBet - 1, startingCredits],
    ] as const) {
      session.newShoe(given);
      await turn();
      expect(session.publicState.credits).toBe(credits);
    }
  });

  it("allows a deal with chosen cards only if `allowStacking` is set, also after a reload", async () => {
    const group = new TabGroup();
    const deal = { type: "Deal", stack: ["10_s_0", "9_s_0", "6_s_0", "7_s_0"] } as const;
    for (const allowStacking of [true, false]) {
      const before = await group.open({ name: `stacking ${allowStacking}`, allowStacking });
      await before.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
      await before.close();
      const after = await group.open({ name: `stacking ${allowStacking}`, allowStacking });
      const refused = await after.send(deal);
      expect(refused?.code).toBe(allowStacking ? undefined : "stacking-not-allowed");
      expect(after.publicState.round).toBe(allowStacking ? 1 : 0);
    }
  });

  it("rejects chosen cards that are not in the shoe", async () => {
    const session = await new TabGroup({ allowStacking: true }).open();
    await session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    const refused = await session.send({ type: "Deal", stack: ["10_s_0", "10_s_0"] });
    expect(refused).toMatchObject({ accepted: false, message: expect.any(String) });
    expect(session.publicState.round).toBe(0);
  });

  it("continues the time of its recording after a reload", async () => {
    const group = new TabGroup();
    const before = await group.open();
    group.clock.pass(1_000);
    await playRounds(before, 1);
    await before.close();
    group.clock.pass(60_000);
    const after = await group.open();
    group.clock.pass(500);
    await playRounds(after, 1);
    const { lines = [] } = (await group.options.store.load("kitchen")) ?? {};
    const times: readonly number[] = lines.slice(1).map((line) => JSON.parse(line).t);
    expect([...new Set(times)].sort((one, other) => one - other)).toEqual([times[0], Number(times[0]) + 500]);
    expect(times.at(-1)).toBe(Number(times[0]) + 500);
  });

  it("changes to different rules with a new shoe, and keeps the credits", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 2);
    const { credits } = before.publicState;
    await before.close();
    const after = await group.open({ rules: "casino" });
    expect(after.rules.name).not.toBe(before.rules.name);
    expect(after.publicState.credits).toBe(credits);
    expect(after.shoe).toBe(2);
  });

  it("sets the player's client seed only before the first deal", async () => {
    const session = await new TabGroup().open();
    const commitment = session.fairness?.commitment;
    expect(session.setClientSeed("my own text")).toBe(true);
    await turn();
    expect(session.fairness).toMatchObject({ clientSeed: "my own text", commitment });
    await playRounds(session, 1);
    expect(session.setClientSeed("too late")).toBe(false);
    expect(session.newShoe()).toBe(true);
    await turn();
    expect(session.fairness?.commitment).not.toBe(commitment);
    const [recording = ""] = await session.export();
    expect(verify(recording, { clientSeed: "my own text" }).status).toBe("fair");
  });

  it("keeps the player's client seed for the following shoes, even after a reload or a lost server seed, until it is replaced", async () => {
    const group = new TabGroup({ roundsPerRecording: 1 });
    const before = await group.open();
    expect(before.fairness).toMatchObject({
      clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/),
      clientSeedFrom: "random",
    });
    before.setClientSeed("my own text");
    await turn();
    await playRounds(before, 2);
    const mine = { clientSeed: "my own text", clientSeedFrom: "player" };
    expect([before.shoe, before.fairness]).toMatchObject([3, mine]);
    await before.close();
    const after = await group.open();
    expect(after.fairness).toEqual(before.fairness);
    await playRounds(after, 1);
    expect([after.shoe, after.fairness]).toMatchObject([4, mine]);
    await after.close();
    await group.options.secrets.remove("kitchen");
    const last = await group.open();
    expect(last.fairness).toMatchObject(mine);
    expect(last.setClientSeed("other text")).toBe(true);
    await turn();
    await playRounds(last, 1);
    expect(last.fairness.clientSeed).toBe("other text");
  });

  it("keeps the drawn client seed for the following shoes, even after a reload, until the player draws another", async () => {
    const group = new TabGroup({ roundsPerRecording: 1 });
    const before = await group.open();
    const { clientSeed, chain } = before.fairness;
    await playRounds(before, 1);
    await before.close();
    const session = await group.open();
    await playRounds(session, 1);
    expect([session.shoe, session.fairness]).toMatchObject([3, { clientSeed, clientSeedFrom: "random" }]);
    const noted = { anchor: chain?.anchor ?? "", clientSeed };
    const verdicts = (await session.export()).map((text) => verify(text, noted));
    expect(verdicts).toMatchObject(Array(2).fill({ status: "fair", notProven: [] }));
    session.setClientSeed("my own text");
    session.setClientSeed("");
    await turn();
    expect(session.fairness).toMatchObject({
      clientSeed: expect.not.stringContaining(clientSeed),
      clientSeedFrom: "random",
    });
  });

  it("opens the next shoe with the end of the last round, before another bet or deal", async () => {
    const group = new TabGroup({ roundsPerRecording: 2 });
    const session = await group.open();
    const follower = await group.open();
    const last = { shoe: 0, round: 0, commitment: "" };
    session.publicEvents$.subscribe(({ type }) => {
      const { shoe, publicState, fairness } = session;
      if (type === "RoundSettled")
        Object.assign(last, { shoe, round: publicState.round, commitment: fairness.commitment });
    });
    await playRounds(session, 2);
    await turn();
    expect(last).toMatchObject({ shoe: 1, round: 2 });
    const { shoe, publicState, fairness } = session;
    expect({ shoe, publicState }).toMatchObject({ shoe: 2, publicState: { round: 0, bets: { middle: 1_000 } } });
    expect(follower.fairness).toEqual(fairness);
    const [closed = ""] = await session.export();
    expect(verify(closed, { commitment: last.commitment }).status).toBe("fair");
    expect(await session.send({ type: "Deal" })).toBeNull();
    expect(session.fairness).toEqual(fairness);
  });

  it("is played through a conductor, which seeks to the new shoe", async () => {
    const group = new TabGroup({ roundsPerRecording: 2 });
    const session = await group.open();
    const conductor = conduct({
      rules: session.rules,
      state: session.publicState,
      events$: session.publicEvents$,
      dispatch: (command) => session.dispatch(command),
      clock: group.clock,
      speed: "instant",
    });
    session.jumps$.subscribe((state) => conductor.seek(state));
    await playRounds(session, 5);
    group.clock.pass(60_000);
    expect(conductor.view.seats.map(({ bet }) => bet)).toEqual([0, 1_000, 0]);
    expect(session.shoe).toBe(3);
    conductor.dispose();
  });
});

describe("a session", () => {
  it("has its name, and emits its current status and each change", async () => {
    const group = new TabGroup();
    const session = await group.open();
    const roles: string[] = [];
    session.status$.subscribe(({ role }) => roles.push(role));
    expect([session.name, roles]).toEqual(["kitchen", ["owner"]]);
    let completed = 0;
    for (const stream of [session.publicEvents$, session.jumps$, session.refusals$, session.status$]) {
      (stream as Observable<unknown>).subscribe({ complete: () => completed++ });
    }
    await session.close();
    expect([roles, completed]).toEqual([["owner", "closed"], 4]);
  });

  it("numbers the events of all shoes upwards, in each tab", async () => {
    const group = new TabGroup();
    const owner = await group.open();
    const follower = await group.open();
    const tabs = [owner, follower].map((session) => {
      const events: number[] = [];
      const jumps: number[] = [];
      session.publicEvents$.subscribe(({ version }) => events.push(version));
      session.jumps$.subscribe(({ version }) => jumps.push(version));
      return { session, events, jumps };
    });
    for (let shoe = 1; shoe <= 2; shoe++) {
      await playRounds(owner, 1);
      await turn();
      for (const { session, events, jumps } of tabs) {
        const numbers = events.splice(0);
        const [first = 0] = numbers;
        expect(numbers).toEqual(numbers.map((_, place) => first + place));
        expect(numbers.at(-1)).toBe(session.publicState.version);
        expect(jumps.every((version) => version < first)).toBe(true);
      }
      const before = tabs.map(({ session }) => session.publicState.version);
      owner.newShoe();
      await turn();
      for (const [place, { jumps }] of tabs.entries()) expect(jumps.at(-1)).toBeGreaterThan(before[place] ?? 0);
    }
  });

  it("returns a rejection that is known at once, and emits only later ones", async () => {
    const session = await new TabGroup().open();
    const refusals: string[] = [];
    session.refusals$.subscribe(({ code }) => refusals.push(code));
    expect(session.dispatch({ type: "Deal" })).toMatchObject({ code: "no-bet" });
    expect(session.dispatch({ type: "PlaceBet", seat: "middle", amount: 1_000 })).toBeNull();
    await turn();
    expect(session.publicState.bets.middle).toBe(1_000);
    await session.close();
    expect(session.dispatch({ type: "Deal" })).toMatchObject({ code: "table-closed" });
    expect(refusals).toEqual([]);
  });

  it("exports the recording in play only in the tab that owns the table", async () => {
    const group = new TabGroup({ roundsPerRecording: 2 });
    const owner = await group.open();
    const follower = await group.open();
    await playRounds(owner, 3);
    const closed = await owner.export();
    expect([closed.length, (await owner.export({ open: true })).length]).toEqual([1, 2]);
    expect(await follower.export({ open: true })).toEqual(closed);
  });

  it("changes the shoe only in the tab that owns the table", async () => {
    const group = new TabGroup();
    const owner = await group.open();
    const follower = await group.open();
    for (const session of [follower, owner]) {
      if (session === owner) await owner.close();
      else expect(session.status.role).toBe("follower");
      expect([session.newShoe(60_000), session.setClientSeed("words"), session.forget()]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it("takes the table over if it does not own it, unless it is closed", async () => {
    const group = new TabGroup();
    const session = await group.open();
    const { fairness } = session;
    expect(await session.takeOver()).toBe(true);
    expect([session.status.role, session.fairness]).toEqual(["owner", fairness]);
    await session.close();
    expect(await session.takeOver()).toBe(false);
    expect(session.status.role).toBe("closed");
  });

  it("has a notice if the table is taken from it before its moves were saved", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const filling: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (name, expected, change) =>
        isFull ? Promise.reject(new Error("QuotaExceededError")) : store.save(name, expected, change),
    };
    const group = new TabGroup();
    const session = await group.open({ store: filling });
    isFull = true;
    await playRounds(session, 1);
    // The other tab receives no answer, and takes the lock.
    const opening = group.open({ store, openChannel: new MemoryChannels().open });
    for (let second = 0; second < 8; second++) {
      await turn();
      group.clock.pass(1_000);
    }
    const other = await opening;
    expect([session.status.role, other.status.role]).toEqual(["follower", "owner"]);
    expect(session.status.notices.map(({ code }) => code)).toContain("unsaved-lost");
    expect(other.status.notices.map(({ code }) => code)).toContain("owner-silent");
  });
});

describe("a table whose storage a newer version of the program upgrades", () => {
  /** Opens a table whose storage can be upgraded, and counts the changes that it tries to save. */
  async function upgradable(isRefused = false) {
    const store = new MemoryStore();
    let upgrade = (): void => {};
    let saves = 0;
    const upgraded = new Promise<NewerStore>((resolve) => {
      upgrade = () => resolve(new NewerStore("upgraded"));
    });
    const old: SessionStore = {
      upgraded,
      load: (name) => (isRefused ? Promise.reject(new Error("SecurityError")) : store.load(name)),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (...given) => {
        saves++;
        return store.save(...given);
      },
    };
    const group = new TabGroup({ store: old });
    const opening = group.open();
    for (let tries = 0; isRefused && tries < 3; tries++) {
      await turn();
      group.clock.pass(300);
    }
    return { group, session: await opening, upgrade, saves: () => saves };
  }

  it("continues in memory, asks for a reload, and does not try again to save", async () => {
    const { group, session, upgrade, saves } = await upgradable();
    upgrade();
    await turn();
    expect(session.status).toMatchObject({ saving: "memory", notices: [{ code: "newer-version" }] });
    const before = saves();
    group.clock.pass(60_000);
    await turn();
    expect(saves()).toBe(before);
    expect(session.dispatch({ type: "PlaceBet", seat: "middle", amount: 1_000 })).toBeNull();
  });

  it("has no notice of it after it was closed, or if it plays in memory already", async () => {
    const closed = await upgradable();
    await closed.session.close();
    closed.upgrade();
    const refused = await upgradable(true);
    refused.upgrade();
    await turn();
    expect(closed.session.status.notices).toEqual([]);
    expect(refused.session.status.notices.map(({ code }) => code)).toEqual(["storage-refused"]);
  });
});

describe("a table whose storage is damaged", () => {
  it("does not change data of a newer version, and plays in memory", async () => {
    const group = new TabGroup();
    const { store } = group.options;
    const newer = ['{"format":"thunderjack","version":99}'];
    await store.save("kitchen", null, { ids: [], retired: [], keep: 9, from: 0, lines: newer });
    const session = await group.open();
    expect(session.status).toMatchObject({ saving: "memory", notices: [{ code: "newer-version" }] });
    await playRounds(session, 1);
    expect((await store.load("kitchen"))?.lines).toEqual(newer);
  });

  it("plays in memory and adds a notice when storage is refused", async () => {
    const refused = (): Promise<never> => Promise.reject(new Error("The operation is insecure."));
    const store: SessionStore = { load: refused, save: refused, retired: refused, remove: refused };
    const group = new TabGroup({ store });
    const opening = group.open();
    // The session tries to load several times before it plays in memory.
    for (let tries = 0; tries < 3; tries++) {
      await turn();
      group.clock.pass(300);
    }
    const session = await opening;
    expect(session.status).toMatchObject({ saving: "memory", notices: [{ code: "storage-refused" }] });
    await playRounds(session, 3);
    expect(session.publicState.round).toBe(3);
    expect(await session.export()).toEqual([]);
  });

  it("is loaded if storage works again at the third try", async () => {
    const store = new MemoryStore();
    let tries = 0;
    const busy: SessionStore = {
      load: (name) => (++tries < 3 ? Promise.reject(new Error("AbortError")) : store.load(name)),
      save: (name, expected, change) => store.save(name, expected, change),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
    };
    const group = new TabGroup({ store: busy });
    const opening = group.open();
    for (let waits = 0; waits < 2; waits++) {
      await turn();
      group.clock.pass(300);
    }
    expect((await opening).status).toMatchObject({ saving: "saved", notices: [] });
    expect(tries).toBe(3);
  });

  it("plays in memory, and asks for a reload, if a newer version has upgraded the store", async () => {
    const refused = (): Promise<never> => Promise.reject(new NewerStore("upgraded"));
    const group = new TabGroup({ store: { load: refused, save: refused, retired: refused, remove: refused } });
    const opening = group.open();
    for (let tries = 0; tries < 3; tries++) {
      await turn();
      group.clock.pass(300);
    }
    expect((await opening).status).toMatchObject({ saving: "memory", notices: [{ code: "newer-version" }] });
  });

  it("continues when storage is full, adds a notice, and saves everything when there is space again", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const filling: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (name, expected, change) =>
        isFull ? Promise.reject(new Error("QuotaExceededError")) : store.save(name, expected, change),
    };
    const group = new TabGroup({ store: filling, roundsPerRecording: 4 });
    const session = await group.open();
    await playRounds(session, 3);
    isFull = true;
    await playRounds(session, 10);
    expect(session.status).toMatchObject({ saving: "unsaved", notices: [{ code: "storage-failed" }] });
    isFull = false;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    const shown = session.publicState;
    await session.close();
    const after = await group.open();
    expect(withoutVersion(after.publicState)).toEqual(withoutVersion(shown));
    expect(after.status.notices).toEqual([]);
    for (const recording of await after.export()) expect(verify(recording).status).toBe("fair");
  });

  it("saves the table again when it is deleted during a round", async () => {
    const group = new TabGroup();
    const session = await group.open();
    await playRounds(session, 2);
    await dealToMove(session);
    await group.options.store.remove("kitchen");
    await group.options.secrets.remove("kitchen");
    await session.send({ type: "Stand", hand: session.publicState.turn ?? "right" });
    expect(session.status.notices.map(({ code }) => code)).toEqual(["storage-cleared"]);
    const shown = session.publicState;
    await session.close();
    expect(withoutVersion((await group.open()).publicState)).toEqual(withoutVersion(shown));
  });

  it("shows no unsaved move while it saves a deleted table again", async () => {
    const store = new MemoryStore();
    let isSlow = false;
    let open = (): void => {};
    const slow: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      async save(name, expected, change) {
        if (isSlow && change.ids.length > 0) await new Promise<void>((resolve) => (open = resolve));
        return store.save(name, expected, change);
      },
    };
    const group = new TabGroup({ store: slow });
    const owner = await group.open();
    await dealToMove(owner);
    const saved = owner.publicState;
    await store.remove("kitchen");
    isSlow = true;
    const moved = owner.send({ type: "Stand", hand: saved.turn ?? "right" });
    await turn();
    open();
    await turn();
    expect(owner.status.notices.map(({ code }) => code)).toEqual(["storage-cleared"]);
    const follower = await group.open();
    expect([owner.publicState, follower.publicState]).toEqual([saved, saved]);
    open();
    expect(await moved).toBeNull();
    await turn();
    expect(follower.publicState.phase).toBe("settled");
    expect(follower.publicState).toEqual(owner.publicState);
  });
});

async function storedCharacters({ options: { store, name } }: TabGroup): Promise<number> {
  const stored = await store.load(name);
  const recordings = [...(await store.retired(name)), stored?.lines ?? []];
  return recordings.flat().reduce((sum, line) => sum + line.length, 0);
}
