import { readFileSync } from "node:fs";
import { packageBuild } from "./package-build.js";

/** The build of a package or an app without its own configuration. */
const { exports } = JSON.parse(readFileSync("package.json", "utf8"));

/** Returns the entry `"layout/layout": "src/layout/layout.ts"` for `"import": "./dist/layout/layout.js"`. */
function entriesOf(targets) {
  const names = targets.flatMap(({ import: file }) => /^\.\/dist\/(.+)\.js$/.exec(file ?? "")?.[1] ?? []);
  return Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));
}

/** An app has no `exports`. It passes its entries as arguments, and each of them is bundled. */
const APP = { entry: [], bundle: true, splitting: true, treeshake: true };

export default packageBuild(exports === undefined ? APP : { dts: { entry: entriesOf(Object.values(exports)) } });
