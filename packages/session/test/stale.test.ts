import type { Command } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { MemoryChannels, MemoryLock, type OpenChannel, type Session } from "../src/index.js";
import { dealToMove, TabGroup, turn } from "./tab-group.js";

/** Sends a command as the player of a tab does: based on the table that the tab shows. */
const choose = (session: Session, command: Command) => session.send(command, { expected: session.publicState.version });

/** Opens an owner and a follower that show the same round, and returns its hand in turn. */
async function twoTabs() {
  const group = new TabGroup();
  const owner = await group.open();
  const follower = await group.open();
  await dealToMove(owner);
  await turn();
  return { owner, follower, hand: turnOf(owner) };
}

const turnOf = ({ publicState }: Session) => publicState.turn ?? "right";

/** Returns a channel that can be muted, and that delivers its messages when it is unmuted. */
function mutable() {
  const channels = new MemoryChannels();
  const held: (() => void)[] = [];
  let isMute = false;
  const open: OpenChannel = (name) => {
    const channel = channels.open(name);
    const post = (text: string): void => {
      if (isMute) held.push(() => channel.post(text));
      else channel.post(text);
    };
    return { ...channel, post };
  };
  const mute = (): void => {
    isMute = true;
  };
  const unmute = (): void => {
    isMute = false;
    for (const post of held.splice(0)) post();
  };
  return { channels, open, mute, unmute };
}

describe("a command that is based on another table than the current one", () => {
  it("is not carried out twice if two tabs ask for one card at the same time", async () => {
    const { owner, follower, hand } = await twoTabs();
    const cards = owner.publicState.hands[0]?.cards.length ?? 0;
    const answers = await Promise.all([choose(owner, { type: "Hit", hand }), choose(follower, { type: "Hit", hand })]);
    expect(answers.map((refused) => refused?.code ?? null)).toEqual([null, "stale"]);
    expect(owner.publicState.hands[0]?.cards.length).toBe(cards + 1);
  });

  it("is rejected after the follower has shown the events of an earlier command", async () => {
    const { owner, follower, hand } = await twoTabs();
    const shown: string[] = [];
    follower.publicEvents$.subscribe(({ type }) => shown.push(type));
    follower.refusals$.subscribe(({ code }) => shown.push(code));
    const expected = follower.publicState.version;
    const hit = owner.send({ type: "Hit", hand }, { expected: owner.publicState.version });
    expect(follower.dispatch({ type: "Hit", hand }, { expected })).toBeNull();
    await hit;
    await turn();
    expect(shown).toContain("CardDealt");
    expect(shown.at(-1)).toBe("stale");
  });

  it("is rejected when the suspended tab of its player resumes and another tab has continued the round", async () => {
    const { channels, open, mute, unmute } = mutable();
    const group = new TabGroup({ openChannel: channels.open });
    const first = await group.open();
    const second = await group.open({ openChannel: open });
    await dealToMove(first);
    await turn();
    const hand = turnOf(second);
    mute();
    const doubled = choose(second, { type: "Double", hand });
    await first.send({ type: "Stand", hand: turnOf(first) });
    do await first.send({ type: "Deal" });
    while (first.publicState.phase !== "players");
    const before = first.publicState;
    unmute();
    expect(await doubled).toMatchObject({ code: "stale" });
    expect(first.publicState).toEqual(before);
  });

  it("is rejected if its tab was suspended as the owner and the next owner has continued the round", async () => {
    const group = new TabGroup();
    const lock = new MemoryLock();
    const hung = await group.open({ lock });
    await dealToMove(hung);
    const hand = turnOf(hung);
    // The other tab opens the stored table while the first one still holds its own lock.
    const other = await group.open({ lock: new MemoryLock(), openChannel: new MemoryChannels().open });
    await other.send({ type: "Stand", hand: turnOf(other) });
    do await other.send({ type: "Deal" });
    while (other.publicState.phase !== "players");
    const cards = other.publicState.hands.flatMap((one) => one.cards);
    expect(await choose(hung, { type: "Double", hand })).toMatchObject({ code: "stale" });
    expect(hung.publicState.hands.flatMap((one) => one.cards)).toEqual(cards);
  });

  it("is rejected after a takeover, and is not sent again to the next owner", async () => {
    const { follower, hand } = await twoTabs();
    const expected = follower.publicState.version;
    await follower.takeOver();
    await follower.send({ type: "Stand", hand });
    expect(await follower.send({ type: "Hit", hand }, { expected })).toMatchObject({ code: "stale" });
  });

  it("is rejected if it is a deal, and a recovery has replaced the shoe by another one with the same number", async () => {
    const group = new TabGroup();
    const { store, name } = group.options;
    const hung = await group.open();
    await hung.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    const stored = await store.load(name);
    await store.save(name, stored?.version ?? null, { ids: [], retired: [], keep: 10, from: 0, lines: ["damaged"] });
    const other = await group.open({ lock: new MemoryLock(), openChannel: new MemoryChannels().open });
    await other.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    expect(other.shoe).toBe(hung.shoe);
    expect(other.fairness.commitment).not.toBe(hung.fairness.commitment);
    expect(await choose(hung, { type: "Deal" })).toMatchObject({ code: "stale" });
    expect(hung.publicState.phase).toBe("betting");
  });

  it("is rejected if another table with the same number of events is shown now", async () => {
    const group = new TabGroup();
    const owner = await group.open();
    const follower = await group.open();
    const expected = follower.publicState.version;
    expect(owner.forget()).toBe(true);
    await turn();
    expect(follower.fairness).toEqual(owner.fairness);
    const bet = { type: "PlaceBet", seat: "right", amount: 1_000 } as const;
    for (const tab of [owner, follower]) expect(await tab.send(bet, { expected })).toMatchObject({ code: "stale" });
    expect(await choose(follower, bet)).toBeNull();
  });

  it("is rejected if an older version of the program, whose tables have no version, has changed the table", async () => {
    const channels = new MemoryChannels();
    const older: OpenChannel = (name) => {
      const channel = channels.open(name);
      const post = (text: string): void => channel.post(text.replaceAll(/,"version":\d+/g, ""));
      return { ...channel, post };
    };
    const group = new TabGroup({ openChannel: channels.open });
    const owner = await group.open({ openChannel: older });
    const follower = await group.open();
    await dealToMove(owner);
    await turn();
    const seen = follower.publicState.version;
    const hand = turnOf(follower);
    await owner.send({ type: "Stand", hand: turnOf(owner) });
    expect(owner.newShoe()).toBe(true);
    await dealToMove(owner);
    await turn();
    expect(follower.publicState.phase).toBe("players");
    expect(await follower.send({ type: "Hit", hand }, { expected: seen })).toMatchObject({ code: "stale" });
    expect(await choose(follower, { type: "Hit", hand: turnOf(follower) })).toBeNull();
  });

  it("is carried out if it is a bet or a deal of the same betting phase", async () => {
    const group = new TabGroup();
    const owner = await group.open();
    const follower = await group.open();
    const expected = follower.publicState.version;
    await owner.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    expect(await follower.send({ type: "PlaceBet", seat: "right", amount: 1_000 }, { expected })).toBeNull();
    expect(await follower.send({ type: "Deal" }, { expected })).toBeNull();
    expect(owner.publicState.bets).toMatchObject({ middle: 1_000, right: 1_000 });
  });
});
