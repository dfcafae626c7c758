import { expect, test } from "vitest";
import { MemoryChannels } from "../src/index.js";
import { damaged, pathsIn } from "./damage.js";
import { dealToMove, playRounds, TabGroup, turn, withoutVersion } from "./tab-group.js";

/** The values that replace any part of a message. */
const DAMAGES: readonly unknown[] = [undefined, null, 0, -1, 0.5, 9e15, 1e300, "", "x", true, [], [null], {}];

/** Returns one message of each type that two tabs exchange, and both tabs. */
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
  await playRounds(owner, 1);
  await dealToMove(follower);
  group.clock.pass(10_000);
  await turn();
  return { group, owner, follower, stranger, messages: [...messages.values()] };
}

test("a damaged message leaves both tabs with the same table, which they continue to play", async () => {
  const { group, owner, follower, stranger, messages } = await twoTabs();
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
});
