import { fileURLToPath } from "node:url";
import { browserTests } from "@thunderjack/vitest/browser";
import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";

export default testRun(
  nodeTests("house-server"),
  browserTests("house-server", {
    optimized: ["lit", "lit/decorators.js", "rxjs", "valibot", "pixi.js", "pixi.js/unsafe-eval"].map((name) =>
      name.startsWith("pixi") ? `@thunderjack/canvas > ${name}` : `@thunderjack/elements > ${name}`,
    ),
    globalSetup: [fileURLToPath(new URL("test/far-table/start-relay.ts", import.meta.url))],
  }),
);
