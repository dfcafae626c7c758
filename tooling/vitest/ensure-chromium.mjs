// Makes sure that there is a Chromium for the browser tests: installs Debian's where that is possible,
// and says in one line what to do where it is not.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium-path.mjs";

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync("/usr/bin/apt-get");

if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
  console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is nothing.`);
  process.exit(1);
}
if (!existsSync(chromiumPath())) {
  if (!isRoot || !hasApt) {
    console.error("No Chromium found: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.");
    process.exit(1);
  }
  console.log("Installing Debian's chromium for the browser tests …");
  const apt = (...words) =>
    spawnSync("apt-get", words, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  const { status } = apt("install", "-y", "-qq", "chromium");
  if (status !== 0 || !existsSync(chromiumPath())) {
    console.error("Debian's chromium could not be installed: install it by hand, or name another in CHROMIUM_PATH.");
    process.exit(1);
  }
}
