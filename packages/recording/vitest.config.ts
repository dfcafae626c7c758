import { chromiumTests } from "@thunderjack/vitest/chromium";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("recording"),
  chromiumTests("recording (chromium)", {
    optimized: ["rxjs", "valibot"],
  }),
);
