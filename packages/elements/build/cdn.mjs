import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build } from "vite";
import { groupedImports } from "./first-load.mjs";
import { tightBundle } from "./tight-modules.mjs";
import { VERSION } from "./version.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The files for script tags, with their sources. The source of the table comes first, so it orders the modules. */
const EMBEDS = { thunderjack: "src/define.ts", "thunderjack-replay": "src/replay.ts" };

/**
 * Builds the CDN edition: one folder of ES modules for pages that use a script tag and no bundler. Both embeds, every
 * component and the autoloader have a file each; they share their chunks.
 *
 * @param tokens the exports of `theme/tokens.ts`
 */
export async function buildCdnEdition(tokens) {
  const table = join(ROOT, EMBEDS.thunderjack);
  const components = componentSources();
  const options = (codeSplitting, minify, write) => ({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    plugins: [
      exportedClasses(),
      unclobbered(),
      groupedByKind(table),
      copiedForCanvas(),
      tightBundle(tokens),
      trustedWorkers(),
      ...(write ? [flatImports(), withoutAnnotations(), ownExportsOnly(), minifiedAgain()] : []),
    ],
    define: { ...PRODUCTION, FILES: JSON.stringify(filesByTag(components)) },
    resolve: { conditions: CONDITIONS },
    // The workers are in the folder of the chunks. Their URLs are relative, so the folder can be served anywhere.
    base: "./",
    worker: { format: "es", rolldownOptions: { output: { entryFileNames: "chunks/[name]-[hash].js" } } },
    build: {
      ...TARGET,
      write,
      lib: { entry: { ...EMBEDS, autoloader: "src/cdn/autoloader.ts", ...components }, formats: ["es"] },
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js`,
          codeSplitting,
          minify,
        },
      },
    },
  });
  // The first build finds the modules that each file loads. It is not written.
  const [{ output }] = [await build(options(true, false, false))].flat();
  await build(options({ groups: sharedChunks(output) }, MINIFIED, true));
  await buildClassicScript(tokens);
  copyFileSync(join(ROOT, "src/cdn/thunderjack.css"), join(ROOT, TARGET.outDir, "thunderjack.css"));
  writeHashes(join(ROOT, TARGET.outDir));
}

/** Builds the script that is not a module. It contains both embeds with everything that they load lazily. */
async function buildClassicScript(tokens) {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    plugins: [
      unclobbered(),
      groupedByKind(join(ROOT, EMBEDS.thunderjack)),
      tightBundle(tokens),
      withoutWorkers(),
      withoutAnnotations(),
      ownExportsOnly(),
    ],
    define: PRODUCTION,
    resolve: { conditions: CONDITIONS },
    build: {
      ...TARGET,
      lib: {
        entry: "src/cdn/classic.ts",
        formats: ["iife"],
        name: "Thunderjack",
        fileName: () => "thunderjack.classic.js",
      },
      rolldownOptions: { output: { codeSplitting: false, minify: MINIFIED } },
    },
  });
}

/** The modules that start a worker. */
const WITH_WORKER = /\/(?:hints\/advice-client|verification\/verify)\.ts$/;

/** Removes the workers, which need files of their own. Their work is then done on the main thread. */
function withoutWorkers() {
  const FOUND = /return new Worker\([^;]*;/;
  return {
    name: "without-workers",
    enforce: "pre",
    transform(code, id) {
      if (!WITH_WORKER.test(id)) return null;
      if (!FOUND.test(code)) throw new Error(`The call that starts the worker was not found in ${id}.`);
      return { code: code.replace(FOUND, 'throw new Error("A classic script has no worker.");'), map: null };
    },
  };
}

/** Writes the hash of each file in the form of the attribute `integrity`, by the path of the file in the folder. */
function writeHashes(folder) {
  const hashed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => {
      const hash = createHash("sha384").update(readFileSync(path)).digest("base64");
      return [relative(folder, path), `sha384-${hash}`];
    });
  writeFileSync(join(folder, "integrity.json"), `${JSON.stringify(Object.fromEntries(hashed), null, 2)}\n`);
}

const PRODUCTION = { "process.env.NODE_ENV": '"production"', ...VERSION };

/** RxJS has a build of ES2015 classes, which is smaller than its build for older browsers. */
const CONDITIONS = ["es2015", "browser", "module", "import"];

const TARGET = {
  outDir: "dist/cdn",
  emptyOutDir: false,
  copyPublicDir: false,
  target: "es2022",
  modulePreload: false,
  reportCompressedSize: false,
};

/** Libraries keep their white space without this option. */
const MINIFIED = { compress: true, mangle: true, codegen: true };

/** Returns the source of each component by its tag name. It registers the component and the elements inside it. */
function componentSources() {
  const paths = readdirSync(join(ROOT, "src"), { recursive: true }).filter((path) =>
    /\/tj-[\w-]+\.define\.ts$/.test(path),
  );
  return Object.fromEntries(paths.sort().map((path) => [basename(path, ".define.ts"), join(ROOT, "src", path)]));
}

/** Returns the name of the file of each element, by its tag name. */
function filesByTag(components) {
  const files = Object.keys(components).map((tag) => [tag, tag]);
  return Object.fromEntries([
    ["thunderjack-table", "thunderjack"],
    ["thunderjack-replay", "thunderjack-replay"],
    ...files,
  ]);
}

/** Adds the class of a component to the exports of its file. */
function exportedClasses() {
  return {
    name: "exported-classes",
    transform(code, id) {
      if (!/\/tj-[\w-]+\.define\.ts$/.test(id)) return null;
      return { code: `${code}\nexport * from "./${basename(id, ".define.ts")}.js";`, map: null };
    },
  };
}

/**
 * Divides the modules into chunks, so that a page loads nothing twice and little that it does not need. Without these
 * groups there would be a chunk for each set of files that share a module.
 *
 * @param output the chunks of a build without groups
 */
function sharedChunks(output) {
  const chunks = output.filter(({ type }) => type === "chunk");
  const named = (name) => chunks.find((chunk) => chunk.name === name);
  /** Returns the modules that a chunk loads at once, or also those that it loads lazily. */
  const loadedBy = (chunk, isLazy = false, seen = new Set()) => {
    if (chunk === undefined || seen.has(chunk)) return [];
    seen.add(chunk);
    const names = [...chunk.imports, ...(isLazy ? chunk.dynamicImports : [])];
    const others = names.map((name) => chunks.find(({ fileName }) => fileName === name));
    return [...chunk.moduleIds, ...others.flatMap((other) => loadedBy(other, isLazy, seen))];
  };
  const [card, table, replay, round, shoes, print] = [
    "tj-card",
    "thunderjack",
    "thunderjack-replay",
    "round",
    "own-session",
    "felt-print",
  ].map((name) => new Set(loadedBy(named(name))));
  // The code that shows the cards is requested together with the code that deals them.
  for (const id of loadedBy(named("conducted"))) shoes.add(id);
  const later = new Set(loadedBy(named("thunderjack"), true));
  const groups = [
    // Lit, and what else a single card shares with a table.
    ["base", (id) => card.has(id) && table.has(id)],
    ["card", (id) => card.has(id)],
    ["game", (id) => table.has(id) && replay.has(id)],
    ["table", (id) => table.has(id)],
    ["round", (id) => round.has(id)],
    ["shuffle", (id) => shoes.has(id) && replay.has(id)],
    // One chunk for everything that shuffles and deals, instead of chunks that load one after another.
    ["shoes", (id) => shoes.has(id)],
    ["recordings", (id) => replay.has(id) && later.has(id)],
    ["replay", (id) => replay.has(id)],
    // The texts and places of the printing, which the canvas uses, too.
    ["printing", (id) => print.has(id) && id.includes("/stage/")],
  ];
  return groups.map(([name, test], place) => ({ name, test, priority: groups.length - place }));
}

/** Adds imports of all chunks to the entry, so that the browser requests them at the same time. */
function flatImports() {
  return {
    name: "flat-imports",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry) continue;
        const all = new Set(chunk.imports);
        for (const name of all) for (const next of bundle[name]?.imports ?? []) all.add(next);
        const missing = [...all].filter((name) => !chunk.imports.includes(name) && name !== chunk.fileName);
        chunk.code += missing.map((name) => `import"./${name}";`).join("");
      }
    },
  };
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
    // The Lit of the CDN edition does not need this module.
    load: (id) => (id.endsWith("/platform/named-elements.ts") ? "" : null),
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

/** Returns the name of a chunk. A chunk of strings has its language in its name: `fr-panels`. */
function chunkName({ facadeModuleId, moduleIds, name }) {
  // Two parts of a language share the chunk of a module, so it has no entry of its own.
  const module = facadeModuleId ?? (moduleIds.length === 1 ? moduleIds[0] : "");
  const [, language] = /languages\/(\w+)\/\w+\.js$/.exec(module) ?? [];
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
      if (!WITH_WORKER.test(id)) return null;
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

/**
 * Orders the first file: libraries, then all style sheets, then the components.
 *
 * @param {string} entry the path of the first module
 */
function groupedByKind(entry) {
  return {
    name: "grouped-by-kind",
    transform(code, id) {
      if (id !== entry) return null;
      return { code: groupedImports(entry) + code, map: null };
    },
  };
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

/** The chunks of the first loads. */
const MINIFIED_AGAIN = new Set(["base", "card", "game", "table", "shuffle", "recordings", "replay"]);

/** Minifies the chunks of the first loads again, with a slower minifier that compresses more. */
function minifiedAgain() {
  return {
    name: "minified-again",
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !MINIFIED_AGAIN.has(chunk.name)) continue;
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
