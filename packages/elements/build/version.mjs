import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** The constants of the build, which give the elements their version. */
export const VERSION = { ELEMENTS_VERSION: JSON.stringify(version) };
