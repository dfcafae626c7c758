import { packageBuild } from "@thunderjack/tsup";
import { emitDeclarations } from "@thunderjack/tsup/declarations";
import { traditionalOutlines } from "./build/traditional-plugin.mjs";

/** The outlines of the traditional courts, which a plugin computes, are bundled. All other files stay separate. */
export default packageBuild({
  onSuccess: async () => emitDeclarations(),
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
