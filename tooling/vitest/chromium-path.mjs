import { existsSync } from "node:fs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium that the tests use: the one `CHROMIUM_PATH` names, else the first found where it usually is. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path)) ?? usualPlaces[0];
}
