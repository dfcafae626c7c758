import { readFileSync, rmSync } from "node:fs";
import { packageBuild } from "@thunderjack/tsup";
import type { Options } from "tsup";
import { buildCdnEdition } from "./build/cdn.mjs";
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

/** The build for bundlers, followed by the CDN edition. */
export default packageBuild({
  // `src/cdn` is only built for the CDN edition.
  entry: ["src/**/*.ts", "!src/cdn/*", "!src/**/*.d.ts", "!src/**/*.stories.ts", "!src/**/*.test.ts"],
  outDir: "dist/modules",
  clean: false,
  esbuildPlugins: [tightStyles],
  define: VERSION,
  onSuccess: async () => {
    await buildCdnEdition();
    ship();
  },
});
