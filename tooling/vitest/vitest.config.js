import { readFileSync } from "node:fs";
import { nodeTests } from "./node-tests.js";
import { testRun } from "./test-run.js";

// The configuration of packages without their own: one Node project with the name of the package.
const { name } = JSON.parse(readFileSync("package.json", "utf8"));

export default testRun(nodeTests(name.replace("@thunderjack/", "")));
