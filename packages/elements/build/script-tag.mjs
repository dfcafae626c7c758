import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { minify } from "terser";
import { build } from "vite";
import { settledTokens } from "./settled-tokens.mjs";
import { tightDecorators } from "./tight-decorators.mjs";
import { tightTemplates } from "./tight-templates.mjs";
import { VERSION } from "./version.mjs";

/**
 * Builds the files for pages that use a script tag and no bundler: one file for the first load, and chunks beside it
 * that are loaded lazily. Chunks import shared modules from the first file, to avoid a second request.
 *
 * @param {string} name the name of the file, and of the folder of its chunks
 * @param {string} module the path of the first module in `src`, without its extension
 */
export async function bundleForScriptTag(name, module) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const entry = join(root, `src/${module}.ts`);
  const first = withImports(entry);
  // The URL is computed, because a literal URL would be resolved before the build.
  const builtTokens = pathToFileURL(join(root, "dist/modules/theme/tokens.js")).href;
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [
      unclobbered(),
      groupedByKind(entry, first),
      copiedForCanvas(),
      settledTokens(first, await import(builtTokens)),
      tightTemplates(),
      tightDecorators(),
      trustedWorkers(),
      withoutAnnotations(),
      ownExportsOnly(),
      minifiedAgain(),
    ],
    define: { "process.env.NODE_ENV": '"production"', ...VERSION },
    // RxJS has a build of ES2015 classes, which is smaller than its build for older browsers.
    resolve: { conditions: ["es2015", "browser", "module", "import"] },
    // The workers are in the folder of the chunks. Their URLs are relative, so the folder can be served anywhere.
    base: "./",
    worker: { format: "es", rolldownOptions: { output: { entryFileNames: `${name}/[name]-[hash].js` } } },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry: { [name]: `src/${module}.ts` }, formats: ["es"] },
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: (chunk) => `${name}/${chunkName(chunk)}-[hash].js`,
          codeSplitting: {
            groups: [
              { name, tags: ["$initial"] },
              // One chunk for everything that shuffles and deals, instead of chunks that load one after another.
              { name: "shoes", test: /recording\/dist\/lifecycle\/shoe-lifecycle\.js$/ },
            ],
          },
          // Libraries keep their white space without this option.
          minify: { compress: true, mangle: true, codegen: true },
        },
      },
    },
  });
}

/**
 * Makes Lit independent of the names on the page. An image or a form that is named like a method of the document, such
 * as `createComment`, hides that method, so Lit calls the methods of `Document.prototype`. An id adds a property to the
 * window, so Lit does not read the properties for other versions, polyfills and hydration there.
 */
function unclobbered() {
  const HOOKS = /\b\w+\.(?:litElementHydrate|litElementPolyfill|litHtmlPolyfill|reactiveElementPolyfill)Support\b/g;
  return {
    name: "unclobbered",
    transform(code, id) {
      if (!/\/(?:lit-html|directive-helpers|lit-element|reactive-element)\.js$/.test(id)) return null;
      if (/\/lit\/[^/]+\.js$/.test(id)) return null; // contains only re-exports
      const name = /[\s,;](\w+)=document\b/.exec(code)?.[1] ?? "document";
      const own = code
        .replace(/\((\w+\?\.creationScope\?\?\w+)\)\.importNode\(/, "Document.prototype.importNode.call($1,")
        .replaceAll(new RegExp(`\\b${name}\\.(create\\w+)\\(`, "g"), `Document.prototype.$1.call(${name},`)
        .replaceAll(HOOKS, "null")
        // Only standard decorators fill this map. This package uses the experimental decorators of TypeScript.
        .replace(/\w+\.litPropertyMetadata\?\?=new WeakMap/, "0")
        .replace("litPropertyMetadata.get(", "new WeakMap().get(")
        .replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\([^()]+\)/, "null");
      if (own === code) throw new Error(`The code that depends on the names of the page was not found in ${id}.`);
      return { code: own, map: null };
    },
  };
}

/** Returns the name of a chunk. The chunk of a language has the language in its name: `fr-panels`. */
function chunkName({ facadeModuleId, name }) {
  const [, language] = /languages\/(\w+)\/\w+\.js$/.exec(facadeModuleId ?? "") ?? [];
  return language === undefined ? name : `${language}-${name}`;
}

/** Wraps the URLs of the workers for pages with Trusted Types, after Vite has found the worker files. */
function trustedWorkers() {
  const FOUND = /new Worker\((new URL\([^()]*\))/g;
  const trusted = fileURLToPath(new URL("../src/platform/trusted-address.ts", import.meta.url));
  return {
    name: "trusted-workers",
    enforce: "post",
    transform(code, id) {
      if (!/\/(?:hints\/advice-client|verification\/verify)\.ts$/.test(id)) return null;
      const wrapped = code.replace(FOUND, "new Worker(trustedAddress($1)");
      if (wrapped === code) throw new Error(`The call that starts the worker was not found in ${id}.`);
      return { code: `import { trustedAddress } from ${JSON.stringify(trusted)};\n${wrapped}`, map: null };
    },
  };
}

/**
 * Gives the canvas its own copy of the artwork. Otherwise, the lettering that it shares with the printing on the felt
 * would be another chunk, which every table would have to request after the chunk of the printing.
 */
function copiedForCanvas() {
  const MARK = "?for-the-canvas";
  return {
    name: "copied-for-canvas",
    enforce: "pre",
    async resolveId(source, importer = "") {
      const isOfCanvas = source === "@thunderjack/artwork" && importer.includes("/canvas/");
      if (!isOfCanvas && !importer.endsWith(MARK)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}${MARK}` };
    },
  };
}

/** The modules that come before the sources of this package. None of them has a side effect on load. */
const LIBRARIES = ["rxjs", "lit", "lit/directive-helpers.js", "@thunderjack/artwork", "@thunderjack/stage"];

/**
 * Orders the first file: libraries, then all style sheets, then the components. Similar text compresses better when it
 * is close together; this saves more than a thousand bytes.
 *
 * @param {string} entry the path of the first module
 * @param {ReadonlySet<string>} first the modules that are loaded with it
 */
function groupedByKind(entry, first) {
  return {
    name: "grouped-by-kind",
    transform(code, id) {
      if (id !== entry) return null;
      const sheets = [...first].filter((file) => file.endsWith(".styles.ts"));
      const before = [...LIBRARIES, ...sheets].map((file) => `import ${JSON.stringify(file)};\n`);
      return { code: before.join("") + code, map: null };
    },
  };
}

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

/** Removes the annotations for minifiers, which a browser does not need. */
function withoutAnnotations() {
  return {
    name: "without-annotations",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = chunk.code.replaceAll("/* @__PURE__ */", "");
      }
    },
  };
}

/**
 * If a chunk contains the exports of a module as one object, the bundler copies them with `for … in`. This loop also
 * visits properties that a page has added to `Object.prototype`, and fails. This plugin replaces the loop with one over
 * the module's own exports.
 */
function ownExportsOnly() {
  const FOUND = /for\(var ([\w$]+) in ([\w$]+)\)(?=[\w$]+\([\w$]+,\1,\{get:\2\[\1\])/g;
  return {
    name: "own-exports-only",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !/Symbol\.toStringTag,\s*\{\s*value:\s*[`"]Module/.test(chunk.code)) continue;
        const own = chunk.code.replace(FOUND, "for(var $1 of Object.keys($2))");
        if (own === chunk.code) throw new Error(`The loop that copies exports was not found in ${chunk.fileName}.`);
        chunk.code = own;
      }
    },
  };
}

/** Minifies the first file again, with a slower minifier that compresses more. */
function minifiedAgain() {
  return {
    name: "minified-again",
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry) continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          // Keeps the operands of a comparison in their order, which compresses better.
          compress: { passes: 2, lhs_constants: false },
          nameCache: { vars: { props: sharedNames(chunk.code) } },
        });
        chunk.code = code ?? chunk.code;
      }
    },
  };
}

/**
 * Renames the exports of the first file so that their local and exported names are equal: `export{a,b}` is shorter than
 * `export{x as a,y as b}`, and there are more than a hundred of them.
 */
function sharedNames(code) {
  const [, exported = ""] = code.match(/export\s*\{([^}]*)\};?\s*$/) ?? [];
  const names = exported.split(",").map((each) => each.trim().split(" as "));
  // Only chunks read the short names. A reserved word is a valid export name, but not a valid variable name.
  const shared = names.filter(
    ([, name = ""]) => /^[\w$]{1,3}$/.test(name) && !/^(?:do|if|in|for|let|new|try|var)$/.test(name),
  );
  return Object.fromEntries(shared.map(([local, name]) => [`$${local}`, name]));
}
