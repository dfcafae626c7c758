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
 * For a script tag, without a bundler: what is needed at first in one file, what is asked for later in chunks beside it.
 * Chunks that share modules with the first file import them from there, so that nobody waits for a second request.
 *
 * @param {string} name of the file, and of the folder of its chunks
 * @param {string} module in `src`
 */
export async function bundleForScriptTag(name, module) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const entry = join(root, `src/${module}.ts`);
  const first = withImports(entry);
  // An address that is put together: one that stands here would be looked for before anything is built.
  const builtTokens = pathToFileURL(join(root, "dist/modules/tokens.js")).href;
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [
      likeTogether(entry, first),
      // Where recordings are read at first, there is nothing to copy.
      module === "replay" ? null : copiedForRecordings(),
      settledTokens(first, await import(builtTokens)),
      tightTemplates(),
      tightDecorators(),
      trustedWorkers(),
      withoutAnnotations(),
      minifiedAgain(),
    ],
    define: { "process.env.NODE_ENV": '"production"', ...VERSION },
    // RxJS has a build of ES2015 classes, which is smaller than the one for older browsers.
    resolve: { conditions: ["es2015", "browser", "module", "import"] },
    // The worker of the hints lies beside the other chunks, wherever the folder is put.
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
          chunkFileNames: `${name}/[name]-[hash].js`,
          codeSplitting: { groups: [{ name, tags: ["$initial"] }] },
          // Libraries keep their white space unless this is asked for.
          minify: { compress: true, mangle: true, codegen: true },
        },
      },
    },
  });
}

/** Once Vite has found the file of a worker, its address is shown to pages with Trusted Types. */
function trustedWorkers() {
  const FOUND = /new Worker\((new URL\([^()]*\))/g;
  return {
    name: "trusted-workers",
    enforce: "post",
    transform(code, id) {
      if (!id.endsWith("/advice-client.ts")) return null;
      const trusted = code.replace(FOUND, "new Worker(trustedAddress($1)");
      if (trusted === code) throw new Error("The worker is started in another way than it was.");
      return { code: trusted, map: null };
    },
  };
}

/**
 * Recordings read and write bytes as text, which nobody does at a table: they have a copy of those few functions, so that
 * the first file need not have them.
 */
function copiedForRecordings() {
  return {
    name: "copied-for-recordings",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== "@noble/hashes/utils.js" || !importer?.includes("/recording/")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?for-recordings` };
    },
  };
}

/** What comes before the sources of this package. None of it does anything by being loaded. */
const LIBRARIES = [
  "lit",
  "lit/decorators.js",
  "lit/directive-helpers.js",
  "@thunderjack/stage",
  "@thunderjack/artwork",
];

/**
 * In the first file the libraries come before everything else, then all style sheets, then the components: what is alike
 * compresses the better, the nearer it lies, and that is more than a thousand bytes.
 *
 * @param {string} entry
 * @param {ReadonlySet<string>} first what is loaded with it
 */
function likeTogether(entry, first) {
  return {
    name: "like-together",
    transform(code, id) {
      if (id !== entry) return null;
      const sheets = [...first].filter((file) => file.endsWith(".styles.ts"));
      const before = [...LIBRARIES, ...sheets].map((file) => `import ${JSON.stringify(file)};\n`);
      return { code: before.join("") + code, map: null };
    },
  };
}

/** A source and everything that it imports before it runs, as far as it is of this package. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imported = readFileSync(file, "utf8").matchAll(
    /^(?:import|export|\}) (?!type\b)(?:[^;"]*\bfrom )?"(\.[^"]+)\.js"/gm,
  );
  for (const [, path] of imported) withImports(join(file, "..", `${path}.ts`), found);
  return found;
}

/** What minifiers tell each other is of no use to a browser. */
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

/** What a page waits for is minified once more by a minifier that takes longer and finds more. */
function minifiedAgain() {
  return {
    name: "minified-again",
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry) continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          compress: { passes: 2 },
          nameCache: { vars: { props: sharedNames(chunk.code) } },
        });
        chunk.code = code ?? chunk.code;
      }
    },
  };
}

/**
 * What the chunks take from the first file has, in that file as well, the name by which they know it: `export{a,b}` is
 * shorter than `export{x as a,y as b}`, and there are more than a hundred of them.
 */
function sharedNames(code) {
  const [, exported = ""] = code.match(/export\s*\{([^}]*)\};?\s*$/) ?? [];
  const names = exported.split(",").map((each) => each.trim().split(" as "));
  // Only a chunk knows a name of three letters; and what no variable may be called can still be exported.
  const shared = names.filter(
    ([, name = ""]) => /^[\w$]{1,3}$/.test(name) && !/^(?:do|if|in|for|let|new|try|var)$/.test(name),
  );
  return Object.fromEntries(shared.map(([local, name]) => [`$${local}`, name]));
}
