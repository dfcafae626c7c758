import { nodeTests } from "@thunderjack/vitest/node";
import { testRun } from "@thunderjack/vitest/run";
import { traditionalOutlinesInTests } from "./build/traditional-plugin.mjs";

export default testRun(nodeTests("artwork", { plugins: [traditionalOutlinesInTests] }));
