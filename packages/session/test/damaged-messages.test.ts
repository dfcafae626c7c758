import type { Clock } from "@thunderjack/core";
import { conduct } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { MemoryChannels, type OpenChannel, type Session } from "../src/index.js";
import { LARGEST_TERM_STEP } from "../src/term.js";
import { damaged, type Path, pathsIn } from "./damage.js";
import { dealToMove, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/** The values that replace any part of a message. */
const DAMAGES: readonly unknown[] = [undefined, null, 0, -1, 0.5, 9e15, MAX_SAFE, 1e300, "", "x", true, [], [null], {}];

/** Shows a session as a page does. Returns an array to which the errors of the conductors are added. */
function failuresOf(session: Session, clock: Clock): readonly unknown[] {
  const failures: unknown[] = [];
  const show = () => {
    const { rules, publicState: state, publicEvents$: events$ } = session;
    const conductor = conduct({ rules, state, events$, clock, speed: "instant" });
    conductor.frames$.subscribe({ error: (reason) => failures.push(reason) });
    return conductor;
  };
  let conductor = show();
  session.jumps$.subscribe(() => {
    conductor.dispose();
    conductor = show();
  });
  return failures;
}

/**
 * Returns one message of each type that two tabs exchange, both tabs, the errors of the conductor that shows the
 * follower, and a function after which the owner neither sends nor receives.
 */
async function twoTabs() {
  const channels = new MemoryChannels();
  const group = new TabGroup({ openChannel: channels.open });
  let isHung = false;
  const hanging: OpenChannel = (name) => {
    const { post, listen, close } = channels.open(name);
    return {
      post: (text) => {
        if (!isHung) post(text);
      },
      listen: (listener) =>
        listen((text) => {
          if (!isHung) listener(text);
        }),
      close,
    };
  };
  const stranger = channels.open(group.options.name);
  const messages = new Map<string, object>();
  stranger.listen((text) => {
    const message = JSON.parse(text);
    messages.set(message.type, message);
  });
  const [owner, follower] = [await group.open({ openChannel: hanging }), await group.open()];
  const failures = failuresOf(follower, group.clock);
  await playRounds(owner, 1);
  await dealToMove(follower);
  group.clock.pass(10_000);
  await turn();
  const hang = () => {
    isHung = true;
  };
  return { group, owner, follower, stranger, failures, hang, messages: [...messages.values()] };
}

test("a damaged message leaves both tabs with the same table, which they continue to play", async () => {
  const { group, owner, follower, stranger, failures, messages } = await twoTabs();
  const cases = messages.flatMap((message) =>
    pathsIn(message).flatMap((path) => DAMAGES.map((damage) => ({ message, path, damage }))),
  );
  expect(cases.length).toBeGreaterThan(1000);
  const faults: string[] = [];
  let position = {};
  stranger.listen((text) => {
    const { term, owner: tab, seq } = JSON.parse(text);
    if (typeof tab === "string" && seq >= 0) position = { term, owner: tab, seq: seq + 1 };
  });
  for (const { message, path, damage } of cases) {
    // Followers ignore the content of a message with a position that they know already.
    const isPublished = "saving" in message && !["term", "owner", "seq"].includes(String(path[0]));
    stranger.post(JSON.stringify(damaged(isPublished ? { ...message, ...position } : message, path, damage)));
    for (let wait = 0; wait < 3; wait++) {
      await turn();
      group.clock.pass(2000);
    }
    await turn();
    if (JSON.stringify(withoutVersion(owner.publicState)) !== JSON.stringify(withoutVersion(follower.publicState))) {
      faults.push(`${JSON.stringify(message).slice(0, 60)}… ${path.join(".")} = ${JSON.stringify(damage)}`);
    }
  }
  expect(faults).toEqual([]);
  for (let { turn: hand } = follower.publicState; hand !== null; hand = follower.publicState.turn) {
    await follower.send({ type: "Stand", hand });
  }
  expect(owner.publicState.phase).toBe("settled");
  expect(withoutVersion(owner.publicState)).toEqual(withoutVersion(follower.publicState));
  expect(failures).toEqual([]);
});

test("a message with events that cannot be shown leaves both tabs with the same table", async () => {
  const { group, owner, follower, stranger, failures, messages } = await twoTabs();
  const { seq, ...message } = messages.find((found) => "type" in found && found.type === "told") as { seq: number };
  const event = { type: "CardDealt", to: "middle", card: "10_c_1", faceDown: true };
  stranger.post(JSON.stringify({ ...message, seq: seq + 1, events: [event] }));
  await turn();
  expect(failures).toEqual([]);
  expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(owner.publicState));
  await follower.send({ type: "Stand", hand: follower.publicState.turn ?? "middle" });
  group.clock.pass(2000);
  await turn();
  expect(failures).toEqual([]);
  expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(owner.publicState));
});

test("false events in place of the next ones are corrected with the next position", async () => {
  const { group, owner, follower, stranger, messages } = await twoTabs();
  await owner.send({ type: "Stand", hand: owner.publicState.turn ?? "middle" });
  await turn();
  const told = messages.find((found) => "type" in found && found.type === "told") as { seq: number };
  let seq = 0;
  stranger.listen((text) => {
    seq = JSON.parse(text).seq ?? seq;
  });
  group.clock.pass(2_000);
  await turn();
  const placed = { type: "BetPlaced", seat: "left", amount: 9_000 };
  stranger.post(JSON.stringify({ ...told, seq: seq + 1, events: [placed] }));
  await turn();
  expect(follower.publicState.bets.left).toBe(9_000);
  await owner.send({ type: "PlaceBet", seat: "left", amount: 3_000 });
  group.clock.pass(2_000);
  await turn();
  expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(owner.publicState));
  expect(await follower.send({ type: "PlaceBet", seat: "left", amount: 4_000 })).toBeNull();
  expect(follower.publicState.bets.left).toBe(4_000);
});

test("many messages with the largest possible terms leave both tabs with the same table", async () => {
  const { owner, follower, stranger } = await twoTabs();
  let term = 0;
  stranger.listen((text) => {
    term = Math.max(term, JSON.parse(text).term ?? 0);
  });
  const say = async (known: object) => {
    stranger.post(JSON.stringify({ protocol: "thunderjack/1", type: "hello", seq: 0, ...known }));
    await turn();
  };
  await say({ owner: "", term: 0 });
  const first = term;
  for (let sent = 0; sent < 500; sent++) await say({ owner: "x", term: term + LARGEST_TERM_STEP });
  expect(term).toBe(first + 500 * LARGEST_TERM_STEP);
  const expectSame = async () => {
    await turn();
    expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(owner.publicState));
  };
  await owner.send({ type: "Stand", hand: owner.publicState.turn ?? "middle" });
  await expectSame();
  expect(await follower.takeOver()).toBe(true);
  await turn();
  expect([owner.status.role, follower.status.role]).toEqual(["follower", "owner"]);
  await playRounds(follower, 1);
  await expectSame();
});

test("commands of another script with the ids of a tab leave the controls of the tab usable", async () => {
  for (const number of ["7", "999999999999999", "9007199254740991"]) {
    const { group, owner, follower, stranger } = await twoTabs();
    const senders = new Set<string>();
    stranger.listen((text) => {
      const message = JSON.parse(text);
      if (message.type === "command") senders.add(message.id.split("-")[0]);
      if (message.owner) senders.add(message.owner);
    });
    await owner.send({ type: "Stand", hand: owner.publicState.turn ?? "middle" });
    await follower.send({ type: "PlaceBet", seat: "middle", amount: 2_000 });
    group.clock.pass(2_000);
    await turn();
    expect(senders.size).toBe(2);
    const command = { type: "PlaceBet", seat: "right", amount: 3_000 };
    for (const sender of senders) {
      stranger.post(JSON.stringify({ protocol: "thunderjack/1", type: "command", id: `${sender}-${number}`, command }));
      await turn();
    }
    for (const [place, tab] of [owner, follower].entries()) {
      const amount = 4_000 + place * 1_000;
      expect(tab.dispatch({ type: "PlaceBet", seat: "middle", amount })).toBeNull();
      await turn();
      expect(owner.publicState.bets.middle).toBe(amount);
      expect(await tab.send({ type: "ClearBets" })).toBeNull();
    }
  }
});

/** Credible damage to the table in a message. */
const TABLES: readonly (readonly [string, Path, unknown])[] = [
  ["credits that no table accepts", ["state", "credits"], 9e15],
  ["the largest credits", ["state", "credits"], MAX_SAFE],
  ["bets that no table accepts", ["state", "bets", "left"], MAX_SAFE],
  ["the largest number of a shoe", ["shoe"], MAX_SAFE],
  ["a number of a shoe that is almost too large", ["shoe"], 2 ** 40],
  ["a client seed that no recording accepts", ["fairness", "clientSeed"], "x".repeat(2_000)],
  ["a client seed without a UTF-8 form", ["fairness", "clientSeed"], "\ud800"],
  ["no chain of seeds", ["fairness", "chain"], null],
];

test.each(TABLES)(
  "a message with %s does not prevent the next owner from opening the table",
  async (_, path, damage) => {
    for (const isHung of [false, true]) {
      const { group, owner, follower, stranger, messages, hang } = await twoTabs();
      const { publicState: state, fairness, shoe } = owner;
      const scene = messages.find((found) => "type" in found && found.type === "scene");
      const here = messages.find((found) => "type" in found && found.type === "here") as { seq: number };
      if (isHung) hang();
      const table = damaged(
        { rules: owner.rules, fairness: { ...fairness, clientSeedFrom: "player" }, shoe, state },
        path,
        damage,
      );
      stranger.post(JSON.stringify({ ...scene, ...here, type: "scene", seq: here.seq + 1, scene: table }));
      await turn();
      if (!isHung) await owner.close();
      const taken = follower.takeOver();
      for (let wait = 0; wait < 10; wait++) {
        await turn();
        group.clock.pass(1_000);
      }
      expect(await taken).toBe(true);
      expect([follower.status.role, follower.status.saving]).toEqual(["owner", "saved"]);
      expect(withoutVersion(follower.publicState)).toEqual(withoutVersion(state));
      expect(await follower.send({ type: "Stand", hand: state.turn ?? "middle" })).toBeNull();
    }
  },
);

test("a tab that cannot open the table after a take-over follows again, and says why", async () => {
  const group = new TabGroup();
  let isBroken = false;
  const random = (bytes: number) => {
    if (isBroken) throw new Error("no random numbers");
    return group.options.random(bytes);
  };
  const owner = await group.open();
  const tab = await group.open({ random });
  isBroken = true;
  expect(await tab.takeOver()).toBe(false);
  expect(tab.status.role).toBe("follower");
  expect(tab.status.notices).toMatchObject([{ code: "owner-silent", detail: "Error: no random numbers" }]);
  await turn();
  expect(owner.status.role).toBe("owner");
  isBroken = false;
  expect(await tab.send({ type: "PlaceBet", seat: "middle", amount: 1_000 })).toBeNull();
  expect(await tab.takeOver()).toBe(true);
  expect(await tab.send({ type: "Deal" })).toBeNull();
});

test("a version in a message that is too large does not make different states equal", async () => {
  for (const version of [2 ** 40, 9e15, MAX_SAFE]) {
    const { group, owner, follower, stranger, messages } = await twoTabs();
    const scene = messages.find((found) => "type" in found && found.type === "scene") as { scene: object };
    const here = messages.find((found) => "type" in found && found.type === "here") as { seq: number };
    const state = { ...owner.publicState, version };
    for (let sent = 0; sent < 3; sent++) {
      stranger.post(
        JSON.stringify({
          ...scene,
          ...here,
          type: "scene",
          seq: here.seq + 1 + sent,
          scene: { ...scene.scene, state },
        }),
      );
      await turn();
      state.credits += 1;
    }
    for (let wait = 0; wait < 3; wait++) {
      group.clock.pass(2_000);
      await turn();
    }
    const { publicState: shown } = follower;
    expect(withoutVersion(shown)).toEqual(withoutVersion(owner.publicState));
    const hand = shown.turn ?? "middle";
    await owner.send({ type: "Stand", hand });
    await turn();
    expect(follower.publicState.version).toBeGreaterThan(shown.version);
    expect(follower.publicState.version).toBeLessThan(1_000);
    expect(await follower.send({ type: "Stand", hand }, { expected: shown.version })).toMatchObject({ code: "stale" });
  }
});
