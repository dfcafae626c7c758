import { traditionalCourts } from "./traditional-courts.mjs";

const MODULE = /traditional-outlines\.js$/;

/** Returns the source of a module with the outlines. */
const contents = () => `export const TRADITIONAL_OUTLINES = ${JSON.stringify(traditionalCourts())};`;

/** An esbuild plugin that generates the module of the outlines. */
export const traditionalOutlines = {
  name: "traditional-outlines",
  setup(build) {
    build.onResolve({ filter: MODULE }, ({ path }) => ({ path, namespace: "traditional-outlines" }));
    build.onLoad({ filter: MODULE, namespace: "traditional-outlines" }, () => ({ loader: "js", contents: contents() }));
  },
};

/** The same plugin for Vite. Tests use it. */
export const traditionalOutlinesInTests = {
  name: "traditional-outlines",
  enforce: "pre",
  resolveId: (id) => (MODULE.test(id) ? "\0traditional-outlines.js" : null),
  load: (id) => (id === "\0traditional-outlines.js" ? contents() : null),
};
