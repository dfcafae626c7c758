import { nodeTests } from "../vitest/node-tests.js";

export default nodeTests("component");
