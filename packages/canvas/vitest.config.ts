import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("canvas"),
  browserTests("canvas", {
    optimized: ["rxjs", "pixi.js", "pixi.js/unsafe-eval"],
    isolate: false,
  }),
);
