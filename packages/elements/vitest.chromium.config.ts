import { chromiumTests } from "@thunderjack/vitest/chromium";

export default chromiumTests("elements (chromium)", {
  include: ["test/**/*.chromium.test.ts", "src/**/*.chromium.test.ts"],
  optimized: [
    "lit",
    "lit/decorators.js",
    "lit/directive.js",
    "lit/directive-helpers.js",
    "rxjs",
    "@guidepup/virtual-screen-reader",
    // Loaded when a table is kept, as the canvas is.
    "@thunderjack/session > idb",
    // Loaded when a table asks for the canvas: found only then, they would reload the page in the middle of a test.
    "@thunderjack/canvas > pixi.js",
    "@thunderjack/canvas > pixi.js/unsafe-eval",
  ],
});
