import { defineConfig } from "tsup";

/**
 * The build settings of a package: ES modules and their declarations.
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
    // In watch mode `dist` stays: other packages are watching it.
    clean: !process.argv.includes("--watch"),
    splitting: true,
    treeshake: true,
    esbuildOptions(options) {
      // esbuild escapes all characters beyond ASCII by default: six bytes for each Arabic letter instead of two.
      options.charset = "utf8";
    },
  });
}
