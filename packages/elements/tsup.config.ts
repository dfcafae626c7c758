import { rmSync } from "node:fs";
import { packageBuild } from "@thunderjack/tsup";
import { buildCdnEdition } from "./build/cdn.mjs";
import { ship } from "./build/ship.mjs";
import { groupedModules, tightModules } from "./build/tight-modules.mjs";
import { VERSION } from "./build/version.mjs";
import * as tokens from "./src/theme/tokens.js";

// In watch mode, other builds read `dist` at any time, so it is not deleted.
if (!process.argv.includes("--watch")) rmSync("dist", { recursive: true, force: true });

/** The build for bundlers, followed by the CDN edition. */
export default packageBuild({
  // `src/cdn` is only built for the CDN edition.
  entry: ["src/**/*.ts", "!src/cdn/*", "!src/**/*.d.ts", "!src/**/*.stories.ts", "!src/**/*.test.ts"],
  outDir: "dist/modules",
  clean: false,
  esbuildPlugins: [groupedModules(/src\/define\.ts$/)],
  plugins: [tightModules(tokens)],
  define: VERSION,
  onSuccess: async () => {
    await buildCdnEdition(tokens);
    ship();
  },
});
