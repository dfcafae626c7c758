import { nodeTests } from "@thunderjack/vitest/node";

export default nodeTests("storybook-built");
