/** Returns the path of the Chromium for tests: `CHROMIUM_PATH`, or else the first of the usual paths that exists. */
export function chromiumPath(): string;

/** Returns the version of the Chromium for tests, such as `"156.0.8078.79"`. */
export function chromiumVersion(): string;

/** The flags of a Chromium for tests. */
export const CHROMIUM_FLAGS: readonly string[];

/** Returns the options of Playwright's `chromium.launch` for tests. */
export function launchOptions(): { executablePath: string; args: string[] };
