import { nodeTests } from "@thunderjack/vitest/node";

export default nodeTests("endurance");
