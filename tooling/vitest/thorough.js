/**
 * Whether long-running tests run too (`THOROUGH=1`). They are the files `*.thorough.test.ts` and
 * `*.thorough.chromium.test.ts`, which repeat a behaviour of an ordinary test in more cases. Some ordinary tests have a
 * larger number of cases then. In Chromium, Vitest passes the variable in `import.meta.env`.
 */
export const IS_THOROUGH = Boolean((import.meta.env ?? process.env).THOROUGH);

/**
 * Returns the files that a run excludes. The files `*.ci.test.ts`, `*.ci.browser.test.ts` and `*.ci.chromium.test.ts` run
 * with `CI=1` or `THOROUGH=1`. They take longer than most tests, and few changes affect them.
 */
export function excludedTests() {
  return [...(IS_THOROUGH ? [] : ["**/*.thorough.*"]), ...(IS_THOROUGH || process.env.CI ? [] : ["**/*.ci.*"])];
}
