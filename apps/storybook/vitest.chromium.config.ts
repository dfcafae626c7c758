import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { chromiumTests } from "@thunderjack/vitest/chromium";
import { fewColours } from "./few-colours.js";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));
const pictures = fileURLToPath(new URL("__screenshots__", import.meta.url));
const differences = fileURLToPath(new URL(".vitest-attachments/pictures", import.meta.url));

/** Every story is a test: it is drawn, its play function is played, axe looks at it, and it is photographed. */
export default chromiumTests("storybook", {
  include: [],
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  setupFiles: [".storybook/patience.ts", ".storybook/pictures.ts"].map((file) =>
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
  // What moves would have to be waited for; motion has tests of its own, beside the elements.
  // A window as high as a phone, and half as wide as a desk: what is larger is scaled down, and is a picture of half the size.
  page: { reducedMotion: "reduce", viewport: { width: 640, height: 740 } },
  pictures: {
    comparators: { fewColours },
    comparatorName: "fewColours",
    comparatorOptions: { allowedMismatchedPixelRatio: 0.01 },
    // Enough for a busy machine. No more: Vitest waits for the rest of it at the end.
    timeout: 8000,
    resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${arg}${ext}`,
    // By themselves they would land outside of this folder, as the stories do.
    resolveDiffPath: ({ arg, ext }) => `${differences}/${arg}${ext}`,
  },
});
