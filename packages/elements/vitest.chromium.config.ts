import { chromiumTests } from "@thunderjack/vitest/chromium";

export default chromiumTests("elements (chromium)", {
  include: ["test/**/*.chromium.test.ts", "src/**/*.chromium.test.ts"],
  optimized: [
    "lit",
    "lit/decorators.js",
    "rxjs",
    // Loaded when a table asks for the canvas: found only then, they would reload the page in the middle of a test.
    "@thunderjack/canvas > pixi.js",
    "@thunderjack/canvas > pixi.js/unsafe-eval",
  ],
});
