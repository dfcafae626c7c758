import { defineConfig } from "tsup";

/**
 * How every package is built: ES modules and their types, from `src/index.ts` unless entries are named.
 *
 * @param {{ entry?: string[] | Record<string, string>, dts?: boolean, banner?: string }} [options]
 */
export function packageBuild({ entry = ["src/index.ts"], dts = true, banner } = {}) {
  return defineConfig({
    entry,
    dts,
    format: ["esm"],
    target: "es2022",
    sourcemap: true,
    // While watching, what others are built on must not vanish in between.
    clean: !process.argv.includes("--watch"),
    splitting: true,
    treeshake: true,
    ...(banner === undefined ? {} : { banner: { js: banner } }),
  });
}
