import { chromiumTests } from "@thunderjack/vitest/chromium";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("canvas"),
  chromiumTests("canvas (chromium)", {
    optimized: ["rxjs", "pixi.js", "pixi.js/unsafe-eval"],
    isolate: false,
  }),
);
