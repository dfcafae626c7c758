import { nodeTests } from "@thunderjack/vitest/node";
import { traditionalOutlinesInTests } from "./build/traditional-plugin.mjs";

export default { ...nodeTests("artwork"), plugins: [traditionalOutlinesInTests] };
