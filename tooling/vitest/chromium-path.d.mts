/** The Chromium of the tests: `CHROMIUM_PATH`, or else the first one found in the usual places. */
export function chromiumPath(): string;

/** The version of that Chromium, such as `"156.0.8078.79"`. */
export function chromiumVersion(): string;
