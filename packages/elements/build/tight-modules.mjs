import { parseSync } from "vite";
import { tightDecorators } from "./tight-decorators.mjs";
import { changed } from "./tight-source.mjs";
import { tightTemplates } from "./tight-templates.mjs";

/** The transformations that make a module smaller than a minifier can. They do not change its behaviour. */
function tight(code, path, program) {
  return changed(code, path, [...tightTemplates(code, program), ...tightDecorators(code, program)]);
}

/** A plugin of Vite for the files of the CDN edition. */
export function tightBundle() {
  return {
    name: "tight-bundle",
    // Runs after the transformation to JavaScript.
    enforce: "post",
    transform: {
      filter: { id: /packages\/elements\/src\/.*\.ts$/ },
      handler(code, path) {
        return tight(code, path, this.parse(code));
      },
    },
  };
}

/** A plugin of tsup for the modules that bundlers read. */
export function tightModules() {
  return {
    name: "tight-modules",
    renderChunk: (code, { path }) => tight(code, path, parseSync(path, code).program),
  };
}
