import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { chromiumPath } from "./chromium-path.mjs";

/** What Vite prepares before the first test, so that no test is interrupted by a reload of the page. */
const OPTIMIZED = ["lit", "lit/decorators.js", "rxjs"];

const PATIENCE = fileURLToPath(new URL("patience.js", import.meta.url));

/**
 * Tests of what people see, in a real Chromium: `test/**\/*.chromium.test.ts`.
 *
 * `page` is what the pages of the tests are opened with, such as `{ reducedMotion: "reduce" }`; `pictures` is how
 * `toMatchScreenshot` compares, and where it keeps them.
 */
export function chromiumTests(
  name,
  {
    include = ["test/**/*.chromium.test.ts"],
    plugins = [],
    optimized = OPTIMIZED,
    setupFiles = [],
    page = {},
    pictures = {},
  } = {},
) {
  return defineProject({
    plugins,
    optimizeDeps: { include: optimized },
    test: {
      name,
      include,
      setupFiles: [PATIENCE, ...setupFiles],
      expect: { poll: { timeout: 30_000 } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          contextOptions: page,
          launchOptions: {
            executablePath: chromiumPath(),
            args: [
              "--no-sandbox",
              "--disable-background-networking",
              "--disable-component-update",
              "--disable-sync",
              "--no-first-run",
            ],
          },
        }),
        instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
        expect: { toMatchScreenshot: pictures },
      },
    },
  });
}
