import { fileURLToPath } from "node:url";

/** The output folder of the build of this app. */
export const BUILT_PAGES = fileURLToPath(new URL("../dist/pages", import.meta.url));
