import { packageBuild } from "@thunderjack/tsup";
import { defineConfig } from "tsup";
import { traditionalOutlines } from "./build/traditional-plugin.mjs";

export default defineConfig({
  ...packageBuild({ entry: ["src/index.ts", "src/traditional.ts"] }),
  esbuildPlugins: [traditionalOutlines],
});
