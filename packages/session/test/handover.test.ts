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
import { dealToMove, House, playRounds, turn, withoutVersion } from "./house.js";

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
    const house = new House({ store });
    const opening = house.open();
    await turn();
    house.clock.pass(3_000);
    await turn();
    go();
    expect((await opening).status).toMatchObject({ role: "owner", notices: [] });
  });

  it("is opened by a later try if a tab whose messages it does not receive takes the table back", async () => {
    const { store, mood } = unreliableStore();
    const house = new House();
    const pass = async (milliseconds: number) => {
      house.clock.pass(milliseconds);
      await turn();
    };
    const first = await house.open({ openChannel: new MemoryChannels().open });
    mood.waits = new Promise(() => {});
    let opened: Session | null = null;
    void house.open({ store }).then((session) => {
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

describe("a table that is closed", () => {
  it("rejects commands of a follower that the owner has not answered", async () => {
    const channels = new MemoryChannels();
    let isMute = false;
    const mutable: OpenChannel = (name) => {
      const channel = channels.open(name);
      return { ...channel, post: (text) => (isMute ? undefined : channel.post(text)) };
    };
    const house = new House({ openChannel: channels.open });
    await house.open({ openChannel: mutable });
    const follower = await house.open();
    isMute = true;
    const sent = follower.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    const refusals: string[] = [];
    follower.refusals$.subscribe(({ code }) => refusals.push(code));
    expect(follower.dispatch({ type: "PlaceBet", seat: "left", amount: 1_000 })).toBeNull();
    await follower.close();
    expect(await sent).toMatchObject({ code: "table-closed" });
    expect(refusals).toEqual(["table-closed"]);
  });

  it("rejects commands that were sent during a takeover", async () => {
    const { store, mood } = unreliableStore();
    const house = new House({ store });
    const owner = await house.open();
    const second = await house.open();
    mood.waits = new Promise(() => {});
    await owner.close();
    await turn();
    const sent = second.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    expect([second.newShoe(60_000), second.setClientSeed("words"), second.forget()]).toEqual([false, false, false]);
    await second.close();
    expect(await sent).toMatchObject({ code: "table-closed" });
  });

  it("does not take the table over that it asked for before", async () => {
    const house = new House();
    const owner = await house.open({ openChannel: new MemoryChannels().open });
    const opening = house.open();
    await turn();
    house.clock.pass(3_000);
    await turn();
    house.clock.pass(3_000);
    const second = await opening;
    void owner.takeOver();
    await turn();
    house.clock.pass(3_000);
    await settle();
    expect([owner.status.role, second.status.role]).toEqual(["owner", "follower"]);
    const taken = second.takeOver();
    await second.close();
    house.clock.pass(3_000);
    await settle();
    expect([await taken, owner.status.role]).toEqual([false, "owner"]);
  });
});

describe("a table that is being taken over", () => {
  it("rejects an illegal command at once, and decides the others when it is loaded", async () => {
    const { store, mood } = unreliableStore();
    let go = (): void => {};
    const house = new House({ store });
    const owner = await house.open();
    const second = await house.open();
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

  it("gets the commands that its previous owner could not save", async () => {
    const store = new MemoryStore();
    let isHung = false;
    const hanging: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (...given) => (isHung ? new Promise(() => {}) : store.save(...given)),
    };
    const house = new House();
    const hung = await house.open({ store: hanging });
    const next = await house.open({ store });
    isHung = true;
    const sent = hung.send({ type: "PlaceBet", seat: "left", amount: 2_000 });
    const taken = next.takeOver();
    await settle();
    house.clock.pass(3_000);
    await settle();
    expect([await taken, hung.status.role]).toEqual([true, "follower"]);
    house.clock.pass(2_000);
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
    const house = new House({ store: slow });
    const session = await house.open();
    session.dispatch({ type: "PlaceBet", seat: "left", amount: 2_000 });
    let isClosed = false;
    const closing = session.close().then(() => {
      isClosed = true;
    });
    await settle();
    expect(isClosed).toBe(false);
    save();
    await closing;
    expect((await house.open()).publicState.bets.left).toBe(2_000);
  });
});

describe("a player who is broke", () => {
  it("continues with a new shoe only after getting credits", async () => {
    const house = new House({ rules: { startingCredits: 1_000 }, allowStacking: true });
    const session = await house.open();
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
    const house = new House({ store, secrets, seed: "kitchen" });
    const session = await house.open();
    await playRounds(session, 1);
    mood.isFull = true;
    await playRounds(session, 1);
    session.newShoe();
    await playRounds(session, 1);
    session.forget();
    await turn();
    await playRounds(session, 1);
    mood.isFull = false;
    house.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(session.status.saving).toBe("saved");
    const kept = await secrets.load("kitchen");
    expect(kept.map(({ commitment }) => commitment)).toContain(session.fairness.commitment);
  });
});

describe("a table that is taken over", () => {
  it("adds a notice when moves are lost that the previous owner could not save", async () => {
    const { store, mood } = unreliableStore();
    const house = new House({ store });
    const owner = await house.open();
    const follower = await house.open();
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
    const house = new House({ store, secrets, ...options });
    const owner = await house.open({ secrets: hangingSecrets(secrets, mood) });
    const follower = await house.open();
    await playRounds(owner, rounds);
    mood.isFull = true;
    const played = play(owner);
    for (let second = 0; second < 40; second++) {
      await settle();
      house.clock.pass(1_000);
    }
    await played;
    expect(follower.status.saving).toBe("unsaved");
    expect(follower.publicState).toEqual(owner.publicState);
    const { commitment, chain } = owner.fairness;
    mood.isFull = false;
    const closing = owner.close();
    await settle();
    house.clock.pass(1_000);
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
    const house = new House();
    const before = await house.open();
    await playRounds(before, 1);
    await before.close();
    const { store, mood } = unreliableStore();
    mood.isRefused = true;
    const opening = house.open({ store });
    await refused(house);
    const owner = await opening;
    const follower = await house.open();
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
    const house = new House({ lock });
    const first = await house.open();
    const hung = await house.open({ lock: hanging });
    const third = await house.open();
    isHung = true;
    await first.close();
    await settle();
    // The suspended tab resumes. Before the first request is granted, it requests the lock again and gets it, and then
    // another tab takes the lock.
    isHung = false;
    void hung.takeOver();
    house.clock.pass(3_000);
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
    const house = new House({ store });
    const owner = await house.open();
    const follower = await house.open();
    mood.isFull = true;
    await dealToMove(owner);
    mood.isFull = false;
    house.clock.pass(5_000);
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
    const house = new House({ store });
    const opening = house.open();
    await refused(house);
    const owner = await opening;
    const follower = await house.open();
    await playRounds(owner, 1);
    await dealToMove(owner);
    const { credits } = owner.publicState;
    await turn();
    expect(follower.status.saving).toBe("memory");
    await owner.close();
    await refused(house);
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
async function refused({ clock }: House): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    await turn();
    clock.pass(300);
  }
  await settle();
}
