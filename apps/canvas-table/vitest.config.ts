import { fileURLToPath } from "node:url";
import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("canvas-table"),
  browserTests("canvas-table", {
    optimized: ["rxjs"],
    pictureFolder: fileURLToPath(new URL("test/__screenshots__/pictures.chromium.test.ts", import.meta.url)),
  }),
);
