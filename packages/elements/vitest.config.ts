import { chromiumTests } from "@thunderjack/vitest/chromium";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("elements"),
  chromiumTests("elements (chromium)", {
    optimized: [
      "lit",
      "lit/decorators.js",
      "lit/directive.js",
      "lit/directive-helpers.js",
      "rxjs",
      "@guidepup/virtual-screen-reader",
      // Loaded when a table persists, and when a table asks for the canvas: Vite would find them only then, and reload the
      // page in the middle of a test.
      "@thunderjack/session > idb",
      "@thunderjack/canvas > pixi.js",
      "@thunderjack/canvas > pixi.js/unsafe-eval",
    ],
  }),
);
