import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { excludedTests, IS_THOROUGH } from "./thorough.js";

/** The test files that `node-versions.mjs` excludes. The option `--exclude` of Vitest has no effect on a project. */
const ALSO_EXCLUDED = process.env.EXCLUDED_TESTS?.split(delimiter) ?? [];

/**
 * Returns a project of tests without a browser: `*.test.ts` in `test` and `src`, without those for a browser engine,
 * such as `*.browser.test.ts`.
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
      exclude: [
        "**/node_modules/**",
        "**/*.{browser,chromium,firefox,webkit}.test.ts",
        ...excludedTests(),
        ...ALSO_EXCLUDED,
      ],
      environment: "node",
      // The test files of a worker share its modules. Importing them again for each file takes as long as the tests.
      isolate: false,
      setupFiles: ["patience.js", "same-plays.js"].map((name) => fileURLToPath(new URL(name, import.meta.url))),
      expect: { poll: { timeout: 30_000 } },
      // A timeout only guards against a hang. Speed is measured in benchmarks. A thorough run outside of CI may have
      // many more cases.
      testTimeout: IS_THOROUGH && !process.env.CI ? 3_600_000 : 120_000,
      hookTimeout: 120_000,
    },
  };
}
