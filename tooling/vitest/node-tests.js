import { fileURLToPath } from "node:url";

/**
 * A project of tests that need no browser: `*.test.ts` in `test` and `src`, without `*.chromium.test.ts`. `*.deep.test.ts`
 * belongs to the deep run only (`DEEP=1`), in which tests use larger numbers and take longer.
 *
 * @param {string} name the name for `vitest --project`
 * @param {import("vitest/config").UserWorkspaceConfig} [settings] such as plugins
 */
export function nodeTests(name, settings = {}) {
  return {
    ...settings,
    test: {
      name,
      include: ["test/**/*.test.{ts,tsx}", "src/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/*.chromium.test.ts", ...(process.env.DEEP ? [] : ["**/*.deep.test.ts"])],
      environment: "node",
      setupFiles: [fileURLToPath(new URL("same-plays.js", import.meta.url))],
      expect: { poll: { timeout: 30_000 } },
      // Generous on purpose: a deadline guards against a hang, speed is measured in benchmarks.
      testTimeout: process.env.DEEP ? 3_600_000 : 120_000,
      hookTimeout: 120_000,
    },
  };
}
