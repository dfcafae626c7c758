// `node tooling/publish/unused-names.mjs` prints the exported names that no other package imports.
// A star marks a name that a README or page mentions.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages, ROOT } from "./public-names.mjs";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(ts|tsx|mjs|js|vue|md|mdx|html)$/.test(path) && !/CHANGELOG|older\//.test(path))
  .filter((path) => !path.startsWith("docs/api-report/"))
  .flatMap((path) => {
    try {
      return [{ path, text: readFileSync(join(ROOT, path), "utf8") }];
    } catch {
      return []; // The file is deleted, but not committed.
    }
  });
const pages = files.filter(({ path }) => /\.mdx?$/.test(path)).map(({ text }) => text);

const IMPORT = /(?:import|export)\s+(?:type\s+)?([\w*{][^;"']*?)\s+from\s+["']@thunderjack\/([^"'/]+)[^"']*["']/g;
const DYNAMIC = /(?:\{([^{}]*)\}|(\w+))\s*=\s*await import\(\s*["']@thunderjack\/([^"'/]+)[^"']*["']\s*\)/g;
const TYPE = /import\(\s*["']@thunderjack\/([^"'/]+)[^"']*["']\s*\)\.(\w+)/g;

/** Yields the names that a file imports from packages, such as `core/decide`. */
function* takenBy({ path, text }) {
  const own = /^packages\/([^/]+)\//.exec(path)?.[1];
  const wanted = [
    ...[...text.matchAll(IMPORT)].map(([, names, name]) => [names, name]),
    ...[...text.matchAll(DYNAMIC)].map(([, names, space, name]) => [names ?? `* as ${space}`, name]),
    ...[...text.matchAll(TYPE)].map(([, name, names]) => [`{ ${names} }`, name]),
  ];
  for (const [names, name] of wanted) {
    if (name === own) continue;
    const space = /\*\s+as\s+(\w+)/.exec(names)?.[1];
    if (space !== undefined) {
      for (const [, used] of text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, "g"))) yield `${name}/${used}`;
    }
    for (const part of names.replace(/[{}]/g, "").split(",")) {
      yield `${name}/${
        part
          .trim()
          .replace(/^type\s+/, "")
          .split(/\s+as\s+|\s*:/)[0]
      }`;
    }
  }
}

const taken = new Set(files.filter(({ path }) => !/\.mdx?$/.test(path)).flatMap((file) => [...takenBy(file)]));

let all = 0;
let unused = 0;
for (const { name, declarations } of publicPackages()) {
  const left = [...declarations.keys()].sort().filter((exported) => !taken.has(`${name}/${exported}`));
  const isShown = (exported) => pages.some((text) => new RegExp(`\\b${exported}\\b`).test(text));
  all += declarations.size;
  unused += left.length;
  console.log(`${name}: ${left.length} of ${declarations.size}`);
  if (left.length > 0) console.log(`  ${left.map((exported) => exported + (isShown(exported) ? "*" : "")).join(", ")}`);
}
console.log(`${unused} of ${all} exported names are not used outside of their package.`);
