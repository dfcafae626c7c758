import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";
import { fewColours } from "./few-colours.js";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
const pictureFolder = fileURLToPath(new URL("__screenshots__", import.meta.url));
const differences = fileURLToPath(new URL(".vitest-attachments/pictures", import.meta.url));

/**
 * Every story is a test. It renders, its play function runs, axe checks it, and it is compared with its screenshots.
 */
const stories = browserTests("storybook", {
  include: [],
  // The stories share a page, because they do not affect each other, and Storybook takes long to load.
  isolate: false,
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  setupFiles: [".storybook/only-stories.ts", ".storybook/patience.ts", ".storybook/pictures.ts"].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
  optimized: [
    "@storybook/web-components-vite",
    "lit",
    "lit/decorators.js",
    "lit/directive.js",
    "lit/directive-helpers.js",
    "lit/directives/guard.js",
    "lit/directives/keyed.js",
    "lit/directives/ref.js",
    "shadow-dom-testing-library",
    "storybook/actions",
    "storybook/preview-api",
    "storybook/test",
  ],
  // Motion is reduced, because animations have their own tests beside the elements. The window is as high as a phone
  // and half as wide as a desktop. A larger page is scaled down, so that its screenshots are small.
  page: { reducedMotion: "reduce", viewport: { width: 640, height: 740 } },
  pictureFolder,
  pictures: {
    comparators: { fewColours },
    comparatorName: "fewColours",
    comparatorOptions: { allowedMismatchedPixelRatio: 0.01 },
    // The timeout is long enough for a busy machine. It is not longer, because Vitest does not clear its timer, so that
    // the process ends only after the last timer.
    timeout: 8000,
    resolveScreenshotPath: ({ arg, ext }) => `${pictureFolder}/${arg}${ext}`,
    // The default path is outside of this folder, because the stories are outside of it.
    resolveDiffPath: ({ arg, ext }) => `${differences}/${arg}${ext}`,
  },
});

export default testRun(nodeTests("storybook"), stories);
