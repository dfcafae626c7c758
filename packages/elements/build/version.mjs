import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** What the elements are built with, so that they know of which version they are. */
export const VERSION = { ELEMENTS_VERSION: JSON.stringify(version) };
