// `npx turbo run node-versions` runs the Node projects with several supported versions of Node.
// Each version comes from the package `node` of the npm registry and is stored in node_modules/.cache.
// Arguments are versions: `node node-versions.mjs 22.20.0`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { RETRY } from "./test-run.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The oldest supported version, and one version of each later line with long-term support. */
const VERSIONS = ["20.19.0", "22.20.0", "24.9.0"];

/** The test projects that run on every version. They do not need a browser. */
const PROJECTS = [
  "artwork",
  "canvas",
  "cards",
  "cli",
  "core",
  "elements",
  "house",
  "inspector",
  "odds",
  "recording",
  "remote",
  "session",
  "stage",
  "testkit",
];

/**
 * Long tests whose results do not depend on the version of Node: the tested code only computes with numbers and texts, or
 * is not run by Node. They run only in `npm test`.
 */
const EXCLUDED = [
  "apps/cli/test/odds.test.ts",
  "packages/artwork/test/card-face.test.ts",
  "packages/cards/test/growth.test.ts",
  "packages/core/test/{laws,second-reading,shuffle-quality}.test.ts",
  "packages/odds/test/{against-brute-force,against-the-table,edge,simulated-edge}.ci.test.ts",
  "packages/odds/test/{simulation,table-strategy}.test.ts",
  "packages/recording/test/{python-command,second-verifier,verify-fast}.test.ts",
  "packages/session/test/damaged-store.ci.test.ts",
  "packages/stage/test/{any-game,choreography,press-bursts,tape-seek}.test.ts",
  "packages/testkit/test/conformance.test.ts",
];

/** The number of simulations with random faults. `npm test` has more of them, on one version. */
const SEEDS = "40";

/** Returns the folder with the programs of a Node version. Installs the version if it is missing. */
function programsOf(version) {
  const folder = join(ROOT, "node_modules/.cache/node", version);
  const programs = join(folder, "node_modules/node/bin");
  if (!existsSync(join(programs, "node"))) {
    mkdirSync(folder, { recursive: true });
    const words = ["install", `node@${version}`, "--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
    const { status } = spawnSync("npm", words, { stdio: "inherit" });
    if (status !== 0) throw new Error(`node@${version} could not be installed.`);
  }
  return programs;
}

/** Runs the projects with a Node version and returns whether all tests pass. */
function passes(version) {
  const programs = programsOf(version);
  const report = join(ROOT, `tooling/vitest/.test-results/node-${version}.json`);
  const words = [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    "--maxWorkers=2",
    `--retry=${RETRY}`,
  ];
  const projects = PROJECTS.flatMap((name) => ["--project", name]);
  const excluded = EXCLUDED.map((pattern) => join(ROOT, pattern)).join(delimiter);
  console.log(`Node ${version}`);
  const { status } = spawnSync(
    join(programs, "node"),
    [join(ROOT, "node_modules/vitest/vitest.mjs"), ...words, ...projects],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { SEEDS, ...process.env, EXCLUDED_TESTS: excluded, PATH: `${programs}${delimiter}${process.env.PATH}` },
    },
  );
  return status === 0;
}

const named = process.argv.slice(2);
const failed = (named.length > 0 ? named : VERSIONS).filter((version) => !passes(version));
if (failed.length > 0) {
  console.error(`Tests fail on Node ${failed.join(", ")}.`);
  process.exitCode = 1;
}
