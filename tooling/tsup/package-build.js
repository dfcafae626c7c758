import { defineConfig } from "tsup";

/**
 * Returns the build settings of a package: ES modules and their declarations.
 *
 * @param {{ entry: string[] | Record<string, string>, dts?: boolean | { entry: Record<string, string> } }} options
 */
export function packageBuild({ entry, dts = true }) {
  return defineConfig({
    entry,
    dts,
    format: ["esm"],
    target: "es2022",
    sourcemap: true,
    // In watch mode `dist` stays, because other packages watch it.
    clean: !process.argv.includes("--watch"),
    splitting: true,
    treeshake: true,
    esbuildOptions(options) {
      // By default esbuild escapes all characters beyond ASCII: six bytes for each Arabic letter instead of two.
      options.charset = "utf8";
    },
  });
}
