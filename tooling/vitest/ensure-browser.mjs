import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isInstalled } from "./engines.mjs";

/**
 * Installs an engine from Debian, if it is missing and the process runs as root on a system with apt.
 *
 * @param {import("./engines.mjs").Engine} engine the engine
 * @returns {string | null} an error message if the engine is still missing
 */
export function ensureBrowser(engine) {
  const { name, program, packages } = engine;
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) return `CHROMIUM_PATH is ${named}, and there is no such file.`;
  if (isInstalled(engine)) return null;
  const hint = `install it (Debian: apt-get install ${packages.join(" ")})${name === "Chromium" ? " or set CHROMIUM_PATH" : ""}.`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return `${name} is missing (${program}): ${hint}`;
  console.log(`Installing ${name} from Debian for the browser tests …`);
  apt("update", "-qq");
  const { status } = apt("install", "-y", "-qq", ...packages);
  return status === 0 && isInstalled(engine) ? null : `${name} could not be installed from Debian: ${hint}`;
}

function apt(...words) {
  return spawnSync("apt-get", words, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
