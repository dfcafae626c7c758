import { describe, expect, it } from "vitest";
import {
  MemoryChannels,
  MemoryLock,
  MemoryStore,
  type OpenChannel,
  rememberedCommands,
  type Session,
  type SessionStore,
} from "../src/index.js";
import { TabGroup, turn } from "./tab-group.js";

/** A number of commands that exceeds the number of ids that a store always keeps. */
const MANY = 100;

/** Places so many bets that earlier commands are no longer among the latest ones, whose ids a store always keeps. */
async function placeManyBets(session: Session): Promise<void> {
  for (let bet = 1; bet <= MANY; bet++) await session.send({ type: "PlaceBet", seat: "middle", amount: bet * 100 });
}

/** Returns a channel on which a tab receives no messages while it is blocked. */
function blockable() {
  const channels = new MemoryChannels();
  let isBlocked = false;
  const open: OpenChannel = (name) => {
    const channel = channels.open(name);
    return {
      ...channel,
      listen: (listener) =>
        channel.listen((text) => {
          if (!isBlocked) listener(text);
        }),
    };
  };
  const block = (is: boolean): void => {
    isBlocked = is;
  };
  return { channels, open, block };
}

describe("a command whose answer is lost", () => {
  /**
   * Places a bet in a follower. Its answer is lost while the owner removes the bet and places many others.
   *
   * @param isOutage whether the storage fails in the meantime
   */
  async function unanswered(isOutage = false) {
    const { channels, open, block } = blockable();
    const store = new MemoryStore();
    let isFull = isOutage;
    const filling: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: (...change) => (isFull ? Promise.reject(new Error("QuotaExceededError")) : store.save(...change)),
    };
    const group = new TabGroup({ openChannel: channels.open, store });
    const owner = await group.open({ store: filling });
    const follower = await group.open({ openChannel: open });
    block(true);
    const answer = follower.send({ type: "PlaceBet", seat: "right", amount: 1_000 });
    await turn();
    expect(owner.publicState.bets.right).toBe(1_000);
    await owner.send({ type: "ClearBets" });
    await placeManyBets(owner);
    expect(owner.status.saving).toBe(isOutage ? "unsaved" : "saved");
    isFull = false;
    group.clock.pass(5_000);
    for (let i = 0; i < 10; i++) await turn();
    expect(owner.status.saving).toBe("saved");
    return { group, owner, follower, answer, unblock: () => block(false) };
  }

  it("is not carried out again when its tab repeats it after many other commands", async () => {
    const { group, owner, answer, unblock } = await unanswered();
    unblock();
    group.clock.pass(2_000);
    expect(await answer).toBeNull();
    expect(owner.publicState.bets).toEqual({ right: 0, middle: MANY * 100, left: 0 });
  });

  it.each([
    ["which reads the store", false],
    ["which reads the store after an outage", true],
  ])("is not carried out again by the next owner, %s", async (_when, isOutage) => {
    const { group, owner, answer, unblock } = await unanswered(isOutage);
    const next = await group.open();
    unblock();
    await next.takeOver();
    await owner.close();
    group.clock.pass(2_000);
    expect(await answer).toBeNull();
    expect(next.publicState.bets).toEqual({ right: 0, middle: MANY * 100, left: 0 });
  });

  it("is not carried out again by its own tab after that tab has taken the table over", async () => {
    const { follower, answer, unblock } = await unanswered();
    unblock();
    await follower.takeOver();
    expect(await answer).toBeNull();
    expect(follower.publicState.bets).toEqual({ right: 0, middle: MANY * 100, left: 0 });
  });

  it("is not carried out again by an owner that was suspended, and finds the table of the next owner in the store", async () => {
    const store = new MemoryStore();
    const group = new TabGroup({ store });
    let isHung = false;
    let wake = (): void => {};
    const hangs = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const hanging: SessionStore = {
      load: (name) => store.load(name),
      retired: (name) => store.retired(name),
      remove: (name) => store.remove(name),
      save: async (...change) => {
        if (isHung) await hangs;
        return store.save(...change);
      },
    };
    const hung = await group.open({ store: hanging });
    const channel = group.options.openChannel(group.options.name);
    const sent = JSON.stringify({
      protocol: "thunderjack/1",
      type: "command",
      id: "a-1",
      command: { type: "PlaceBet", seat: "right", amount: 1_000 },
    });
    isHung = true;
    channel.post(sent);
    await turn();
    const next = await group.open({ lock: new MemoryLock() });
    channel.post(sent);
    await turn();
    await next.send({ type: "ClearBets" });
    await placeManyBets(next);
    wake();
    await hung.send({ type: "PlaceBet", seat: "left", amount: 2_000 });
    expect(hung.publicState.bets).toEqual({ right: 0, middle: MANY * 100, left: 2_000 });
  });

  it("is not carried out after a later command of the same tab", async () => {
    const group = new TabGroup();
    const owner = await group.open();
    const channel = group.options.openChannel(group.options.name);
    const answers: unknown[] = [];
    channel.listen((text) => answers.push(JSON.parse(text).refused?.code));
    const bet = (id: string, amount: number) =>
      channel.post(
        JSON.stringify({
          protocol: "thunderjack/1",
          type: "command",
          id,
          command: { type: "PlaceBet", seat: "right", amount },
        }),
      );
    bet("a-2", 2_000);
    await turn();
    bet("a-1", 1_000);
    await turn();
    expect(owner.publicState.bets.right).toBe(2_000);
    expect(answers).toContain("stale");
  });
});

describe("the ids of commands that a store keeps", () => {
  const idsOf = (tab: string, count: number) => Array.from({ length: count }, (_, place) => `${tab}-${place + 1}`);

  it("are those of the last 64 commands, and before them the last one of each other tab", () => {
    const kept = rememberedCommands([...idsOf("a", 3), ...idsOf("b", 70)], ["c-1"]);
    expect(kept).toEqual(["a-3", ...idsOf("b", 70).slice(-63), "c-1"]);
  });

  it("are limited to 256, the latest last", () => {
    const tabs = Array.from({ length: 500 }, (_, place) => `tab${place}-1`);
    expect(rememberedCommands([], tabs)).toEqual(tabs.slice(-256));
  });
});
