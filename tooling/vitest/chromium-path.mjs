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

/**
 * The features that Playwright disables. This list repeats them, as Chromium uses only the last `--disable-features`.
 */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * The features whose pages every new window loads for the suggestions of its address bar. These pages take more
 * processor time than most pages of the tests: 0.9 s per window.
 */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** The flags of a Chromium for tests. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(",")}`,
];

/** Returns the options of Playwright's `chromium.launch` for tests. */
export function launchOptions() {
  return { executablePath: chromiumPath(), args: CHROMIUM_FLAGS };
}
