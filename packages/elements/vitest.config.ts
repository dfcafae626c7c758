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
      "lit/directives/guard.js",
      "rxjs",
      "@guidepup/virtual-screen-reader",
      // These are loaded lazily, by stored tables and by the canvas. Without this list, Vite would discover them during
      // a test and reload the page.
      "@thunderjack/session > idb",
      "@thunderjack/canvas > pixi.js",
      "@thunderjack/canvas > pixi.js/unsafe-eval",
    ],
  }),
);
