import { packageBuild } from "@thunderjack/tsup";
import { defineConfig } from "tsup";

const PUBLIC = { index: "src/index.ts", lifecycle: "src/lifecycle.ts" };

/**
 * The build writes one file for each source. A bundler can then put each of them into the first chunk that needs it: a
 * replay verifies and shares a recording later than it shows it.
 */
export default defineConfig({
  ...packageBuild({ entry: ["src/**/*.ts"], dts: { entry: PUBLIC } }),
  bundle: false,
  splitting: false,
  treeshake: false,
});
