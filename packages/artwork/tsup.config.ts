import { packageBuild } from "@thunderjack/tsup";
import { defineConfig } from "tsup";
import { traditionalOutlines } from "./build/traditional-plugin.mjs";

const PUBLIC = { index: "src/index.ts", traditional: "src/traditional.ts" };

/**
 * One output file for every source file, so that a bundler can put each file into the first chunk that needs it. Only
 * the outlines of the traditional courts, which a plugin computes, are bundled.
 */
export default defineConfig({
  ...packageBuild({ entry: ["src/*.ts", "!src/*.test.ts", "!src/*.d.ts"], dts: { entry: PUBLIC } }),
  splitting: false,
  treeshake: false,
  esbuildPlugins: [
    traditionalOutlines,
    {
      name: "separate-files",
      setup(build) {
        build.onResolve({ filter: /^\.\// }, ({ kind, path }) =>
          kind === "entry-point" ? null : { path, external: true },
        );
      },
    },
  ],
});
