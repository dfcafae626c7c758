// The allowed imports between packages. ARCHITECTURE.md contains the same list.
const allowed = {
  cards: [],
  core: ["cards"],
  recording: ["core", "cards"],
  session: ["recording", "core", "cards"],
  house: ["recording", "core", "cards"],
  remote: ["house", "recording", "core", "cards"],
  odds: ["core", "cards"],
  stage: ["core", "cards"],
  artwork: [],
  elements: [
    "stage",
    "artwork",
    "inspector",
    "recording",
    "session",
    "remote",
    "house",
    "canvas",
    "odds",
    "core",
    "cards",
  ],
  canvas: ["stage", "artwork", "core", "cards"],
  testkit: ["stage", "recording", "house", "core", "cards"],
  inspector: ["recording", "core", "cards"],
  "house-postgres": ["house", "core"],
  "create-renderer": [],
};

// Tests and stories, which are in the folder of their component. They are exempt, because they import fixtures.
const TESTS = "\\.test\\.ts$";
const FIXTURES = "\\.(test|stories)\\.ts$";

// The folders of packages/elements/src. Each is listed with the folders that it may import.
const folders = {
  theme: [],
  platform: ["theme"],
  verification: ["platform"],
  components: ["theme", "platform"],
  controllers: ["components", "platform"],
  wallet: ["platform"],
  game: ["wallet", "controllers", "platform"],
  persistence: ["wallet", "game", "controllers", "theme", "platform"],
  house: ["game", "controllers", "theme", "platform"],
  hints: ["game", "controllers", "components", "theme", "platform"],
  panels: ["game", "controllers", "components", "verification", "theme", "platform"],
  table: [
    "panels",
    "hints",
    "persistence",
    "house",
    "wallet",
    "game",
    "controllers",
    "components",
    "theme",
    "platform",
  ],
  "replay-components": ["components", "verification", "theme", "platform"],
  replay: ["hints", "replay-components", "table", "game", "components", "theme", "platform"],
};

const folderRules = Object.entries(folders).map(([name, imported]) => ({
  name: `elements-${name}-imports-only-${imported.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^packages/elements/src/${name}/`, pathNot: FIXTURES },
  to: { path: "^packages/elements/src/", pathNot: `^packages/elements/src/(${[name, ...imported].join("|")})/` },
}));

const packageRules = Object.entries(allowed).map(([name, known]) => ({
  name: `${name}-imports-only-${known.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^packages/${name}/src`, pathNot: TESTS },
  to: { path: "^packages/", pathNot: `^packages/(${[name, ...known].join("|")})/` },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    ...folderRules,
    {
      name: "elements-load-canvas-and-odds-lazily",
      comment: "A page that does not use them does not download them.",
      severity: "error",
      // `advice-answers.ts` is itself loaded lazily, in the worker of the hints or with `import()`.
      from: { path: "^packages/elements/src/", pathNot: `/hints/advice-answers\\.ts$|${TESTS}` },
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
      // Stories begin with the preview of Storybook, in apps/storybook.
      from: { path: "^packages/", pathNot: "\\.stories\\.ts$" },
      to: { path: "^(apps|benchmarks)/" },
    },
    {
      name: "no-imports-from-the-src-of-another-package",
      comment: "Packages import each other only through their entry points.",
      severity: "error",
      from: { path: "^(?:packages|apps|docs)/([^/]+)/" },
      to: { path: "^packages/[^/]+/src/", pathNot: "^packages/$1/src/" },
    },
    {
      name: "core-imports-rxjs-only-in-table",
      severity: "error",
      from: { path: "^packages/core/src/", pathNot: "^packages/core/src/table\\.ts$" },
      to: { path: "rxjs" },
    },
    {
      name: "pure-packages-use-no-node-and-no-dom-library",
      severity: "error",
      from: { path: "^packages/(cards|core|recording|stage|odds|house)/src/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "pure-packages-do-not-use-the-system-clock",
      comment: "The caller passes a clock to these packages.",
      severity: "error",
      from: {
        path: "^packages/(cards|core|recording|stage|odds|house|remote|artwork|testkit|canvas|session)/src/",
        pathNot: "^packages/(session|remote)/src/browser/",
      },
      to: { path: "^packages/core/(src|dist)/system-clock" },
    },
    {
      name: "all-imports-resolve",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
