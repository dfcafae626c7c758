import { defineConfig } from "tsup";

/**
 * Returns the build settings of a package. The build creates ES modules and their declarations.
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
    // In watch mode, `dist` is kept, because other packages watch it.
    clean: !process.argv.includes("--watch"),
    splitting: true,
    treeshake: true,
    esbuildOptions(options) {
      // By default, esbuild escapes all characters beyond ASCII. An Arabic letter would have six bytes instead of two.
      options.charset = "utf8";
    },
  });
}
