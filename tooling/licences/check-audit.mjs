// `node tooling/licences/check-audit.mjs` checks the published dependencies for known vulnerabilities, and fails if one
// has the level high or above. If the registry does not respond, it prints this and does not fail, because a build must
// be possible without the network. With `--strict`, it fails in this case too.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { verdictOf } from "./audit.mjs";

const LEVEL = "high";

const { stdout, stderr, error } = spawnSync("pnpm", ["audit", "--prod", "--audit-level", LEVEL, "--json"], {
  cwd: fileURLToPath(new URL("../../", import.meta.url)),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  // These settings limit the waiting time for a registry that does not respond.
  env: { ...process.env, npm_config_fetch_retries: "0", npm_config_fetch_timeout: "15000" },
  timeout: 30_000,
});
const { status, says } = verdictOf(stdout || stderr || String(error ?? ""), LEVEL);
console.log(says);
if (status === "vulnerable" || (status === "unasked" && process.argv.includes("--strict"))) process.exitCode = 1;
