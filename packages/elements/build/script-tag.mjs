import { fileURLToPath } from "node:url";
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
    plugins: [tightTemplates(), withoutAnnotations()],
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
          // Libraries keep their white space unless this is asked for.
          minify: { compress: true, mangle: true, codegen: true },
        },
      },
    },
  });
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
