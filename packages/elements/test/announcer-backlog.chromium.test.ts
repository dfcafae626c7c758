import { expect, onTestFinished, test } from "vitest";
import { HandTurnedClock } from "./hand-turned-clock.js";
import { listenTo } from "./listening.js";
import "../src/define.js";

test("a table that is played faster than anybody can listen says what happened last, and keeps no more than a minute of it", async () => {
  const clock = new HandTurnedClock();
  const announcer = document.createElement("tj-announcer");
  announcer.clock = clock;
  document.body.append(announcer);
  onTestFinished(() => announcer.remove());
  await announcer.updateComplete;
  const listening = listenTo(announcer);
  onTestFinished(() => listening.stop());
  for (let sentence = 1; sentence <= 10_000; sentence++) announcer.say(`Sentence ${sentence}.`);
  clock.turn(10 * 60_000);
  const said = listening.utterances.join(" ").match(/\d+/g) ?? [];
  expect(said).toHaveLength(500);
  expect(said.at(-1)).toBe("10000");
});
