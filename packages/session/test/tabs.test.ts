import type { TableState } from "@thunderjack/core";
import { parseRecording } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { MemoryChannels, MemoryLock, MemoryStore, type OpenChannel, type SessionStore } from "../src/index.js";
import { dealToMove, eventsOf, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

describe("several tabs of one session", () => {
  it("show the same table, and carry out a follower's command once, in the owner", async () => {
    const group = new TabGroup();
    const owner = await group.open();
    const follower = await group.open();
    expect([owner.status.role, follower.status.role]).toEqual(["owner", "follower"]);
    const [emitted, followed] = [eventsOf(owner), eventsOf(follower)];
    await playRounds(follower, 3);
    expect(followed).toEqual(emitted);
    expect(followed.filter(({ type }) => type === "RoundSettled").length).toBe(3);
    expect(follower.publicState).toEqual(owner.publicState);
    expect(follower.fairness).toEqual(owner.fairness);
  });

  it("need no small versions: a store of their own may count them from the time", async () => {
    const first = 1_800_000_000_000;
    const store = new MemoryStore();
    const counting: SessionStore = {
      load: async (name) => {
        const stored = await store.load(name);
        return stored === null ? null : { ...stored, version: stored.version + first };
      },
      save: async (name, expected, change) =>
        first + (await store.save(name, expected === null ? null : expected - first, change)),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
    };
    const group = new TabGroup({ store: counting });
    const before = await group.open();
    await dealToMove(before);
    await before.close();
    const owner = await group.open();
    const [second, third] = [await group.open(), await group.open()];
    expect([owner, second, third].map(({ status }) => status.role)).toEqual(["owner", "follower", "follower"]);
    for (const { status } of [owner, second, third]) expect(status).toMatchObject({ saving: "saved", notices: [] });
    const hand = owner.publicState.turn ?? "middle";
    expect(await second.send({ type: "Stand", hand })).toBeNull();
    expect(await third.takeOver()).toBe(true);
    await turn();
    expect(withoutVersion(second.publicState)).toEqual(withoutVersion(third.publicState));
  });

  it("continue in another tab when the owner is closed during a round", async () => {
    const group = new TabGroup();
    const first = await group.open();
    const second = await group.open();
    await dealToMove(first);
    const shown = first.publicState;
    await first.close();
    await turn();
    expect(second.status.role).toBe("owner");
    expect(withoutVersion(second.publicState)).toEqual(withoutVersion(shown));
    await second.send({ type: "Stand", hand: shown.turn ?? "right" });
    expect(second.publicState.phase).toBe("settled");
  });

  it("hand the table over on request", async () => {
    const group = new TabGroup();
    const first = await group.open();
    const [second, third] = [await group.open(), await group.open()];
    await dealToMove(first);
    expect(await third.takeOver()).toBe(true);
    await turn();
    expect([first, second, third].map(({ status }) => status.role)).toEqual(["follower", "follower", "owner"]);
    for (const { status } of [first, second, third]) expect(status.notices).toEqual([]);
    expect(first.publicState).toEqual(third.publicState);
    await first.send({ type: "Stand", hand: first.publicState.turn ?? "right" });
    expect(third.publicState.phase).toBe("settled");
  });

  it("give every new owner a higher term than the owners before it, also if it has received no message of them", async () => {
    const group = new TabGroup();
    const terms: number[] = [];
    group.options.openChannel(group.options.name).listen((text) => {
      const { term } = JSON.parse(text);
      if (term !== undefined) terms.push(term);
    });
    const first = await group.open();
    await playRounds(first, 1);
    await first.close();
    await turn();
    const highest = Math.max(...terms.splice(0));
    const second = await group.open();
    await playRounds(second, 1);
    await turn();
    expect(Math.max(...terms)).toBeGreaterThan(highest);
  });

  it("give every new owner a higher term also if storage is refused", async () => {
    const refused = () => Promise.reject(new Error("not here"));
    const group = new TabGroup({ store: { load: refused, save: refused, retired: refused, remove: refused } });
    const terms = new Map<string, number>();
    group.options.openChannel(group.options.name).listen((text) => {
      const { type, owner, term } = JSON.parse(text);
      if (type === "scene") terms.set(owner, term);
    });
    const inMemory = async <Result>(opened: Promise<Result>) => {
      for (let tries = 0; tries < 3; tries++) {
        await turn();
        group.clock.pass(300);
      }
      return await opened;
    };
    await inMemory(group.open());
    for (let tabs = 2; tabs <= 3; tabs++) {
      const next = await group.open();
      expect(await inMemory(next.takeOver())).toBe(true);
      await turn();
    }
    const [first = 0, second = 0, third = 0] = terms.values();
    expect([second, third]).toEqual([first + 1, first + 2]);
  });

  it("keep the first part of the ids of their commands", async () => {
    const group = new TabGroup();
    const senders = new Set<string>();
    group.options.openChannel(group.options.name).listen((text) => {
      const { type, id } = JSON.parse(text);
      if (type === "command") senders.add(id.split("-")[0]);
    });
    await group.open();
    const followers = [await group.open(), await group.open()];
    for (let bet = 1; bet <= 3; bet++) {
      for (const follower of followers) {
        expect(await follower.send({ type: "PlaceBet", seat: "left", amount: bet * 1_000 })).toBeNull();
      }
    }
    expect(senders.size).toBe(2);
  });

  it("request the table of the next owner if they lost the table and missed its first message", async () => {
    const blockable = new BlockableChannel();
    const group = new TabGroup({ openChannel: blockable.openOthers });
    const first = await group.open({ openChannel: blockable.open });
    const second = await group.open();
    blockable.isBlocked = true;
    const taken = second.takeOver();
    await turn();
    group.clock.pass(3_000);
    expect(await taken).toBe(true);
    await playRounds(second, 1);
    blockable.isBlocked = false;
    group.clock.pass(2_000);
    await turn();
    expect(first.status.role).toBe("follower");
    expect(withoutVersion(first.publicState)).toEqual(withoutVersion(second.publicState));
  });

  it("do not repeat a command that was saved by an owner that could not answer", async () => {
    const channels = new MemoryChannels();
    let isMute = false;
    const mutable: OpenChannel = (name) => {
      const channel = channels.open(name);
      return { ...channel, post: (text) => (isMute ? undefined : channel.post(text)) };
    };
    const group = new TabGroup({ openChannel: channels.open });
    const first = await group.open({ openChannel: mutable });
    const second = await group.open();
    await dealToMove(first);
    await turn();
    const before = second.publicState;
    isMute = true;
    const answered = second.send({ type: "Stand", hand: before.turn ?? "right" });
    await turn();
    expect(second.publicState).toEqual(before);
    const taken = second.takeOver();
    await turn();
    group.clock.pass(3_000);
    await turn();
    expect(await taken).toBe(true);
    expect(await answered).toBeNull();
    const [recording = ""] = await second.export({ open: true });
    expect(recording.match(/"HandStood"/g)?.length).toBe(1);
    expect(second.publicState.phase).toBe("settled");
  });

  it("load the whole table after they missed an event", async () => {
    const blockable = new BlockableChannel();
    const group = new TabGroup({ openChannel: blockable.openOthers });
    const owner = await group.open();
    const follower = await group.open({ openChannel: blockable.open });
    blockable.isBlocked = true;
    await playRounds(owner, 2);
    await turn();
    const { round, version } = follower.publicState;
    expect(round).toBe(0);
    blockable.isBlocked = false;
    const jumps: number[] = [];
    follower.jumps$.subscribe((state) => jumps.push(state.round));
    group.clock.pass(2_000);
    await turn();
    expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(owner.publicState));
    expect(jumps).toEqual([2]);
    expect(follower.publicState.version).toBe(version + 1);
  });

  it("get the reason why the owner cannot save, and a notice when it can, also when opened later", async () => {
    const store = new MemoryStore();
    let isFull = false;
    const filling: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (name, expected, change) =>
        isFull ? Promise.reject(new Error("no room")) : store.save(name, expected, change),
    };
    const group = new TabGroup({ store: filling });
    const owner = await group.open();
    const follower = await group.open();
    isFull = true;
    await playRounds(owner, 2);
    await turn();
    const later = await group.open();
    const reason = { code: "storage-failed", detail: "Error: no room" };
    for (const { status } of [owner, follower, later]) {
      expect(status).toMatchObject({ saving: "unsaved", notices: [reason] });
    }
    isFull = false;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    for (const { status } of [owner, follower, later]) {
      expect(status).toMatchObject({ saving: "saved", notices: [reason, { code: "saved-again" }] });
    }
  });

  it("get the notice that the table is played in memory", async () => {
    const refused = () => Promise.reject(new Error("not here"));
    const group = new TabGroup({ store: { load: refused, save: refused, retired: refused, remove: refused } });
    const opening = group.open();
    for (let tries = 0; tries < 3; tries++) {
      await turn();
      group.clock.pass(300);
    }
    await opening;
    const follower = await group.open();
    expect(follower.status).toMatchObject({
      role: "follower",
      saving: "memory",
      notices: [{ code: "storage-refused", detail: "Error: not here" }],
    });
  });

  it("retire the shoe, and add a notice, when they remove an incomplete move of another tab", async () => {
    const store = new MemoryStore();
    let mood: "well" | "mute" | "torn" = "well";
    let isMute = false;
    const failing: SessionStore = {
      load: (name) => (isMute ? Promise.reject(new Error("The power fails.")) : store.load(name)),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      async save(name, expected, change) {
        const lines = mood === "torn" ? change.lines.slice(0, 2) : change.lines;
        const version = await store.save(name, expected, { ...change, lines });
        isMute = mood === "mute";
        if (mood !== "well") throw new Error("The power fails.");
        return version;
      },
    };
    const group = new TabGroup({ store: failing });
    const first = await group.open({ lock: new MemoryLock() });
    await dealToMove(first);
    const second = await group.open({ lock: new MemoryLock() });
    const stand = { type: "Stand", hand: first.publicState.turn ?? "right" } as const;
    mood = "mute";
    await first.send(stand);
    const shown = first.publicState;
    mood = "well";
    isMute = false;
    group.clock.pass(100);
    expect(await second.send(stand)).toMatchObject({ accepted: false });
    await turn();
    mood = "torn";
    await second.send({ type: "Deal" });
    mood = "well";
    // The first tab tries again five seconds after its failure, before the second one does.
    group.clock.pass(4_900);
    for (let i = 0; i < 10; i++) await turn();
    expect(first.publicState).toMatchObject({ round: 0, credits: shown.credits, bets: shown.bets });
    const codes = ["storage-failed", "tail-cut", "unsaved-lost", "saved-again"];
    expect(first.status.notices.map(({ code }) => code)).toEqual(codes);
    // The damage is in the first round of a shoe, so a recovery cannot be recorded. The header of the new chain names it.
    await playRounds(first, 1);
    const inPlay = parseRecording((await first.export({ open: true })).at(-1) ?? "").recording;
    expect(inPlay?.header.recovered).toBe("secret-lost");
  });

  it("show the table of the other tab and the reason when an accepted move is rejected later", async () => {
    const group = new TabGroup();
    // Without locks, every tab owns the table.
    const first = await group.open({ lock: new MemoryLock() });
    await dealToMove(first);
    const second = await group.open({ lock: new MemoryLock() });
    expect([first.status.role, second.status.role]).toEqual(["owner", "owner"]);
    const stand = { type: "Stand", hand: first.publicState.turn ?? "right" } as const;
    expect(await first.send(stand)).toBeNull();
    const [jumps, refusals]: [TableState[], string[]] = [[], []];
    second.jumps$.subscribe((state) => jumps.push(state));
    second.refusals$.subscribe(({ code }) => refusals.push(code));
    const emitted = eventsOf(second);
    group.clock.pass(100);
    expect(second.dispatch(stand)).toBeNull();
    await turn();
    expect(refusals).toEqual(["no-round-in-play"]);
    expect(jumps.map(withoutVersion)).toEqual([withoutVersion(first.publicState)]);
    expect(withoutVersion(second.publicState)).toEqual(withoutVersion(first.publicState));
    expect(emitted).toEqual([]);
    expect(second.status.notices.map(({ code }) => code)).toEqual(["changed-elsewhere"]);
  });

  it("do not mistake a table that was begun after a deletion for their own", async () => {
    const group = new TabGroup();
    const first = await group.open({ lock: new MemoryLock() });
    for (const seat of ["left", "middle"] as const) await first.send({ type: "PlaceBet", seat, amount: 1_000 });
    await group.options.store.remove("kitchen");
    await group.options.secrets.remove("kitchen");
    // The second tab saves as often as the first. If versions started at 1 again, the first tab would accept this
    // version as its own.
    const second = await group.open({ lock: new MemoryLock() });
    await dealToMove(second);
    const shown = second.publicState;
    expect(await first.send({ type: "Deal" })).toMatchObject({ code: "round-in-play" });
    expect(withoutVersion(first.publicState)).toEqual(withoutVersion(shown));
    expect(first.fairness).toEqual(second.fairness);
    expect(first.status.notices.map(({ code }) => code)).toEqual(["changed-elsewhere"]);
  });

  it("never send each other the seed or the hole card", async () => {
    const channels = new MemoryChannels();
    const texts: string[] = [];
    const observed: OpenChannel = (name) => {
      const channel = channels.open(name);
      return {
        ...channel,
        post: (text) => {
          texts.push(text);
          channel.post(text);
        },
      };
    };
    const group = new TabGroup({ openChannel: observed });
    const owner = await group.open();
    await group.open();
    await playRounds(owner, 5);
    await dealToMove(owner);
    const [secret] = await group.options.secrets.load("kitchen");
    const all = texts.join("\n");
    expect(all).toContain(secret?.commitment);
    expect(all).not.toContain(secret?.serverSeed);
    expect(all).not.toMatch(/"card":"[^"]+","faceDown":true/);
  });

  it("ignore invalid messages", async () => {
    const channels = new MemoryChannels();
    const group = new TabGroup({ openChannel: channels.open });
    const owner = await group.open();
    const follower = await group.open();
    const stranger = channels.open("kitchen");
    const shown = owner.publicState;
    const protocol = "thunderjack/1";
    const forged: readonly unknown[] = [
      "no JSON",
      null,
      { protocol, type: "command", id: "x", command: { type: "Explode" } },
      { protocol, type: "command", id: "x", command: { type: "PlaceBet", seat: 7, amount: "all" } },
      { protocol, type: "scene", term: 1e9, owner: "me", seq: 1, saving: "saved", scene: null },
      { protocol: "thunderjack/99", type: "yield", tab: "me" },
      { protocol, type: "told", term: 1, owner: "me", seq: 1, saving: "saved", events: [7] },
    ];
    for (const message of forged) stranger.post(typeof message === "string" ? message : JSON.stringify(message));
    await turn();
    expect(owner.publicState).toEqual(shown);
    expect(follower.publicState).toEqual(shown);
  });
});

/** Channels between tabs, one of which receives no message while it is blocked. */
class BlockableChannel {
  isBlocked = false;
  readonly #channels = new MemoryChannels();

  readonly open: OpenChannel = (name) => {
    const channel = this.#channels.open(name);
    return {
      ...channel,
      listen: (listener) => channel.listen((text) => (this.isBlocked ? undefined : listener(text))),
    };
  };

  readonly openOthers: OpenChannel = (name) => this.#channels.open(name);
}
