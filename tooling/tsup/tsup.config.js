import { readFileSync } from "node:fs";
import { emitDeclarations } from "./declarations.js";
import { packageBuild } from "./package-build.js";

// The build of packages and apps without their own configuration.
const { exports } = JSON.parse(readFileSync("package.json", "utf8"));

/** An app has no `exports`. It passes its entries as arguments, and each of them is bundled. */
const APP = { entry: [], bundle: true, splitting: true, treeshake: true };

export default packageBuild(exports === undefined ? APP : { onSuccess: async () => emitDeclarations() });
