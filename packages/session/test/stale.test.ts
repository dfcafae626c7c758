import type { Command } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { MemoryChannels, MemoryLock, type OpenChannel, type Session } from "../src/index.js";
import { dealToMove, House, turn } from "./house.js";

/** Sends a command as the player of a tab does: based on the table that the tab shows. */
const choose = (session: Session, command: Command) => session.send(command, { expected: session.publicState.version });

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

describe("a command that a player chose on another table than the current one", () => {
  it("is not carried out twice if two tabs ask for one card at the same time", async () => {
    const house = new House();
    const owner = await house.open();
    const follower = await house.open();
    await dealToMove(owner);
    await turn();
    const hand = turnOf(owner);
    const cards = owner.publicState.hands[0]?.cards.length ?? 0;
    const answers = await Promise.all([choose(owner, { type: "Hit", hand }), choose(follower, { type: "Hit", hand })]);
    expect(answers.map((refused) => refused?.code ?? null)).toEqual([null, "stale"]);
    expect(owner.publicState.hands[0]?.cards.length).toBe(cards + 1);
  });

  it("is refused when the tab of its player wakes, and another tab has played on", async () => {
    const { channels, open, mute, unmute } = mutable();
    const house = new House({ openChannel: channels.open });
    const first = await house.open();
    const second = await house.open({ openChannel: open });
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

  it("is refused if its tab has hung as the owner, and the next owner has played on", async () => {
    const house = new House();
    const lock = new MemoryLock();
    const hung = await house.open({ lock });
    await dealToMove(hung);
    const hand = turnOf(hung);
    // The other tab opens the stored table while the first one still holds its own lock.
    const other = await house.open({ lock: new MemoryLock(), openChannel: new MemoryChannels().open });
    await other.send({ type: "Stand", hand: turnOf(other) });
    do await other.send({ type: "Deal" });
    while (other.publicState.phase !== "players");
    const cards = other.publicState.hands.flatMap((one) => one.cards);
    expect(await choose(hung, { type: "Double", hand })).toMatchObject({ code: "stale" });
    expect(hung.publicState.hands.flatMap((one) => one.cards)).toEqual(cards);
  });

  it("is refused after a takeover, and is not sent again to the next owner", async () => {
    const house = new House();
    const first = await house.open();
    const second = await house.open();
    await dealToMove(first);
    await turn();
    const seen = second.publicState.version;
    const hand = turnOf(second);
    await second.takeOver();
    await second.send({ type: "Stand", hand: turnOf(second) });
    expect(await second.send({ type: "Hit", hand }, { expected: seen })).toMatchObject({ code: "stale" });
  });

  it("is carried out if it is a bet or a deal of the same betting phase", async () => {
    const house = new House();
    const owner = await house.open();
    const follower = await house.open();
    const expected = follower.publicState.version;
    await owner.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    expect(await follower.send({ type: "PlaceBet", seat: "right", amount: 1_000 }, { expected })).toBeNull();
    expect(await follower.send({ type: "Deal" }, { expected })).toBeNull();
    expect(owner.publicState.bets).toMatchObject({ middle: 1_000, right: 1_000 });
  });
});
