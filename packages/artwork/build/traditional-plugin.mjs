import { traditionalCourts } from "./traditional-courts.mjs";

const MODULE = /traditional-outlines\.js$/;

/** The outlines as a module. */
const contents = () => `export const TRADITIONAL_OUTLINES = ${JSON.stringify(traditionalCourts())};`;

/** For esbuild: the outlines are made while the package is built, and are in no file of the sources. */
export const traditionalOutlines = {
  name: "traditional-outlines",
  setup(build) {
    build.onResolve({ filter: MODULE }, ({ path }) => ({ path, namespace: "traditional-outlines" }));
    build.onLoad({ filter: MODULE, namespace: "traditional-outlines" }, () => ({ loader: "js", contents: contents() }));
  },
};

/** The same for Vite, so that tests run on the sources. */
export const traditionalOutlinesInTests = {
  name: "traditional-outlines",
  enforce: "pre",
  resolveId: (id) => (MODULE.test(id) ? "\0traditional-outlines.js" : null),
  load: (id) => (id === "\0traditional-outlines.js" ? contents() : null),
};
