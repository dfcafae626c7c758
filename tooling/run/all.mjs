// `npm test` runs all static checks and all tests of the project through Turborepo, which restores the result of a task
// whose files did not change. It ends with the totals of all test reports. The thorough tests, which take long, are run by
// another command.
// Arguments are passed to Turborepo, such as `--force`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { clearReports } from "../../.ci/reports.mjs";
import { chromiumVersion } from "../vitest/chromium-path.mjs";
import { ensureChromium } from "../vitest/ensure-chromium.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const TASKS = ["lint", "boundaries", "unused", "typecheck", "sizes", "licences", "api", "test"];

/**
 * The number of concurrent tasks. It may exceed the number of processors, because a browser test spends part of its time
 * waiting for pages and timers.
 */
const CONCURRENCY = "2";

/** Runs a program and returns its exit code. */
function run(command, words, env = {}) {
  const { status } = spawnSync(command, words, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  return status ?? 1;
}

const missing = ensureChromium();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}
clearReports();
const env = { CHROMIUM_VERSION: chromiumVersion(), NODE_VERSION: process.version };
const turbo = ["turbo", "run", ...TASKS, `--concurrency=${CONCURRENCY}`, "--continue=dependencies-successful"];
const codes = [
  run("npx", [...turbo, ...process.argv.slice(2)], env),
  // This check depends on the registry, so its result must not be restored.
  run("node", ["tooling/licences/check-audit.mjs"]),
  // This check names files that changed. Turborepo prints only errors.
  run("node", ["tooling/mutants/check-scores.mjs"]),
];
console.log(
  "The thorough tests (`npm run test:thorough`) and the checks of the npm packages (`npx turbo run publishable`) were NOT RUN.",
);
codes.push(run("node", [".ci/totals.mjs"]));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
