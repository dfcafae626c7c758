import type { TableState } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { MemoryChannels, MemoryLock, type OpenChannel } from "../src/index.js";
import { dealToMove, House, heardFrom, playRounds, turn } from "./house.js";

describe("several tabs of one session", () => {
  it("show the same, and what a follower asks for is done once, in the tab that owns the table", async () => {
    const house = new House();
    const owner = await house.open();
    const follower = await house.open();
    expect([owner.status.role, follower.status.role]).toEqual(["owner", "follower"]);
    const [told, followed] = [heardFrom(owner), heardFrom(follower)];
    await playRounds(follower, 3);
    expect(followed).toEqual(told);
    expect(followed.filter(({ type }) => type === "RoundSettled").length).toBe(3);
    expect(follower.publicState).toEqual(owner.publicState);
    expect(follower.fairness).toEqual(owner.fairness);
  });

  it("go on in another tab when the owner is closed, in mid-hand", async () => {
    const house = new House();
    const first = await house.open();
    const second = await house.open();
    await dealToMove(first);
    const shown = first.publicState;
    await first.close();
    await turn();
    expect(second.status.role).toBe("owner");
    expect(second.publicState).toEqual(shown);
    await second.send({ type: "Stand", hand: shown.turn ?? "right" });
    expect(second.publicState.phase).toBe("settled");
  });

  it("hand the table over when one of them asks for it", async () => {
    const house = new House();
    const first = await house.open();
    const [second, third] = [await house.open(), await house.open()];
    await dealToMove(first);
    expect(await third.takeOver()).toBe(true);
    await turn();
    expect([first, second, third].map(({ status }) => status.role)).toEqual(["follower", "follower", "owner"]);
    expect(first.publicState).toEqual(third.publicState);
    await first.send({ type: "Stand", hand: first.publicState.turn ?? "right" });
    expect(third.publicState.phase).toBe("settled");
  });

  it("do not carry a command out again that was saved by an owner who could not say so", async () => {
    const channels = new MemoryChannels();
    let isMute = false;
    const mutable: OpenChannel = (name) => {
      const channel = channels.open(name);
      return { ...channel, post: (text) => (isMute ? undefined : channel.post(text)) };
    };
    const house = new House({ openChannel: channels.open });
    const first = await house.open({ openChannel: mutable });
    const second = await house.open();
    await dealToMove(first);
    await turn();
    const before = second.publicState;
    isMute = true;
    const answered = second.send({ type: "Stand", hand: before.turn ?? "right" });
    await turn();
    expect(second.publicState).toEqual(before);
    const taken = second.takeOver();
    await turn();
    house.clock.pass(3_000);
    await turn();
    expect(await taken).toBe(true);
    expect(await answered).toBeNull();
    const [recording = ""] = await second.export({ open: true });
    expect(recording.match(/"HandStood"/g)?.length).toBe(1);
    expect(second.publicState.phase).toBe("settled");
  });

  it("catch up with the whole table when they missed something", async () => {
    const channels = new MemoryChannels();
    let isDeaf = false;
    const deaf: OpenChannel = (name) => {
      const channel = channels.open(name);
      return { ...channel, listen: (heard) => channel.listen((text) => (isDeaf ? undefined : heard(text))) };
    };
    const house = new House({ openChannel: channels.open });
    const owner = await house.open();
    const follower = await house.open({ openChannel: deaf });
    isDeaf = true;
    await playRounds(owner, 2);
    await turn();
    expect(follower.publicState.round).toBe(0);
    isDeaf = false;
    const jumps: number[] = [];
    follower.jumps$.subscribe(({ round }) => jumps.push(round));
    house.clock.pass(2_000);
    await turn();
    expect(follower.publicState).toEqual(owner.publicState);
    expect(jumps).toEqual([2]);
  });

  it("are shown the table of the other one, and why not, when a move that was accepted is refused after all", async () => {
    const house = new House();
    // Where there are no locks every tab owns the table.
    const first = await house.open({ lock: new MemoryLock() });
    await dealToMove(first);
    const second = await house.open({ lock: new MemoryLock() });
    expect([first.status.role, second.status.role]).toEqual(["owner", "owner"]);
    const stand = { type: "Stand", hand: first.publicState.turn ?? "right" } as const;
    expect(await first.send(stand)).toBeNull();
    const [jumps, refusals]: [TableState[], string[]] = [[], []];
    second.jumps$.subscribe((state) => jumps.push(state));
    second.refusals$.subscribe(({ code }) => refusals.push(code));
    const told = heardFrom(second);
    house.clock.pass(100);
    expect(second.dispatch(stand)).toMatchObject({ accepted: true });
    await turn();
    expect(refusals).toEqual(["no-round-in-play"]);
    expect(jumps).toEqual([first.publicState]);
    expect(second.publicState).toEqual(first.publicState);
    expect(told).toEqual([]);
    expect(second.status.notices.map(({ code }) => code)).toEqual(["changed-elsewhere"]);
  });

  it("never tell each other the seed or the hole card", async () => {
    const channels = new MemoryChannels();
    const texts: string[] = [];
    const heard: OpenChannel = (name) => {
      const channel = channels.open(name);
      return {
        ...channel,
        post: (text) => {
          texts.push(text);
          channel.post(text);
        },
      };
    };
    const house = new House({ openChannel: heard });
    const owner = await house.open();
    await house.open();
    await playRounds(owner, 5);
    await dealToMove(owner);
    const [secret] = await house.options.secrets.load("kitchen");
    const all = texts.join("\n");
    expect(all).toContain(secret?.commitment);
    expect(all).not.toContain(secret?.serverSeed);
    expect(all).not.toMatch(/"card":"[^"]+","faceDown":true/);
  });

  it("take no notice of what is no message of theirs", async () => {
    const channels = new MemoryChannels();
    const house = new House({ openChannel: channels.open });
    const owner = await house.open();
    const follower = await house.open();
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
