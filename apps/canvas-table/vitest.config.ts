import { fileURLToPath } from "node:url";
import { chromiumTests } from "@thunderjack/vitest/chromium";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("canvas-table"),
  chromiumTests("canvas-table (chromium)", {
    optimized: ["rxjs"],
    pictureFolder: fileURLToPath(new URL("test/__screenshots__/pictures.chromium.test.ts", import.meta.url)),
  }),
);
