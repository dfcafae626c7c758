// @vitest-environment happy-dom
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Table } from "@thunderjack/core";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createProject, TEMPLATES } from "../src/create-project.js";

/*
 * The projects are created in the folder of the package, so that they use the packages of the workspace. The command
 * `fresh` of tooling/publish installs them from packed packages.
 */
const FOLDER = join(import.meta.dirname, "../.generated");
const TSC = join(dirname(fileURLToPath(import.meta.resolve("typescript-native/package.json"))), "bin/tsc");

rmSync(FOLDER, { recursive: true, force: true });
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(TEMPLATES)("a project of the template %s", async (template) => {
  const project = createProject(template, { template, from: FOLDER });
  // Declares the tests of the project: the conformance suite.
  await import(/* @vite-ignore */ `${project}/src/renderer.test.ts`);

  it("compiles", () => {
    const { stdout, status } = spawnSync(process.execPath, [TSC, "-p", project], { encoding: "utf8" });
    expect([stdout, status]).toEqual(["", 0]);
  });

  it.runIf(template === "dom")("dispatches each command with the version that was shown", async () => {
    const dispatch = vi.spyOn(Table.prototype, "dispatch");
    document.body.innerHTML = '<main id="table"></main>';
    await import(/* @vite-ignore */ `${project}/src/main.ts`);
    const press = () => document.querySelector<HTMLButtonElement>("#table button:not([disabled])")?.click();
    for (let expected = 0; expected < 2; expected++) {
      press();
      expect(dispatch).toHaveBeenLastCalledWith(expect.objectContaining({ type: "PlaceBet" }), { expected });
    }
  });

  it("has a renderer of 40 to 150 lines", () => {
    const lines = readFileSync(`${project}/src/renderer.ts`, "utf8").split("\n").length;
    expect(lines).toBeGreaterThanOrEqual(40);
    expect(lines).toBeLessThanOrEqual(150);
  });
});
