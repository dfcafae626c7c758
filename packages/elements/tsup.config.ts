import { packageBuild } from "@thunderjack/tsup";
import { defineConfig } from "tsup";

export default [
  packageBuild({ entry: { index: "src/index.ts", define: "src/define.ts" } }),
  // Everything in one file, for a script tag; the build above clears the folder.
  defineConfig({
    entry: { thunderjack: "src/define.ts" },
    format: ["esm"],
    target: "es2022",
    platform: "browser",
    noExternal: [/.*/],
    treeshake: true,
    minify: true,
  }),
];
