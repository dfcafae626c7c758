import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Checkpoint } from "../src/soak/checkpoint.js";
import { chartOf, soakReport } from "../src/soak/report.js";
import { type Slice, SoakRun } from "../src/soak/soak-run.js";

const EVERY = 100;

function checkpoint(rounds: number, heap: number): Checkpoint {
  return { rounds, heap, nodes: 100, listeners: 10, rows: 50, characters: 1000, usage: 0, time: 2 };
}

/** A slice of 2,000 rounds. */
function slice(seed: number, heap = 1_000_000): Slice {
  const checkpoints = Array.from({ length: 20 }, (_, index) => checkpoint((index + 1) * EVERY, heap));
  return { commit: "abc1234", chromium: "150.0", seed, seconds: 30, checkpoints };
}

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "soak-run-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a soak test continues after the stored slices", () => {
  const before = new SoakRun(folder, "plain", true);
  expect(before.rounds).toBe(0);
  before.add(slice(1));
  const after = new SoakRun(folder, "plain", true);
  expect(after.rounds).toBe(2000);
  after.add(slice(2));
  expect(new SoakRun(folder, "plain", true).slices.map(({ seed }) => seed)).toEqual([1, 2]);
  expect(new SoakRun(folder, "canvas", true).rounds).toBe(0);
});

test("the report has a table for each kind that was tested, and names a figure that grows", () => {
  const runs = [
    new SoakRun(folder, "plain", true),
    new SoakRun(folder, "canvas", true),
    new SoakRun(folder, "session", true),
  ];
  runs[0]?.add(slice(1));
  runs[0]?.add(slice(2));
  runs[1]?.add(slice(1));
  runs[1]?.add(slice(2, 2_000_000));
  const report = soakReport(runs);
  expect(report).toContain("4,000 rounds in 2 slices and 60 s, at commit abc1234, in Chromium 150.0.");
  expect(report).toMatch(/## plain[^#]*heap after collection \| 1.00 MB \| 1.00 MB \| constant/);
  expect(report).toMatch(/## canvas[^#]*heap after collection \| 1.00 MB \| 2.00 MB \| grows/);
  expect(report).not.toContain("## session");
});

test("a chart shows the course of a measurement from 0 to its largest value", () => {
  expect(chartOf([0, 4, 8])).toBe("▁▄█");
  expect(chartOf([0, 0])).toBe("▁▁");
  expect(chartOf(Array(100).fill(7))).toBe("█".repeat(20));
});
