import { expect, test } from "vitest";
import { runKills } from "../src/kill/run-kills.js";
import { BUILT_PAGES } from "./built-pages.js";

/** The number of kills. `KILLS=n` sets it; the default is 5. The default of the command `kill` is 100. */
const KILLS = Number(process.env.KILLS ?? 5);

/** The timeout of the test, in milliseconds. It only guards against a hang. A kill takes a few seconds. */
const TIMEOUT = 600_000 + KILLS * 60_000;

test(`a table opens with the last drawn view, or ahead by the command in flight, after each of ${KILLS} kills of its browser`, {
  timeout: TIMEOUT,
}, async () => {
  const results = await runKills({ kills: KILLS, seed: 20_261_121, pages: BUILT_PAGES });
  expect(results).toHaveLength(KILLS);
  expect(results.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(0);
});
