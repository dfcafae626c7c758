import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { launchOptions } from "./chromium-path.mjs";
import { FIREFOX_PATH } from "./engines.mjs";
import { comparable } from "./pictures.mjs";
import { excludedTests, IS_THOROUGH } from "./thorough.js";

/** The dependencies that Vite prepares before the first test, so that no reload of the page interrupts a test. */
const OPTIMIZED = ["lit", "lit/decorators.js", "rxjs"];

const fileBeside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The browser of the tests. The tasks `test:firefox` set `BROWSER`. */
const BROWSER = process.env.BROWSER === "firefox" ? "firefox" : "chromium";

/** The launch options of each browser. Firefox lets its pages read only the folders in this preference. */
const LAUNCHED = {
  chromium: launchOptions(),
  firefox: {
    channel: "moz-firefox",
    executablePath: FIREFOX_PATH,
    firefoxUserPrefs: { "security.sandbox.content.read_path_whitelist": fileBeside("../../node_modules/") },
  },
};

/**
 * Returns a project of tests in a browser: the files `*.browser.test.ts` in `test` and `src`, and the files named after
 * the browser, such as `*.chromium.test.ts`. The name of the project ends with ` (chromium)` or ` (firefox)`.
 *
 * `page` has the options of the browser context, such as `{ reducedMotion: "reduce" }`. `pictures` has the settings of
 * `toMatchScreenshot`, and `pictureFolder` is the folder of the screenshots and their file `taken-with.json`. Without
 * `isolate`, all test files run in one page, which is loaded only once. The files `globalSetup` run in Node before the tests.
 */
export function browserTests(
  name,
  {
    include = [`{src,test}/**/*.{browser,${BROWSER}}.test.ts`],
    exclude = [],
    plugins = [],
    optimized = OPTIMIZED,
    setupFiles = [],
    globalSetup = [],
    page = {},
    pictures = {},
    pictureFolder,
    isolate = true,
  } = {},
) {
  return {
    plugins,
    optimizeDeps: { include: optimized },
    test: {
      name: `${name} (${BROWSER})`,
      include,
      exclude: ["**/node_modules/**", ...excludedTests(), ...exclude],
      globalSetup,
      setupFiles: [fileBeside("patience.js"), fileBeside("unpainted.js"), ...setupFiles],
      env: IS_THOROUGH ? { THOROUGH: "1" } : {},
      provide: { pictures: pictureFolder === undefined ? null : comparable(pictureFolder) },
      expect: { poll: { timeout: 30_000 } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        isolate,
        screenshotFailures: false,
        provider: playwright({
          contextOptions: page,
          launchOptions: {
            ...LAUNCHED[BROWSER],
            // With this configuration, the browser finds only the bundled fonts.
            env: { ...process.env, FONTCONFIG_FILE: fileBeside("fonts.conf") },
          },
        }),
        instances: [{ browser: BROWSER, viewport: { width: 1280, height: 800 } }],
        expect: { toMatchScreenshot: pictures },
      },
    },
  };
}
