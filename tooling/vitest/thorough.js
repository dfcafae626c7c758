/**
 * Whether long-running tests run too (`THOROUGH=1`). They are the files `*.thorough.test.ts` and
 * `*.thorough.chromium.test.ts`, which repeat a behaviour of an ordinary test in more cases. Some ordinary tests have a
 * larger number of cases then. In Chromium, Vitest passes the variable in `import.meta.env`.
 */
export const IS_THOROUGH = Boolean((import.meta.env ?? process.env).THOROUGH);

/** The files that an ordinary run excludes. */
export const EXCLUDED = IS_THOROUGH ? [] : ["**/*.thorough.*"];
