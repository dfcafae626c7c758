// `pnpm audit:dependencies`: asks the registry for known vulnerabilities in what is shipped. Fails when it knows one. Where
// it cannot be asked, says so and does not fail: a build must be possible without the network. `--strict` fails then, too.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { verdictOf } from "./audit.mjs";

const LEVEL = "high";

const { stdout, stderr, error } = spawnSync("pnpm", ["audit", "--prod", "--audit-level", LEVEL, "--json"], {
  cwd: fileURLToPath(new URL("../../", import.meta.url)),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  // Nobody is to wait for a registry that does not answer.
  env: { ...process.env, npm_config_fetch_retries: "0", npm_config_fetch_timeout: "15000" },
  timeout: 30_000,
});
const { status, says } = verdictOf(stdout || stderr || String(error ?? ""), LEVEL);
console.log(says);
if (status === "vulnerable" || (status === "unasked" && process.argv.includes("--strict"))) process.exitCode = 1;
