import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the path of the Chromium for tests: `CHROMIUM_PATH`, or else the first of the usual paths that exists. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? USUAL_PLACES.find((path) => existsSync(path)) ?? USUAL_PLACES[0];
}

/** Returns the version of the Chromium for tests, such as `"156.0.8078.79"`. */
export function chromiumVersion() {
  const text = execFileSync(chromiumPath(), ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return /\d+(\.\d+)+/.exec(text)?.[0] ?? text.trim();
}
