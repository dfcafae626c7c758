import { defineConfig } from "tsup";

/** All sources of a package that are published. */
const SOURCES = ["src/**/*.ts", "!src/**/*.d.ts", "!src/**/*.stories.ts", "!src/**/*.test.ts"];

/**
 * Returns the build settings of a package: ES modules, one for each source. A bundler can then put each module
 * into the first chunk that needs it, and detect side effects for each file.
 *
 * @param {import("tsup").Options} options further settings
 */
export function packageBuild(options) {
  return defineConfig({
    entry: SOURCES,
    format: ["esm"],
    target: "es2022",
    sourcemap: true,
    bundle: false,
    splitting: false,
    treeshake: false,
    // In watch mode, `dist` is kept, because other packages watch it.
    clean: !process.argv.includes("--watch"),
    esbuildOptions(settings) {
      // By default, esbuild escapes all characters beyond ASCII. An Arabic letter would have six bytes instead of two.
      settings.charset = "utf8";
    },
    ...options,
  });
}
