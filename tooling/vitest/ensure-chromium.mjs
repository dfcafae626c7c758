import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium-path.mjs";

/**
 * Installs Debian's Chromium if there is no Chromium, and the process runs as root on a system with apt.
 *
 * @returns {string | null} an error message if there is still no Chromium
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) return `CHROMIUM_PATH is ${named}, and there is no such file.`;
  if (existsSync(chromiumPath())) return null;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return "No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.";
  }
  console.log("Installing Debian's chromium for the browser tests …");
  apt("update", "-qq");
  const { status } = apt("install", "-y", "-qq", "chromium");
  if (status === 0 && existsSync(chromiumPath())) return null;
  return "Debian's chromium could not be installed: install a Chromium and set CHROMIUM_PATH.";
}

function apt(...words) {
  return spawnSync("apt-get", words, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
