/** The Chromium that the tests use: the one `CHROMIUM_PATH` names, else the first found where it usually is. */
export function chromiumPath(): string;
