import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs PostgreSQL from Debian, if it is missing and the process runs as root on a system with apt.
 *
 * @returns {string | null} an error message if PostgreSQL is still missing
 */
export function ensurePostgres() {
  if (existsSync("/usr/lib/postgresql")) return null;
  const hint = "PostgreSQL is missing: install it (Debian: apt-get install postgresql).";
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return hint;
  console.log("Installing PostgreSQL from Debian for the tests …");
  // No server is started after the installation: the tests start their own.
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "postgresql"], options);
  return existsSync("/usr/lib/postgresql") ? null : hint;
}
