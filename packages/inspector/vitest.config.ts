import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("inspector"),
  browserTests("inspector", { optimized: ["lit", "lit/decorators.js", "rxjs", "axe-core"] }),
);
