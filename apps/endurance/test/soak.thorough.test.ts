import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { grown, trendsOf } from "../src/soak/flatness.js";
import { trendLines } from "../src/soak/report.js";
import { soak } from "../src/soak/soak.js";
import { BUILT_PAGES } from "./built-pages.js";

/** The number of rounds in this test. The command `soak` plays 100,000 rounds. */
const ROUNDS = 1_600;

/** The timeout in milliseconds, which only guards against a hang. The test takes half a minute on an idle machine. */
const TIMEOUT = 900_000;

test(`a table with persist takes constant memory, storage and time over ${ROUNDS} rounds`, {
  timeout: TIMEOUT,
}, async () => {
  const checkpoints = await soak({
    kind: "persisted",
    rounds: ROUNDS,
    every: 35,
    seed: 1,
    pages: BUILT_PAGES,
    profile: null,
    isDrawn: false,
  });
  const trends = trendsOf(checkpoints);
  console.log(`${ROUNDS} rounds\n${trendLines(trends)}`);
  expect(grown(trends)).toEqual([]);
});

test("the player continues at a plain table when a new shoe starts", { timeout: TIMEOUT }, async () => {
  const checkpoints = await soak({
    kind: "plain",
    // A shoe has 100 rounds.
    rounds: 110,
    every: 110,
    seed: 1,
    pages: BUILT_PAGES,
    profile: null,
    isDrawn: false,
  });
  expect(checkpoints.at(-1)?.rounds).toBeGreaterThanOrEqual(110);
});

test("a page continues the stored table of the page before", { timeout: TIMEOUT }, async () => {
  const profile = await mkdtemp(join(tmpdir(), "thunderjack-soak-"));
  try {
    const slice = () =>
      soak({ kind: "persisted", rounds: 10, every: 10, seed: 1, pages: BUILT_PAGES, profile, isDrawn: false });
    const [before] = await slice();
    const [after] = await slice();
    expect(after?.characters).toBeGreaterThan(1.5 * (before?.characters ?? Number.NaN));
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
