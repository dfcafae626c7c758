import { expect, it } from "vitest";
import { parseRecording, Tape } from "../src/index.js";
import { roundsOfOneHand } from "./one-hand-rounds.js";

const SLOWEST = 50;

it("any state of a recording of ten thousand rounds is found in 50 milliseconds, also the first time", () => {
  const { recording } = parseRecording(roundsOfOneHand("thunderjack", 10_000));
  if (recording === null) throw new Error("There is no recording.");
  const last = recording.events.length;
  const times: number[] = [];
  for (const seq of [last, last >> 1, ...Array.from({ length: 30 }, (_, place) => (place * 7919 * 31) % last)]) {
    // The best of three measurements of the processor time counts, because other programs also run on the machine.
    const samples = [1, 2, 3].map(() => {
      const tape = new Tape(recording);
      const before = process.cpuUsage();
      tape.state(seq);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    times.push(Math.min(...samples));
  }
  console.info(`${last} events: the slowest first state took ${Math.max(...times).toFixed(1)} ms`);
  expect(Math.max(...times)).toBeLessThan(SLOWEST);
});
