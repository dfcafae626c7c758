import { defineConfig } from "vitest/config";

/**
 * The report that every test run writes into the folder of its package. `.ci/totals.mjs` adds up the reports. Tasks
 * other than `test` set the name of their report with `REPORT`: the task `test:thorough` writes `thorough.json`.
 */
const REPORT = `.test-results/${process.env.REPORT ?? "vitest"}.json`;

/** How often a failed test is repeated: once in CI, whose machine may be very slow. `.ci/totals.mjs` names these tests. */
export const RETRY = process.env.CI ? 1 : 0;

/**
 * Returns the Vitest configuration of a package.
 *
 * @param {...import("vitest/config").UserWorkspaceConfig} projects made by `nodeTests` and `browserTests`
 */
export function testRun(...projects) {
  return defineConfig({
    test: {
      projects: projects.map((project) => ({ ...project, test: { retry: RETRY, ...project.test } })),
      reporters: ["default", ["json", { outputFile: REPORT }]],
    },
  });
}
