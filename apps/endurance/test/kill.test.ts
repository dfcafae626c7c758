import { expect, test } from "vitest";
import { killing } from "../src/kill/killing.js";
import { BUILT_PAGES } from "./built-pages.js";

/** `KILLS=n` kills so many; the command `kill` kills a hundred. */
const KILLS = Number(process.env.KILLS ?? (process.env.DEEP ? 30 : 5));

/** A guard against a hang: a kill takes a few seconds. In milliseconds. */
const PATIENCE = 600_000 + KILLS * 60_000;

test(`a table whose browser is killed ${KILLS} times is opened as it was shown, or ahead by the command in flight`, {
  timeout: PATIENCE,
}, async () => {
  const deaths = await killing({ kills: KILLS, seed: 20_261_121, pages: BUILT_PAGES });
  expect(deaths).toHaveLength(KILLS);
  expect(deaths.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(0);
});
