import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * The modules that come before the sources of this package. The first one must run before Lit. The libraries are in the
 * order that compresses best: modules with similar text are close together. None of them has a side effect on load.
 */
const FIRST = [
  "./platform/named-elements.js",
  "rxjs",
  "@thunderjack/stage",
  "@thunderjack/stage/layout",
  "@thunderjack/artwork",
  "lit",
  "lit/directive-helpers.js",
  "lit/directives/guard.js",
];

/** Collects a source and its static imports within this package. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imported = readFileSync(file, "utf8").matchAll(
    /^(?:import|export|\}) (?!type\b)(?:[^;"]*\bfrom )?"(\.[^"]+)\.js"/gm,
  );
  for (const [, path] of imported) withImports(join(file, "..", `${path}.ts`), found);
  return found;
}

/**
 * Returns import statements for a source in `src` that load the libraries and then all of its style sheets before its components.
 * Similar text compresses better when it is close together; this saves more than a thousand bytes.
 *
 * @param {string} entry the path of the source
 */
export function groupedImports(entry) {
  const sheets = [...withImports(entry)].filter((file) => file.endsWith(".styles.ts"));
  const paths = sheets.map((file) => `./${relative(dirname(entry), file).replace(/ts$/, "js")}`);
  return [...FIRST, ...paths].map((path) => `import "${path}";\n`).join("");
}
