/** The path of the Chromium for tests: `CHROMIUM_PATH`, or else the first Chromium in the usual places. */
export function chromiumPath(): string;

/** The version of that Chromium, such as `"156.0.8078.79"`. */
export function chromiumVersion(): string;
