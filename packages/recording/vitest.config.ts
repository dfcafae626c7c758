import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("recording"),
  browserTests("recording", {
    optimized: ["rxjs", "valibot"],
  }),
);
