import { packageBuild } from "@thunderjack/tsup";
import { traditionalOutlines } from "./build/traditional-plugin.mjs";

const PUBLIC = { index: "src/index.ts", traditional: "src/traditional.ts" };

/** The outlines of the traditional courts, which a plugin computes, are bundled. All other files stay separate. */
export default packageBuild({
  dts: { entry: PUBLIC },
  bundle: true,
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
