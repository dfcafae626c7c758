import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** The projects that this test checks. Without names, the command also checks the other projects. */
const PROJECTS = ["react", "typescript", "vue"];

test("the packed packages are typed in fresh projects", { timeout: 900_000 }, () => {
  const command = fileURLToPath(new URL("../install-fresh.mjs", import.meta.url));
  const { stdout, stderr } = spawnSync("node", [command, ...PROJECTS], { encoding: "utf8" });
  expect([stdout, stderr]).toEqual([PROJECTS.map((name) => `${name}: passed\n`).join(""), ""]);
});
