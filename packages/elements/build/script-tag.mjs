import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build } from "vite";
import { tightTemplates } from "./tight-templates.mjs";

/**
 * For a script tag, without a bundler: what is needed at first in one file, what is asked for later in chunks beside it.
 * Chunks that share modules with the first file import them from there, so that nobody waits for a second request.
 *
 * @param {string} name of the file, and of the folder of its chunks
 * @param {string} module in `src`
 */
export async function bundleForScriptTag(name, module) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [
      sheetsTogether(join(root, `src/${module}.ts`)),
      tightTemplates(),
      trustedWorkers(),
      withoutAnnotations(),
      minifiedAgain(),
    ],
    define: { "process.env.NODE_ENV": '"production"' },
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
 * All style sheets of the first file come before everything else in it: what is alike compresses the better, the nearer it
 * lies, and that is seven hundred bytes.
 *
 * @param {string} entry
 */
function sheetsTogether(entry) {
  return {
    name: "sheets-together",
    transform(code, id) {
      if (id !== entry) return null;
      const sheets = [...withImports(entry)].filter((file) => file.endsWith(".styles.ts"));
      return { code: sheets.map((file) => `import ${JSON.stringify(file)};\n`).join("") + code, map: null };
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
        const { code } = await minify(chunk.code, { module: true, ecma: 2022, compress: { passes: 2 } });
        chunk.code = code ?? chunk.code;
      }
    },
  };
}
