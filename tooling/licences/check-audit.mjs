// `npx pnpm --filter @thunderjack/licences run audit` checks the published dependencies for known vulnerabilities, and
// fails if one has the level high or above. If the registry does not respond, the command fails with `--strict`.
// Without `--strict`, the audit then counts as a skipped test, because a build must be possible without the network.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { testReportOf, verdictOf } from "./audit.mjs";

const LEVEL = "high";

/** The report for `.ci/totals.mjs`, beside the report of the tests of this package. */
const REPORTS = fileURLToPath(new URL(".test-results/", import.meta.url));

const { stdout, stderr, error } = spawnSync("npx", ["pnpm", "audit", "--prod", "--audit-level", LEVEL, "--json"], {
  cwd: fileURLToPath(new URL("../../", import.meta.url)),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  // These settings limit the time for which pnpm waits for a registry that does not respond.
  env: { ...process.env, npm_config_fetch_retries: "0", npm_config_fetch_timeout: "15000" },
  timeout: 30_000,
});
const verdict = verdictOf(stdout || stderr || String(error ?? ""), LEVEL);
console.log(verdict.summary);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(`${REPORTS}audit.json`, JSON.stringify(testReportOf(verdict)));
const isStrict = process.argv.includes("--strict");
if (verdict.status === "vulnerable" || (verdict.status === "unavailable" && isStrict)) process.exitCode = 1;
