import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** What anybody can run by itself, and what the README's figures come from. It looks at the build. */
const HINTS = fileURLToPath(new URL("../hints.mjs", import.meta.url));

test("every position of the presets is answered within 50 ms of processor time", { timeout: 600_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HINTS], { encoding: "utf8" });
  console.info(stdout);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout.match(/longest [\d.]+ ms/g)).toHaveLength(3);
});
