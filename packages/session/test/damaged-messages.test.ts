import type { Clock } from "@thunderjack/core";
import { conduct } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { MemoryChannels, type Session } from "../src/index.js";
import { LARGEST_TERM_STEP } from "../src/message.js";
import { damaged, pathsIn } from "./damage.js";
import { dealToMove, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

/** The values that replace any part of a message. */
const DAMAGES: readonly unknown[] = [undefined, null, 0, -1, 0.5, 9e15, 1e300, "", "x", true, [], [null], {}];

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
 * Returns one message of each type that two tabs exchange, both tabs, and the errors of the conductor that shows the
 * follower.
 */
async function twoTabs() {
  const channels = new MemoryChannels();
  const group = new TabGroup({ openChannel: channels.open });
  const stranger = channels.open(group.options.name);
  const messages = new Map<string, object>();
  stranger.listen((text) => {
    const message = JSON.parse(text);
    messages.set(message.type, message);
  });
  const [owner, follower] = [await group.open(), await group.open()];
  const failures = failuresOf(follower, group.clock);
  await playRounds(owner, 1);
  await dealToMove(follower);
  group.clock.pass(10_000);
  await turn();
  return { group, owner, follower, stranger, failures, messages: [...messages.values()] };
}

test("a damaged message leaves both tabs with the same table, which they continue to play", async () => {
  const { group, owner, follower, stranger, failures, messages } = await twoTabs();
  const cases = messages.flatMap((message) =>
    pathsIn(message).flatMap((path) => DAMAGES.map((damage) => ({ message, path, damage }))),
  );
  expect(cases.length).toBeGreaterThan(1000);
  const faults: string[] = [];
  for (const { message, path, damage } of cases) {
    stranger.post(JSON.stringify(damaged(message, path, damage)));
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
