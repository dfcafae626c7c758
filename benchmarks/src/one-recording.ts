import { parseArgs } from "node:util";
import { measureRecording } from "./recording.js";
import { recordingSection } from "./report.js";

// A recording in a process of its own: prints its section of the report, or with `--json` the figures.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { json: { type: "boolean", default: false } },
});
const figures = measureRecording();
process.stdout.write(values.json ? JSON.stringify(figures) : `${recordingSection(figures)}\n`);
