// `npm run test:thorough` runs the thorough tests of all packages and writes THOROUGH.md, the report of this run.
// Arguments are passed to Turborepo, such as a filter. With arguments, the report is only printed.
import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { reportsOf } from "../../.ci/reports.mjs";
import { chromiumVersion } from "../vitest/chromium-path.mjs";
import { ENGINES } from "../vitest/engines.mjs";
import { ensureBrowser } from "../vitest/ensure-browser.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the row of a package in the table of the report. */
function rowOf({ folder, report }) {
  if (report === null) return `| ${folder} | no report | | | |`;
  const end = Math.max(...report.testResults.map(({ endTime }) => endTime));
  const seconds = Math.round((end - report.startTime) / 1000);
  const skipped = report.numPendingTests + report.numTodoTests;
  return `| ${folder} | ${report.numPassedTests} | ${report.numFailedTests} | ${skipped} | ${seconds} s |`;
}

const missing = ensureBrowser(ENGINES[0]);
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}
const words = process.argv.slice(2);
const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
const changes = execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" });
const turbo = ["turbo", "run", "test:thorough", "--concurrency=2", "--continue=dependencies-successful", ...words];
const { status } = spawnSync("npx", turbo, {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_VERSION: chromiumVersion(), NODE_VERSION: process.version },
});
const rows = reportsOf("test:thorough").map(rowOf);
const report = `# Thorough tests

Written by \`npm run test:thorough\`, at commit ${commit}${changes === "" ? "" : " with changes that were not committed"}, on ${cpus().length} processors, with Node
${process.version} and Chromium ${chromiumVersion()}. Two packages are tested at a time.

| package | passed | failed | skipped | time |
| ------- | -----: | -----: | ------: | ---: |
${rows.join("\n")}
`;
if (words.length === 0) writeFileSync(new URL("THOROUGH.md", import.meta.url), report);
console.log(report);
process.exitCode = status ?? 1;
