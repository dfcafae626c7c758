// `npm test` runs all static checks and all tests of the project through Turborepo, which restores the result of a task
// whose files did not change. It ends with the totals of all test reports. The thorough tests, which take long, are run
// by `npm run test:thorough`.
// Firefox and WebKitGTK are installed if possible. If an engine is missing, its tests are not run, and the command
// fails in CI. `ENGINES=chromium,firefox` selects engines. Arguments are passed to Turborepo, such as `--force`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { clearReports } from "../../.ci/reports.mjs";
import { ENGINES, versionOf } from "../vitest/engines.mjs";
import { ensureBrowser } from "../vitest/ensure-browser.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const CHECKS = ["lint", "boundaries", "unused", "typecheck", "sizes", "licences", "api"];

/**
 * The number of concurrent tasks. It may exceed the number of processors, because a browser test spends part of its
 * time waiting for pages and timers.
 */
const CONCURRENCY = "2";

/** Runs a program and returns its exit code. */
function run(command, words, env = {}) {
  const { status } = spawnSync(command, words, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  return status ?? 1;
}

/** Returns the reason why the tests of an engine cannot be run; `null` if they can. */
function problemOf(engine) {
  const selected = process.env.ENGINES?.toLowerCase().split(",");
  if (selected?.includes(engine.name.toLowerCase()) === false) return "ENGINES excludes it.";
  return ensureBrowser(engine);
}

const engines = ENGINES.map((engine) => ({ engine, problem: problemOf(engine) }));
const usable = engines.filter(({ problem }) => problem === null).map(({ engine }) => engine);
if (!usable.some(({ task }) => task === "test")) {
  console.error(engines[0]?.problem);
  process.exit(1);
}
clearReports();
const tests = usable.map(({ task }) => task);
const versions = Object.fromEntries(usable.map((engine) => [engine.variable, versionOf(engine)]));
const env = { ...versions, NODE_VERSION: process.version };
const turbo = [
  "turbo",
  "run",
  ...CHECKS,
  ...tests,
  `--concurrency=${CONCURRENCY}`,
  "--continue=dependencies-successful",
];
const codes = [
  run("npx", [...turbo, ...process.argv.slice(2)], env),
  // This check depends on the registry, so its result must not be restored.
  run("node", ["tooling/licences/check-audit.mjs"]),
  // This check names changed files even when it succeeds. Turborepo would print its output only when it fails.
  run("node", ["tooling/mutants/check-scores.mjs"]),
];
console.log(
  "The thorough tests (`npm run test:thorough`) and the checks of the npm packages (`npx turbo run publishable`) were NOT RUN.",
);
if (!process.env.CI) console.log("The tests of CI (`*.ci.*`, with `CI=1`) were NOT RUN.");
for (const { engine, problem } of engines.filter((one) => one.problem !== null)) {
  console.log(`The tests in ${engine.name} were NOT RUN: ${problem}`);
  if (process.env.CI && process.env.ENGINES === undefined) codes.push(1);
}
codes.push(run("node", [".ci/totals.mjs", ...tests]));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
