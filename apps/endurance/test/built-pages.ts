import { fileURLToPath } from "node:url";

/** Where the build puts the pages of this app. */
export const BUILT_PAGES = fileURLToPath(new URL("../dist/pages", import.meta.url));
