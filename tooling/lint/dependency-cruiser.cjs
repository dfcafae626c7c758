// Who may know whom. The picture is in ARCHITECTURE.md; this file is its check.
const allowed = {
  cards: [],
  core: ["cards"],
  recording: ["core", "cards"],
  session: ["recording", "core", "cards"],
  odds: ["core", "cards"],
  stage: ["core", "cards"],
  artwork: [],
  elements: ["stage", "artwork", "recording", "session", "canvas", "odds", "core", "cards"],
  canvas: ["stage", "artwork", "core", "cards"],
  testkit: ["stage", "recording", "core", "cards"],
};

const packageRules = Object.entries(allowed).map(([name, known]) => ({
  name: `${name}-knows-only-${known.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^packages/${name}/src` },
  to: { path: "^packages/", pathNot: `^packages/(${[name, ...known].join("|")})/` },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: "elements-load-canvas-and-odds-only-when-asked",
      comment: "A page that never asks for them never downloads them.",
      severity: "error",
      // What the worker of the hints answers with is loaded as a chunk of its own.
      from: { path: "^packages/elements/src/", pathNot: "/advice/advice-answers\\.ts$" },
      to: { path: "^packages/(canvas|odds)/", dependencyTypesNot: ["dynamic-import", "type-only"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "packages-use-no-app",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(apps|benchmarks)/" },
    },
    {
      name: "no-reaching-into-another-packages-src",
      comment: "A package is used by its public names only.",
      severity: "error",
      from: { path: "^(?:packages|apps|docs)/([^/]+)/" },
      to: { path: "^packages/[^/]+/src/", pathNot: "^packages/$1/src/" },
    },
    {
      name: "rxjs-only-at-the-door-of-the-core",
      severity: "error",
      from: { path: "^packages/core/src/", pathNot: "^packages/core/src/table\\.ts$" },
      to: { path: "rxjs" },
    },
    {
      name: "pure-packages-use-no-node-and-no-dom-library",
      severity: "error",
      from: { path: "^packages/(cards|core|recording|stage|odds)/src/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "everything-imported-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
