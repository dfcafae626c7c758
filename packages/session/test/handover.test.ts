import { parseRecording } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import {
  MemoryChannels,
  MemoryLock,
  MemorySecrets,
  MemoryStore,
  type OpenChannel,
  type Session,
  type SessionOptions,
  type SessionStore,
  type TabLock,
} from "../src/index.js";
import { dealToMove, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

/** Returns a store that can be made to fail or to wait. */
function unreliableStore() {
  const store = new MemoryStore();
  const mood = { isFull: false, isRefused: false, waits: Promise.resolve() };
  const moody: SessionStore = {
    load: async (name) => {
      await mood.waits;
      if (mood.isRefused) throw new Error("SecurityError");
      return store.load(name);
    },
    retired: (name) => store.retired(name),
    remove: (name) => store.remove(name),
    save: (name, expected, change) =>
      mood.isFull ? Promise.reject(new Error("QuotaExceededError")) : store.save(name, expected, change),
  };
  return { store: moody, mood };
}

describe("a table that is slow to open", () => {
  it("adds no notice about another tab when this tab has the lock and waits for its storage", async () => {
    const { store, mood } = unreliableStore();
    let go = (): void => {};
    mood.waits = new Promise((resolve) => (go = resolve));
    const group = new TabGroup({ store });
    const opening = group.open();
    await turn();
    group.clock.pass(3_000);
    await turn();
    go();
    expect((await opening).status).toMatchObject({ role: "owner", notices: [] });
  });

  it("is opened by a later try if a tab whose messages it does not receive takes the table back", async () => {
    const { store, mood } = unreliableStore();
    const group = new TabGroup();
    const pass = async (milliseconds: number) => {
      group.clock.pass(milliseconds);
      await turn();
    };
    const first = await group.open({ openChannel: new MemoryChannels().open });
    mood.waits = new Promise(() => {});
    let opened: Session | null = null;
    void group.open({ store }).then((session) => {
      opened = session;
    });
    await pass(3_000);
    await pass(3_000);
    expect(first.status.role).toBe("follower");
    void first.takeOver();
    await pass(3_000);
    expect(first.status.role).toBe("owner");
    mood.waits = Promise.resolve();
    for (let second = 0; second < 20; second++) await pass(1_000);
    expect(opened).toMatchObject({ status: { role: "owner" } });
  });
});

describe("a table that two tabs with slow storage open", () => {
  it("is opened by one of them, because they take it from each other less and less often", async () => {
    const store = new MemoryStore();
    const group = new TabGroup();
    const slowly = () => new Promise<void>((resolve) => group.clock.schedule(4_000, resolve));
    const slow: SessionStore = {
      load: (name) => slowly().then(() => store.load(name)),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (...given) => slowly().then(() => store.save(...given)),
    };
    const opened: Session[] = [];
    for (let tab = 0; tab < 2; tab++) void group.open({ store: slow }).then((session) => opened.push(session));
    for (let second = 0; second < 60; second++) {
      await turn();
      group.clock.pass(1_000);
    }
    expect(opened.map(({ status }) => status.role).sort()).toEqual(["follower", "owner"]);
  });
});

describe("a table that is closed", () => {
  it("rejects commands of a follower that the owner has not answered", async () => {
    const channels = new MemoryChannels();
    let isMute = false;
    const mutable: OpenChannel = (name) => {
      const channel = channels.open(name);
      return { ...channel, post: (text) => (isMute ? undefined : channel.post(text)) };
    };
    const group = new TabGroup({ openChannel: channels.open });
    await group.open({ openChannel: mutable });
    const follower = await group.open();
    isMute = true;
    const sent = follower.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    const refusals: string[] = [];
    follower.refusals$.subscribe(({ code }) => refusals.push(code));
    expect(follower.dispatch({ type: "PlaceBet", seat: "left", amount: 1_000 })).toBeNull();
    await follower.close();
    expect(await sent).toMatchObject({ code: "table-closed" });
    expect(refusals).toEqual(["table-closed"]);
  });

  it("does not reject the moves that are shown without being saved", async () => {
    const { store, mood } = unreliableStore();
    const session = await new TabGroup({ store }).open();
    mood.isFull = true;
    const refusals: string[] = [];
    session.refusals$.subscribe(({ code }) => refusals.push(code));
    session.dispatch({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    await settle();
    expect([session.publicState.bets.middle, session.status.saving]).toEqual([1_000, "unsaved"]);
    await session.close();
    expect(refusals).toEqual([]);
  });

  it("rejects commands that were sent during a takeover", async () => {
    const { store, mood } = unreliableStore();
    const group = new TabGroup({ store });
    const owner = await group.open();
    const second = await group.open();
    mood.waits = new Promise(() => {});
    await owner.close();
    await turn();
    const sent = second.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    expect([second.newShoe(60_000), second.setClientSeed("words"), second.forget()]).toEqual([false, false, false]);
    await second.close();
    expect(await sent).toMatchObject({ code: "table-closed" });
  });

  it("does not take the table over that it asked for before", async () => {
    const group = new TabGroup();
    const owner = await group.open({ openChannel: new MemoryChannels().open });
    const opening = group.open();
    await turn();
    group.clock.pass(3_000);
    await turn();
    group.clock.pass(3_000);
    const second = await opening;
    void owner.takeOver();
    await turn();
    group.clock.pass(3_000);
    await settle();
    expect([owner.status.role, second.status.role]).toEqual(["owner", "follower"]);
    const taken = second.takeOver();
    await second.close();
    group.clock.pass(3_000);
    await settle();
    expect([await taken, owner.status.role]).toEqual([false, "owner"]);
  });
});

describe("a table that is being taken over", () => {
  it("rejects an illegal command at once, and decides the others when it is loaded", async () => {
    const { store, mood } = unreliableStore();
    let go = (): void => {};
    const group = new TabGroup({ store });
    const owner = await group.open();
    const second = await group.open();
    mood.waits = new Promise((resolve) => (go = resolve));
    await owner.close();
    await turn();
    expect(await second.send({ type: "Hit", hand: "left" })).not.toBeNull();
    const bet = second.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    // The bet is not on the table yet, so only the loaded table can decide the deal.
    const deal = second.send({ type: "Deal" });
    go();
    expect(await Promise.all([bet, deal])).toEqual([null, null]);
    expect(second.publicState.round).toBe(1);
  });

  it("does not count as taken over if another tab takes it back before it is open", async () => {
    const { store, mood } = unreliableStore();
    const group = new TabGroup();
    const owner = await group.open();
    const second = await group.open({ store });
    mood.waits = new Promise(() => {});
    const taken = second.takeOver();
    await settle();
    expect(owner.status.role).toBe("follower");
    void owner.takeOver();
    await settle();
    group.clock.pass(3_000);
    await settle();
    expect([await taken, owner.status.role]).toEqual([false, "owner"]);
  });

  /** Opens a table in two tabs, whose owner no longer sends messages. */
  async function silentOwner(shared: Partial<SessionOptions> = {}, options: Partial<SessionOptions> = {}) {
    const channels = new MemoryChannels();
    let isMute = false;
    const mutable: OpenChannel = (name) => {
      const channel = channels.open(name);
      return { ...channel, post: (text) => (isMute ? undefined : channel.post(text)) };
    };
    const group = new TabGroup({ openChannel: channels.open, ...shared });
    const owner = await group.open({ openChannel: mutable });
    const second = await group.open(options);
    isMute = true;
    const speak = () => {
      isMute = false;
    };
    return { group, owner, second, speak };
  }

  it("keeps the open commands of a tab that cannot open it", async () => {
    let isBroken = false;
    const { random } = new TabGroup().options;
    const failing = (bytes: number) => {
      if (isBroken) throw new Error("no random numbers");
      return random(bytes);
    };
    const { group, owner, second, speak } = await silentOwner({}, { random: failing });
    const sent = second.send({ type: "PlaceBet", seat: "left", amount: 2_000 });
    isBroken = true;
    const taken = second.takeOver();
    await settle();
    group.clock.pass(3_000);
    expect(await taken).toBe(false);
    speak();
    await settle();
    group.clock.pass(2_000);
    expect(await sent).toBeNull();
    expect(owner.publicState.bets.left).toBe(2_000);
  });

  it("is not taken from its owner before the deadline if the owner yields to another tab", async () => {
    const { group, second } = await silentOwner();
    const channel = group.options.openChannel(group.options.name);
    const taken = second.takeOver();
    channel.post(JSON.stringify({ protocol: "thunderjack/1", type: "yielded", tab: "0123456789abcdef" }));
    await settle();
    expect(second.status.role).toBe("follower");
    group.clock.pass(3_000);
    expect(await taken).toBe(true);
  });

  it("is not stolen by a tab that already has its lock and waits for storage", async () => {
    const lock = new MemoryLock();
    let steals = 0;
    const counting: TabLock = {
      request: (name, listener, steal) => {
        if (steal) steals++;
        return lock.request(name, listener, steal);
      },
    };
    const { store, mood } = unreliableStore();
    const { group, owner, second } = await silentOwner({ lock: counting }, { store });
    let go = (): void => {};
    mood.waits = new Promise((resolve) => (go = resolve));
    const taken = second.takeOver();
    await owner.close();
    await settle();
    group.clock.pass(3_000);
    await settle();
    go();
    expect([await taken, steals]).toEqual([true, 0]);
  });

  it("gets the commands that its previous owner could not save", async () => {
    const store = new MemoryStore();
    let isHung = false;
    const hanging: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (...given) => (isHung ? new Promise(() => {}) : store.save(...given)),
    };
    const group = new TabGroup();
    const hung = await group.open({ store: hanging });
    const next = await group.open({ store });
    isHung = true;
    const sent = hung.send({ type: "PlaceBet", seat: "left", amount: 2_000 });
    const taken = next.takeOver();
    await settle();
    group.clock.pass(3_000);
    await settle();
    expect([await taken, hung.status.role]).toEqual([true, "follower"]);
    group.clock.pass(2_000);
    await settle();
    expect(await sent).toBeNull();
    expect([next, hung].map(({ publicState }) => publicState.bets.left)).toEqual([2_000, 2_000]);
  });
});

describe("a table that is closed while a move is saved", () => {
  it("is closed after the move is saved", async () => {
    const store = new MemoryStore();
    let save = (): void => {};
    const slow: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: async (...given) => {
        if (given[2].ids.length > 0) await new Promise<void>((resolve) => (save = resolve));
        return store.save(...given);
      },
    };
    const group = new TabGroup({ store: slow });
    const session = await group.open();
    session.dispatch({ type: "PlaceBet", seat: "left", amount: 2_000 });
    let isClosed = false;
    const closing = session.close().then(() => {
      isClosed = true;
    });
    await settle();
    expect(isClosed).toBe(false);
    save();
    await closing;
    expect((await group.open()).publicState.bets.left).toBe(2_000);
  });
});

describe("a player who is broke", () => {
  it("continues with a new shoe only after getting credits", async () => {
    const group = new TabGroup({ rules: { startingCredits: 1_000 }, allowStacking: true });
    const session = await group.open();
    await session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    await session.send({ type: "Deal", stack: ["10_s_0", "10_h_0", "9_s_0", "10_d_0"] });
    await session.send({ type: "Stand", hand: session.publicState.turn ?? "right" });
    expect(session.publicState.phase).toBe("broke");
    expect(session.newShoe()).toBe(false);
    expect(session.newShoe(20_000)).toBe(true);
    await turn();
    expect(session.publicState).toMatchObject({ phase: "betting", credits: 20_000 });
    await playRounds(session, 1);
    expect(session.shoe).toBe(2);
  });
});

describe("seeds", () => {
  it("are not deleted when the same chosen seed is used again while saving fails", async () => {
    const { store, mood } = unreliableStore();
    const secrets = new MemorySecrets();
    const group = new TabGroup({ store, secrets, seed: "kitchen" });
    const session = await group.open();
    await playRounds(session, 1);
    mood.isFull = true;
    await playRounds(session, 1);
    session.newShoe();
    await playRounds(session, 1);
    session.forget();
    await turn();
    await playRounds(session, 1);
    mood.isFull = false;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    const kept = await secrets.load("kitchen");
    expect(kept.map(({ commitment }) => commitment)).toContain(session.fairness.commitment);
  });
});

describe("a table that is taken over", () => {
  it("adds no notice about lost moves if only a new shoe could not be saved", async () => {
    const { store, mood } = unreliableStore();
    const group = new TabGroup();
    const owner = await group.open({ store });
    await playRounds(owner, 1);
    mood.isFull = true;
    owner.newShoe();
    await settle();
    expect([owner.shoe, owner.status.saving]).toEqual([2, "unsaved"]);
    const next = await group.open();
    void next.takeOver();
    await settle();
    expect(owner.status.role).toBe("follower");
    expect(owner.status.notices.map(({ code }) => code)).not.toContain("unsaved-lost");
  });

  it("adds a notice when moves are lost that the previous owner could not save", async () => {
    const { store, mood } = unreliableStore();
    const group = new TabGroup({ store });
    const owner = await group.open();
    const follower = await group.open();
    await playRounds(owner, 1);
    mood.isFull = true;
    await dealToMove(owner);
    await turn();
    expect(follower.status.saving).toBe("unsaved");
    mood.isFull = false;
    await owner.close();
    await settle();
    expect(follower.status).toMatchObject({
      role: "owner",
      saving: "saved",
      notices: [{ code: "storage-failed" }, { code: "unsaved-lost" }],
    });
    // The cards of the lost round were seen, so its shoe is retired.
    expect([follower.shoe, follower.publicState]).toMatchObject([2, { phase: "betting", round: 0 }]);
    const [recording = ""] = await follower.export();
    expect(parseRecording(recording).recording?.recoveries).toEqual(["unsaved"]);
  });

  /** Returns secrets that cannot be changed while the store is full. The changes do not end. */
  function hangingSecrets(secrets: MemorySecrets, mood: { readonly isFull: boolean }): MemorySecrets {
    const hanging = new MemorySecrets();
    hanging.load = (name) => secrets.load(name);
    hanging.add = (...given) => (mood.isFull ? new Promise(() => {}) : secrets.add(...given));
    hanging.forget = (...given) => (mood.isFull ? new Promise(() => {}) : secrets.forget(...given));
    return hanging;
  }

  /** Takes a table over whose owner could not save or mark what it does. */
  async function takenOver(
    play: (owner: Session) => Promise<unknown>,
    rounds: number,
    options: Partial<SessionOptions> = {},
  ) {
    const { store, mood } = unreliableStore();
    const secrets = new MemorySecrets();
    const group = new TabGroup({ store, secrets, ...options });
    const owner = await group.open({ secrets: hangingSecrets(secrets, mood) });
    const follower = await group.open();
    await playRounds(owner, rounds);
    mood.isFull = true;
    const played = play(owner);
    for (let second = 0; second < 40; second++) {
      await settle();
      group.clock.pass(1_000);
    }
    await played;
    expect(follower.status.saving).toBe("unsaved");
    expect(follower.publicState).toEqual(owner.publicState);
    const { commitment, chain } = owner.fairness;
    mood.isFull = false;
    const closing = owner.close();
    await settle();
    group.clock.pass(1_000);
    await closing;
    await settle();
    expect(follower.status.role).toBe("owner");
    return { follower, commitment, anchor: chain?.anchor };
  }

  it("retires the shoe whose cards this tab has shown without being saved, also if they are not marked", async () => {
    const { follower, commitment } = await takenOver((owner) => dealToMove(owner), 1);
    expect(follower.fairness.commitment).not.toBe(commitment);
    const [recording = ""] = await follower.export();
    expect(parseRecording(recording).recording?.recoveries).toEqual(["unsaved"]);
  });

  it("leaves the chain that it has shown without being saved, also if it is the one after the stored chain", async () => {
    const play = async (owner: Session) => {
      await playRounds(owner, 1);
      await dealToMove(owner);
    };
    const { follower, anchor } = await takenOver(play, 0, { shoesPerChain: 1, roundsPerRecording: 1 });
    const { chain } = follower.fairness;
    expect(anchor).toBeDefined();
    expect([chain?.anchor, chain?.nextAnchor]).not.toContain(anchor);
  });

  it("keeps the shoe if only bets before its first deal are lost", async () => {
    const { follower, commitment } = await takenOver(
      (owner) => owner.send({ type: "PlaceBet", seat: "left", amount: 2_000 }),
      0,
    );
    expect(follower.status.notices.map(({ code }) => code)).toContain("unsaved-lost");
    expect([follower.fairness.commitment, follower.publicState.bets.left]).toEqual([commitment, 0]);
  });

  it("keeps the stored shoe if the previous owner has played another one in memory", async () => {
    const group = new TabGroup();
    const before = await group.open();
    await playRounds(before, 1);
    await before.close();
    const { store, mood } = unreliableStore();
    mood.isRefused = true;
    const opening = group.open({ store });
    await refused(group);
    const owner = await opening;
    const follower = await group.open();
    await dealToMove(owner);
    expect(follower.publicState).toEqual(owner.publicState);
    await owner.close();
    await settle();
    expect(follower.fairness.commitment).toBe(before.fairness.commitment);
    expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(before.publicState));
  });

  it("has one owner when an earlier request for the lock is granted to a suspended tab that has lost the lock of a later request", async () => {
    const lock = new MemoryLock();
    const late: (() => void)[] = [];
    let isHung = false;
    const hanging: TabLock = {
      request: (name, { granted, lost }, steal) =>
        lock.request(name, { granted: () => (isHung ? late.push(granted) : granted()), lost }, steal),
    };
    const group = new TabGroup({ lock });
    const first = await group.open();
    const hung = await group.open({ lock: hanging });
    const third = await group.open();
    isHung = true;
    await first.close();
    await settle();
    // The suspended tab resumes. Before the first request is granted, it requests the lock again and gets it, and then
    // another tab takes the lock.
    isHung = false;
    void hung.takeOver();
    group.clock.pass(3_000);
    await settle();
    expect(hung.status.role).toBe("owner");
    await third.takeOver();
    await settle();
    for (const granted of late) granted();
    await settle();
    expect([hung.status.role, third.status.role]).toEqual(["follower", "owner"]);
  });

  it("adds no notice about lost moves if the previous owner saved them later", async () => {
    const { store, mood } = unreliableStore();
    const group = new TabGroup({ store });
    const owner = await group.open();
    const follower = await group.open();
    mood.isFull = true;
    await dealToMove(owner);
    mood.isFull = false;
    group.clock.pass(5_000);
    await settle();
    const shown = follower.publicState;
    await owner.close();
    await settle();
    expect(follower.status).toMatchObject({
      role: "owner",
      notices: [{ code: "storage-failed" }, { code: "saved-again" }],
    });
    expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(shown));
  });

  it("does not return the bets of a round that another tab played in memory, and adds a notice", async () => {
    const { store, mood } = unreliableStore();
    mood.isRefused = true;
    const group = new TabGroup({ store });
    const opening = group.open();
    await refused(group);
    const owner = await opening;
    const follower = await group.open();
    await playRounds(owner, 1);
    await dealToMove(owner);
    const { credits } = owner.publicState;
    await turn();
    expect(follower.status.saving).toBe("memory");
    await owner.close();
    await refused(group);
    expect(follower.status).toMatchObject({ role: "owner", saving: "memory" });
    expect(follower.status.notices.map(({ code }) => code)).toEqual(["storage-refused", "stakes-lost"]);
    expect(follower.publicState).toMatchObject({ phase: "betting", credits });
  });
});

/** Completes all pending reads and writes of the storage. */
async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await turn();
}

/** Advances the clock past all tries to load from a storage that rejects. */
async function refused({ clock }: TabGroup): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await turn();
    clock.pass(300);
  }
  await settle();
}
