import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

const OPTIMIZED = [
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
];

/** The test files of code that a page loads only once. Each file needs a new page. */
const IN_NEW_PAGE = ["src/**/{motion-loaded,late-*}.{browser,chromium}.test.ts"];

export default testRun(
  nodeTests("elements"),
  browserTests("elements", { optimized: OPTIMIZED, exclude: IN_NEW_PAGE, isolate: false }),
  browserTests("elements, in a new page", { optimized: OPTIMIZED, include: IN_NEW_PAGE }),
);
