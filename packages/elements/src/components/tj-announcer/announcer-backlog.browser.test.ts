import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test } from "vitest";
import { listenTo } from "../../../test/listening.js";
import "../../define.js";

test("queues only the last 500 sentences when sentences arrive faster than they are announced", async () => {
  const clock = new VirtualClock();
  const announcer = document.createElement("tj-announcer");
  announcer.clock = clock;
  document.body.append(announcer);
  onTestFinished(() => announcer.remove());
  await announcer.updateComplete;
  const listening = listenTo(announcer);
  onTestFinished(() => listening.stop());
  for (let sentence = 1; sentence <= 10_000; sentence++) announcer.announce(`Sentence ${sentence}.`);
  clock.pass(10 * 60_000);
  const said = listening.utterances.join(" ").match(/\d+/g) ?? [];
  expect(said).toHaveLength(500);
  expect(said.at(-1)).toBe("10000");
});
