import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath, chromiumVersion } from "./chromium-path.mjs";

/** The path of Firefox ESR from Debian. */
export const FIREFOX_PATH = "/usr/bin/firefox-esr";

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} program
 * @property {readonly [string, ...string[]]} packages
 * @property {string} task
 * @property {string} variable
 */

/**
 * The browser engines of the tests: the program, the Debian packages that install it, the task of its tests, and the
 * environment variable with its version, on which the cached results of this task depend.
 *
 * @type {readonly Engine[]}
 */
export const ENGINES = [
  { name: "Chromium", program: chromiumPath(), packages: ["chromium"], task: "test", variable: "CHROMIUM_VERSION" },
  {
    name: "Firefox",
    program: FIREFOX_PATH,
    packages: ["firefox-esr"],
    task: "test:firefox",
    variable: "FIREFOX_VERSION",
  },
  {
    name: "WebKitGTK",
    program: "/usr/bin/WebKitWebDriver",
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
    task: "test:webkit",
    variable: "WEBKIT_VERSION",
  },
];

/**
 * Returns whether an engine is installed.
 *
 * @param {Engine} engine
 */
export function isInstalled({ program }) {
  return existsSync(program);
}

/**
 * Returns the version of an engine, such as `"153.7.0esr-1~deb12u1"`.
 *
 * @param {Engine} engine
 */
export function versionOf({ name, packages }) {
  if (name === "Chromium") return chromiumVersion();
  // The output has the name of the package, a tab and the version.
  return execFileSync("dpkg-query", ["-W", packages[0]], { encoding: "utf8" }).split("\t").at(-1)?.trim();
}
