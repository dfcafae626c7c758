import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** The script that measures the figures of the README. It imports the built packages. */
const HINTS = fileURLToPath(new URL("../hints.mjs", import.meta.url));

test("every position of the presets is answered within 50 ms of processor time", { timeout: 600_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HINTS], { encoding: "utf8" });
  console.info(stdout);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout.match(/longest [\d.]+ ms/g)).toHaveLength(3);
});
