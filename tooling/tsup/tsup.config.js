import { existsSync, readFileSync } from "node:fs";
import { packageBuild } from "./package-build.js";

/**
 * The build of a package without its own configuration. The entries are listed in the `exports` of its package.json. An
 * app has no `exports`. It passes its entries as arguments, and its build creates no declarations.
 */
const { exports } = JSON.parse(readFileSync("package.json", "utf8"));

/** Returns `{ browser: "src/browser/index.ts" }` for `"./browser": { "import": "./dist/browser.js" }`. */
function entriesOf(targets) {
  const names = targets.flatMap(({ import: file }) => /^\.\/dist\/(.+)\.js$/.exec(file ?? "")?.[1] ?? []);
  return Object.fromEntries(
    names.map((name) => [name, existsSync(`src/${name}.ts`) ? `src/${name}.ts` : `src/${name}/index.ts`]),
  );
}

export default packageBuild(
  exports === undefined ? { entry: [], dts: false } : { entry: entriesOf(Object.values(exports)) },
);
