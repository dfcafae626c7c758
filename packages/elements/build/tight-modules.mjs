import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { groupedImports } from "./first-load.mjs";
import { settledTokens } from "./settled-tokens.mjs";
import { tightDecorators } from "./tight-decorators.mjs";
import { changed } from "./tight-source.mjs";
import { tightTemplates } from "./tight-templates.mjs";

/*
 * The transformations that make the modules smaller than a minifier can. They do not change their behaviour.
 */

/**
 * A plugin of Vite for the files of the CDN edition.
 *
 * @param tokens the exports of `theme/tokens.ts`
 */
export function tightBundle(tokens) {
  return {
    name: "tight-bundle",
    // Runs after the transformation to JavaScript.
    enforce: "post",
    transform: {
      filter: { id: /packages\/elements\/src\/.*\.ts$/ },
      handler(code, path) {
        return tight(code, path, this.parse(code), tokens);
      },
    },
  };
}

/**
 * A plugin of tsup for the modules that bundlers read.
 *
 * @param tokens the exports of `theme/tokens.ts`
 */
export function tightModules(tokens) {
  return {
    name: "tight-modules",
    renderChunk: (code, { path }) => tight(code, path, parseSync(path, code).program, tokens),
  };
}

/**
 * A plugin of esbuild that orders the bundle of a source: the libraries, then its style sheets, then the components.
 *
 * @param {RegExp} entry matches the path of the source
 */
export function groupedModules(entry) {
  return {
    name: "grouped-modules",
    setup: (build) =>
      build.onLoad({ filter: entry }, ({ path }) => ({
        loader: "ts",
        contents: groupedImports(path) + readFileSync(path, "utf8"),
      })),
  };
}

function tight(code, path, program, tokens) {
  const changes = [tightTemplates(code, program), tightDecorators(code, program), settledTokens(program, tokens)];
  return changed(code, path, changes.flat());
}
