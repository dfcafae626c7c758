import { expect, test } from "vitest";
import { chanceFrom } from "../src/player/chance.js";
import { type Checkpoint, HISTORY_LIMIT } from "../src/soak/checkpoint.js";
import { areConstant, grown, trendsOf } from "../src/soak/flatness.js";

const EVERY = 50;

/** Returns checkpoints of a table that fills its history, with random deviations. `leak` returns amounts to add. */
function checkpoints(leak: (rounds: number) => Partial<Checkpoint>, seed = 1): readonly Checkpoint[] {
  const chance = chanceFrom(seed);
  const noisy = (value: number, share: number) => value * (1 + (share * (chance.below(2001) - 1000)) / 1000);
  return Array.from({ length: 40 }, (_, place): Checkpoint => {
    const rounds = (place + 1) * EVERY;
    const history = Math.min(rounds, HISTORY_LIMIT) * 1300;
    const usual: Checkpoint = {
      rounds,
      heap: noisy(4_000_000 + history, 0.01),
      nodes: noisy(1300, 0.03),
      listeners: 43,
      rows: noisy(300, 0.05),
      characters: noisy(200_000 + history, 0.02),
      usage: noisy(400_000, 0.3),
      time: noisy(10, 0.5),
    };
    const leaked = leak(rounds);
    return {
      ...usual,
      heap: usual.heap + (leaked.heap ?? 0),
      nodes: usual.nodes + (leaked.nodes ?? 0),
      listeners: usual.listeners + (leaked.listeners ?? 0),
      rows: usual.rows + (leaked.rows ?? 0),
      time: usual.time + (leaked.time ?? 0),
    };
  });
}

test("the measurements of a table with a limited history are constant, also on a busy machine", () => {
  for (let seed = 1; seed <= 200; seed++) expect(grown(trendsOf(checkpoints(() => ({}), seed)))).toEqual([]);
});

test.each<[string, (rounds: number) => Partial<Checkpoint>]>([
  ["heap", (rounds) => ({ heap: rounds * 2000 })],
  ["nodes", (rounds) => ({ nodes: rounds * 0.5 })],
  ["listeners", (rounds) => ({ listeners: Math.floor(rounds / 50) })],
  ["rows", (rounds) => ({ rows: rounds })],
  ["time", (rounds) => ({ time: rounds / 50 })],
])("a leak of %s is detected in two thousand rounds", (figure, leak) => {
  for (let seed = 1; seed <= 50; seed++) {
    expect(grown(trendsOf(checkpoints(leak, seed))).map((trend) => trend.figure)).toContain(figure);
  }
});

test("one page in twenty may exceed a tolerance, up to twice the tolerance", () => {
  const pages = (count: number, leaking: number, nodes = 0.3) =>
    Array.from({ length: count }, (_, page) =>
      checkpoints((rounds) => (page < leaking ? { nodes: rounds * nodes } : {}), page + 1),
    );
  expect(areConstant(pages(40, 0))).toBe(true);
  expect(areConstant(pages(40, 2))).toBe(true);
  expect(areConstant(pages(40, 3))).toBe(false);
  expect(areConstant(pages(19, 1))).toBe(false);
  expect(areConstant(pages(40, 1, 1))).toBe(false);
});
