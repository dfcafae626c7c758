/**
 * Returns a project of tests that run in Node and control a browser other than Chromium: `*.firefox.test.ts` or
 * `*.webkit.test.ts` in `test`.
 *
 * @param {string} name the name for `vitest --project`
 * @param {"firefox" | "webkit"} engine the engine
 */
export function engineTests(name, engine) {
  return {
    test: {
      name: `${name} (${engine})`,
      include: [`test/**/*.${engine}.test.ts`],
      environment: "node",
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 300_000,
      hookTimeout: 120_000,
    },
  };
}
