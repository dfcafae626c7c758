import { expect, it } from "vitest";
import { parseRecording, playback } from "../src/index.js";
import { roundsOfOneHand } from "./one-hand-rounds.js";
import { TurnedClock } from "./turned-clock.js";

const SLOWEST = 50;

it("any position of a recording of ten thousand rounds is shown in 50 milliseconds, the first one too", () => {
  const { recording } = parseRecording(roundsOfOneHand("thunderjack", 10_000));
  if (recording === null) throw new Error("There is no recording.");
  const last = recording.events.length;
  const times: number[] = [];
  for (const seq of [last, last >> 1, ...Array.from({ length: 30 }, (_, place) => (place * 7919 * 31) % last)]) {
    // The time of the processor, and the best of three: other programs run here too.
    const samples = [1, 2, 3].map(() => {
      const player = playback(recording, { clock: new TurnedClock() });
      const before = process.cpuUsage();
      player.seek(seq);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    times.push(Math.min(...samples));
  }
  console.info(`${last} events: the slowest first seek took ${Math.max(...times).toFixed(1)} ms`);
  expect(Math.max(...times)).toBeLessThan(SLOWEST);
});
