import { parseArgs } from "node:util";
import { measureRecording } from "./recording.js";
import { recordingSection } from "./report.js";

// Measures recordings in a separate process. Prints a section of the report, or the figures with `--json`.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { json: { type: "boolean", default: false } },
});
const figures = measureRecording();
process.stdout.write(values.json ? JSON.stringify(figures) : `${recordingSection(figures)}\n`);
