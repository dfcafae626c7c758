import { readFileSync, rmSync } from "node:fs";
import { packageBuild } from "@thunderjack/tsup";
import { defineConfig, type Options } from "tsup";
import { bundleForScriptTag } from "./build/script-tag.mjs";
import { ship } from "./build/ship.mjs";
import { tightSheet } from "./build/tight-templates.mjs";
import { VERSION } from "./build/version.mjs";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const tightStyles: Plugin = {
  name: "tight-styles",
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      return { loader: "ts", contents: source.replace(/\bcss`[^`]*`/g, (sheet) => tightSheet(sheet)) };
    });
  },
};

// In watch mode, other builds read `dist` at any time, so it is not deleted.
if (!process.argv.includes("--watch")) rmSync("dist", { recursive: true, force: true });

/**
 * The build for bundlers: one output file for every source file. Bundlers can then detect side effects per file, and a
 * page that uses one component loads no other component.
 */
export default defineConfig({
  ...packageBuild({ entry: ["src/**/*.ts", "!src/**/*.stories.ts", "!src/**/*.test.ts"], dts: false }),
  outDir: "dist/modules",
  bundle: false,
  splitting: false,
  treeshake: false,
  clean: false,
  esbuildPlugins: [tightStyles],
  define: VERSION,
  onSuccess: async () => {
    await bundleForScriptTag("thunderjack", "define");
    await bundleForScriptTag("thunderjack-replay", "replay");
    ship();
  },
});
