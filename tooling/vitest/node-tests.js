import { fileURLToPath } from "node:url";
import { defineProject } from "vitest/config";

/**
 * Tests that need no browser: `test/**\/*.test.ts`, but not `*.chromium.test.ts`; and `*.deep.test.ts` only in the deep
 * run (`DEEP=1`), in which tests take larger numbers and their time.
 */
export function nodeTests(name) {
  return defineProject({
    test: {
      name,
      include: ["test/**/*.test.ts"],
      exclude: ["test/**/*.chromium.test.ts", ...(process.env.DEEP ? [] : ["test/**/*.deep.test.ts"])],
      environment: "node",
      setupFiles: [fileURLToPath(new URL("same-plays.js", import.meta.url))],
      expect: { poll: { timeout: 30_000 } },
      // Generous on purpose: a deadline guards against a hang, speed is measured in benchmarks.
      testTimeout: process.env.DEEP ? 3_600_000 : 120_000,
      hookTimeout: 120_000,
    },
  });
}
