import { parseArgs } from "node:util";
import { measureGrowth } from "./growth.js";
import { growthSection } from "./report.js";

// Measures growth in a separate process. Prints a section of the report, or the figures with `--json`.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { json: { type: "boolean", default: false } },
});
const figures = await measureGrowth();
process.stdout.write(values.json ? JSON.stringify(figures) : `${growthSection(figures)}\n`);
